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

/** Each form's GraphQL mutation. */
export type FormMutation = (typeof forms)[FormId]['mutation']

/** `general-enquiry` is GENERAL_ENQUIRY in the SDL. */
type SdlName<Id extends string> = Id extends `${infer Word}-${infer Rest}`
  ? `${Uppercase<Word>}_${SdlName<Rest>}`
  : Uppercase<Id>

export const isFormId = (name: string): name is FormId => Object.hasOwn(forms, name)

export const formIds: readonly FormId[] = Object.keys(forms).filter(isFormId)

/** The SDL's name of a form, a value of its enum FormName. */
export const sdlNameOf = (form: FormId): SdlName<FormId> =>
  // `toUpperCase` is a string to TypeScript, whatever it is given.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  form.toUpperCase().replaceAll('-', '_') as SdlName<FormId>
