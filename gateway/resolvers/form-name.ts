import type { FormName } from '#gateway/types.generated.ts'
import type { FormId } from '#schema/forms/forms.ts'

/** The SDL's names of the forms: one that is missing does not compile. */
export const formIds: Readonly<Record<FormName, FormId>> = {
  GENERAL_ENQUIRY: 'general-enquiry',
  REFERRAL: 'referral',
  FEEDBACK: 'feedback',
}
