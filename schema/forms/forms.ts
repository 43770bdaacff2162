import { feedback } from './feedback.ts'
import type { FormDefinition } from './form-definition.ts'
import { generalEnquiry } from './general-enquiry.ts'
import { referral } from './referral.ts'

/** Every form by its name, which is also the name of its template in the site map. */
export const forms = {
  [generalEnquiry.name]: generalEnquiry,
  [referral.name]: referral,
  [feedback.name]: feedback,
} as const satisfies Record<string, FormDefinition>

export type FormId = keyof typeof forms

/** Each form's GraphQL mutation. */
export type FormMutation = (typeof forms)[FormId]['mutation']

export const isFormId = (name: string): name is FormId => Object.hasOwn(forms, name)

export const formIds: readonly FormId[] = Object.keys(forms).filter(isFormId)
