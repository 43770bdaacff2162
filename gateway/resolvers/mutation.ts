import type { MutationResolvers, SubmissionResult } from '#gateway/types.generated.ts'
import type { GatewayContext } from '#gateway/context.ts'

type Outcome = Awaited<ReturnType<GatewayContext['submissions']['submit']>>

const submissionResult = (outcome: Outcome): SubmissionResult => {
  switch (outcome.kind) {
    case 'accepted':
      return {
        __typename: 'SubmissionAccepted',
        reference: outcome.reference,
        receivedAt: outcome.receivedAt.toISOString(),
      }
    case 'expired':
      return { __typename: 'SubmissionExpired', token: outcome.token }
    case 'invalid':
      return {
        __typename: 'SubmissionInvalid',
        errors: outcome.errors.map(({ field, code, message }) => ({ __typename: 'FieldError', field, code, message })),
      }
  }
}

export const mutation: Required<MutationResolvers> = {
  submitEnquiry: async (_, { input }, { submissions }) =>
    submissionResult(await submissions.submit('general-enquiry', { ...input })),
  submitFeedback: async (_, { input }, { submissions }) =>
    submissionResult(await submissions.submit('feedback', { ...input })),
}
