import type { Answers, FormDefinition } from '#schema/forms/form-definition.ts'
import type { FormErrorCode } from '#schema/errors/form-errors.ts'
import { readHidden, readPage } from './answers.ts'

/** What to mend in one field. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** What came of a post, as plain data: the page is made from it on the server and in the browser alike. */
export type Outcome = AcceptedOutcome | StepOutcome | ReturnedOutcome

/** Where a form of several steps stands. */
export interface FormPlace {
  /** Its name in the definition, or `check`. */
  readonly step: string
  /** Every answer so far, as it was typed. */
  readonly answers: Answers
  /** The same, sealed by the gateway, for the next post. */
  readonly sealed: string
  /** On `check`: what may be wrong, and may be sent all the same. */
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
  /** Null when they have been shown before: the next person at the device may be somebody else. */
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
