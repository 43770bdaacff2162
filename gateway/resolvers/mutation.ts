import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError } from 'graphql'
import type {
  FieldError,
  FormAnswer,
  MutationResolvers,
  SubmissionLimited,
  SubmissionResult,
} from '#gateway/types.generated.ts'
import { siteSettings } from '#gateway/content/queries/site-settings.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Counted } from '#gateway/guards/rate-limit.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import { inExactWords } from '#schema/forms/exact-words.ts'
import type { Answers } from '#schema/forms/form-definition.ts'
import { formIds, type FormId, type FormMutation, forms } from '#schema/forms/forms.ts'
import { formIdOf } from './form-name.ts'

type Outcome = Awaited<ReturnType<GatewayContext['submissions']['submit']>>

const formAnswers = (answers: Answers): FormAnswer[] =>
  Object.entries(answers).map(([name, answer]) => ({ __typename: 'FormAnswer', name, values: [answer].flat() }))

const fieldErrors = (errors: readonly Omit<FieldError, '__typename'>[]): FieldError[] =>
  errors.map(({ field, code, message }) => ({ __typename: 'FieldError', field, code, message }))

const submissionResult = (form: FormId, given: Answers, outcome: Outcome): SubmissionResult => {
  switch (outcome.kind) {
    case 'accepted':
      return {
        __typename: 'SubmissionAccepted',
        reference: outcome.reference,
        receivedAt: outcome.receivedAt.toISOString(),
        answers: formAnswers(outcome.answers),
      }
    case 'expired':
      return { __typename: 'SubmissionExpired', token: outcome.token }
    case 'invalid':
      return {
        __typename: 'SubmissionInvalid',
        errors: fieldErrors(inExactWords(forms[form], given, outcome.errors)),
      }
  }
}

/** Counts one form or step. What to answer when it is one too many; nothing when it may pass. */
async function limited(what: Counted, context: GatewayContext): Promise<SubmissionLimited | undefined> {
  const retryAfter = await context.secondsToWait(what)
  if (retryAfter === undefined) return undefined
  // The number is content; while content is away the sentence stands without it.
  const phone = await siteSettings(context.content).then(
    ({ supportPhone }) => supportPhone.display,
    () => undefined,
  )
  const { words, next } = formErrors.limited
  return {
    __typename: 'SubmissionLimited',
    retryAfter,
    message: `${words} ${next}${phone ? ` Or call us on ${phone}.` : ''}`,
  }
}

/** What was typed, as a refusal is worded by it. */
const textsIn = (input: object): Answers =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Values of one form, in all its lists together: our longest list has 30 options. To judge very many takes long. */
const maxValues = 500

function refuseTooManyValues(lists: readonly unknown[]): void {
  const count = lists.reduce((sum: number, list) => sum + (Array.isArray(list) ? list.length : 1), 0)
  if (count > maxValues)
    throw new GraphQLError(`A form may have ${maxValues} values at the most.`, {
      extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT, http: { status: 400 } },
    })
}

/** Counts, judges and stores one form. */
const submit = async (form: FormId, input: object, context: GatewayContext): Promise<SubmissionResult> => {
  refuseTooManyValues(Object.values(input))
  return (
    (await limited('form', context)) ??
    submissionResult(form, textsIn(input), await context.submissions.submit(form, { ...input }, context.mayAcknowledge))
  )
}

type Submit = (parent: unknown, args: { readonly input: object }, context: GatewayContext) => Promise<SubmissionResult>

// `fromEntries` forgets the names; `Required` below wants one for each mutation of the SDL.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const submissions = Object.fromEntries(
  formIds.map((form): [string, Submit] => [
    forms[form].mutation,
    (_, { input }, context) => submit(form, input, context),
  ]),
) as Readonly<Record<FormMutation, Submit>>

export const mutation: Required<MutationResolvers> = {
  ...submissions,
  takeFormStep: async (_, { input: { form, step, move, to, answers, sealed } }, context) => {
    refuseTooManyValues(answers.map(({ values }) => values))
    const tooMany = await limited('step', context)
    if (tooMany) return tooMany
    const formId = formIdOf(form)
    const shown = await context.submissions.takeStep(formId, {
      step: step ?? '',
      move,
      to: to ?? '',
      answers: new Map(answers.map(({ name, values }) => [name, values])),
      sealed: sealed ?? '',
    })
    return {
      __typename: 'FormStep',
      step: shown.step,
      answers: formAnswers(shown.answers),
      sealed: shown.sealed,
      errors: fieldErrors(inExactWords(forms[formId], shown.answers, shown.errors)),
      advice: fieldErrors(shown.advice),
      isSealBroken: shown.isSealBroken,
    }
  },
}
