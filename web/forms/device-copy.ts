/**
 * Saves a form on the visitor's device on request: all answers to continue later, or the visitor's own details for the next
 * form.
 */
import { savedNotices } from '#schema/errors/saved-notices.ts'
import { checkStep, isAnswers, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { savedUntil } from '#schema/forms/form-life.ts'
import { formatDayAndDate } from '#web/lib/dates.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { isRecord } from '#schema/is-record.ts'
import { copyOf, type CopyKind } from './saved-pages.ts'
import type { StepOutcome } from './outcome.ts'
import { showSaved } from './show-saved.ts'

interface Copies {
  readonly answers: StepOutcome
  readonly details: Answers
}

/** The visitor reads this figure (schema/forms/definitions/referral.ts). Any form that is opened later deletes expired copies. */
export const detailsSavedForDays = 90

/** Updates what is saved. The offer covers only what an earlier visit saved, so it does not change. */
function showSavedNow(isOfferOver: boolean): void {
  const { dataset } = document.documentElement
  const offered = isOfferOver ? '' : dataset['offered']
  showSaved()
  dataset['offered'] = offered
}

export function saveOnDevice<Kind extends CopyKind>(kind: Kind, path: string, copy: Copies[Kind]): void {
  const until =
    kind === 'answers' && 'token' in copy && typeof copy.token === 'string'
      ? savedUntil(copy.token, Date.now())
      : Date.now() + detailsSavedForDays * 24 * 60 * 60 * 1000
  if (until <= Date.now()) {
    notify({ type: 'warning', text: savedNotices.tooOld.join(' ') })
    return
  }
  try {
    localStorage.setItem(copyOf(kind, path), JSON.stringify({ until, copy }))
  } catch {
    notify({ type: 'warning', text: savedNotices.refused.join(' ') })
    return
  }
  showSavedNow(false)
  const saved = savedNotices[`${kind}Saved`](formatDayAndDate(new Date(until).toISOString()))
  notify({ type: 'success', text: saved.join(' ') })
}

/** Deletes everything that is saved of the form at an address. */
export function forgetOnDevice(path: string): void {
  for (const kind of ['answers', 'details'] as const) localStorage.removeItem(copyOf(kind, path))
  showSavedNow(true)
  notify({ type: 'success', text: savedNotices.forgotten.join(' ') })
}

function read(kind: CopyKind, path: string): unknown {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(copyOf(kind, path)) ?? 'null')
    showSavedNow(true)
    return isRecord(saved) ? saved['copy'] : undefined
  } catch {
    return undefined
  }
}

/**
 * Undefined if there is no readable copy. A step that no longer exists falls back to the first. The copy includes its
 * token, so that a form that was received after all is not stored twice.
 */
export function savedAnswers({ steps }: FormDefinition, path: string): StepOutcome | undefined {
  const copy = read('answers', path)
  if (!isRecord(copy) || !isRecord(copy['at'])) return undefined
  const { token, at } = copy
  const { step, sealed, answers } = at
  if (typeof token !== 'string' || typeof step !== 'string' || typeof sealed !== 'string' || !isAnswers(answers))
    return undefined
  const stepExists = step === checkStep || steps.some(({ name }) => name === step)
  const place = stepExists ? step : (steps[0]?.name ?? '')
  return { kind: 'step', token, at: { step: place, sealed, answers, advice: [] } }
}

/** Undefined if there is no readable copy. */
export function savedDetails(path: string): Answers | undefined {
  const copy = read('details', path)
  return isAnswers(copy) ? copy : undefined
}
