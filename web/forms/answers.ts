import { isAsked, type Answers, type Field, type FormDefinition, type Option } from '#schema/forms/form-definition.ts'

/** Lists that content gives to a field with `optionsFrom`. */
export interface OptionLists {
  readonly services: readonly Option[]
}

/** An answer in words, as the confirmation shows it. */
export interface AnswerInWords {
  readonly name: string
  readonly label: string
  /** More than one where several were chosen. */
  readonly values: readonly string[]
}

const asText = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : ''

/** What travels with a post beside its answers. */
export const readHidden = (posted: FormData, name: 'token' | 'website'): string => asText(posted.get(name))

/**
 * Takes a form's answers from a post, exactly as they were typed. A field that the post lacks is empty, a file is no answer, and
 * line ends are single: browsers send two characters where a person typed one.
 */
export function readAnswers(definition: FormDefinition, posted: FormData): Answers {
  return Object.fromEntries(
    definition.fields.map(({ kind, name }) => [
      name,
      kind === 'choices' ? posted.getAll(name).filter((value) => typeof value === 'string') : asText(posted.get(name)),
    ]),
  )
}

export const textAnswer = (answers: Answers, name: string): string => {
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}

export const chosenAnswers = (answers: Answers, name: string): readonly string[] => {
  const answer = answers[name]
  return typeof answer === 'object' ? answer : []
}

/** The choices of a field: those that content gives, then its own. */
export const optionsOf = (field: Extract<Field, { options: unknown }>, lists: OptionLists): readonly Option[] =>
  field.kind === 'choice' && field.optionsFrom ? [...lists[field.optionsFrom], ...field.options] : field.options

/** Everything that was asked and answered, in the form's order, for the confirmation. */
export function answersInWords(
  definition: FormDefinition,
  answers: Answers,
  lists: OptionLists,
): readonly AnswerInWords[] {
  return definition.fields
    .filter((field) => isAsked(field, answers))
    .map((field) => {
      const given =
        'options' in field
          ? [textAnswer(answers, field.name), ...chosenAnswers(answers, field.name)]
          : [textAnswer(answers, field.name)]
      const inWords = (value: string) =>
        ('options' in field && optionsOf(field, lists).find((option) => option.value === value)?.label) || value
      return { name: field.name, label: field.label, values: given.filter((value) => value.trim() !== '').map(inWords) }
    })
    .filter(({ values }) => values.length > 0)
}
