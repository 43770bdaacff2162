import { useRef } from 'react'
import { useMeasuredHeight } from '#web/lib/use-measured-height.ts'
import { Button } from '#web/ui/button/Button.tsx'
import sheet from './scroll-rail.css?url'

/** The address of its style sheet. */
export { sheet }

/** Part of the window that one press scrolls, so that the last lines are still in view. */
const step = 0.8

export interface RailProps {
  /** Whether the visitor prefers reduced motion. Passed in, so that its code stays in the chunk of every page. */
  readonly isStill: () => boolean
}

/**
 * Scrolls by a press or a dwell, for people who cannot turn a wheel or drag a scroll bar. It has its own strip at the side of the
 * window, or on a phone its own row at the bottom, for which the page leaves room. Between its buttons is an area
 * without targets, where a gaze can rest.
 */
export function ScrollRail({ isStill }: RailProps) {
  const ref = useRef<HTMLElement>(null)
  useMeasuredHeight(ref, '--rail-height')
  const scroll = (direction: -1 | 1) =>
    scrollBy({ top: direction * step * innerHeight, behavior: isStill() ? 'instant' : 'smooth' })
  return (
    <section ref={ref} className="scroll-rail" aria-label="Scroll">
      <Button className="scroll-rail-button" onPress={() => scroll(-1)}>
        <svg className="scroll-rail-arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 16l8-8 8 8" />
        </svg>
        Up
      </Button>
      <Button className="scroll-rail-button" onPress={() => scroll(1)}>
        Down
        <svg className="scroll-rail-arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8l8 8 8-8" />
        </svg>
      </Button>
    </section>
  )
}
