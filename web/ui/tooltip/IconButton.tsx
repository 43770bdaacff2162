import { useEffect, useId, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { IconName } from '#web/ui/icon/shapes.ts'
import styles from './IconButton.module.css'
import { tooltips, tooltipTiming } from './tooltips.ts'

interface Props {
  readonly icon: IconName
  /** The button's name. The tooltip shows this and can show nothing else: it repeats, it never adds (T10). */
  readonly label: string
  readonly onPress: () => void
}

/**
 * An icon as a button, where a second button with words does the same. The tooltip repeats its name for those who do not know the
 * icon: after 700 ms of hover, at once by keyboard. It is for the eye alone, and no description, or a screen reader would say the
 * name twice.
 */
export function IconButton({ icon, label, onPress }: Props) {
  const id = useId()
  const isOpen = useSyncExternalStore(
    tooltips.subscribe,
    () => tooltips.shown() === id,
    () => false,
  )
  useEffect(() => () => tooltips.close(id), [id])

  return (
    <TooltipTrigger
      delay={0}
      closeDelay={tooltipTiming.close}
      isOpen={isOpen}
      onOpenChange={(opens) => (opens ? tooltips.openLater(id) : tooltips.close(id))}
    >
      <Button
        className={styles['button'] ?? ''}
        aria-label={label}
        onPress={onPress}
        onFocus={({ target }) => target.matches(':focus-visible') && tooltips.open(id)}
        // React Aria tells of no close before the tooltip is open.
        onPressStart={() => tooltips.close(id)}
        onHoverEnd={() => isOpen || tooltips.close(id)}
        render={(props) => <button {...props} aria-describedby={undefined} />}
      >
        <Icon name={icon} />
      </Button>
      <Tooltip
        className={styles['tooltip'] ?? ''}
        placement="bottom"
        offset={8}
        render={(props) => <div {...props} aria-hidden="true" />}
      >
        {label}
      </Tooltip>
    </TooltipTrigger>
  )
}
