import { type RefObject, useEffect } from 'react'

const wholeHeight = (element: HTMLElement) => element.offsetHeight

interface Options {
  /** Default: the part is always there. */
  readonly isShown?: boolean
  /** In px, for a part of which not all stays in the window. Declared outside the component. */
  readonly heightOf?: (element: HTMLElement) => number
}

/**
 * Publishes the height of a part that stays at the top or bottom of the window as a custom property of the page, so that it does not
 * cover an element that receives the focus (base.css) or the end of the page. Only its text decides how high it is: the text size of a
 * user style sheet cannot be detected in CSS. When the part grows over the focused element, the page scrolls just enough (WCAG 2.4.11);
 * also after Tab, since a browser scrolls to the first line of a text area and not to its end.
 */
export function useMeasuredHeight(
  part: RefObject<HTMLElement | null>,
  property: `--${string}`,
  { isShown = true, heightOf = wholeHeight }: Options = {},
) {
  useEffect(() => {
    const { style } = document.documentElement
    const element = part.current
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return undefined
    const uncover = () => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body || element.contains(activeElement)) return
      const [cover, focused] = [element.getBoundingClientRect(), activeElement.getBoundingClientRect()]
      if (
        focused.bottom > cover.top &&
        focused.top < cover.bottom &&
        focused.right > cover.left &&
        focused.left < cover.right
      )
        activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${heightOf(element)}px`)
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
  }, [part, property, isShown, heightOf])
}
