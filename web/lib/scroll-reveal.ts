import './scroll-reveal.css'

/** S90, in CSS px and ms. The style sheet repeats these values. */
export const revealTiming = {
  /** The distance between the lower edge of the window and the line at which a section begins to rise. */
  offset: 120,
  delay: 0,
  duration: 400,
  easing: 'ease',
  /** The distance that a section rises. */
  rise: 24,
} as const

/**
 * Animates the children of `container` that are below the window when they scroll into view. They are moved, never hidden, so
 * waiting sections can be seen, read, found and focused. Children that are visible at the start do not move. The style sheet
 * disables the movement in print and with reduced motion. An IntersectionObserver replaces scroll and resize events (S91).
 * @returns a clean-up function that restores every child to its place.
 */
export function revealOnScroll(container: Element): () => void {
  const waiting = [...container.children]
    // Without boxes, and so without motion (ServedPart.tsx).
    .flatMap((child) => (child.matches('[data-part]') ? [...child.children] : child))
    .filter((child) => child.getBoundingClientRect().top >= innerHeight)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        target.setAttribute('data-reveal', 'shown')
      }
    },
    // The observer measures the waiting position, which is lower than the final one.
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
