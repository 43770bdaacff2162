import { feedback } from './feedback.ts'
import type { FormDefinition } from './form-definition.ts'
import { generalEnquiry } from './general-enquiry.ts'
import { referral } from './referral.ts'

/** Every form by its name, which is the `form` column of the site map. */
export const forms = { 'general-enquiry': generalEnquiry, referral, feedback } as const satisfies Record<
  string,
  FormDefinition
>

export type FormId = keyof typeof forms

export const isFormId = (name: string): name is FormId => Object.hasOwn(forms, name)
