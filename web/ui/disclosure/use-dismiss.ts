import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Options {
  /** The open panel, with whatever belongs to it. */
  readonly panel: RefObject<HTMLElement | null>
  /** The id of the panel in `aria-controls` of the button that opens and closes it. */
  readonly id: string
  readonly isOpen: boolean
  /** Escape was pressed. `isInside`: the focus is in the panel or on its button. */
  readonly onEscape: (isInside: boolean) => void
  /** The focus has moved from the panel to an element other than its button. */
  readonly onLeave?: (to: Element) => void
}

const isButtonOf = (id: string, element: Element | null) => element?.getAttribute('aria-controls') === id

/**
 * The two ways in which a panel without a focus trap is left by keyboard. Layout effects, because passive effects run after the panel
 * is visible: on a busy device, a key that was pressed between the two would be lost.
 */
export function useDismiss({ panel, id, isOpen, onEscape, onLeave }: Options): void {
  const handlers = useRef({ onEscape, onLeave })
  useLayoutEffect(() => {
    handlers.current = { onEscape, onLeave }
  })
  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return undefined
    // On the window, before the handler of an open tooltip. Escape inside the panel closes both; elsewhere the tooltip closes first.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const { activeElement } = document
      if (element.contains(activeElement)) handlers.current.onEscape(true)
      else if (!document.querySelector('[role=tooltip]')) handlers.current.onEscape(isButtonOf(id, activeElement))
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || element.contains(relatedTarget)) return
      if (!isButtonOf(id, relatedTarget)) handlers.current.onLeave?.(relatedTarget)
    }
    addEventListener('keydown', onKeyDown, true)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('keydown', onKeyDown, true)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [panel, id, isOpen])
}
