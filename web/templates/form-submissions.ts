import type { Answers } from '#schema/forms/form-definition.ts'
import type { FormId } from '#schema/forms/forms.ts'
import {
  SubmitEnquiryDocument,
  SubmitFeedbackDocument,
  SubmitReferralDocument,
  type FormName,
  type SubmissionResult_ResultFragment,
} from '#web/graphql/generated.ts'
import type { Gql } from '#web/graphql/server-client.ts'

/** A post as the gateway takes it: the answers with what travels hidden beside them. */
type SubmissionInput = Answers & { readonly token: string; readonly website: string }

interface Submission {
  readonly sessionName: FormName
  readonly send: (client: Gql, input: SubmissionInput) => Promise<SubmissionResult_ResultFragment>
}

/** How each form reaches the gateway: a form without its row does not compile. */
export const submissions: Readonly<Record<FormId, Submission>> = {
  'general-enquiry': {
    sessionName: 'GENERAL_ENQUIRY',
    send: async (client, input) => (await client.mutate(SubmitEnquiryDocument, { input })).submitEnquiry,
  },
  referral: {
    sessionName: 'REFERRAL',
    send: async (client, input) => (await client.mutate(SubmitReferralDocument, { input })).submitReferral,
  },
  feedback: {
    sessionName: 'FEEDBACK',
    send: async (client, input) => (await client.mutate(SubmitFeedbackDocument, { input })).submitFeedback,
  },
}
