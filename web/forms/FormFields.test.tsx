import { cleanup, render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { expect, test } from 'vitest'
import { fieldsOf, type Answers, type Field, type FormDefinition } from '#schema/forms/form-definition.ts'
import { forms } from '#schema/forms/forms.ts'
import { everyKind, exampleLists, longWords } from './examples.tsx'
import { FormFields } from './FormFields.tsx'
import type { FieldProblem } from './outcome.ts'
import type { FieldState } from './use-shown-fields.ts'

const showAll = (field: Field) => ({
  field,
  isShown: true,
  isWaiting: false,
  isRequired: field.isRequired === true,
  isRuleInWords: false,
})

interface Shown {
  readonly definition?: FormDefinition
  readonly fields?: readonly Field[]
  readonly answers?: Answers
  readonly problems?: readonly FieldProblem[]
  readonly stateOf?: (field: Field) => FieldState
}

const form = (props: Shown = {}, lists = exampleLists) => (
  <form aria-label="Example">
    <FormFields
      fields={props.fields ?? fieldsOf(props.definition ?? everyKind)}
      answers={props.answers ?? {}}
      current={props.answers ?? {}}
      form={{ current: null }}
      problems={props.problems ?? []}
      lists={lists}
      stateOf={props.stateOf ?? showAll}
      sendId="send"
      sendLabel="Send this form"
      foldedLabel="Add more"
    />
  </form>
)

const show = (props?: Shown, lists?: typeof exampleLists) => render(form(props, lists))

const allWrong = fieldsOf(everyKind).map(({ name, label }) => ({ field: name, message: `Mend this: ${label}` }))

const long: readonly Field[] = fieldsOf(everyKind).map((field) => ({
  ...field,
  label: `${field.label} ${longWords}`,
  hint: longWords,
}))

const shown: readonly (readonly [string, Shown])[] = [
  ['empty', {}],
  ['filled', { answers: { writer: 'Ada', answerBy: 'phone', number: '0491 570 006', helps: ['time'], story: 'A\nB' } }],
  ['with an error in every field', { problems: allWrong }],
  ['with long words', { fields: long, problems: [{ field: 'writer', message: longWords }] }],
  ...Object.entries(forms).map(([name, definition]) => [`of the site: ${name}`, { definition }] as const),
]

test.each(shown)('[S49] the fields of a form %s have no axe violations', async (_, props) => {
  const { container } = show(props)
  expect((await axe(container)).violations).toEqual([])
})

test('every kind of field renders its native control with its label', () => {
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

const boxes = (name: RegExp) => within(screen.getByRole('group', { name })).getAllByRole('textbox')

test('a date is a group of three fields, with autofill only for the visitor’s own date', () => {
  show({ answers: { born: '27/3/1950' }, problems: [{ field: 'movedIn', message: 'Enter a date' }] })
  const born = boxes(/^Your date of birth\s*\(optional\)/)
  expect(born.map((box) => [box.getAttribute('name'), box.getAttribute('autocomplete')])).toEqual([
    ['born-day', 'bday-day'],
    ['born-month', 'bday-month'],
    ['born-year', 'bday-year'],
  ])
  expect(born).toMatchObject([{ value: '27' }, { value: '3' }, { value: '1950' }])
  const moved = boxes(/^When did they move in/)
  expect(moved.map((box) => box.getAttribute('autocomplete'))).toEqual(['off', 'off', 'off'])
  expect(moved[0]?.id).toBe('field-movedIn')
  screen.getByRole('group', { name: /move in/, description: 'Error: Enter a date' })
  expect(moved[0]).toBe(screen.getByRole('textbox', { name: 'Day', description: 'Error: Enter a date' }))
  expect(moved.map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true'])
  expect([...born, ...moved].every(({ inputMode }) => inputMode === 'numeric')).toBe(true)
})

test('a visitor’s date that is not their date of birth is not filled in as one', () => {
  show({
    fields: [
      { kind: 'date', name: 'home', label: 'When are you home?', whose: 'visitor', autocomplete: 'off', messages: {} },
    ],
  })
  expect(boxes(/^When are you home/).map((box) => box.getAttribute('autocomplete'))).toEqual(['off', 'off', 'off'])
})

test('services from the content service precede the form’s own options', () => {
  show()
  const names = within(screen.getByRole('radiogroup', { name: 'Which service?' }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))
  expect(names).toEqual(['service-ramps', 'service-voice', 'unsure'])
})

test('without services the form’s own options remain', () => {
  show({}, { services: [] })
  expect(within(screen.getByRole('radiogroup', { name: 'Which service?' })).getAllByRole('radio')).toHaveLength(1)
})

test('every answer is shown in its field', () => {
  show({ answers: { writer: 'Ada', answerBy: 'phone', service: 'service-voice', helps: ['time'], story: 'One\nTwo' } })
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada')
  expect(screen.getByRole('radio', { name: 'Phone call' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Voices and boards' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'More time' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'An interpreter' })).toHaveProperty('checked', false)
  expect(screen.getByRole('textbox', { name: /What is it about/ })).toHaveProperty('value', 'One\nTwo')
})

test('autofill is on only for fields about the visitor', () => {
  show()
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('autocomplete', 'name')
  expect(screen.getByRole('textbox', { name: 'Your email address' })).toHaveProperty('autocomplete', 'email')
  expect(screen.getByRole('textbox', { name: /Name of the person/ })).toHaveProperty('autocomplete', 'off')
  expect(screen.getByRole('textbox', { name: /Their postcode/ })).toHaveProperty('autocomplete', 'off')
  expect(screen.getByRole('textbox', { name: /What is it about/ })).toHaveProperty('autocomplete', 'off')
})

test('a field is described by its hint and its error, and is marked as invalid', () => {
  show({ problems: [{ field: 'writer', message: 'Enter your name' }] })
  const name = screen.getByRole('textbox', { name: 'Your name' })
  const description = (name.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(description).toEqual(['As you like to be called.', 'Error: Enter your name'])
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('a long answer is described by how long it may be', () => {
  show()
  screen.getByRole('textbox', { name: /What is it about/, description: 'You can write up to 1,200 characters.' })
  cleanup()
  const rules = [{ rule: 'maxLength', characters: 4000 }] as const
  show({ fields: fieldsOf(everyKind).map((field) => (field.kind === 'multiline' ? { ...field, rules } : field)) })
  expect(screen.getByText('You can write up to 4,000 characters.')).toBeDefined()
})

/** Whether options with these labels are beside each other. */
const isOneLine = (...labels: readonly string[]) => {
  cleanup()
  const options = labels.map((label) => ({ value: label, label }))
  show({
    fields: [{ kind: 'choice', name: 'only', label: 'Which?', whose: 'visitor', options, messages: {} }],
  })
  return screen.getByRole('radiogroup').querySelector('[data-orientation=horizontal]') !== null
}

test('options that fit on one line of a phone are beside each other', () => {
  expect(isOneLine('Yes', 'No')).toBe(true)
  expect(isOneLine('Twenty', 'letters', 'in all.')).toBe(true)
  expect(isOneLine('Twenty-one', 'letters now')).toBe(false)
})

test('a link skips the optional fields at the end of the form', () => {
  show()
  expect(screen.getByRole('link', { name: 'Go to “Send this form”' }).getAttribute('href')).toBe('#send')
})

test('a few optional fields have no skip link', () => {
  show({ fields: fieldsOf(everyKind).slice(0, 7) })
  expect(screen.queryByRole('link')).toBeNull()
})

test('optional fields that do not apply yet need no skip link, except without scripts, where they are visible', () => {
  show({ stateOf: (field) => ({ ...showAll(field), isShown: field.isRequired === true }) })
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  show({ stateOf: (field) => ({ ...showAll(field), isWaiting: field.isRequired !== true }) })
  expect(screen.getByRole('link').closest('[data-waiting]')?.tagName).toBe('P')
})

const asking: readonly Field[] = fieldsOf(everyKind).map((field) =>
  field.isRequired ? field : { ...field, isFolded: true },
)
const disclosure = () => screen.getByText('Add more').closest('details')

test('folded fields are in one closed disclosure, which is open where one of them has an answer or an error', () => {
  for (const [props, isOpen] of [
    [{}, false],
    [{ answers: { writer: 'Ada' } }, false],
    [{ answers: { helps: ['time'] } }, true],
    [{ problems: [{ field: 'postcode', message: 'Enter a postcode' }] }, true],
  ] as const) {
    show({ fields: asking, ...props })
    expect(disclosure()?.open, JSON.stringify(props)).toBe(isOpen)
    expect(disclosure()?.contains(screen.getByLabelText(/^Their postcode/))).toBe(true)
    expect(disclosure()?.contains(screen.getByLabelText('Your name'))).toBe(false)
    cleanup()
  }
})

test('folded fields open again with each response that finds an error in them', () => {
  const problems = [{ field: 'postcode', message: 'Enter a postcode' }]
  const response = (postcode: string) => form({ fields: asking, problems, answers: { postcode } })
  const { rerender } = render(response('1'))
  Object.assign(disclosure() ?? {}, { open: false })
  rerender(response('2'))
  expect(disclosure()?.open).toBe(true)
})

const serviceValues = () =>
  within(screen.getByRole('radiogroup', { name: 'Which service?' }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))

test('a short list offers its options, and the one that is given', () => {
  const fields = fieldsOf(everyKind).map((field) =>
    field.name === 'service' ? { ...field, shown: ['service-ramps', 'unsure'] } : field,
  )
  show({ fields })
  expect(serviceValues()).toEqual(['service-ramps', 'unsure'])
  cleanup()
  show({ fields, answers: { service: 'service-voice' } })
  expect(serviceValues()).toEqual(['service-ramps', 'service-voice', 'unsure'])
  expect(screen.getByRole('radio', { name: 'Voices and boards' })).toHaveProperty('checked', true)
})

test('only the first option of a group with an error is described by it', () => {
  show({ problems: [{ field: 'service', message: 'Choose a service' }] })
  const group = screen.getByRole('radiogroup', { name: 'Which service?', description: 'Error: Choose a service' })
  const [first, ...others] = within(group).getAllByRole('radio')
  expect(first?.id).toBe('field-service')
  expect(within(group).getAllByRole('radio', { description: 'Error: Choose a service' })).toEqual([first])
  expect(others.length).toBeGreaterThan(0)
})
