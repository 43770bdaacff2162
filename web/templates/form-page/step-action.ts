import { checkStep, isAnswers, type Answers } from '#schema/forms/form-definition.ts'
import { choicesIn, readPage } from '#web/forms/answers.ts'
import { returned, type FormPlace, type Outcome } from '#web/forms/outcome.ts'
import { type FormMove, type FormStep_StepFragment, TakeFormStepDocument } from '#web/graphql/generated.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { confirmed, problemsFrom, readHidden, resultOf, type SentForm } from './sent-form.ts'

const moves: ReadonlyMap<string, FormMove> = new Map([
  ['back', 'BACK'],
  ['change', 'CHANGE'],
])

/** Sends one step of a form to the gateway, or from the check page all of them. */
export async function submitStep(
  client: Gql,
  form: SentForm,
  posted: FormData,
  isCrossOrigin: boolean,
): Promise<Outcome> {
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
  if (isCrossOrigin) {
    // The seal holds what was typed: it is opened, and shows the page again.
    const shown = await take()
    return shown.kind === 'step' ? returned('crossOrigin', token, {}, [], shown.at) : shown
  }
  const result = await resultOf(client, form, posted, { sealed })
  if (result?.__typename === 'SubmissionAccepted') return confirmed(result, result.answers)
  const shown = result?.step && stepOutcome(result.step, token)
  if (!shown) return asPosted('unavailable')
  if (shown.kind !== 'step') return shown
  switch (result.__typename) {
    case 'SubmissionExpired':
      return returned('expired', result.token, {}, [], shown.at)
    case 'SubmissionLimited':
      return returned('limited', token, {}, [], shown.at)
    case 'SubmissionInvalid': // There is nothing to correct any more.
    case 'SubmissionUnavailable':
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
