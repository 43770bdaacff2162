import type { TypedDocumentNode } from '@apollo/client'
import { type ActionFunctionArgs, data, type HeadersArgs } from 'react-router'
import { formErrors } from '#schema/errors/form-errors.ts'
import { checkStep, isAnswers, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { choicesIn, readHidden, readPage } from '#web/forms/answers.ts'
import { returned, type FieldProblem, type FormPlace, type Outcome } from '#web/forms/outcome.ts'
import {
  type FormMove,
  type FormStep_StepFragment,
  SealedFormDocument,
  type SubmissionResult_ResultFragment,
  TakeFormStepDocument,
} from '#web/graphql/generated.ts'
import { gql, type Gql } from '#web/graphql/server-client.ts'
import { crossOriginContext } from '#web/lib/cross-origin-context.ts'
import { tokenFor } from './form-loader.ts'

type SubmitMutation = TypedDocumentNode<
  { readonly result: SubmissionResult_ResultFragment },
  { input: Answers & { readonly token: string; readonly website: string } }
>

export interface SentForm {
  readonly definition: FormDefinition
  readonly mutation: SubmitMutation
}

// A token belongs to one visitor. `no-store` would be stricter, and would break the browser's Back.
const privateCache = { 'Cache-Control': 'private, no-cache' }

// The confirmation shows what was sent, once: Back must not find it.
const noStore = { 'Cache-Control': 'private, no-store' }

export const headers = ({ actionHeaders }: HeadersArgs) => ({
  'Cache-Control': actionHeaders.get('cache-control') ?? privateCache['Cache-Control'],
})

export const formAction =
  (definition: FormDefinition, mutation: SubmitMutation) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const isCrossOrigin = context.get(crossOriginContext)
    const outcome = await submit(context.get(gql), { definition, mutation }, request, isCrossOrigin)
    return data(outcome, { status: statusOf(outcome), headers: outcome.kind === 'accepted' ? noStore : privateCache })
  }

/**
 * Sends a whole form to the gateway, or one step of it. It never throws: every answer comes back with the outcome.
 * @param isCrossOrigin Another site's page posted it: the form is shown again, and not sent.
 */
export async function submit(client: Gql, form: SentForm, request: Request, isCrossOrigin = false): Promise<Outcome> {
  const posted = await request.formData().catch(() => undefined)
  if (!posted) return returned('unreadable')
  const { definition } = form
  // The other site may know the token, and could find out with it what is sent next.
  if (isCrossOrigin) posted.set('token', await tokenFor(client, definition.name))
  if (definition.steps.length > 1) return takeStep(client, form, posted, isCrossOrigin)
  const answers = readPage(definition, posted)
  return isCrossOrigin
    ? returned('crossOrigin', readHidden(posted, 'token'), answers)
    : send(client, form, posted, answers)
}

/** @param at Of a form with steps: the page of all answers, shown again after a failure. */
async function send(
  client: Gql,
  { mutation }: SentForm,
  posted: FormData,
  answers: Answers,
  at?: FormPlace,
): Promise<Outcome> {
  const token = readHidden(posted, 'token')
  const answersOnPage = at ? {} : answers
  try {
    const input = { ...answers, token, website: readHidden(posted, 'website') }
    const { result } = await client.mutate(mutation, { input })
    switch (result.__typename) {
      case 'SubmissionAccepted': {
        const { reference, receivedAt } = result
        return { kind: 'accepted', reference, receivedAt, answers: isFirstShowing(receivedAt) ? answers : null }
      }
      case 'SubmissionExpired':
        return returned('expired', result.token, answersOnPage, [], at)
      case 'SubmissionLimited':
        return returned('limited', token, answersOnPage, [], at)
      case 'SubmissionInvalid':
        // The page of all answers has just been validated and has no fields: the next press shows the step to correct.
        return at
          ? returned('unavailable', token, {}, [], at)
          : returned('invalid', token, answers, problemsFrom(result.errors))
    }
  } catch {
    // The gateway has logged it. The token stays, so that what was stored after all is not stored twice.
    return returned('unavailable', token, answersOnPage, [], at)
  }
}

const moves: Readonly<Record<string, FormMove>> = { back: 'BACK', change: 'CHANGE' }

async function takeStep(client: Gql, form: SentForm, posted: FormData, isCrossOrigin: boolean): Promise<Outcome> {
  const { definition } = form
  const token = readHidden(posted, 'token')
  const sealed = readHidden(posted, 'sealed')
  const step = readHidden(posted, 'step')
  const [go = '', to = null] = readHidden(posted, 'go').split(':')
  const move = moves[go] ?? 'NEXT'
  const answers = readPage(definition, posted)
  /** The page as it was posted. The answers of other pages stay under the seal. */
  const asPosted = (code: 'crossOrigin' | 'limited' | 'unavailable') => {
    const known = choicesIn(definition, readKnown(posted))
    return returned(code, token, answers, [], { step, sealed, answers: { ...known, ...answers }, advice: [] })
  }
  try {
    if (step === checkStep && (isCrossOrigin || move === 'NEXT')) {
      const { sealedForm } = await client.query(SealedFormDocument, { form: definition.name, sealed })
      const shown = stepOutcome(sealedForm, token)
      if (shown.kind !== 'step') return shown
      return isCrossOrigin
        ? returned('crossOrigin', token, {}, [], shown.at)
        : await send(client, form, posted, shown.at.answers, shown.at)
    }
    if (isCrossOrigin) return asPosted('crossOrigin')
    const input = { form: definition.name, step, move, to, answers, sealed }
    const { takeFormStep } = await client.mutate(TakeFormStepDocument, { input })
    return takeFormStep.__typename === 'FormStep' ? stepOutcome(takeFormStep, token) : asPosted('limited')
  } catch {
    return asPosted(isCrossOrigin ? 'crossOrigin' : 'unavailable')
  }
}

function stepOutcome(shown: FormStep_StepFragment, token: string): Extract<Outcome, { at?: FormPlace }> {
  const { step, answers, sealed } = shown
  const at: FormPlace = { step, answers, sealed, advice: problemsFrom(shown.advice) }
  if (shown.isSealBroken) return returned('stepsLost', token, {}, [], at)
  return shown.errors.length > 0
    ? returned('invalid', token, {}, problemsFrom(shown.errors), at)
    : { kind: 'step', token, at }
}

/** Answers of other pages that travel unsealed. They only decide which questions to show again. */
function readKnown(posted: FormData): Answers {
  try {
    const known: unknown = JSON.parse(readHidden(posted, 'known'))
    return isAnswers(known) ? known : {}
  } catch {
    return {}
  }
}

const problemsFrom = (errors: readonly FieldProblem[]): readonly FieldProblem[] =>
  errors.map(({ field, message }) => ({ field, message }))

/** Milliseconds within which a second press, or a lost response, comes again. */
const shownFor = 60_000

/**
 * Without JavaScript, reloading the confirmation sends the same post again, and the gateway returns the first one's reference.
 * Someone else may be using the browser by then, so what was sent is shown only at first.
 */
const isFirstShowing = (receivedAt: string): boolean => Date.now() - Date.parse(receivedAt) < shownFor

/** The HTTP status of an outcome. */
export const statusOf = (outcome: Outcome): number =>
  outcome.kind === 'returned' ? (formErrors[outcome.code].status ?? 500) : 200
