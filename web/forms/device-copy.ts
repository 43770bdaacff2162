/**
 * Saves a form on the visitor's device on request: all answers to continue later, or the visitor's own details for the next
 * form. The chunk loads on the first press; until then show-saved.ts marks whether something is saved.
 */
import type { Answers, checkStep, FormDefinition } from '#schema/forms/form-definition.ts'
import { formatDayAndDate } from '#web/lib/dates.ts'
import { notify } from '#web/lib/toast-queue.ts'
import type { CopyKind, copyOf } from './saved-pages.ts'
import type { StepOutcome } from './outcome.ts'
import type { showSaved } from './show-saved.ts'

interface Copies {
  readonly answers: StepOutcome
  readonly details: Answers
}

/** In days. Any form that is opened later deletes expired copies. The visitor reads these figures (SavedOnDevice.tsx). */
export const savedForDays = { answers: 7, details: 90 } as const satisfies Record<CopyKind, number>

const nouns = { answers: 'Your answers are', details: 'Your details are' } as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAnswer = (value: unknown): value is Answers[string] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'))

const isAnswers = (value: unknown): value is Answers => isObject(value) && Object.values(value).every(isAnswer)

/** @param shared Functions that are already loaded. Importing them here would split them into a separate chunk. */
export function createDeviceCopy(shared: { readonly copyOf: typeof copyOf; readonly showSaved: typeof showSaved }) {
  /** Updates what is saved. The offer covers only what an earlier visit saved, so it does not change. */
  function showSavedNow(isOfferOver: boolean): void {
    const { dataset } = document.documentElement
    const offered = isOfferOver ? '' : dataset['offered']
    shared.showSaved()
    dataset['offered'] = offered
  }

  function save<Kind extends CopyKind>(kind: Kind, path: string, copy: Copies[Kind]): void {
    const until = Date.now() + savedForDays[kind] * 24 * 60 * 60 * 1000
    try {
      localStorage.setItem(shared.copyOf(kind, path), JSON.stringify({ until, copy }))
    } catch {
      notify({ type: 'warning', text: 'We couldn’t save anything: this browser doesn’t allow it, or has no room.' })
      return
    }
    showSavedNow(false)
    notify({
      type: 'success',
      text: `${nouns[kind]} saved on this device until ${formatDayAndDate(new Date(until).toISOString())}.`,
    })
  }

  /** Deletes everything that is saved of the form at an address. */
  function forget(path: string): void {
    for (const kind of ['answers', 'details'] as const) localStorage.removeItem(shared.copyOf(kind, path))
    showSavedNow(true)
    notify({ type: 'success', text: 'Nothing from this form is saved on this device any more.' })
  }

  function read(kind: CopyKind, path: string): unknown {
    try {
      const saved: unknown = JSON.parse(localStorage.getItem(shared.copyOf(kind, path)) ?? 'null')
      showSavedNow(true)
      return isObject(saved) ? saved['copy'] : undefined
    } catch {
      return undefined
    }
  }

  /**
   * Undefined if there is no readable copy. A step that no longer exists falls back to the first. The copy includes its
   * token, so that a form that was received after all is not stored twice.
   */
  function savedAnswers({ steps }: FormDefinition, path: string): StepOutcome | undefined {
    const copy = read('answers', path)
    if (!isObject(copy) || !isObject(copy['at'])) return undefined
    const { token, at } = copy
    const { step, sealed, answers } = at
    if (typeof token !== 'string' || typeof step !== 'string' || typeof sealed !== 'string' || !isAnswers(answers))
      return undefined
    const stepExists = step === ('check' satisfies typeof checkStep) || steps.some(({ name }) => name === step)
    const place = stepExists ? step : (steps[0]?.name ?? '')
    return { kind: 'step', token, at: { step: place, sealed, answers, advice: [] } }
  }

  /** Undefined if there is no readable copy. */
  function savedDetails(path: string): Answers | undefined {
    const copy = read('details', path)
    return isAnswers(copy) ? copy : undefined
  }

  return { save, forget, savedAnswers, savedDetails }
}
