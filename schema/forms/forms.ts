import { feedback } from './definitions/feedback.ts'
import { generalEnquiry } from './definitions/general-enquiry.ts'
import { referral } from './definitions/referral.ts'
import type { FormDefinition } from './form-definition.ts'

/** Every form by its name, which is also the name of its template in the site map. */
export const forms = {
  feedback,
  'general-enquiry': generalEnquiry,
  referral,
} as const satisfies Readonly<Record<string, FormDefinition>>

export type FormId = keyof typeof forms

/** Each form's GraphQL mutation. */
export type FormMutation = (typeof forms)[FormId]['mutation']

export const isFormId = (name: string): name is FormId => Object.hasOwn(forms, name)

/** Whether the pages of a template send a form: those of a form, and the last one of the picture board. */
export const sendsForm = (template: string): boolean => isFormId(template) || template === 'say-send'

export const formIds: readonly FormId[] = Object.keys(forms).filter(isFormId)

/** The form of this name, if there is one: the names in the store outlive their forms. */
export const formOf = (name: string): FormDefinition | undefined => (isFormId(name) ? forms[name] : undefined)
