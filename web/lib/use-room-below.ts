import { type RefObject, useEffect } from 'react'

/**
 * Publishes the height of a part at the bottom of the window as a custom property, so that it does not cover the focused element
 * (WCAG 2.4.11) or the end of the page.
 * @param property has to be part of `scroll-padding-block` in base.css.
 */
export function useRoomBelow(part: RefObject<HTMLElement | null>, property: `--${string}`, isShown = true) {
  useEffect(() => {
    const { style } = document.documentElement
    const element = part.current
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [part, property, isShown])
}
