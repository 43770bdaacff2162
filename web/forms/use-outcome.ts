import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Outcome } from './outcome.ts'

interface Latch<Loaded> {
  readonly outcome: Outcome | undefined
  /** What the page's loader had said when this form began; its token goes with the form to the end. */
  readonly loaded: Loaded
  readonly locationKey: string
  /** 0 for what came with the document; one more for each answer since. */
  readonly serial: number
}

/**
 * Keeps the answer to the last post. React Router forgets it at the next navigation, and a press on the skip link or on any
 * link to a place on this page is one: errors, or a reference number, would vanish. A form begins afresh when a person comes
 * to its address again after it was accepted.
 */
export function useOutcome<Loaded>(posted: Outcome | undefined, loaded: Loaded): Latch<Loaded> {
  const { key } = useLocation()
  const [latch, setLatch] = useState<Latch<Loaded>>({ outcome: posted, loaded, locationKey: key, serial: 0 })

  const next = (): Latch<Loaded> => {
    if (posted && posted !== latch.outcome)
      return { ...latch, outcome: posted, locationKey: key, serial: latch.serial + 1 }
    const isBegunAgain =
      !posted && latch.outcome?.kind === 'accepted' && loaded !== latch.loaded && key !== latch.locationKey
    return isBegunAgain ? { outcome: undefined, loaded, locationKey: key, serial: 0 } : latch
  }

  const current = next()
  // React's way of following a prop: the render starts again at once with the new state, and nothing stale is painted.
  if (current !== latch) setLatch(current)
  return current
}
