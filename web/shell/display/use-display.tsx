import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { shellNotices } from '#schema/errors/shell-notices.ts'
import { focusAfter } from '#web/focus/focus-after.ts'
import { loadCode } from '#web/loading/load-code.ts'
import { OptionalPart } from '#web/loading/OptionalPart.tsx'
import { subscribeToPreferences } from '#web/lib/show-preferences.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { DisclosureButton } from '#web/ui/disclosure/DisclosureButton.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { DisplayPanelProps } from './DisplayPanel.tsx'

const panelId = 'display'
const loadPanel = loadCode(() => import('./DisplayPanel.tsx'))

/**
 * Returns the Display button and its panel for the header to place. The panel is in the page right after the button and pushes the
 * following content down. It is not a dialog: switch and magnifier users can move from the button into the panel and out again
 * without a focus trap, and the page below shows the effect of each choice. A page change closes it. The panel's code
 * loads on first use.
 */
export function useDisplay(className: string | undefined, offersTargets: boolean) {
  const { key } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<{ readonly Panel: ComponentType<DisplayPanelProps>; readonly at: string }>()
  const isOpen = open?.at === key

  // A choice from before an editor switched the tool off: the panel no longer has its switch.
  useLayoutEffect(() => {
    if (offersTargets) return undefined
    const end = () => void delete document.documentElement.dataset['targets']
    end()
    return subscribeToPreferences(end)
  }, [offersTargets])

  const toggle = async () => {
    if (isOpen) return setOpen(undefined)
    try {
      const { DisplayPanel } = await loadPanel()
      setOpen({ Panel: DisplayPanel, at: key })
    } catch {
      notify({ type: 'error', text: shellNotices.display.join(' ') })
    }
  }
  const close = () =>
    focusAfter(
      () => setOpen(undefined),
      () => button.current,
    )
  return {
    button: (
      <DisclosureButton
        ref={button}
        className={className}
        isExpanded={isOpen}
        controls={isOpen ? panelId : undefined}
        onPress={toggle}
      >
        <Icon name="display" />
        Display
      </DisclosureButton>
    ),
    panel: isOpen && (
      <OptionalPart onFail={close}>
        <open.Panel id={panelId} onClose={close} offersTargets={offersTargets} />
      </OptionalPart>
    ),
  }
}
