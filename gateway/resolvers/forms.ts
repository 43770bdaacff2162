import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLScalarType } from 'graphql'
import type { FieldError, FormStep, SubmissionLimited, SubmissionResult } from '#gateway/types.generated.ts'
import { siteSettings } from '#gateway/content/queries/site-settings.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { clientError } from '#gateway/security/client-error.ts'
import type { Counted } from '#gateway/security/rate-limit.ts'
import { errorText } from '#schema/errors/error-entry.ts'
import { formErrors } from '#schema/errors/form-errors.ts'
import { checkStep, isAnswers } from '#schema/forms/form-definition.ts'
import { StoreUnavailableError } from '#gateway/submissions/submissions.ts'
import { formIds, type FormId, type FormMutation, forms, isFormId } from '#schema/forms/forms.ts'
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts'

type Submissions = GatewayContext['submissions']
type Input = Parameters<Submissions['submit']>[1]

const badInput = (message: string) => clientError(ApolloServerErrorCode.BAD_USER_INPUT, message)

export const formAnswers = new GraphQLScalarType({
  name: 'FormAnswers',
  parseValue(value) {
    if (isAnswers(value)) return value
    throw badInput('FormAnswers is an object of texts and lists of texts.')
  },
})

function readFormId(name: string): FormId {
  if (isFormId(name)) return name
  throw badInput('There is no form of this name.')
}

/** Counts one form or step against its network's rate limit. Undefined: within the limit. */
async function limited(what: Counted, context: GatewayContext): Promise<SubmissionLimited | undefined> {
  const retryAfter = await context.secondsToWait(what)
  if (retryAfter === undefined) return undefined
  // The phone number is content; while content is unavailable the message omits it.
  const phone = await siteSettings(context.content).then(
    ({ supportPhone }) => supportPhone.display,
    () => undefined,
  )
  return { __typename: 'SubmissionLimited', retryAfter, step: null, message: errorText(formErrors.limited, phone) }
}

const fieldErrors = (errors: readonly Omit<FieldError, '__typename'>[]): FieldError[] =>
  errors.map((error) => ({ __typename: 'FieldError', ...error }))

const formStep = (shown: Awaited<ReturnType<Submissions['takeStep']>>): FormStep => ({
  __typename: 'FormStep',
  ...shown,
  errors: fieldErrors(shown.errors),
  advice: fieldErrors(shown.advice),
})

/** The page of all answers, or the step to correct; null for a form that was not sealed. */
const stepToShow = async (form: FormId, { sealed }: Input, { submissions: service }: GatewayContext) =>
  typeof sealed === 'string'
    ? formStep(await service.takeStep(form, { step: checkStep, move: 'NEXT', to: '', answers: {}, sealed }))
    : null

const unavailable = (error: unknown) => {
  if (error instanceof StoreUnavailableError) return { kind: 'unavailable' } as const // Logged by submissions.ts.
  throw error
}

async function submit(form: FormId, input: Input, context: GatewayContext): Promise<SubmissionResult> {
  const tooMany = await limited('form', context)
  if (tooMany) return { ...tooMany, step: await stepToShow(form, input, context) }
  const result = await context.submissions.submit(form, input, context.mayAcknowledge).catch(unavailable)
  switch (result.kind) {
    case 'accepted':
      return {
        __typename: 'SubmissionAccepted',
        reference: result.reference,
        receivedAt: result.receivedAt.toISOString(),
        answers: result.answers,
      }
    case 'expired':
      return { __typename: 'SubmissionExpired', token: result.token, step: await stepToShow(form, input, context) }
    case 'invalid':
      return {
        __typename: 'SubmissionInvalid',
        errors: fieldErrors(result.errors),
        step: await stepToShow(form, input, context),
      }
    case 'unavailable':
      return { __typename: 'SubmissionUnavailable', step: await stepToShow(form, input, context) }
  }
}

type Submit = (parent: unknown, args: { readonly input: Input }, context: GatewayContext) => Promise<SubmissionResult>

// `fromEntries` loses the key types; `Required` below requires an entry for each mutation of the SDL.
const submissions = Object.fromEntries(
  formIds.map((form): [string, Submit] => [
    forms[form].mutation,
    (_, { input }, context) => submit(form, input, context),
  ]),
) as Readonly<Record<FormMutation, Submit>>

export const mutation: Required<MutationResolvers> = {
  ...submissions,
  takeFormStep: async (_, { input: { form, step, move, to, answers, sealed } }, context) => {
    // Over the limit, the page of all answers must still show them.
    const tooMany = step === checkStep ? undefined : await limited('step', context)
    if (tooMany) return tooMany
    return formStep(
      await context.submissions.takeStep(readFormId(form), {
        step: step ?? '',
        move,
        to: to ?? '',
        answers,
        sealed: sealed ?? '',
      }),
    )
  },
}

export const formQueries: Required<Pick<QueryResolvers, 'formToken'>> = {
  formToken(_, { form }, { submissions: service, cacheMetadata }) {
    cacheMetadata.isPrivate = true
    return service.issueToken(readFormId(form))
  },
}
