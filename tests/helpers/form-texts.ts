import { type Field, fieldsOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { formIds, forms } from '#schema/forms/forms.ts'

/** Each way an answer to a field can be refused, which is also the name of its message. */
const refusals = (field: Field) => [
  ...(field.isRequired ? (['required'] as const) : []),
  ...('options' in field ? (['option'] as const) : []),
  ...(field.kind === 'date' ? (['date'] as const) : []),
  // A message about too much text is made from the rule.
  ...(field.rules ?? []).map(({ rule }) => rule).filter((rule) => rule !== 'maxLength'),
]

/** The messages that a form lacks, or has although nothing needs them, in words. */
export const wrongTexts = (form: FormDefinition): string[] =>
  fieldsOf(form).flatMap((field) => {
    const needed = new Set<string>(refusals(field))
    const named = `${form.name}: the field '${field.name}'`
    return [
      ...[...needed]
        .filter((code) => !Object.hasOwn(field.messages, code))
        .map((code) => `${named} has no message '${code}'`),
      ...Object.keys(field.messages)
        .filter((code) => !needed.has(code))
        .map((code) => `${named} has the message '${code}', which nothing needs`),
    ]
  })

/** The forms with all messages. The others cannot be filled in; schema/forms/forms.test.ts reports them. */
export const completeForms = formIds.filter((formId) => wrongTexts(forms[formId]).length === 0)
