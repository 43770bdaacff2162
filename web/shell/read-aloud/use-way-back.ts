import { type RefObject, useEffect, useEffectEvent } from 'react'
import { reachableIn } from '#web/focus/reachable.ts'

/** The first link or control that ends after the start of a place in the page, or the last that ends before it. */
function besideIn(main: Element, place: Range, isBefore: boolean): HTMLElement | undefined {
  const around = new Range()
  const isAfter = (element: Element) => {
    around.selectNode(element)
    return around.compareBoundaryPoints(Range.START_TO_END, place) > 0
  }
  const all = reachableIn(main)
  return isBefore ? all.findLast((element) => !isAfter(element)) : all.find(isAfter)
}

/**
 * Tab leads from the player, which follows the page, back into the page, beside the sentence that is read. When Tab itself has led from
 * the page into the player, and no button was pressed there, it leads on to the footer.
 */
export function useWayBack(player: RefObject<HTMLElement | null>, place: Range | undefined): void {
  const wayBack = useEffectEvent((isBefore: boolean) => {
    const main = document.querySelector('main')
    return main && place && besideIn(main, place, isBefore)
  })
  useEffect(() => {
    const element = player.current
    if (!element) return undefined
    let isTabbing = false
    let isPassingBy = false
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)
    // On the window, because React Aria's toolbar stops the Tab key.
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event
      isTabbing = key === 'Tab'
      if (!isInside(target)) return
      if (key === 'Enter' || key === ' ') isPassingBy = false
      if (!isTabbing || isPassingBy || altKey || ctrlKey || metaKey) return
      const to = wayBack(shiftKey)
      if (!to) return
      event.preventDefault()
      event.stopImmediatePropagation()
      to.focus()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      isTabbing = false
      if (isInside(target)) isPassingBy = false
    }
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) isPassingBy = isTabbing
    }
    addEventListener('keydown', onKeyDown, true)
    addEventListener('pointerdown', onPointerDown, true)
    element.addEventListener('focusin', onFocusIn)
    return () => {
      removeEventListener('keydown', onKeyDown, true)
      removeEventListener('pointerdown', onPointerDown, true)
      element.removeEventListener('focusin', onFocusIn)
    }
  }, [player])
}
