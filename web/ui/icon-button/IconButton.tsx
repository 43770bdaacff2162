import { Button } from 'react-aria-components/Button'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { IconName } from '#web/ui/icon/shapes.ts'
import { Tooltip } from '#web/ui/tooltip/Tooltip.tsx'
import styles from './IconButton.module.css'

interface Props {
  readonly icon: IconName
  /** The button's name, which its tooltip shows. */
  readonly label: string
  readonly onPress: () => void
}

/** A button without words, beside another button with words that does the same. */
export function IconButton({ icon, label, onPress }: Props) {
  return (
    <Tooltip text={label} isName>
      <Button
        className={styles['button'] ?? ''}
        aria-label={label}
        onPress={onPress}
        render={(props) => <button {...props} aria-describedby={undefined} />}
      >
        <Icon name={icon} />
      </Button>
    </Tooltip>
  )
}
