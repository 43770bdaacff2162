/** `npm run forms:docs`: prints the rules of every form, and every error that visitors can see, as Markdown. */
import { errorCatalogue } from '#schema/errors/error-catalogue.ts'
import { siteMap } from '#schema/site-map.ts'
import { exactWords } from './exact-words.ts'
import { isPrefilled, type Condition, type Field, type FormDefinition, type Rule } from './form-definition.ts'
import { forms } from './forms.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

const conditionInWords = (condition: Condition): string =>
  ('allOf' in condition ? condition.allOf : [condition])
    .map(({ field, isOneOf }) => `\`${field}\` is ${isOneOf.map((value) => `\`${value}\``).join(' or ')}`)
    .join(', and ')

const ruleInWords = ({ when, isAdvice, ...rule }: Rule): string =>
  [
    rule.rule === 'maxLength' ? `at most ${rule.characters} characters` : rule.rule,
    ...(when ? [`while ${conditionInWords(when)}`] : []),
    ...(isAdvice ? ['advice only'] : []),
  ].join(', ')

const kindInWords = (field: Field): string =>
  'options' in field
    ? `${field.kind}: ${[...(field.optionsFrom ? [`${field.optionsFrom} of content`] : []), ...field.options.map(({ value }) => `\`${value}\``)].join(', ')}`
    : field.kind

const requiredInWords = (field: Field): string =>
  [
    field.isRequired ? 'required' : 'optional',
    ...(field.when ? [`asked while ${conditionInWords(field.when)}`] : []),
    ...(isPrefilled(field) ? ['asked while the address names a product'] : []),
  ].join(', ')

const fieldHead = ['Field', 'Question', 'Kind', 'Required', 'Rules', 'Whose, and filled in by the browser', 'Messages']

const fieldRow = (field: Field): string[] => [
  `\`${field.name}\``,
  [field.label, ...(field.wordings ?? []).flatMap(({ label }) => label ?? [])].join(' / '),
  kindInWords(field),
  requiredInWords(field),
  (field.rules ?? []).map(ruleInWords).join('; '),
  [field.whose, 'autocomplete' in field ? field.autocomplete : 'off'].join(', '),
  Object.entries(field.messages)
    .map(([code, message]) => `${code}: ${message}`)
    .join('; '),
]

function formInMarkdown(form: FormDefinition): string {
  const page = siteMap.find(({ template }) => template === form.name)
  return [
    `## ${page?.title ?? form.name}`,
    `\`schema/forms/${form.name}.ts\`, at ${page?.path ?? 'no address'}, by \`${form.mutation}\`. References begin with ${form.referencePrefix}. Kept for ${form.retentionDays} days.`,
    ...form.steps.flatMap(({ title, when, fields }) => [
      `### ${title}`,
      ...(when ? [`Asked while ${conditionInWords(when)}.`] : []),
      table(fieldHead, fields.map(fieldRow)),
    ]),
  ].join('\n\n')
}

const errorsInMarkdown = (): string =>
  [
    '## Errors',
    table(
      ['Where', 'Code', 'Status', 'What a person reads', 'What to do next'],
      Object.entries(errorCatalogue).flatMap(([place, entries]) =>
        Object.entries(entries).map(([code, { status, words, next }]) => [
          place,
          `\`${code}\``,
          String(status ?? 'none: only the browser notices'),
          words,
          next,
        ]),
      ),
    ),
  ].join('\n\n')

const exactWordsInMarkdown = (): string =>
  [
    '## What a refusal says where what was typed shows why',
    table(
      ['Refused', 'What a person reads'],
      [
        ['date: a year of two digits', exactWords.year('1950')],
        ['date: a month above 12', exactWords.month],
        ['date: a day that the month does not have', exactWords.day(31, 'February', '1950')],
        ['phone: a landline of eight digits', exactWords.areaCode],
        ['phone: another number of digits', exactWords.numberOfDigits(9)],
        ['phone: a number from overseas', exactWords.overseas(true)],
        ['phone, where the question is optional: a number from overseas', exactWords.overseas(false)],
        ['phone, postcode and identifiers: 4.92E+08', exactWords.shortened],
        ['phone: with letters', exactWords.phoneWithLetters],
        ['postcode: with letters', exactWords.postcodeWithLetters],
        ['postcode: three digits that may lack a zero', exactWords.postcodeWithoutZero],
        ['email: more than one address', exactWords.severalEmails],
        ['email: a space', exactWords.emailWithSpace],
        ['email: “at” in place of @', exactWords.emailAtInWords],
        ['email: no @', exactWords.emailWithoutAt],
        ['email: an accented letter or one of another script before the @', exactWords.emailLetters('é')],
        ['email: no full stop after the @, or a character that cannot be there', exactWords.emailDomain],
        ['phone: any, while `mobile` is a rule', 'the message of `mobile`'],
      ],
    ),
  ].join('\n\n')

/** The whole document, with a final newline. */
export const formsInMarkdown = (): string =>
  `${['# Forms', 'Made from schema/forms and schema/errors by `npm run forms:docs`.', ...Object.values(forms).map(formInMarkdown), exactWordsInMarkdown(), errorsInMarkdown()].join('\n\n')}\n`

if (import.meta.main) process.stdout.write(formsInMarkdown())
