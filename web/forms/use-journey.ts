import { useCallback, useEffect, useReducer } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { forgetSent, savePage, savedPage } from './saved-pages.ts'
import { pageOf, placeOf, stepOn, type Outcome } from './outcome.ts'

interface Journey<Loaded> {
  /** The last response to a post that was taken in. */
  readonly posted: Outcome | undefined
  readonly outcome: Outcome | undefined
  /** The loader's data when this form began. Its token stays with the form to the end. */
  readonly loaded: Loaded
  /** 0 for the outcome that came with the document, one more for each response since. */
  readonly serial: number
  /** Changes with the page of the form that is shown, not when the same page comes back. */
  readonly page: number
}

type Change<Loaded> =
  /** The server has answered a post. */
  | { readonly type: 'posted'; readonly outcome: Outcome }
  /** A page that this tab or this device has saved is shown again. */
  | { readonly type: 'restored'; readonly outcome: Outcome }
  /** The form's address was opened again after the form was accepted. */
  | { readonly type: 'restarted'; readonly loaded: Loaded }

const journeyReducer =
  <Loaded>(definition: FormDefinition) =>
  (journey: Journey<Loaded>, change: Change<Loaded>): Journey<Loaded> => {
    const isSameStep = (outcome: Outcome) => stepOn(definition, outcome) === stepOn(definition, journey.outcome)
    switch (change.type) {
      case 'posted': {
        const { outcome: posted } = change
        const outcome = withPlace(posted, journey.outcome)
        const page = outcome.kind === 'returned' && isSameStep(outcome) ? journey.page : journey.page + 1
        return { ...journey, posted, outcome, serial: journey.serial + 1, page }
      }
      case 'restored': {
        const { outcome } = change
        // The confirmation is shown already, and with what was sent.
        if (outcome.kind === 'accepted' && journey.outcome?.kind === 'accepted') return journey
        return { ...journey, outcome, page: isSameStep(outcome) ? journey.page : journey.page + 1 }
      }
      case 'restarted':
        return { posted: undefined, outcome: undefined, loaded: change.loaded, serial: 0, page: journey.page + 1 }
    }
  }

/** A failure that only the browser noticed does not say where the form stands: it stands where it stood. */
function withPlace(outcome: Outcome, before: Outcome | undefined): Outcome {
  const at = placeOf(before)
  if (outcome.kind !== 'returned' || outcome.at || !at) return outcome
  return { ...outcome, at: { ...at, answers: { ...at.answers, ...outcome.answers } } }
}

/**
 * Keeps the response to the last post. React Router drops it at the next navigation, and a link to a place on the same page is
 * one: the errors or the reference number would vanish.
 *
 * Until the form is accepted, what is typed is also saved in this tab, for each entry of its history: reload and the browser's
 * Back show it again.
 */
export function useJourney<Loaded>(posted: Outcome | undefined, loaded: Loaded, definition: FormDefinition) {
  const { key, pathname } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const [journey, dispatch] = useReducer(journeyReducer<Loaded>(definition), {
    posted,
    outcome: posted,
    loaded,
    serial: 0,
    page: 0,
  })
  const { outcome } = journey

  // React's way of following a prop: the render starts again with the new state, and nothing stale is painted.
  if (posted && posted !== journey.posted) dispatch({ type: 'posted', outcome: posted })
  else if (!posted && outcome?.kind === 'accepted' && loaded !== journey.loaded) dispatch({ type: 'restarted', loaded })

  useEffect(() => {
    // A response comes before its own entry of the history, and on the way Back the last one is still shown.
    if (!posted || !isIdle || !outcome) return
    if (outcome.kind === 'accepted') forgetSent(pathname)
    // An anonymous sender finds the reference number on this page alone.
    savePage(pathname, key, outcome.kind === 'accepted' ? { ...outcome, answers: null } : outcome)
  }, [outcome, posted, isIdle, pathname, key])

  useEffect(() => {
    if (posted) return
    const saved = savedPage(pathname, key)
    if (saved) dispatch({ type: 'restored', outcome: saved })
    // Only when another entry of the history is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, pathname])

  const onTyped = useCallback(
    (form: HTMLFormElement) => savePage(pathname, key, pageOf(definition, placeOf(outcome), form)),
    [definition, outcome, pathname, key],
  )
  const restore = useCallback((saved: Outcome) => dispatch({ type: 'restored', outcome: saved }), [])

  return { ...journey, onTyped, restore }
}
