import { useEffect, useId, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { IconName } from '#web/ui/icon/shapes.ts'
import styles from './IconButton.module.css'
import { tooltips, tooltipTiming } from './tooltips.ts'

interface Props {
  readonly icon: IconName
  /** The button's name. The tooltip shows exactly this, so it never adds information (T10). */
  readonly label: string
  readonly onPress: () => void
}

/**
 * An icon button, beside another button with text that does the same. Its tooltip shows the name to visitors who do not recognise the
 * icon: after 700 ms of hover, at once by keyboard. The tooltip is visual only and not a description, because a screen reader would
 * announce the name twice.
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
        // React Aria does not report a close while the tooltip is still pending.
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
