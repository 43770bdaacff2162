/** Compiles the forms of schema/forms to validation: the one place that decides whether an answer will do. */
import { z } from 'zod'
import {
  holds,
  isAsked,
  type Answers,
  type Field,
  type FormDefinition,
  type Rule,
} from '#schema/forms/form-definition.ts'
import { cleanLine, cleanText, readers } from './rules.ts'

export interface FieldError {
  /** The field's name in the definition. */
  readonly field: string
  /** `required`, `option` or a rule's name. */
  readonly code: string
  /** What to do, from the definition. */
  readonly message: string
}

type Verdict =
  | {
      readonly kind: 'valid'
      /** In the form's order, normalised; only what was asked and given. */
      readonly answers: Answers
      /** What the person typed or chose, where the stored value does not show it: a phone number's spaces, a service's name. */
      readonly words: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'invalid'
      /** In the form's order, one for a field. */
      readonly errors: readonly FieldError[]
    }

/** Services by id; undefined while nobody can say which there are: then any id will do, so that no person is refused. */
export type ServiceNames = ReadonlyMap<string, string> | undefined

export type Validate = (input: Readonly<Record<string, unknown>>, services: ServiceNames) => Verdict

/** As the content service makes ids. */
const serviceId = /^[A-Za-z0-9][\w.-]{0,127}$/

const ruleSchema = (rule: Rule): z.ZodType<string, string> => {
  if (rule.rule === 'maxLength') {
    // Code points, so that an emoji or a letter outside the first plane counts once.
    return z.string().refine((text) => text.length <= rule.characters || Array.from(text).length <= rule.characters, {
      error: rule.rule,
    })
  }
  const read = readers[rule.rule]
  return z.string().transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: rule.rule })
    return z.NEVER
  })
}

/** The schema of a field that is asked and, unless it is required, answered. The message of an issue is its code; the first one counts. */
function fieldSchema(field: Field, answers: Answers, services: ServiceNames): z.ZodType<string | string[]> {
  const given = z.string().min(1, { error: 'required' })
  switch (field.kind) {
    case 'choices': {
      const options = field.options.map(({ value }) => value)
      return z.array(z.enum(options, { error: 'option' })).min(1, { error: 'required' })
    }
    case 'choice': {
      const options = new Set(field.options.map(({ value }) => value))
      const isService = (value: string) =>
        field.optionsFrom === 'services' && (services ? services.has(value) : serviceId.test(value))
      return given.pipe(z.string().refine((value) => options.has(value) || isService(value), { error: 'option' }))
    }
    default:
      return (field.rules ?? [])
        .filter((rule) => holds(rule.when, answers))
        .reduce<z.ZodType<string, string>>((schema, rule) => schema.pipe(ruleSchema(rule)), given)
  }
}

/** What came for a field, made ready for its schema. What is not text counts as not given. */
function clean(field: Field, raw: unknown): string | readonly string[] {
  if (field.kind === 'choices') {
    const chosen = (Array.isArray(raw) ? raw : [raw]).filter((value) => typeof value === 'string').map(cleanLine)
    const order = field.options.map(({ value }) => value)
    return [...new Set(chosen.filter(Boolean))].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  }
  if (typeof raw !== 'string') return ''
  return field.kind === 'multiline' ? cleanText(raw) : cleanLine(raw)
}

/** A form's validation. A field that is not asked is not validated and its answer is dropped. */
export const compileForm =
  (definition: FormDefinition): Validate =>
  (input, services) => {
    const given: Record<string, string | readonly string[]> = {}
    const answers: Record<string, string | readonly string[]> = {}
    const words: Record<string, string> = {}
    const errors: FieldError[] = []
    for (const field of definition.fields) {
      if (!isAsked(field, given)) continue
      const value = clean(field, Object.hasOwn(input, field.name) ? input[field.name] : undefined)
      given[field.name] = value
      if (value.length === 0 && !field.isRequired) continue
      const result = fieldSchema(field, given, services).safeParse(value)
      if (!result.success) {
        errors.push(fieldError(definition, field, result.error.issues[0]?.message))
        continue
      }
      answers[field.name] = result.data
      const typed = field.kind === 'choice' ? services?.get(String(value)) : value
      if (typeof typed === 'string' && typed !== result.data) words[field.name] = typed
    }
    return errors.length > 0 ? { kind: 'invalid', errors } : { kind: 'valid', answers, words }
  }

function fieldError(definition: FormDefinition, field: Field, code = ''): FieldError {
  const messages: Readonly<Record<string, string | undefined>> = field.messages
  const message = messages[code]
  if (message === undefined)
    throw new Error(`schema/forms/${definition.name}.ts has no message '${code}' for the field '${field.name}'.`)
  return { field: field.name, code, message }
}
