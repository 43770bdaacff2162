import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref for an element whose children rise into view on scrolling. The code loads after the page. */
export function useScrollReveal<T extends Element>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    let end: (() => void) | undefined
    let isUnmounted = false
    const start = async () => {
      try {
        const { revealOnScroll } = await import('./scroll-reveal.ts')
        if (!isUnmounted && ref.current) end = revealOnScroll(ref.current)
      } catch {
        // The effect is only decorative: without it everything is in its place.
      }
    }
    const later = () => void start()
    if (document.readyState === 'complete') later()
    else addEventListener('load', later, { once: true })
    return () => {
      isUnmounted = true
      removeEventListener('load', later)
      end?.()
    }
  }, [])
  return ref
}
