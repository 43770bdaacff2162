import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { useLargeTargets } from '#web/loading/large-targets-part.tsx'
import styles from './Tooltip.module.css'
import { tooltips, tooltipTiming } from './tooltips.ts'

interface Props {
  /** Not essential: touch never shows it (T10). */
  readonly text: string
  /** One button, which the tooltip describes. */
  readonly children: ReactNode
  /** The text is the button's name. It is then only for the eyes: Orca would say the name three times. */
  readonly isName?: boolean
}

/** The tooltip of a button, after 700 ms of hover and at once by keyboard. It is in the landmark of its button. */
export function Tooltip({ text, children, isName = false }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isLarge = useLargeTargets()
  const isOpen = useSyncExternalStore(
    tooltips.subscribe,
    () => tooltips.shown() === id,
    () => false,
  )
  useEffect(() => () => tooltips.close(id), [id])
  const triggerProps = {
    ref: button,
    onFocus: ({ target }: { readonly target: Element }) => target.matches(':focus-visible') && tooltips.open(id),
    // React Aria does not report a close while the tooltip is still pending.
    onPressStart: () => tooltips.close(id),
    onHoverEnd: () => isOpen || tooltips.close(id),
  }
  return (
    <TooltipTrigger
      delay={0}
      closeDelay={tooltipTiming.close}
      // A gaze that rests on the button opens nothing over its neighbours.
      {...(isLarge && { trigger: 'focus' })}
      isOpen={isOpen}
      onOpenChange={(opens) => (opens ? tooltips.openLater(id) : tooltips.close(id))}
    >
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- The button renders with the tooltip in any case. */}
      <ButtonContext value={triggerProps}>{children}</ButtonContext>
      <PortalProvider getContainer={() => button.current?.parentElement ?? null}>
        <AriaTooltip
          className={styles['tooltip'] ?? ''}
          placement="bottom"
          offset={8}
          {...(isName && { render: (props) => <div {...props} aria-hidden="true" /> })}
        >
          {text}
        </AriaTooltip>
      </PortalProvider>
    </TooltipTrigger>
  )
}
