import {
  askedSteps,
  checkStep,
  confirmationOf,
  type Answers,
  type FormDefinition,
} from '#schema/forms/form-definition.ts'
import type { FormErrorCode } from '#schema/errors/form-errors.ts'
import { readHidden, readPage } from './answers.ts'

/** What to correct in one field. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** The result of a post, as plain data: server and browser render the page from it. */
export type Outcome = AcceptedOutcome | StepOutcome | ReturnedOutcome

/** Where a form of several steps stands. */
export interface FormPlace {
  /** Its name in the definition, or `check`. */
  readonly step: string
  /** Every answer so far, as it was typed. */
  readonly answers: Answers
  /** The same, sealed by the gateway, for the next post. */
  readonly sealed: string
  /** On `check`: what may be wrong, and can still be sent. */
  readonly advice: readonly FieldProblem[]
}

/** Nothing is sent yet: this page comes next. */
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
  /** Null when they have been shown before: someone else may be using the device by now. */
  readonly answers: Answers | null
}

/** The form comes back, with everything that was typed. */
export interface ReturnedOutcome {
  readonly kind: 'returned'
  readonly code: FormErrorCode
  /** In the form's order; empty unless the code is `invalid`. */
  readonly problems: readonly FieldProblem[]
  readonly answers: Answers
  /** To send it again with. It stays the same after a failure, so that a form which did arrive is stored once. */
  readonly token: string
  /** Of several steps: the page that comes back. Without it, the page that was sent. */
  readonly at?: FormPlace
}

export const returned = (
  code: FormErrorCode,
  token = '',
  answers: Answers = {},
  problems: readonly FieldProblem[] = [],
  at?: FormPlace,
): ReturnedOutcome => ({ kind: 'returned', code, problems, answers, token, ...(at && { at }) })

/** Where the form stands after an outcome; undefined before the first and after the last. */
export const placeOf = (outcome: Outcome | undefined): FormPlace | undefined =>
  outcome?.kind === 'accepted' ? undefined : outcome?.at

/** The page of a form as it stands, with everything that is typed on it. */
export function pageOf(definition: FormDefinition, at: FormPlace | undefined, form: HTMLFormElement): StepOutcome {
  const typed = new FormData(form)
  return {
    kind: 'step',
    token: readHidden(typed, 'token'),
    at: {
      step: at?.step ?? definition.steps[0]?.name ?? '',
      sealed: readHidden(typed, 'sealed'),
      advice: [],
      answers: { ...at?.answers, ...readPage(definition, typed) },
    },
  }
}

export const hasSteps = ({ steps }: FormDefinition): boolean => steps.length > 1

/** The name of the step that is on the page. */
export const stepOn = (definition: FormDefinition, outcome: Outcome | undefined): string =>
  placeOf(outcome)?.step ?? definition.steps[0]?.name ?? ''

/** 'Step 2 of 7: About you'. How many there are depends on the first answers, so the very first page does not say. */
export function stepTitle(definition: FormDefinition, outcome: Outcome | undefined): string {
  const at = placeOf(outcome)
  const asked = askedSteps(definition, at?.answers ?? {})
  if (!at) return `Step 1: ${asked[0]?.title}`
  const total = asked.length + 1
  if (at.step === checkStep) return `Step ${total} of ${total}: Check your answers`
  const index = asked.findIndex(({ name }) => name === at.step)
  const knowsTotal = index > 0 || asked[0]?.fields.every(({ name }) => at.answers[name])
  return `Step ${index + 1}${knowsTotal ? ` of ${total}` : ''}: ${asked[index]?.title}`
}

/** The page's h1. */
export function journeyHeading(definition: FormDefinition, outcome: Outcome | undefined, title: string): string {
  if (outcome?.kind === 'accepted') return confirmationOf(definition, outcome.answers).title
  return hasSteps(definition) && placeOf(outcome) ? stepTitle(definition, outcome) : title
}

/** The document's title, which begins with 'Error' when the form came back. */
export function journeyTitle(definition: FormDefinition, outcome: Outcome | undefined, title: string): string {
  const heading = journeyHeading(definition, outcome, title)
  const isStep = outcome?.kind !== 'accepted' && heading !== title
  return `${outcome?.kind === 'returned' ? 'Error: ' : ''}${isStep ? `${heading} – ${title}` : heading}`
}
