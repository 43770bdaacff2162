/**
 * A form as plain data: the page renders it, the gateway compiles it to validation, the documentation prints it. It
 * contains no code and needs no library, so that there is a single definition of the rules.
 */

import type { HelpKind } from '#schema/danger/danger-help.ts'
import { isRecord } from '#schema/is-record.ts'
import type { formWords } from './form-words.ts'

/**
 * Tokens of WCAG 1.3.5 (https://www.w3.org/TR/WCAG22/#input-purposes) that our forms use; `off` where a field contains
 * another person's data.
 */
type Autocomplete =
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'email'
  | 'tel'
  | 'postal-code'
  | 'organization'
  | 'organization-title'
  /** For dates: the three fields get `bday-day`, `bday-month` and `bday-year`. */
  | 'bday'
  | 'off'

/** The person whose data a field contains. The browser may autofill only the visitor's own. */
type Whose = 'visitor' | 'other' | 'none'

/** True when another field has one of these answers; of several selected options, one is enough. */
export interface AnswerIs {
  readonly field: string
  readonly isOneOf: readonly string[]
}

/** One condition on an answer, or several that must all be true. It may refer only to earlier fields. */
export type Condition = AnswerIs | { readonly allOf: readonly AnswerIs[] }

/** A conclusion from all answers, including unanswered fields. */
export interface Finding {
  readonly when: Condition
  /** The finding does not apply if one of these fields has an answer. */
  readonly unlessGiven?: readonly string[]
}

/**
 * A named rule with its parameter. Each but `maxLength` has a message under the same code in the field's `messages`. Rules are checked
 * in order, and the first failure gives the message.
 */
export type Rule = (
  | { readonly rule: 'maxLength'; readonly characters: number }
  | { readonly rule: 'email' }
  /**
   * An Australian number of any kind (13, 1300, 1800, mobile, landline, +61); spaces, hyphens, brackets and words of
   * digits are accepted.
   */
  | { readonly rule: 'phone' }
  /** A number that can receive a text message. */
  | { readonly rule: 'mobile' }
  /** An Australian postcode, four digits. */
  | { readonly rule: 'postcode' }
  /** Nine digits; spaces and hyphens are accepted. */
  | { readonly rule: 'ndisNumber' }
  /** AC and eight digits; lower case, spaces and hyphens are accepted. */
  | { readonly rule: 'agedCareId' }
  /** For dates: today in Brisbane or earlier, and not before 1900. */
  | { readonly rule: 'notInFuture' }
  /** For dates: today in Brisbane or later. */
  | { readonly rule: 'notInPast' }
) & {
  /** The rule applies only if this is true: a number must be a mobile when the reply is a text message. */
  readonly when?: Condition
  /**
   * The rule is advisory: a failing value is stored as typed, and the person sees the message and may still send the
   * form.
   */
  readonly isAdvice?: true
}

export interface Option {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** The help that is shown below the question where this option, which names a danger, is chosen. */
  readonly danger?: HelpKind
}

type Messages = Readonly<Partial<Record<'required' | 'option' | 'date' | Exclude<Rule['rule'], 'maxLength'>, string>>>

/**
 * The question in other words for other people: about me, about someone else. Omitted properties are those of the
 * field.
 */
interface Wording {
  readonly when: Condition
  readonly label?: string
  readonly hint?: string
  readonly whose?: Whose
  readonly messages?: Messages
}

interface FieldBase {
  /** Answered by the page's address: the form sends the answer without showing the field. */
  readonly isGiven?: true
  readonly name: string
  /** The label above the field, or the legend of a group. */
  readonly label: string
  readonly hint?: string
  readonly whose: Whose
  /** Whether an answer is required while the field applies. */
  readonly isRequired?: true
  /** The field applies only if this is true. */
  readonly when?: Condition
  /**
   * The condition in words, shown without JavaScript beside a conditional field ('Fill this in if you chose Phone
   * call').
   */
  readonly whenInWords?: string
  readonly rules?: readonly Rule[]
  /**
   * The instructions by error code: `required`, `option` (not one of the options), `date` (no such day) and the names
   * of the rules.
   */
  readonly messages: Messages
  /** The first one whose condition is true is used. */
  readonly wordings?: readonly Wording[]
  /**
   * The field is in the disclosure at the end of its page, which opens by itself where one of its fields has an answer or an
   * error. Such fields are optional, and the last of their page.
   */
  readonly isFolded?: true
}

interface ChoiceBase {
  readonly options: readonly Option[]
  readonly optionsFrom?: 'services'
  /**
   * The values of the options that are offered, for a short list: every option is accepted, and one that the form begins
   * with, such as an answer from the picture board, is offered too.
   */
  readonly shown?: readonly string[]
}

export type Field = FieldBase &
  (
    | {
        readonly kind: 'text' | 'email' | 'phone'
        readonly autocomplete: Autocomplete
        readonly inputMode?: 'numeric'
        readonly width?: 'short' | 'medium'
        /** Below it are large number keys, for people who point. */
        readonly hasKeypad?: true
        /**
         * The field applies only when the form's URL names products by their slugs (`?product=`), whose names prefill
         * the answer.
         */
        readonly prefillFrom?: 'product'
      }
    | { readonly kind: 'multiline'; readonly rows: number }
    /** Radio buttons. */
    | (ChoiceBase & {
        readonly kind: 'choice'
        /** What is stored where the question was not answered, so that staff and the routes of their mail have no empty case. */
        readonly ifUnanswered?: string
        /** The options are a row of pictures. */
        readonly hasPictures?: true
      })
    /** Checkboxes. */
    | (ChoiceBase & { readonly kind: 'choices' })
    /**
     * Day, month and year in three fields, named NAME-day, NAME-month and NAME-year. Submitted as `D/M/YYYY`, stored as
     * `YYYY-MM-DD`.
     */
    | { readonly kind: 'date'; readonly autocomplete: Extract<Autocomplete, 'bday' | 'off'> }
  )

export interface FormStep {
  /** Identifies the step in the form and in a Change button. */
  readonly name: string
  readonly title: string
  /** The first one whose condition is true gives the title. */
  readonly wordings?: readonly { readonly when: Condition; readonly title: string }[]
  /** The step applies only if this is true. */
  readonly when?: Condition
  /** A step is skipped if none of its fields applies. */
  readonly fields: readonly Field[]
}

interface Confirmation {
  readonly title: string
  readonly next: readonly string[]
}

export interface FormDefinition {
  /** The name of the file. */
  readonly name: string
  /** The name of the GraphQL mutation. The operation that sends it has the same name, capitalised. */
  readonly mutation: `submit${string}`
  /** The first two letters of each reference. */
  readonly referencePrefix: string
  /** What one is called in the name of a copy on the visitor's device: 'Referral'. */
  readonly noun: string
  /**
   * With one step, the form is a single page. With more, each step is a page, followed by a page to check all answers.
   */
  readonly steps: readonly FormStep[]
  /** The label of the submit button. */
  readonly submitLabel: string
  /** The label of the disclosure of the page's text, where that is long. */
  readonly readingLabel?: string
  /** The form is on one screen: the notices follow its button, and it has too few answers to save them on the device. */
  readonly isShort?: true
  /** What is sent for fields that are left empty. */
  readonly ifEmpty?: Answers
  /** Details about themselves that frequent senders may save on their device. */
  readonly ownDetails?: {
    readonly when: Condition
    /** Names of fields, all of one step. */
    readonly fields: readonly string[]
    /** The label of the button that saves them. */
    readonly label: string
    /** What is saved, for how long (web/forms/device-copy.ts), and who can read it. */
    readonly words: string
    /** The offer to use the saved details on a later visit. */
    readonly offer: string
    /** The field that names the saved details, such as the phone number. */
    readonly namedBy?: string
  }
  /** How a sentence of the picture board (`?say=`) fills in the form. */
  readonly fromBoard?: {
    /** The field of the sentence. */
    readonly message: string
    /** The field of its topic, if it has one. */
    readonly topic?: string
    /** Answers that a person who does not type may leave as they are. */
    readonly answers: Answers
  }
  /**
   * Optional corrections, shown on the page of all answers with the field they refer to. The person may ignore them.
   */
  readonly advice?: readonly (Finding & { readonly field: string; readonly message: string })[]
  /**
   * What staff must know first: the mark is the start of their mail's subject, and mark and words are at the top of the
   * mail. Of several with the same mark, the first match is used.
   */
  readonly urgent?: readonly (Finding & { readonly mark: string; readonly words: string })[]
  /** The subject of the staff mail, where an answer is more specific than the page's title: the first match is used. */
  readonly subjects?: readonly { readonly when: Condition; readonly words: string }[]
  /** The short collection notice (APP 5): why we ask and who sees it. */
  readonly notice: string
  /**
   * The expandable rest of the notice. Who collects, how to access the data and how to complain is the same for every
   * form.
   */
  readonly collection: {
    readonly why: string
    readonly seenBy: string
    /** The consequences of leaving something out. */
    readonly ifNotAnswered: string
  }
  /** The same for every form. */
  readonly words: typeof formWords
  readonly confirmation: Confirmation & {
    /**
     * Alternative texts that depend on the answers: the first one whose condition is true. Used only on the page that
     * shows what was sent.
     */
    readonly wordings?: readonly (Confirmation & { readonly when: Condition })[]
  }
  /** Submissions are confidential: the operator's commands show them only on explicit request. */
  readonly isRestricted?: true
  /** Days until a stored submission is erased. */
  readonly retentionDays: number
}

/**
 * The maximum number of values in a form, counted once, where a post or a GraphQL request is read. The longest form has about 80
 * fields, and the longest list 30 options; many more take long to validate.
 */
export const maxValues = 500

/** Answers by field name: text, or a list of selected values. */
export type Answers = Readonly<Record<string, string | readonly string[]>>

const isAnswer = (value: unknown): value is Answers[string] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'))

export const isAnswers = (value: unknown): value is Answers => isRecord(value) && Object.values(value).every(isAnswer)

const answersIn = (answer: Answers[string] | undefined): readonly string[] =>
  typeof answer === 'string' ? [answer] : (answer ?? [])

/** The conditions that must all be true; none where there is no condition. */
export const conditionsIn = (condition: Condition | undefined): readonly AnswerIs[] =>
  !condition ? [] : 'allOf' in condition ? condition.allOf : [condition]

/** Whether a condition is true for the answers so far; an undefined condition is always true. */
export const holds = (condition: Condition | undefined, answers: Answers): boolean =>
  conditionsIn(condition).every(({ field, isOneOf }) =>
    answersIn(answers[field]).some((answer) => isOneOf.includes(answer)),
  )

/** Whether a finding applies to these answers. They must contain only fields that apply and have an answer. */
export const isFound = ({ when, unlessGiven = [] }: Finding, answers: Answers): boolean =>
  holds(when, answers) && unlessGiven.every((name) => answers[name] === undefined)

/** The confirmation for these answers; without answers, the general one. */
export const confirmationOf = ({ confirmation }: FormDefinition, answers: Answers | null): Confirmation =>
  confirmation.wordings?.find(({ when }) => answers && holds(when, answers)) ?? confirmation

/** The page of all answers, after the last step of a multi-step form. No step has this name. */
export const checkStep = 'check'

/** Every field of a form, in the order of its steps. */
export const fieldsOf = (definition: FormDefinition): readonly Field[] =>
  definition.steps.flatMap(({ fields }) => fields)

export const isPrefilled = (field: Field): boolean => 'prefillFrom' in field && field.prefillFrom !== undefined

/** A step with its wording for the current answers. */
export interface ApplicableStep {
  readonly name: string
  readonly title: string
  /** The fields that apply, with their wording for the current answers. */
  readonly fields: readonly Field[]
}

/**
 * The steps and fields that apply to the answers so far, with their wording. Answers to fields that no longer apply are
 * ignored.
 */
export function applicableSteps(definition: FormDefinition, answers: Answers): readonly ApplicableStep[] {
  const applied: Record<string, Answers[string]> = {}
  return definition.steps.flatMap(({ name, title, wordings, when, fields }) => {
    if (!holds(when, applied)) return []
    const applicable = fields.flatMap((field) => {
      const answer = answers[field.name]
      if (!holds(field.when, applied) || (isPrefilled(field) && !answer)) return []
      if (answer !== undefined) applied[field.name] = answer
      return [inWords(field, applied)]
    })
    const words = wordings?.find((wording) => holds(wording.when, applied))
    return applicable.length > 0 ? [{ name, title: words?.title ?? title, fields: applicable }] : []
  })
}

/** The fields of all steps that apply. */
export const applicableFields = (definition: FormDefinition, answers: Answers): readonly Field[] =>
  applicableSteps(definition, answers).flatMap(({ fields }) => fields)

/**
 * The fields on the page of a step: those that apply, and those that another answer on the same page can reveal. Empty
 * for an unknown step.
 */
export function pageFields(definition: FormDefinition, stepName: string, answers: Answers): readonly Field[] {
  const applicable = new Map(applicableFields(definition, answers).map((field) => [field.name, field]))
  const applied = Object.fromEntries(Object.entries(answers).filter(([name]) => applicable.has(name)))
  const fields = definition.steps.find(({ name }) => name === stepName)?.fields ?? []
  const isOnPage = ({ field }: AnswerIs) => fields.some(({ name }) => name === field)
  return fields
    .filter((field) => !isPrefilled(field) || applicable.has(field.name))
    .filter(({ when }) => conditionsIn(when).every((part) => isOnPage(part) || holds(part, applied)))
    .map((field) => applicable.get(field.name) ?? inWords(field, applied))
}

function inWords(field: Field, answers: Answers): Field {
  const wording = field.wordings?.find(({ when }) => holds(when, answers))
  if (!wording) return field
  const { label = field.label, hint = field.hint, whose = field.whose, messages } = wording
  return { ...field, label, ...(hint !== undefined && { hint }), whose, messages: { ...field.messages, ...messages } }
}

/** How long the website keeps what was sent: 'a year', '30 days'. */
export const retentionInWords = ({ retentionDays }: FormDefinition): string =>
  retentionDays === 365 ? 'a year' : `${retentionDays} days`
