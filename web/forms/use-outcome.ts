import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { stepOn } from './form-steps.ts'
import { forgetSent, keepPage, keptPage } from './kept-pages.ts'
import { pageOf, placeOf, type Outcome } from './outcome.ts'

interface Latch<Loaded> {
  /** The last answer to a post that this form has taken in. */
  readonly posted: Outcome | undefined
  readonly outcome: Outcome | undefined
  /** What the page's loader had said when this form began; its token goes with the form to the end. */
  readonly loaded: Loaded
  readonly locationKey: string
  /** 0 for what came with the document; one more for each answer since. */
  readonly serial: number
  /** Changes with the page of the form that is shown. */
  readonly page: number
}

/**
 * Keeps the answer to the last post. React Router forgets it at the next navigation, and a press on the skip link or on any
 * link to a place on this page is one: errors, or a reference number, would vanish. A form begins afresh when a person comes
 * to its address again after it was accepted.
 *
 * What is typed is kept in this tab as well, for each stop of its history, until the form is accepted: reload and the browser's
 * Back find it.
 */
export function useOutcome<Loaded>(posted: Outcome | undefined, loaded: Loaded, definition: FormDefinition) {
  const { key, pathname } = useLocation()
  const isAtRest = useNavigation().state === 'idle'
  const [latch, setLatch] = useState<Latch<Loaded>>({
    posted,
    outcome: posted,
    loaded,
    locationKey: key,
    serial: 0,
    page: 0,
  })

  const next = (): Latch<Loaded> => {
    if (posted && posted !== latch.posted) {
      const outcome = withPlace(posted, latch.outcome)
      const isSamePage =
        outcome.kind === 'returned' && stepOn(definition, outcome) === stepOn(definition, latch.outcome)
      const page = isSamePage ? latch.page : latch.page + 1
      return { ...latch, posted, outcome, locationKey: key, serial: latch.serial + 1, page }
    }
    // The answer came while its own stop of the history was still to be made.
    if (posted && key !== latch.locationKey) return { ...latch, locationKey: key }
    const isBegunAgain =
      !posted && latch.outcome?.kind === 'accepted' && loaded !== latch.loaded && key !== latch.locationKey
    return isBegunAgain
      ? { posted, outcome: undefined, loaded, locationKey: key, serial: 0, page: latch.page + 1 }
      : latch
  }

  const current = next()
  // React's way of following a prop: the render starts again at once with the new state, and nothing stale is painted.
  if (current !== latch) setLatch(current)
  const { outcome } = current

  useEffect(() => {
    // An answer comes before its own stop of the history, and on the way Back the last one is still shown.
    if (!posted || !isAtRest) return
    if (outcome?.kind === 'accepted') {
      forgetSent(pathname)
      // Whoever sent it without a name has the reference from this page alone.
      keepPage(pathname, key, { ...outcome, answers: null })
    }
    // What came with the document of a post is a page as well: the script may start after the first steps.
    else if (outcome) keepPage(pathname, key, outcome)
  }, [outcome, posted, isAtRest, pathname, key])

  /**
   * Shows a page that was left. Where it is the one that is there already, its fields take the answers but for those that
   * somebody has typed in meanwhile.
   */
  const goOnWith = (kept: Outcome) =>
    setLatch((last) => {
      // It stands already, and with what was sent.
      if (kept.kind === 'accepted' && last.outcome?.kind === 'accepted') return last
      const isSamePage = stepOn(definition, kept) === stepOn(definition, last.outcome)
      return { ...last, outcome: kept, page: isSamePage ? last.page : last.page + 1 }
    })

  useEffect(() => {
    if (posted) return
    const kept = keptPage(pathname, key)
    // The session is known to the browser alone, so the server's page is followed by the one that was left.
    // oxlint-disable-next-line react/set-state-in-effect
    if (kept) goOnWith(kept)
    // Only when a person arrives at another stop of the history.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, pathname])

  const onTyped = useCallback(
    (form: HTMLFormElement) => keepPage(pathname, key, pageOf(definition, placeOf(outcome), form)),
    [definition, outcome, pathname, key],
  )

  return { ...current, onTyped, goOnWith }
}

/** A failure that only the browser noticed does not say where the form stands: it stands where it stood. */
function withPlace(outcome: Outcome, before: Outcome | undefined): Outcome {
  const at = placeOf(before)
  if (outcome.kind !== 'returned' || outcome.at || !at) return outcome
  return { ...outcome, at: { ...at, answers: { ...at.answers, ...outcome.answers } } }
}
