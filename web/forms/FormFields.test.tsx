// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { afterEach, expect, test } from 'vitest'
import type { Answers, Field, FormDefinition } from '#schema/forms/form-definition.ts'
import { forms } from '#schema/forms/forms.ts'
import { everyKind, exampleLists, longWords } from './examples.tsx'
import { FormFields } from './FormFields.tsx'
import type { FieldProblem } from './outcome.ts'

afterEach(cleanup)

const askAll = (field: Field) => ({ isShown: true, isRequired: field.isRequired === true, isRuleInWords: false })

const show = (
  given: { definition?: FormDefinition; answers?: Answers; problems?: readonly FieldProblem[] } = {},
  lists = exampleLists,
) =>
  render(
    <form aria-label="Example">
      <FormFields
        definition={given.definition ?? everyKind}
        answers={given.answers ?? {}}
        problems={given.problems ?? []}
        lists={lists}
        ask={askAll}
        sendId="send"
      />
    </form>,
  )

const allWrong = everyKind.fields.map(({ name, label }) => ({ field: name, message: `Mend this: ${label}` }))

const long: FormDefinition = {
  ...everyKind,
  fields: everyKind.fields.map((field) => ({ ...field, label: `${field.label} ${longWords}`, hint: longWords })),
}

test.each([
  ['empty', {}],
  ['filled', { answers: { writer: 'Ada', answerBy: 'phone', number: '0491 570 006', helps: ['time'], story: 'A\nB' } }],
  ['with an error in every field', { problems: allWrong }],
  ['with long words', { definition: long, problems: [{ field: 'writer', message: longWords }] }],
  ['of the site: general enquiry', { definition: forms['general-enquiry'] }],
])('[S49] the fields of a form %s have nothing that axe objects to', async (_, given) => {
  const { container } = show(given)
  expect((await axe(container)).violations).toEqual([])
})

test('every kind of field becomes its native control, under its label', () => {
  show()
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('type', 'text')
  expect(screen.getByRole('textbox', { name: 'Your email address' })).toHaveProperty('type', 'email')
  expect(screen.getByRole('textbox', { name: 'Your phone number' })).toHaveProperty('type', 'tel')
  expect(screen.getByRole('textbox', { name: /^What is it about\?\s*\(optional\)/ })).toHaveProperty('rows', 4)
  expect(screen.getByRole('textbox', { name: /^Their postcode\s*\(optional\)/ })).toHaveProperty('inputMode', 'numeric')
  expect(within(screen.getByRole('radiogroup', { name: 'How should we answer?' })).getAllByRole('radio')).toHaveLength(
    2,
  )
  expect(
    within(screen.getByRole('group', { name: /^What helps\?\s*\(optional\)/ })).getAllByRole('checkbox'),
  ).toHaveLength(2)
})

test('services from content stand before the choices of the form', () => {
  show()
  const names = within(screen.getByRole('radiogroup', { name: 'Which service?' }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))
  expect(names).toEqual(['service-ramps', 'service-voice', 'unsure'])
})

test('without services the choices of the form remain', () => {
  show({}, { services: [] })
  expect(within(screen.getByRole('radiogroup', { name: 'Which service?' })).getAllByRole('radio')).toHaveLength(1)
})

test('every answer stands again where it was given', () => {
  show({ answers: { writer: 'Ada', answerBy: 'phone', service: 'service-voice', helps: ['time'], story: 'One\nTwo' } })
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada')
  expect(screen.getByRole('radio', { name: 'Phone call' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Voices and boards' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'More time' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'An interpreter' })).toHaveProperty('checked', false)
  expect(screen.getByRole('textbox', { name: /What is it about/ })).toHaveProperty('value', 'One\nTwo')
})

test('the browser may fill in what belongs to the visitor, and nothing that belongs to somebody else', () => {
  show()
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('autocomplete', 'name')
  expect(screen.getByRole('textbox', { name: 'Your email address' })).toHaveProperty('autocomplete', 'email')
  expect(screen.getByRole('textbox', { name: /Name of the person/ })).toHaveProperty('autocomplete', 'off')
  expect(screen.getByRole('textbox', { name: /Their postcode/ })).toHaveProperty('autocomplete', 'off')
  expect(screen.getByRole('textbox', { name: /What is it about/ })).toHaveProperty('autocomplete', 'off')
})

test('a hint and an error belong to their field, and the error says so', () => {
  show({ problems: [{ field: 'writer', message: 'Enter your name' }] })
  const name = screen.getByRole('textbox', { name: 'Your name' })
  const description = (name.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(description).toEqual(['As you like to be called.', 'Error: Enter your name'])
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('a link leads past the optional fields at the end to the button that sends', () => {
  show()
  expect(screen.getByRole('link', { name: 'Go to “Send this form”' }).getAttribute('href')).toBe('#send')
})

test('no such link stands before a few fields', () => {
  show({ definition: { ...everyKind, fields: everyKind.fields.slice(0, 7) } })
  expect(screen.queryByRole('link')).toBeNull()
})
