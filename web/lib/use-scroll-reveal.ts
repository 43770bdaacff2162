import { type RefObject, useEffect, useRef } from 'react'

/** For an element whose children rise into their place as one scrolls down to them. What does it comes after the page has loaded. */
export function useScrollReveal<T extends Element>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    let end: (() => void) | undefined
    let hasGone = false
    const start = async () => {
      try {
        const { revealOnScroll } = await import('./scroll-reveal.ts')
        if (!hasGone && ref.current) end = revealOnScroll(ref.current)
      } catch {
        // Only an effect: without it everything is where it belongs.
      }
    }
    const later = () => void start()
    if (document.readyState === 'complete') later()
    else addEventListener('load', later, { once: true })
    return () => {
      hasGone = true
      removeEventListener('load', later)
      end?.()
    }
  }, [])
  return ref
}
