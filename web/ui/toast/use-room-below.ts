import { type RefObject, useEffect } from 'react'

/** Publishes the height of the toasts, so that they do not cover the focused element (WCAG 2.4.11) or the end of the page. */
export function useRoomBelow(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const element = region.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => style.setProperty('--toast-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--toast-height')
    }
  }, [region])
}
