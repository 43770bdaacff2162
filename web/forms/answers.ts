import {
  applicableFields,
  fieldsOf,
  type Answers,
  type Field,
  type FormDefinition,
  type Option,
} from '#schema/forms/form-definition.ts'
import { isWholeDate, typedDateInWords } from '#schema/forms/typed-date.ts'

/** Lists from the content service for fields with `optionsFrom`. */
export interface OptionLists {
  readonly services: readonly Option[]
  /** The addresses of pictures beside options, by the options' values. */
  readonly pictures?: Readonly<Record<string, string>>
}

/** An answer as shown to the visitor. */
export interface AnswerInWords {
  readonly name: string
  readonly label: string
  /** More than one where several options were chosen. */
  readonly values: readonly string[]
}

const asText = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : ''

/** Reads a hidden field of a post. */
export const readHidden = (posted: FormData, name: 'token' | 'website' | 'step' | 'sealed' | 'known' | 'go'): string =>
  asText(posted.get(name))

/** The three fields of a date. */
const dateParts = ['day', 'month', 'year'] as const

const readDate = (posted: FormData, name: string): string => {
  const parts = dateParts.map((part) => asText(posted.get(`${name}-${part}`)))
  const [typed = '', ...others] = parts.filter((part) => part.trim() !== '')
  if (others.length === 0 && (typed === '' || isWholeDate(typed))) return typed
  return parts.join('/')
}

/**
 * Reads the answers to some fields from a post, exactly as typed. A missing field is empty, a file is not an answer, and
 * line ends become single: browsers send two characters for each line break.
 */
export function readAnswers(fields: readonly Field[], posted: FormData): Answers {
  const read = ({ kind, name }: Field) => {
    if (kind === 'choices') return posted.getAll(name).filter((value) => typeof value === 'string')
    return kind === 'date' ? readDate(posted, name) : asText(posted.get(name))
  }
  return Object.fromEntries(fields.map((field) => [field.name, read(field)]))
}

/**
 * The answers on the page that was posted: the whole form, or one step of it. A page from an earlier release may be of a step
 * that no longer exists: its fields are those that were posted.
 */
export const readPage = (definition: FormDefinition, posted: FormData): Answers => {
  const step = readHidden(posted, 'step')
  if (definition.steps.length === 1) return readAnswers(fieldsOf(definition), posted)
  const known = definition.steps.find(({ name }) => name === step)
  if (known) return readAnswers(known.fields, posted)
  return Object.fromEntries(
    Object.entries(readAnswers(fieldsOf(definition), posted)).filter(([, answer]) => answer.length > 0),
  )
}

/**
 * The chosen options of other pages, posted unsealed beside the seal. If the gateway cannot open the seal, the returned
 * page can still decide which questions apply. Contains no free text.
 */
export const choicesIn = (definition: FormDefinition, answers: Answers): Answers =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(({ kind, name }) => {
      const answer = answers[name]
      return kind === 'choice' && answer ? [[name, answer]] : []
    }),
  )

export const textAnswer = (answers: Answers, name: string): string => {
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}

export const chosenAnswers = (answers: Answers, name: string): readonly string[] => {
  const answer = answers[name]
  return typeof answer === 'object' ? answer : []
}

type ChoiceField = Extract<Field, { options: unknown }>

/** The options of a field: those from the content service, then its own. */
const optionsOf = (field: ChoiceField, lists: OptionLists): readonly Option[] =>
  field.optionsFrom ? [...lists[field.optionsFrom], ...field.options] : field.options

/** The options that the page shows for these answers. */
export const shownOptions = (field: ChoiceField, lists: OptionLists, answers: Answers): readonly Option[] => {
  const { name, shown } = field
  const offered = new Set([...(shown ?? []), answers[name] ?? []].flat())
  return optionsOf(field, lists).filter(({ value }) => !shown || offered.has(value))
}

/** The questions that apply and were answered, in the form's order, for the confirmation. */
export function answersInWords(
  definition: FormDefinition,
  answers: Answers,
  lists: OptionLists,
): readonly AnswerInWords[] {
  return applicableFields(definition, answers)
    .map((field) => {
      const values =
        'options' in field
          ? [textAnswer(answers, field.name), ...chosenAnswers(answers, field.name)]
          : [textAnswer(answers, field.name)]
      const inWords = (value: string) => {
        if (field.kind === 'date') return typedDateInWords(value)
        return ('options' in field && optionsOf(field, lists).find((option) => option.value === value)?.label) || value
      }
      return {
        name: field.name,
        label: field.label,
        values: values.filter((value) => value.trim() !== '').map(inWords),
      }
    })
    .filter(({ values }) => values.length > 0)
}
