import { type ActionFunctionArgs, data, type HeadersArgs } from 'react-router'
import { checkStep, fieldsOf, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { forms, type FormId, sdlNameOf } from '#schema/forms/forms.ts'
import { readAnswers, readHidden, readPage } from '#web/forms/answers.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import {
  returned,
  type AcceptedOutcome,
  type FieldProblem,
  type FormPlace,
  type Outcome,
  type ReturnedOutcome,
} from '#web/forms/outcome.ts'
import { TakeFormStepDocument, type FormMove, type SubmissionResult_ResultFragment } from '#web/graphql/generated.ts'
import { gql, type Gql } from '#web/graphql/server-client.ts'
import { crossOriginContext } from '#web/lib/cross-origin-context.ts'
import { formAt } from './form-at.ts'
import { tokenAlone } from './form-loader.ts'
import { sendForm } from './send-form.ts'

// A token is one visitor's. `no-store` would be stricter, and would take the page from the browser's Back.
const privately = { 'Cache-Control': 'private, no-cache' }

// What was sent is shown once: Back must not find it kept.
const once = { 'Cache-Control': 'private, no-store' }

export const headers = ({ actionHeaders }: HeadersArgs) => ({
  'Cache-Control': actionHeaders.get('cache-control') ?? privately['Cache-Control'],
})

export async function action({ context, request, url }: ActionFunctionArgs) {
  const outcome = await submit(context.get(gql), formAt(url.pathname).formId, request, {
    isCrossOrigin: context.get(crossOriginContext),
  })
  return data(outcome, { status: statusOf(outcome), headers: outcome.kind === 'accepted' ? once : privately })
}

interface Sender {
  /** A page of another origin has sent the post: the form comes back, and is not sent. */
  readonly isCrossOrigin: boolean
}

/**
 * Hands a post to the gateway: a whole form, or one step of it. It never throws: whatever happens, every answer comes back with
 * the outcome.
 */
export async function submit(
  client: Gql,
  formId: FormId,
  request: Request,
  sender: Sender = { isCrossOrigin: false },
): Promise<Outcome> {
  const posted = await request.formData().catch(() => undefined)
  if (!posted) return returned('unreadable')
  // Who sent the post may know its token, and could ask with it what is sent next.
  if (sender.isCrossOrigin) posted.set('token', await tokenAlone(client, sdlNameOf(formId)))
  return (forms[formId].steps.length > 1 ? takeStep : sendWhole)(client, formId, posted, sender)
}

async function sendWhole(client: Gql, formId: FormId, posted: FormData, { isCrossOrigin }: Sender): Promise<Outcome> {
  const token = readHidden(posted, 'token')
  const answers = readAnswers(fieldsOf(forms[formId]), posted)
  if (isCrossOrigin) return returned('crossOrigin', token, answers)
  try {
    const website = readHidden(posted, 'website')
    return outcomeOf(forms[formId], await sendForm(client, formId, { ...answers, token, website }), token, answers)
  } catch {
    // The gateway has logged it. The token stays: what was stored after all is not stored twice.
    return returned('unavailable', token, answers)
  }
}

async function takeStep(client: Gql, formId: FormId, posted: FormData, { isCrossOrigin }: Sender): Promise<Outcome> {
  const token = readHidden(posted, 'token')
  const sealed = readHidden(posted, 'sealed')
  const step = readHidden(posted, 'step')
  const [go = '', to] = readHidden(posted, 'go').split(':')
  const definition = forms[formId]
  const answers = readPage(definition, posted)

  /** The page that was sent, with what it said. The answers of other pages are under the seal. */
  const asItStands = (code: 'crossOrigin' | 'limited' | 'unavailable') =>
    returned(code, token, answers, [], {
      step,
      sealed,
      answers: { ...choicesOf(definition, readHidden(posted, 'known')), ...answers },
      advice: [],
    })

  const take = async (move: FormMove, target?: string): Promise<Outcome> => {
    const { takeFormStep: shown } = await client.mutate(TakeFormStepDocument, {
      input: {
        form: sdlNameOf(formId),
        step,
        move,
        to: target ?? null,
        answers: Object.entries(answers).map(([name, answer]) => ({ name, values: [answer].flat() })),
        sealed,
      },
    })
    if (shown.__typename === 'SubmissionLimited') return asItStands('limited')
    const at: FormPlace = {
      step: shown.step,
      answers: answersFrom(definition, shown.answers),
      sealed: shown.sealed,
      advice: problemsFrom(shown.advice),
    }
    if (shown.isSealBroken) return returned('stepsLost', token, {}, [], at)
    return shown.errors.length > 0
      ? returned('invalid', token, {}, problemsFrom(shown.errors), at)
      : { kind: 'step', token, at }
  }

  /** The page of all answers, which are under the seal. */
  const onCheckPage = async (outcome: ReturnedOutcome): Promise<Outcome> => {
    const shown = await take('CHANGE', checkStep)
    return shown.kind === 'step' ? { ...outcome, at: shown.at } : shown
  }

  try {
    if (isCrossOrigin)
      return step === checkStep ? await onCheckPage(returned('crossOrigin', token)) : asItStands('crossOrigin')
    if (step !== checkStep || go === 'back' || go === 'change') return await take(moves[go] ?? 'NEXT', to)
    const website = readHidden(posted, 'website')
    const outcome = await sendForm(client, formId, { sealed, token, website }).then(
      (result) => outcomeOf(definition, result, token),
      () => returned('unavailable', token),
    )
    if (outcome.kind === 'accepted') return outcome
    // What must be mended stands on a page of its own; after any other failure the answers are shown again.
    if (outcome.code === 'invalid') return await take('NEXT')
    return await onCheckPage(outcome)
  } catch {
    return asItStands(isCrossOrigin ? 'crossOrigin' : 'unavailable')
  }
}

/** What the page knew of other pages; it only says which questions to show again. */
function choicesOf(definition: FormDefinition, known: string): Answers {
  try {
    const given = new Map<string, unknown>(Object.entries(JSON.parse(known)))
    return Object.fromEntries(
      fieldsOf(definition).flatMap(({ kind, name }) => {
        const answer = given.get(name)
        return kind === 'choice' && typeof answer === 'string' ? [[name, answer]] : []
      }),
    )
  } catch {
    return {}
  }
}

const moves: Readonly<Record<string, FormMove>> = { back: 'BACK', change: 'CHANGE' }

function outcomeOf(
  definition: FormDefinition,
  result: SubmissionResult_ResultFragment,
  token: string,
  answers: Answers = {},
): AcceptedOutcome | ReturnedOutcome {
  if (result.__typename === 'SubmissionAccepted') {
    const { reference, receivedAt } = result
    const sent = isFirstShowing(receivedAt) ? answersFrom(definition, result.answers) : null
    return { kind: 'accepted', reference, receivedAt, answers: sent }
  }
  if (result.__typename === 'SubmissionExpired') return returned('expired', result.token, answers)
  if (result.__typename === 'SubmissionLimited') return returned('limited', token, answers)
  return returned('invalid', token, answers, problemsFrom(result.errors))
}

function answersFrom(
  definition: FormDefinition,
  list: readonly { readonly name: string; readonly values: readonly string[] }[],
): Answers {
  const given = new Map(list.map(({ name, values }) => [name, values]))
  return Object.fromEntries(
    fieldsOf(definition).flatMap(({ kind, name }) => {
      const values = given.get(name)
      return values ? [[name, kind === 'choices' ? values : (values[0] ?? '')]] : []
    }),
  )
}

const problemsFrom = (errors: readonly FieldProblem[]): readonly FieldProblem[] =>
  errors.map(({ field, message }) => ({ field, message }))

/** A second press, or a page that was lost on its way, comes again within this time, in ms. */
const shownFor = 60_000

/**
 * Without a script, loading the confirmation again sends the same post again, and the gateway answers with the first time's
 * reference. The browser may by then be in other hands, so what was sent is shown only at first.
 */
const isFirstShowing = (receivedAt: string): boolean => Date.now() - Date.parse(receivedAt) < shownFor

/** The HTTP status that an outcome answers with. */
export const statusOf = (outcome: Outcome): number =>
  outcome.kind === 'returned' ? (formErrors[outcome.code].status ?? 500) : 200
