/**
 * What a form is, as plain data: the page renders it, the gateway compiles it to validation, the documentation prints it. No
 * library and no code stands here, so that there is one table of rules and no second opinion.
 */

import type { formWords } from './form-words.ts'

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
  /** Of a date: its three fields get `bday-day`, `bday-month` and `bday-year`. */
  | 'bday'
  | 'off'

/** Whose data a field holds. Only the visitor's own may be filled in by the browser. */
type Whose = 'visitor' | 'other' | 'nobody'

/** Holds while another field has one of these answers; of several that were chosen, one is enough. */
export interface AnswerIs {
  readonly field: string
  readonly isOneOf: readonly string[]
}

/** One answer, or all of several. It looks only at fields that stand before it. */
export type Condition = AnswerIs | { readonly allOf: readonly AnswerIs[] }

/** What all the answers together show, once they are known: also what was left out. */
export interface Finding {
  readonly when: Condition
  /** Not found once one of these fields is answered. */
  readonly unlessGiven?: readonly string[]
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
  /** Nine digits; spaces and hyphens are forgiven. */
  | { readonly rule: 'ndisNumber' }
  /** AC and eight digits; small letters, spaces and hyphens are forgiven. */
  | { readonly rule: 'agedCareId' }
  /** Of a date: today in Brisbane or before, and not before 1900. */
  | { readonly rule: 'notInFuture' }
  /** Of a date: today in Brisbane or later. */
  | { readonly rule: 'notInPast' }
) & {
  /** The rule stands only while this holds: a number must be a mobile when the answer is to come as a text. */
  readonly when?: Condition
  /** The rule only advises: what it refuses is kept as it was typed, the person reads the message and may send it all the same. */
  readonly isAdvice?: true
}

export interface Option {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

type Messages = Readonly<Partial<Record<'required' | 'option' | 'date' | Rule['rule'], string>>>

/** The same question in other words, for other people: about me, about somebody else. What it leaves out stays as the field has it. */
interface Wording {
  readonly when: Condition
  readonly label?: string
  readonly hint?: string
  readonly whose?: Whose
  readonly messages?: Messages
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
  /** What to do, by code: `required`, `option` (not one of the choices), `date` (no such day) and the names of the rules. */
  readonly messages: Messages
  /** The first whose condition holds is taken. */
  readonly wordings?: readonly Wording[]
}

export type Field = FieldBase &
  (
    | {
        readonly kind: 'text' | 'email' | 'phone'
        readonly autocomplete: Autocomplete
        readonly inputMode?: 'numeric'
        readonly width?: 'short' | 'medium'
        /** Asked only when the form's address names a product by its slug (`?product=`). The answer begins as its name. */
        readonly prefillFrom?: 'product'
      }
    | { readonly kind: 'multiline'; readonly rows: number }
    /** Radio buttons. */
    | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly optionsFrom?: 'services' }
    /** Checkboxes. */
    | { readonly kind: 'choices'; readonly options: readonly Option[]; readonly optionsFrom?: 'services' }
    /** Day, month and year in three fields, named NAME-day, NAME-month and NAME-year. As typed `D/M/YYYY`, stored `YYYY-MM-DD`. */
    | { readonly kind: 'date'; readonly autocomplete: Extract<Autocomplete, 'bday' | 'off'> }
  )

export interface FormStep {
  /** Travels in the form, and names the step in a Change button. */
  readonly name: string
  readonly title: string
  /** The first whose condition holds gives the title. */
  readonly wordings?: readonly { readonly when: Condition; readonly title: string }[]
  /** The step is asked only while this holds. */
  readonly when?: Condition
  /** A step with no field that is asked is left out. */
  readonly fields: readonly Field[]
}

interface Confirmation {
  readonly title: string
  readonly next: readonly string[]
}

export interface FormDefinition {
  /** The file's name. */
  readonly name: string
  /** The name of the GraphQL mutation; the operation that sends it has the same with a capital. */
  readonly mutation: `submit${string}`
  /** Two letters that begin each reference. */
  readonly referencePrefix: string
  /** With one step a form is sent from it; with more, each is a page, and the answers are checked before they are sent. */
  readonly steps: readonly FormStep[]
  /** The words of the button that sends. */
  readonly submitLabel: string
  /** What people who write often fill in about themselves each time: they may keep it on their device. */
  readonly ownDetails?: {
    readonly when: Condition
    /** Names of fields, all of one step. */
    readonly fields: readonly string[]
    /** Of the button that keeps them. */
    readonly label: string
    /** What is kept, for how long (web/forms/device-copy.ts), and who can read it. */
    readonly words: string
    /** The next time. */
    readonly offer: string
  }
  /** What a person may want to mend before they send it, and may send all the same: on the page of all answers, with the field that it is about. */
  readonly advice?: readonly (Finding & { readonly field: string; readonly message: string })[]
  /** What staff must know before all else: the mark leads their mail's subject, and mark and words the mail. Of several with one mark the first that is found counts. */
  readonly urgent?: readonly (Finding & { readonly mark: string; readonly words: string })[]
  /** What the staff's mail is called by its subject, where an answer says it better than the page's title: the first that holds. */
  readonly subjects?: readonly { readonly when: Condition; readonly words: string }[]
  /** The collection notice in short (APP 5): why we ask and who sees it. */
  readonly notice: string
  /** The rest of it, one press further. Who collects, how to see it and how to complain is the same for every form. */
  readonly collection: {
    readonly why: string
    readonly seenBy: string
    /** What happens, or cannot happen, when a person leaves something out. */
    readonly ifNotAnswered: string
  }
  /** The same for every form. */
  readonly words: typeof formWords
  readonly confirmation: Confirmation & {
    /** Other words for other answers: the first whose condition holds. They stand on the page alone, and only while it shows what was sent. */
    readonly wordings?: readonly (Confirmation & { readonly when: Condition })[]
  }
  /** What people send is kept from staff who do other work: the operator's commands show it only when told to. */
  readonly isRestricted?: true
  /** Days until a stored submission is erased. */
  readonly retentionDays: number
}

/** Answers by field name: text, or a list of chosen values. */
export type Answers = Readonly<Record<string, string | readonly string[]>>

const isAnswer = (value: unknown): value is Answers[string] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'))

export const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isAnswer)

const answersIn = (answer: Answers[string] | undefined): readonly string[] =>
  typeof answer === 'string' ? [answer] : (answer ?? [])

const partsOf = (condition: Condition | undefined): readonly AnswerIs[] =>
  !condition ? [] : 'allOf' in condition ? condition.allOf : [condition]

/** Whether a condition holds, given the answers so far; no condition always does. */
export const holds = (condition: Condition | undefined, answers: Answers): boolean =>
  partsOf(condition).every(({ field, isOneOf }) => answersIn(answers[field]).some((answer) => isOneOf.includes(answer)))

/** Whether the answers that count, those that were asked for and given, show it. */
export const isFound = ({ when, unlessGiven = [] }: Finding, answers: Answers): boolean =>
  holds(when, answers) && unlessGiven.every((name) => answers[name] === undefined)

/** What the page says once it is sent; without answers, what it says to anybody. */
export const confirmationOf = ({ confirmation }: FormDefinition, answers: Answers | null): Confirmation =>
  confirmation.wordings?.find(({ when }) => answers && holds(when, answers)) ?? confirmation

/** The page of all answers, after the last step of a form that has several. No step has this name. */
export const checkStep = 'check'

/** Every field of a form, in the order of its steps. */
export const fieldsOf = (definition: FormDefinition): readonly Field[] =>
  definition.steps.flatMap(({ fields }) => fields)

export const isPrefilled = (field: Field): boolean => 'prefillFrom' in field && field.prefillFrom !== undefined

/** A step as it is asked. */
export interface AskedStep {
  readonly name: string
  readonly title: string
  /** Those that are asked, in the words for these answers. */
  readonly fields: readonly Field[]
}

/**
 * The steps and fields that are asked, given the answers so far, in their words for them. An answer to a question that is no
 * longer asked has no say.
 */
export function askedSteps(definition: FormDefinition, answers: Answers): readonly AskedStep[] {
  const heard: Record<string, Answers[string]> = {}
  return definition.steps.flatMap(({ name, title, wordings, when, fields }) => {
    if (!holds(when, heard)) return []
    const asked = fields.flatMap((field) => {
      const answer = answers[field.name]
      if (!holds(field.when, heard) || (isPrefilled(field) && !answer)) return []
      if (answer !== undefined) heard[field.name] = answer
      return [inWords(field, heard)]
    })
    const words = wordings?.find((wording) => holds(wording.when, heard))
    return asked.length > 0 ? [{ name, title: words?.title ?? title, fields: asked }] : []
  })
}

/** The fields of all steps that are asked. */
export const askedFields = (definition: FormDefinition, answers: Answers): readonly Field[] =>
  askedSteps(definition, answers).flatMap(({ fields }) => fields)

/**
 * The fields that the page of a step holds: those that are asked, and those that another answer on the same page may ask for.
 * Empty where there is no such step.
 */
export function pageFields(definition: FormDefinition, stepName: string, answers: Answers): readonly Field[] {
  const asked = new Map(askedFields(definition, answers).map((field) => [field.name, field]))
  const heard = Object.fromEntries(Object.entries(answers).filter(([name]) => asked.has(name)))
  const fields = definition.steps.find(({ name }) => name === stepName)?.fields ?? []
  const isOnPage = ({ field }: AnswerIs) => fields.some(({ name }) => name === field)
  return fields
    .filter((field) => !isPrefilled(field) || asked.has(field.name))
    .filter(({ when }) => partsOf(when).every((part) => isOnPage(part) || holds(part, heard)))
    .map((field) => asked.get(field.name) ?? inWords(field, heard))
}

function inWords(field: Field, answers: Answers): Field {
  const wording = field.wordings?.find(({ when }) => holds(when, answers))
  if (!wording) return field
  const { label = field.label, hint = field.hint, whose = field.whose, messages } = wording
  return { ...field, label, ...(hint !== undefined && { hint }), whose, messages: { ...field.messages, ...messages } }
}
