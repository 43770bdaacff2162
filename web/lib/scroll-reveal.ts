import './scroll-reveal.css'

/** S90, in CSS px and ms; the style sheet says the same. */
export const revealTiming = {
  /** How far above the lower edge of the window a part begins to rise. */
  offset: 120,
  delay: 0,
  duration: 400,
  easing: 'ease',
  /** How far below its place it waits. */
  rise: 24,
} as const

/**
 * Lets the children of `container` that lie below the window rise into their place as they come into sight. They are moved, never
 * hidden: what waits can be seen, read, found and focused, and what is in sight when the script comes stays as it is. The style
 * sheet moves nothing in print or where motion is unwelcome. The browser's own observer tells, so there is no scroll event to
 * throttle and no resize to debounce (S91).
 * @returns what ends it, with everything in its place.
 */
export function revealOnScroll(container: Element): () => void {
  const waiting = [...container.children].filter((child) => child.getBoundingClientRect().top >= innerHeight)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        target.setAttribute('data-reveal', 'shown')
      }
    },
    // Measured where it waits, which is lower than its place.
    { rootMargin: `0px 0px ${revealTiming.rise - revealTiming.offset}px` },
  )
  for (const element of waiting) {
    element.setAttribute('data-reveal', 'waiting')
    observer.observe(element)
  }
  return () => {
    observer.disconnect()
    for (const element of waiting) element.removeAttribute('data-reveal')
  }
}
