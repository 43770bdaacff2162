/**
 * What a form is, as plain data: the page renders it, the gateway compiles it to validation, the documentation prints it. No
 * library and no code stands here, so that there is one table of rules and no second opinion.
 */

/** Tokens of WCAG 1.3.5 (https://www.w3.org/TR/WCAG22/#input-purposes) that our forms use; `off` where a field holds somebody else's data. */
type Autocomplete =
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'email'
  | 'tel'
  | 'postal-code'
  | 'organization'
  | 'organization-title'
  | 'off'

/** Whose data a field holds. Only the visitor's own may be filled in by the browser. */
type Whose = 'visitor' | 'other' | 'nobody'

/** Holds while another field has one of these answers. */
export interface Condition {
  readonly field: string
  readonly isOneOf: readonly string[]
}

/** A rule by name with its parameter. Each names one sentence in the field's `messages`, under the same code. Rules are read in order and the first that refuses speaks. */
export type Rule = (
  | { readonly rule: 'maxLength'; readonly characters: number }
  | { readonly rule: 'email' }
  /** An Australian number of any kind (13, 1300, 1800, mobile, landline, +61), spaces, hyphens and brackets forgiven. */
  | { readonly rule: 'phone' }
  /** A number that can receive a text message. */
  | { readonly rule: 'mobile' }
  /** An Australian postcode, four digits. */
  | { readonly rule: 'postcode' }
) & {
  /** The rule stands only while this holds: a number must be a mobile when the answer is to come as a text. */
  readonly when?: Condition
}

export interface Option {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

interface FieldBase {
  readonly name: string
  /** Stands above the field; of a group, its legend. */
  readonly label: string
  readonly hint?: string
  readonly whose: Whose
  /** Required when asked: a field with `when` only while the condition holds. */
  readonly isRequired?: true
  /** The field is asked only while this holds. */
  readonly when?: Condition
  /** The rule in words, shown without JavaScript beside a conditional field ('Fill this in if you chose Phone call'). */
  readonly whenInWords?: string
  readonly rules?: readonly Rule[]
  /** What to do, by code: `required`, `option` (not one of the choices) and the names of the rules. */
  readonly messages: Readonly<Partial<Record<'required' | 'option' | Rule['rule'], string>>>
}

export type Field = FieldBase &
  (
    | {
        readonly kind: 'text' | 'email' | 'phone'
        readonly autocomplete: Autocomplete
        readonly inputMode?: 'numeric'
        readonly width?: 'short' | 'medium'
      }
    | { readonly kind: 'multiline'; readonly rows: number }
    /** Radio buttons. */
    | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly optionsFrom?: 'services' }
    /** Checkboxes. */
    | { readonly kind: 'choices'; readonly options: readonly Option[] }
  )

export interface FormDefinition {
  /** The file's name. */
  readonly name: string
  /** Of the GraphQL mutation. */
  readonly mutation: 'submitEnquiry'
  /** Two letters that begin each reference. */
  readonly referencePrefix: string
  readonly fields: readonly Field[]
  /** The words of the button that sends. */
  readonly submitLabel: string
  /** The collection notice in short (APP 5): why we ask and who sees it. */
  readonly notice: string
  readonly confirmation: { readonly title: string; readonly next: readonly string[] }
  /** Days until a stored submission is erased. */
  readonly retentionDays: number
}

/** Answers by field name: text, or a list of chosen values. */
export type Answers = Readonly<Record<string, string | readonly string[]>>

/** Whether a condition holds, given the answers so far; no condition always does. */
export const holds = (condition: Condition | undefined, answers: Answers): boolean => {
  if (!condition) return true
  const answer = answers[condition.field]
  return typeof answer === 'string' && condition.isOneOf.includes(answer)
}

/** Whether a field is asked, given the answers so far. */
export const isAsked = (field: Field, answers: Answers): boolean => holds(field.when, answers)
