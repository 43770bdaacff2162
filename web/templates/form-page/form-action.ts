import { type ActionFunctionArgs, data, type HeadersArgs } from 'react-router'
import { privateCacheControl } from '#schema/cache-metadata.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import type { Answers, FormDefinition } from '#schema/forms/form-definition.ts'
import { readPage, textAnswer } from '#web/forms/answers.ts'
import { hasSteps, returned, type Outcome } from '#web/forms/outcome.ts'
import { gql, type Gql } from '#web/graphql/server-client.ts'
import { siteContext } from '#web/lib/site-context.ts'
import { tokenFor } from './form-loader.ts'
import { confirmed, problemsFrom, readHidden, resultOf, type SentForm, type SubmitMutation } from './sent-form.ts'
import { withStartOfAnswers } from './start-of-answers.ts'
import { submitStep } from './step-action.ts'

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
    case 'SubmissionUnavailable':
    case undefined:
      // The token stays, so that a form that was received after all is not stored twice.
      return returned('unavailable', token, answers)
  }
}

const defaultsFor = ({ ifEmpty = {} }: FormDefinition, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(ifEmpty).filter(([name]) => textAnswer(answers, name).trim() === ''))

/** The HTTP status of an outcome. */
export const statusOf = (outcome: Outcome): number =>
  outcome.kind === 'returned' ? (formErrors[outcome.code].status ?? 500) : 200
