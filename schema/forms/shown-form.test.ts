import { expect, test } from 'vitest'
import { askedSteps, fieldsOf, type Answers, type FormDefinition } from './form-definition.ts'
import { forms } from './forms.ts'
import { shownForm } from './shown-form.ts'

const definitions: [string, FormDefinition][] = Object.entries(forms)

const asked = (definition: FormDefinition, answers: Answers) =>
  askedSteps(definition, answers).map(({ name, title, fields }) => [
    name,
    title,
    fields.map(({ rules: _rules, messages: _messages, wordings: _wordings, ...field }) => field),
  ])

test.each(definitions)('%s asks the same without its rules, and takes none of them along', (_, form) => {
  const shown = shownForm(form)
  // Every answer of every choice at once asks for whatever can be asked.
  const all = Object.fromEntries(
    fieldsOf(form).flatMap((field) =>
      'options' in field ? [[field.name, field.options.map(({ value }) => value)] as const] : [],
    ),
  )
  for (const answers of [{}, all]) expect(asked(shown, answers)).toEqual(asked(form, answers))
  const sent = JSON.stringify(shown)
  for (const { rules = [], messages } of fieldsOf(form)) {
    for (const message of Object.values(messages)) expect(sent).not.toContain(JSON.stringify(message))
    for (const { rule } of rules) expect(sent).not.toContain(`"rule":"${rule}"`)
  }
  for (const { mark } of form.urgent ?? []) expect(sent).not.toContain(mark)
  expect(sent).not.toContain('"subjects"')
  for (const { message } of form.advice ?? []) expect(sent).not.toContain(message)
})
