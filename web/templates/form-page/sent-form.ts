/** What a posted form and a posted step have in common: hidden fields, the mutation, and its confirmation. */
import type { TypedDocumentNode } from '@apollo/client'
import type { Answers, FormDefinition } from '#schema/forms/form-definition.ts'
import { readHidden as readWhole } from '#web/forms/answers.ts'
import type { FieldProblem, Outcome } from '#web/forms/outcome.ts'
import type { SubmissionResult_ResultFragment } from '#web/graphql/generated.ts'
import type { Gql } from '#web/graphql/server-client.ts'

export type SubmitMutation = TypedDocumentNode<
  { readonly result: SubmissionResult_ResultFragment },
  { input: Answers & { readonly token: string; readonly website: string } }
>

export interface SentForm {
  readonly definition: FormDefinition
  readonly mutation: SubmitMutation
}

/** The maximum lengths of hidden fields, each longer than the site sends. One that is cut is not valid. */
const maxHidden = { token: 200, website: 200, step: 100, sealed: 100_000, known: 16_000, go: 100 } as const

export const readHidden = (posted: FormData, name: keyof typeof maxHidden): string =>
  readWhole(posted, name).slice(0, maxHidden[name])

/** Undefined when the gateway failed; it has logged the error. */
export const resultOf = (
  client: Gql,
  { mutation }: SentForm,
  posted: FormData,
  answers: Answers,
): Promise<SubmissionResult_ResultFragment | undefined> =>
  client
    .mutate(mutation, {
      input: { ...answers, token: readHidden(posted, 'token'), website: readHidden(posted, 'website') },
    })
    .then(
      ({ result }) => result,
      () => undefined,
    )

type Accepted = Extract<SubmissionResult_ResultFragment, { __typename: 'SubmissionAccepted' }>

export const confirmed = ({ reference, receivedAt }: Accepted, answers: Answers): Outcome => ({
  kind: 'accepted',
  reference,
  receivedAt,
  answers: isFirstShowing(receivedAt) ? answers : null,
})

export const problemsFrom = (errors: readonly FieldProblem[]): readonly FieldProblem[] =>
  errors.map(({ field, message }) => ({ field, message }))

/** In ms. Long enough for a second press or a retry after a lost response. */
const firstShowingMs = 60_000

/**
 * Without JavaScript, reloading the confirmation sends the same post again, and the gateway returns the first reference.
 * Another person may be using the browser by then, so the answers are shown only at first. `receivedAt` is of the store's
 * clock; if this clock is behind it, the answers are not shown at all.
 */
const isFirstShowing = (receivedAt: string): boolean => Math.abs(Date.now() - Date.parse(receivedAt)) < firstShowingMs
