import type { FormDefinition } from './form-definition.ts'
import { forms } from './forms.generated.ts'

export { forms } from './forms.generated.ts'

export type FormId = keyof typeof forms

/** Each form's GraphQL mutation. */
export type FormMutation = (typeof forms)[FormId]['mutation']

export const isFormId = (name: string): name is FormId => Object.hasOwn(forms, name)

/** Whether the pages of a template send a form: those of a form, and the last one of the picture board. */
export const sendsForm = (template: string): boolean => isFormId(template) || template === 'say-send'

export const formIds: readonly FormId[] = Object.keys(forms).filter(isFormId)

/** The form of this name, if there is one: the names in the store outlive their forms. */
export const formOf = (name: string): FormDefinition | undefined => (isFormId(name) ? forms[name] : undefined)
