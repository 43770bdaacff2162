/** Compiles the forms of schema/forms to validation functions. All server-side validation of answers is here. */
import { z } from 'zod'
import { bounded } from '#schema/bounded.ts'
import {
  applicableFields,
  fieldsOf,
  holds,
  isFound,
  type Answers,
  type Field,
  type FormDefinition,
  type Rule,
} from '#schema/forms/form-definition.ts'
import { inExactWords } from '#schema/forms/exact-words.ts'
import { cleanLine, cleanText, dateInWords, readDate, readers, unwrapEmail } from './rules.ts'

export interface FieldError {
  /** The field's name in the definition. */
  readonly field: string
  /** `required`, `option`, `date`, the name of a rule, or `together` for advice about all answers. */
  readonly code: string
  /** The instruction from the definition. For `maxLength` it is made from the rule. */
  readonly message: string
}

type Verdict =
  | {
      readonly kind: 'valid'
      /** Normalised and in the form's order. Contains only fields that apply and have an answer. */
      readonly answers: Answers
      /**
       * The text as typed or chosen, where it differs from the stored value: a phone number with its spaces, a
       * service's name.
       */
      readonly words: Readonly<Record<string, string>>
      /** Warnings of advisory rules in the form's order, then the form's advice about all answers. */
      readonly advice: readonly FieldError[]
    }
  | {
      readonly kind: 'invalid'
      /** In the form's order, at most one per field. */
      readonly errors: readonly FieldError[]
    }

/**
 * Services by id. Undefined while content is unavailable: any well-formed id is then accepted, so no form is refused
 * because of it.
 */
export type ServiceNames = ReadonlyMap<string, string> | undefined

export type Validate = (input: Readonly<Record<string, unknown>>, services: ServiceNames) => Verdict

/** The id format of the content service. */
const serviceId = /^[A-Za-z0-9][\w.-]{0,127}$/

/** The normalised text, or undefined when the rule refuses it. */
function readBy(rule: Rule, text: string): string | undefined {
  if (rule.rule !== 'maxLength') return readers[rule.rule](text)
  // Counts code points, so an emoji or another astral character counts once.
  return text.length <= rule.characters || Array.from(text).length <= rule.characters ? text : undefined
}

const readAs = (code: string, read: (text: string) => string | undefined): z.ZodType<string, string> =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: code })
    return z.NEVER
  })

const ruleSchema = (rule: Rule) => readAs(rule.rule, (text) => readBy(rule, text) ?? (rule.isAdvice ? text : undefined))

/**
 * The schema of a field that applies and either is required or has an answer. The message of an issue is its error
 * code; the first issue is used.
 */
function fieldSchema(field: Field, answers: Answers, services: ServiceNames): z.ZodType<string | string[]> {
  const nonEmpty = z.string().min(1, { error: 'required' })
  const isService = (value: string) =>
    'optionsFrom' in field &&
    field.optionsFrom === 'services' &&
    (services ? services.has(value) : serviceId.test(value))
  const isOption = (value: string) =>
    ('options' in field && field.options.some((option) => option.value === value)) || isService(value)
  switch (field.kind) {
    case 'choices':
      return z.array(z.string().refine(isOption, { error: 'option' })).min(1, { error: 'required' })
    case 'choice':
      return nonEmpty.pipe(z.string().refine(isOption, { error: 'option' }))
    default: {
      const read = field.kind === 'date' ? nonEmpty.pipe(readAs('date', readDate)) : nonEmpty
      return (field.rules ?? [])
        .filter((rule) => holds(rule.when, answers))
        .reduce<z.ZodType<string, string>>((schema, rule) => schema.pipe(ruleSchema(rule)), read)
    }
  }
}

/** White space and invisible characters that may be pasted along with a value. */
const pastedAlong = 1000

/**
 * The most UTF-16 code units of a value that are read at all, before its own rules are applied. A character may take two,
 * and so may a line break.
 */
const maxRead = ({ rules = [] }: Field): number =>
  pastedAlong + Math.max(0, ...rules.map((rule) => (rule.rule === 'maxLength' ? 2 * rule.characters : 0)))

/**
 * Prepares the raw input of a field for its schema. A value that is not text counts as empty.
 * @returns undefined when there is more text than may be read
 */
function clean(field: Field, raw: unknown): string | readonly string[] | undefined {
  const values = (Array.isArray(raw) ? raw : [raw]).filter((value) => typeof value === 'string')
  const read = values.map((value) => bounded(value, maxRead(field))).filter((value) => value !== undefined)
  if (read.length < values.length) return undefined
  if (field.kind === 'choices') {
    const chosen = read.map(cleanLine)
    // Services from the content sort before the form's own options, as on the page.
    const order = field.options.map(({ value }) => value)
    return [...new Set(chosen.filter(Boolean))].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  }
  const [text] = read
  if (text === undefined || typeof raw !== 'string') return ''
  if (field.kind === 'date' && /^[\s/]*$/.test(text)) return ''
  return field.kind === 'multiline' ? cleanText(text) : cleanLine(text)
}

/** The rule that a value breaks which is longer than may be read. */
function codeOfLongValue({ kind, rules = [] }: Field): string {
  if (kind === 'choice' || kind === 'choices') return 'option'
  return rules.find(({ rule }) => rule === 'maxLength')?.rule ?? (kind === 'date' ? 'date' : (rules[0]?.rule ?? ''))
}

/** Returns a form's validation function. Fields that do not apply are not validated, and their answers are dropped. */
export const compileForm =
  (definition: FormDefinition): Validate =>
  (input, services) => {
    const tooLong = new Map<string, number>()
    const cleaned: Answers = Object.fromEntries(
      fieldsOf(definition).map((field) => {
        const raw = Object.hasOwn(input, field.name) ? input[field.name] : undefined
        const value = clean(field, raw)
        if (value !== undefined) return [field.name, value]
        tooLong.set(field.name, typeof raw === 'string' ? raw.length : 0)
        // Its beginning counts as the answer where a condition needs one.
        return [field.name, typeof raw === 'string' ? raw.slice(0, 100) : '']
      }),
    )
    const refuse = (field: Field, code: string | undefined, length: number) => {
      const limit = field.rules?.find((rule) => rule.rule === 'maxLength')
      errors.push(
        code === 'maxLength' && limit
          ? { field: field.name, code, message: tooManyCharacters(field.label, limit.characters, length) }
          : fieldError(definition, field, code),
      )
    }
    const answers: Record<string, string | readonly string[]> = {}
    const words: Record<string, string> = {}
    const errors: FieldError[] = []
    const advice: FieldError[] = []
    for (const field of applicableFields(definition, cleaned)) {
      const value = cleaned[field.name] ?? ''
      const length = tooLong.get(field.name)
      if (length !== undefined) {
        refuse(field, codeOfLongValue(field), length)
        continue
      }
      if (value.length === 0 && !field.isRequired) {
        if (field.kind === 'choice' && field.ifUnanswered) answers[field.name] = field.ifUnanswered
        continue
      }
      const result = fieldSchema(field, cleaned, services).safeParse(value)
      if (!result.success) {
        refuse(field, result.error.issues[0]?.message, Array.from(value).length)
        continue
      }
      const stored = result.data
      answers[field.name] = stored
      const typed = inWords(field, value, stored, services)
      if (typed !== undefined && typed !== stored) words[field.name] = typed
      if (typeof stored !== 'string') continue
      const failedAdvice = field.rules?.find((rule) => rule.isAdvice && readBy(rule, stored) === undefined)
      if (failedAdvice) advice.push(fieldError(definition, field, failedAdvice.rule))
    }
    if (errors.length > 0) return { kind: 'invalid', errors: inExactWords(definition, cleaned, errors) }
    for (const item of definition.advice ?? [])
      if (isFound(item, answers)) advice.push({ field: item.field, code: 'together', message: item.message })
    return { kind: 'valid', answers, words, advice: inExactWords(definition, cleaned, advice) }
  }

/** The text that staff read instead of the stored value, if it differs. */
function inWords(
  field: Field,
  value: string | readonly string[],
  stored: string | readonly string[],
  services: ServiceNames,
): string | undefined {
  if (typeof value !== 'string') {
    const labels = new Map('options' in field ? field.options.map((option) => [option.value, option.label]) : [])
    const areOptions = value.every((chosen) => labels.has(chosen))
    return areOptions
      ? undefined
      : value.map((chosen) => labels.get(chosen) ?? services?.get(chosen) ?? chosen).join('\n')
  }
  if (field.kind === 'choice') return services?.get(value)
  if (field.kind === 'email') return unwrapEmail(value)
  return field.kind === 'date' && typeof stored === 'string' ? dateInWords(stored) : value
}

/** Names the question, because the summary lists the message away from its field. */
const tooManyCharacters = (label: string, limit: number, now: number): string =>
  `Use ${limit.toLocaleString('en-AU')} characters or fewer for ‘${label}’. There are ${now.toLocaleString('en-AU')} now`

function fieldError(definition: FormDefinition, field: Field, code = ''): FieldError {
  const messages: Readonly<Record<string, string | undefined>> = field.messages
  const message = messages[code]
  if (message === undefined)
    throw new Error(
      `schema/forms/definitions/${definition.name}.ts has no message '${code}' for the field '${field.name}'.`,
    )
  return { field: field.name, code, message }
}
