import type { Answers } from '#schema/forms/form-definition.ts'
import type { FormErrorCode } from '#schema/errors/form-errors.ts'

/** What to mend in one field. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** What came of a post, as plain data: the page is made from it on the server and in the browser alike. */
export type Outcome = AcceptedOutcome | ReturnedOutcome

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
}

export const returned = (
  code: FormErrorCode,
  token = '',
  answers: Answers = {},
  problems: readonly FieldProblem[] = [],
): ReturnedOutcome => ({ kind: 'returned', code, problems, answers, token })
