import type { TypedDocumentNode } from '@apollo/client'
import { type ActionFunctionArgs, data, type HeadersArgs } from 'react-router'
import { privateCacheControl } from '#schema/cache-metadata.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import { checkStep, isAnswers, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { choicesIn, readHidden as readWhole, readPage, textAnswer } from '#web/forms/answers.ts'
import { hasSteps, returned, type FieldProblem, type FormPlace, type Outcome } from '#web/forms/outcome.ts'
import {
  type FormMove,
  type FormStep_StepFragment,
  type SubmissionResult_ResultFragment,
  TakeFormStepDocument,
} from '#web/graphql/generated.ts'
import { gql, type Gql } from '#web/graphql/server-client.ts'
import { siteContext } from '#web/lib/site-context.ts'
import { tokenFor } from './form-loader.ts'
import { withStartOfAnswers } from './start-of-answers.ts'

type SubmitMutation = TypedDocumentNode<
  { readonly result: SubmissionResult_ResultFragment },
  { input: Answers & { readonly token: string; readonly website: string } }
>

export interface SentForm {
  readonly definition: FormDefinition
  readonly mutation: SubmitMutation
}

/** The maximum lengths of hidden fields, each longer than the site sends. One that is cut is not valid. */
const maxHidden = { token: 200, website: 200, step: 100, sealed: 100_000, known: 16_000, go: 100 } as const

const readHidden = (posted: FormData, name: keyof typeof maxHidden): string =>
  readWhole(posted, name).slice(0, maxHidden[name])

// The page contains a visitor's token.
const privateCache = { 'Cache-Control': privateCacheControl }

// The confirmation shows the submitted answers only once, so Back must not restore it.
const noStore = { 'Cache-Control': 'private, no-store' }

export const headers = ({ actionHeaders }: HeadersArgs) => ({
  'Cache-Control': actionHeaders.get('cache-control') ?? privateCacheControl,
})

export const formAction =
  (definition: FormDefinition, mutation: SubmitMutation) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const { isCrossOrigin } = context.get(siteContext)
    const outcome = await submit(context.get(gql), { definition, mutation }, request, isCrossOrigin)
    return data(outcome, { status: statusOf(outcome), headers: outcome.kind === 'accepted' ? noStore : privateCache })
  }

/**
 * Sends a whole form, or one step of it, to the gateway. Never throws: every failure returns an outcome with the answers.
 * @param isCrossOrigin The post came from another site: the form is shown again and not sent.
 */
export const submit = async (client: Gql, form: SentForm, request: Request, isCrossOrigin = false): Promise<Outcome> =>
  withStartOfAnswers(form.definition, await submitWhole(client, form, request, isCrossOrigin))

async function submitWhole(client: Gql, form: SentForm, request: Request, isCrossOrigin: boolean): Promise<Outcome> {
  const posted = await request.formData().catch(() => undefined)
  if (!posted) return returned('unreadable')
  const { definition } = form
  // The other site may know the posted token and could use it to read what is sent next.
  if (isCrossOrigin) posted.set('token', await tokenFor(client, definition.name))
  if (hasSteps(definition)) return submitStep(client, form, posted, isCrossOrigin)
  const answers = readPage(definition, posted)
  return isCrossOrigin
    ? returned('crossOrigin', readHidden(posted, 'token'), answers)
    : send(client, form, posted, answers)
}

async function send(client: Gql, form: SentForm, posted: FormData, answers: Answers): Promise<Outcome> {
  const token = readHidden(posted, 'token')
  const result = await resultOf(client, form, posted, { ...answers, ...defaultsFor(form.definition, answers) })
  switch (result?.__typename) {
    case 'SubmissionAccepted':
      return confirmed(result, answers)
    case 'SubmissionExpired':
      return returned('expired', result.token, answers)
    case 'SubmissionInvalid':
      return returned('invalid', token, answers, problemsFrom(result.errors))
    case 'SubmissionLimited':
      return returned('limited', token, answers)
    case undefined:
      // The token stays, so that a form that was received after all is not stored twice.
      return returned('unavailable', token, answers)
  }
}

/** Undefined when the gateway failed; it has logged the error. */
const resultOf = (
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

const confirmed = ({ reference, receivedAt }: Accepted, answers: Answers): Outcome => ({
  kind: 'accepted',
  reference,
  receivedAt,
  answers: isFirstShowing(receivedAt) ? answers : null,
})

const defaultsFor = ({ ifEmpty = {} }: FormDefinition, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(ifEmpty).filter(([name]) => textAnswer(answers, name).trim() === ''))

const moves: ReadonlyMap<string, FormMove> = new Map([
  ['back', 'BACK'],
  ['change', 'CHANGE'],
])

async function submitStep(client: Gql, form: SentForm, posted: FormData, isCrossOrigin: boolean): Promise<Outcome> {
  const { definition } = form
  const token = readHidden(posted, 'token')
  // Only the characters that the gateway decodes.
  const sealed = readHidden(posted, 'sealed').replaceAll(/[^\w-]/g, '')
  const step = readHidden(posted, 'step')
  const [go = '', to = null] = readHidden(posted, 'go').split(':')
  // From another site, the check page is shown again, whatever was pressed.
  const move = isCrossOrigin ? 'NEXT' : (moves.get(go) ?? 'NEXT')
  const answers = readPage(definition, posted)
  /** Returns the page as posted. The answers of other pages stay sealed. */
  const asPosted = (code: 'crossOrigin' | 'limited' | 'unavailable') => {
    const known = choicesIn(definition, readKnown(posted))
    return returned(code, token, answers, [], { step, sealed, answers: { ...known, ...answers }, advice: [] })
  }
  const take = async (): Promise<StepOutcome> => {
    const input = { form: definition.name, step, move, to, answers, sealed }
    try {
      const { takeFormStep } = await client.mutate(TakeFormStepDocument, { input })
      return takeFormStep.__typename === 'FormStep' ? stepOutcome(takeFormStep, token) : asPosted('limited')
    } catch {
      return asPosted(isCrossOrigin ? 'crossOrigin' : 'unavailable')
    }
  }
  const isSent = step === checkStep && move === 'NEXT'
  if (!isSent) return isCrossOrigin ? asPosted('crossOrigin') : take()

  const result = isCrossOrigin ? undefined : await resultOf(client, form, posted, { sealed })
  if (result?.__typename === 'SubmissionAccepted') return confirmed(result, result.answers)
  // The seal holds what was typed: it is opened again, and shows the check page or the step to correct.
  const shown = await take()
  if (shown.kind !== 'step') return shown
  if (isCrossOrigin) return returned('crossOrigin', token, {}, [], shown.at)
  switch (result?.__typename) {
    case 'SubmissionExpired':
      return returned('expired', result.token, {}, [], shown.at)
    case 'SubmissionLimited':
      return returned('limited', token, {}, [], shown.at)
    case 'SubmissionInvalid': // There is nothing to correct any more.
    case undefined:
      return returned('unavailable', token, {}, [], shown.at)
  }
}

type StepOutcome = Extract<Outcome, { at?: FormPlace }>

function stepOutcome(shown: FormStep_StepFragment, token: string): StepOutcome {
  const { step, answers, sealed } = shown
  const at: FormPlace = { step, answers, sealed, advice: problemsFrom(shown.advice) }
  if (shown.isSealBroken) return returned('stepsLost', token, {}, [], at)
  return shown.errors.length > 0
    ? returned('invalid', token, {}, problemsFrom(shown.errors), at)
    : { kind: 'step', token, at }
}

/** The unsealed answers of other pages. They only decide which questions apply. */
function readKnown(posted: FormData): Answers {
  try {
    const known: unknown = JSON.parse(readHidden(posted, 'known') || '{}')
    return isAnswers(known) ? known : {}
  } catch {
    return {}
  }
}

const problemsFrom = (errors: readonly FieldProblem[]): readonly FieldProblem[] =>
  errors.map(({ field, message }) => ({ field, message }))

/** In ms. Long enough for a second press or a retry after a lost response. */
const firstShowingMs = 60_000

/**
 * Without JavaScript, reloading the confirmation sends the same post again, and the gateway returns the first reference.
 * Another person may be using the browser by then, so the answers are shown only at first. `receivedAt` is of the store's
 * clock; if this clock is behind it, the answers are not shown at all.
 */
const isFirstShowing = (receivedAt: string): boolean => Math.abs(Date.now() - Date.parse(receivedAt)) < firstShowingMs

/** The HTTP status of an outcome. */
export const statusOf = (outcome: Outcome): number =>
  outcome.kind === 'returned' ? (formErrors[outcome.code].status ?? 500) : 200
