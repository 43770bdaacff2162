import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { forgetSent, savePage, savedPage, takeStart } from './saved-pages.ts'
import { onKnownStep, pageOf, placeOf, startOf, stepOn, type Outcome } from './outcome.ts'

interface Journey<Loaded> {
  /** The last response that the reducer has processed. */
  readonly posted: Outcome | undefined
  readonly outcome: Outcome | undefined
  /** The loader's data when this form was opened. Its token is used until the form is accepted. */
  readonly loaded: Loaded
  /** 0 for the outcome in the document, plus one for each later response. */
  readonly serial: number
  /** Changes when another page of the form is shown, not when the same page is returned. */
  readonly page: number
}

type Change<Loaded> =
  /** The server responded to a post. */
  | { readonly type: 'posted'; readonly outcome: Outcome }
  /** A page that was saved in this tab or on this device is shown again. */
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
        // The confirmation is already shown, with the submitted answers.
        if (outcome.kind === 'accepted' && journey.outcome?.kind === 'accepted') return journey
        return { ...journey, outcome, page: isSameStep(outcome) ? journey.page : journey.page + 1 }
      }
      case 'restarted':
        return { posted: undefined, outcome: undefined, loaded: change.loaded, serial: 0, page: journey.page + 1 }
    }
  }

/** An error that the browser detected has no place, so the form stays at its current step. */
function withPlace(outcome: Outcome, before: Outcome | undefined): Outcome {
  const at = placeOf(before)
  if (outcome.kind !== 'returned' || outcome.at || !at) return outcome
  return { ...outcome, at: { ...at, answers: { ...at.answers, ...outcome.answers } } }
}

/**
 * Stores the response to the last post. React Router drops it at the next navigation, even for a link within the page, and
 * the errors or the reference number would disappear.
 *
 * Until the form is accepted, its answers are also saved in this tab, for each history entry, so that reload and the
 * browser's Back restore them.
 */
export function useJourney<Loaded extends { readonly token: string }>(
  posted: Outcome | undefined,
  loaded: Loaded,
  definition: FormDefinition,
) {
  const { key, pathname } = useLocation()
  const { state, formMethod } = useNavigation()
  const isIdle = state === 'idle'
  /** The response to a post is shown, and its history entry does not exist yet. */
  const hasNoEntry = state === 'loading' && formMethod !== undefined
  /** The form that was typed into meanwhile. */
  const typedEarly = useRef<HTMLFormElement>(null)
  const [journey, dispatch] = useReducer(journeyReducer<Loaded>(definition), {
    posted,
    outcome: posted,
    loaded,
    serial: 0,
    page: 0,
  })
  const { outcome, serial } = journey
  const isServed = serial === 0 && outcome === journey.posted

  // Derives state from a prop during render, so that nothing stale is painted.
  if (posted && posted !== journey.posted) dispatch({ type: 'posted', outcome: posted })
  else if (!posted && outcome?.kind === 'accepted' && loaded !== journey.loaded) dispatch({ type: 'restarted', loaded })

  useEffect(() => {
    // A response arrives before its history entry, and Back still shows the last response until the navigation ends.
    if (!posted || !isIdle || !outcome) return
    if (outcome.kind === 'accepted') forgetSent(pathname)
    const early = typedEarly.current
    typedEarly.current = null
    // Saved without the answers: an anonymous sender can find the reference number only on this page.
    if (outcome.kind === 'accepted') savePage(pathname, key, { ...outcome, answers: null })
    else savePage(pathname, key, early?.isConnected ? pageOf(definition, placeOf(outcome), early) : outcome)
  }, [outcome, posted, isIdle, pathname, key, definition])

  useEffect(() => {
    if (posted) return
    const saved = savedPage(pathname, key)
    if (saved) dispatch({ type: 'restored', outcome: onKnownStep(definition, saved) })
    const answers = saved ? undefined : takeStart(pathname)
    if (!answers) return
    const started = startOf(definition, loaded.token, answers)
    savePage(pathname, key, started)
    dispatch({ type: 'restored', outcome: started })
    // Only when another history entry is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, pathname])

  const onTyped = useCallback(
    (form: HTMLFormElement) => {
      // Saved with this entry, it would replace the page before, and Back would show the same step again.
      if (hasNoEntry) typedEarly.current = form
      else savePage(pathname, key, pageOf(definition, placeOf(outcome), form))
    },
    [definition, outcome, pathname, key, hasNoEntry],
  )
  const restore = useCallback((saved: Outcome) => dispatch({ type: 'restored', outcome: saved }), [])

  return { ...journey, isServed, onTyped, restore }
}
