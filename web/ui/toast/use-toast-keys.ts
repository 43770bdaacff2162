import { type RefObject, useLayoutEffect } from 'react'

/**
 * F8 and F6 move the focus to the region and back (S55). React Aria handles only F6, and only in one direction; the capture phase of
 * the window runs before it. With a modifier, F6 belongs to the browser.
 */
export function useToastKeys(region: RefObject<HTMLElement | null>, goBack: () => void, isShown: boolean) {
  // A layout effect, because a key can be pressed as soon as a toast is visible.
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8' && event.key !== 'F6') return
      event.stopImmediatePropagation()
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (event.repeat) return
      if (region.current?.contains(document.activeElement)) goBack()
      else region.current?.focus()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [region, goBack, isShown])
}
