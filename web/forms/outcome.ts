import {
  applicableSteps,
  checkStep,
  confirmationOf,
  type Answers,
  type FormDefinition,
} from '#schema/forms/form-definition.ts'
import type { FormErrorCode } from '#schema/errors/form-errors.ts'
import { readHidden, readPage } from './answers.ts'

/** A validation error of one field. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
  /**
   * The server returned only the start of the answer. This is the message once the browser has put the rest back; empty if the
   * answer then has no problem.
   */
  readonly wholeMessage?: string
}

/** The result of a post as plain data. Both the server and the browser render the page from it. */
export type Outcome = AcceptedOutcome | StepOutcome | ReturnedOutcome

/** The step of a form that is shown, with the answers so far. */
export interface FormPlace {
  /** The step's name in the definition, or `check`. */
  readonly step: string
  /** All answers so far, as typed. */
  readonly answers: Answers
  /** The same answers sealed by the gateway, for the next post. */
  readonly sealed: string
  /** On `check`: warnings that do not prevent sending. */
  readonly advice: readonly FieldProblem[]
}

/** Nothing is stored yet: the form continues with this step. */
export interface StepOutcome {
  readonly kind: 'step'
  readonly token: string
  readonly at: FormPlace
}

export interface AcceptedOutcome {
  readonly kind: 'accepted'
  readonly reference: string
  /** ISO 8601. */
  readonly receivedAt: string
  /** Null after the first showing, because another person may be using the device. */
  readonly answers: Answers | null
}

/** The form is shown again with all answers. */
export interface ReturnedOutcome {
  readonly kind: 'returned'
  readonly code: FormErrorCode
  /** In the form's order. Unless the code is `invalid`, only about answers of which the server returned the start. */
  readonly problems: readonly FieldProblem[]
  /** Instead of the code's next step, if there are such answers. */
  readonly next?: string
  readonly answers: Answers
  /**
   * The token for the next attempt. It stays the same after a failure, so that a form that was received after all is stored
   * only once.
   */
  readonly token: string
  /** The step to show again. Without it, the step that was posted. */
  readonly at?: FormPlace
}

export const returned = (
  code: FormErrorCode,
  token = '',
  answers: Answers = {},
  problems: readonly FieldProblem[] = [],
  at?: FormPlace,
): ReturnedOutcome => ({ kind: 'returned', code, problems, answers, token, ...(at && { at }) })

/** The place of a form after an outcome; undefined before the first post and after the form is accepted. */
export const placeOf = (outcome: Outcome | undefined): FormPlace | undefined =>
  outcome?.kind === 'accepted' ? undefined : outcome?.at

/** A saved page. An earlier release may have saved it at a step that no longer exists: it then is at the first. */
export function onKnownStep<Saved extends Outcome>({ steps }: FormDefinition, saved: Saved): Saved {
  const at = placeOf(saved)
  if (!at || at.step === checkStep || steps.some(({ name }) => name === at.step)) return saved
  return { ...saved, at: { ...at, step: steps[0]?.name ?? '' } }
}

const stepAt = ({ steps }: FormDefinition, at: FormPlace | undefined): string => at?.step ?? steps[0]?.name ?? ''

/** A form at its first step, with answers. */
export const startOf = (definition: FormDefinition, token: string, answers: Answers): StepOutcome => ({
  kind: 'step',
  token,
  at: { step: stepAt(definition, undefined), sealed: '', advice: [], answers },
})

/** The step that is shown, with everything typed on it. */
export function pageOf(definition: FormDefinition, at: FormPlace | undefined, form: HTMLFormElement): StepOutcome {
  const typed = new FormData(form)
  return {
    kind: 'step',
    token: readHidden(typed, 'token'),
    at: {
      step: stepAt(definition, at),
      sealed: readHidden(typed, 'sealed'),
      advice: [],
      answers: { ...at?.answers, ...readPage(definition, typed) },
    },
  }
}

export const hasSteps = ({ steps }: FormDefinition): boolean => steps.length > 1

/** The name of the step that is shown. */
export const stepOn = (definition: FormDefinition, outcome: Outcome | undefined): string =>
  stepAt(definition, placeOf(outcome))

/** 'Step 2 of 7: About you'. The first answers decide the number of steps, so the first step omits the total. */
export function stepTitle(definition: FormDefinition, outcome: Outcome | undefined): string {
  const at = placeOf(outcome)
  const steps = applicableSteps(definition, at?.answers ?? {})
  if (!at) return `Step 1: ${steps[0]?.title}`
  const total = steps.length + 1
  if (at.step === checkStep) return `Step ${total} of ${total}: Check your answers`
  const index = steps.findIndex(({ name }) => name === at.step)
  const knowsTotal = index > 0 || steps[0]?.fields.every(({ name, isRequired }) => !isRequired || at.answers[name])
  return `Step ${index + 1}${knowsTotal ? ` of ${total}` : ''}: ${steps[index]?.title}`
}

/** The page's h1. */
export function journeyHeading(definition: FormDefinition, outcome: Outcome | undefined, title: string): string {
  if (outcome?.kind === 'accepted') return confirmationOf(definition, outcome.answers).title
  return hasSteps(definition) && placeOf(outcome) ? stepTitle(definition, outcome) : title
}

/** The document's title, which begins with 'Error' when the form was returned. */
export function journeyTitle(definition: FormDefinition, outcome: Outcome | undefined, title: string): string {
  const heading = journeyHeading(definition, outcome, title)
  const isStep = outcome?.kind !== 'accepted' && heading !== title
  return `${outcome?.kind === 'returned' ? 'Error: ' : ''}${isStep ? `${heading} – ${title}` : heading}`
}
