import { type RefObject, useEffect } from 'react'

/**
 * Publishes the height of a part at the bottom of the window, so that it does not cover an element that receives the focus
 * (base.css) or the end of the page. When the part grows over the focused element, the page scrolls just enough (WCAG 2.4.11); also after
 * Tab, since a browser scrolls to the first line of a text area and not to its end.
 */
export function useRoomBelow(part: RefObject<HTMLElement | null>, property: `--${string}`, isShown = true) {
  useEffect(() => {
    const { style } = document.documentElement
    const element = part.current
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return undefined
    const uncover = () => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body || element.contains(activeElement)) return
      const [below, focused] = [element.getBoundingClientRect(), activeElement.getBoundingClientRect()]
      if (
        focused.bottom > below.top &&
        focused.top < below.bottom &&
        focused.right > below.left &&
        focused.left < below.right
      )
        activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${element.offsetHeight}px`)
      uncover()
    })
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') uncover()
    }
    addEventListener('keyup', onKeyUp, true)
    observer.observe(element)
    return () => {
      observer.disconnect()
      removeEventListener('keyup', onKeyUp, true)
      style.removeProperty(property)
    }
  }, [part, property, isShown])
}
