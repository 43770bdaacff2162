import { type PointerEvent, useRef } from 'react'

/** The minimum distance of a swipe that closes a toast, in CSS px (S54). */
const swipeDistance = 50

/**
 * Moves an element sideways with the pointer, and calls `onSwipe` on release beyond the distance; otherwise the element returns.
 * Buttons inside it still work. There must always be another way to do the same (WCAG 2.5.7).
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number>(undefined)

  const rest = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined
    currentTarget.style.removeProperty('translate')
    delete currentTarget.dataset['swiping']
  }
  return {
    onPointerDown({ button, clientX, currentTarget, isPrimary, pointerId, target }: PointerEvent<HTMLElement>) {
      if (button !== 0 || !isPrimary || !(target instanceof Element) || target.closest('button')) return
      start.current = clientX
      currentTarget.setPointerCapture(pointerId)
      currentTarget.dataset['swiping'] = ''
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
      // By the CSSOM, because the page's policy blocks a style attribute.
      if (start.current !== undefined) currentTarget.style.translate = `${clientX - start.current}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return
      const distance = Math.abs(event.clientX - start.current)
      if (distance < swipeDistance) return rest(event)
      start.current = undefined
      onSwipe()
    },
    onPointerCancel: rest,
  }
}
