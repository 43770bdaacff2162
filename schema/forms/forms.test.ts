import { buildSchema, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { boardEnquiry } from './board-enquiry.ts'
import { siteMap } from '#schema/site-map.ts'
import { wrongTexts } from '#tests/helpers/form-texts.ts'
import {
  applicableFields,
  applicableSteps,
  fieldsOf,
  holds,
  pageFields,
  type Condition,
  type FormDefinition,
} from './form-definition.ts'
import { forms, isFormId } from './forms.ts'

const sdl = Object.values(
  import.meta.glob<string>('/schema/graphql/*.graphql', { query: '?raw', import: 'default', eager: true }),
)

const definitions: [string, FormDefinition][] = Object.entries(forms)

/** Also the short form at the end of the picture board, which is sent as an enquiry. */
const shown: [string, FormDefinition][] = [...definitions, ['the picture board', boardEnquiry]]

test.each(definitions)('[S49] %s is named like its file, has no duplicate field and is on one page', (name, form) => {
  expect(form.name).toBe(name)
  expect(isFormId(name)).toBe(true)
  expect(form.referencePrefix).toMatch(/^[A-Z]{2}$/)
  expect(definitions.filter(([, other]) => other.referencePrefix === form.referencePrefix)).toHaveLength(1)
  const fields = fieldsOf(form)
  for (const list of [
    fields.map((field) => field.name),
    fields.map(({ label }) => label),
    form.steps.map((step) => step.name),
  ])
    expect(list.filter((item, place) => list.indexOf(item) !== place)).toEqual([])
  expect(form.steps.map(({ title }) => title).every(Boolean)).toBe(true)
  expect(form.retentionDays).toBeGreaterThan(0)
  expect(siteMap.filter(({ template }) => template === name)).toHaveLength(1)
})

test.each(shown)('[S49] %s has a message for each way an answer can be refused, and no unused message', (_, form) => {
  expect(wrongTexts(form)).toEqual([])
  for (const field of fieldsOf(form))
    for (const message of Object.values(field.messages))
      expect(message, field.name).toMatch(/^(?:Enter|Choose|Check) (?:.+[^.]|.+\. .+\.)$/)
})

test.each(definitions)('[S49] the folded fields of %s are optional, and the last of their page', (_, form) => {
  for (const { fields } of form.steps) {
    const first = fields.findIndex(({ isFolded }) => isFolded)
    if (first < 0) continue
    expect(fields.slice(first).filter(({ isFolded, isRequired }) => !isFolded || isRequired)).toEqual([])
  }
})

test.each(definitions)('[S49] the short lists of %s have only options that exist', (_, form) => {
  const services = Object.keys(import.meta.glob('/schema/dataset/service/*.json')).map((file) =>
    file.replace(/^.*\/|\.json$/g, ''),
  )
  for (const field of fieldsOf(form)) {
    if (!('options' in field)) continue
    const values = [...field.options.map(({ value }) => value), ...(field.optionsFrom ? services : [])]
    expect(values).toEqual(expect.arrayContaining([...(field.shown ?? [])]))
    if (field.kind === 'choice' && field.ifUnanswered !== undefined) expect(values).toContain(field.ifUnanswered)
  }
})

const answersOf = (condition: Condition | undefined) =>
  !condition ? [] : 'allOf' in condition ? condition.allOf : [condition]

test.each(shown)('[S49] conditions of %s refer only to options of earlier fields', (_, form) => {
  const fields = fieldsOf(form)
  const expectAskedBefore = (conditions: readonly (Condition | undefined)[], place: number) => {
    for (const { field, isOneOf } of conditions.flatMap(answersOf)) {
      const applicable = fields.slice(0, place).find(({ name }) => name === field)
      const options = applicable && 'options' in applicable ? applicable.options.map(({ value }) => value) : []
      expect(options, field).toEqual(expect.arrayContaining([...isOneOf]))
    }
  }
  fields.forEach((field, place) => {
    expectAskedBefore([field.when, ...(field.rules ?? []).map(({ when }) => when)], place)
    expectAskedBefore(
      (field.wordings ?? []).map(({ when }) => when),
      place + 1,
    )
  })
  for (const step of form.steps) {
    const place = fields.findIndex(({ name }) => name === step.fields[0]?.name)
    expectAskedBefore([step.when, ...(step.wordings ?? []).map(({ when }) => when)], place)
  }
})

test.each(shown)(
  '[S49] without JavaScript %s explains when a field depends on an answer on the same page',
  (_, form) => {
    for (const { fields } of form.steps)
      for (const { name, when, whenInWords } of fields) {
        const isOnThisPage = answersOf(when).some((answer) => fields.some((field) => field.name === answer.field))
        expect([name, Boolean(whenInWords)]).toEqual([name, isOnThisPage])
      }
  },
)

test.each(shown)('[S49] without JavaScript %s names exactly the answers that a field depends on', (_, form) => {
  const list = new Intl.ListFormat('en-AU', { type: 'disjunction' })
  for (const { fields } of form.steps)
    for (const { name, when, whenInWords = '' } of fields) {
      const named = / if you chose (.+)\.$/.exec(whenInWords)?.[1]
      if (named === undefined) continue
      const answers = answersOf(when).map(({ field, isOneOf }) => {
        const other = fields.find((item) => item.name === field)
        const options = other && 'options' in other ? other.options : []
        const offered = other && 'shown' in other ? other.shown : undefined
        return list.format(
          options
            .filter(({ value }) => (offered?.includes(value) ?? true) && isOneOf.includes(value))
            .map(({ label }) => `‘${label}’`),
        )
      })
      expect(answers, name).toContain(named)
    }
})

test.each(shown)('[S49] %s lets the browser autofill only the visitor’s own data', (_, form) => {
  for (const field of fieldsOf(form)) {
    if ('autocomplete' in field && field.whose !== 'visitor') expect(field.autocomplete).toBe('off')
    if ('options' in field) expect(new Set(field.options.map(({ value }) => value)).size).toBe(field.options.length)
  }
})

test.each(definitions)('[S49] no message of %s says “your” where a question is about another person', (_, form) => {
  for (const field of fieldsOf(form))
    for (const { whose = field.whose, messages } of field.wordings ?? [])
      if (whose === 'other')
        expect(Object.values({ ...field.messages, ...messages }).join(' '), field.name).not.toMatch(/\byour\b/i)
})

test.each(shown)('[S49] every free-text field of %s has a maximum length', (_, form) => {
  for (const field of fieldsOf(form)) {
    if (field.kind !== 'text' && field.kind !== 'multiline') continue
    expect(field.rules?.some(({ rule }) => rule !== 'email')).toBe(true)
  }
})

test.each(definitions)(
  '[S49] the mutation of %s accepts its fields, the token, the honeypot, and the seal of its steps',
  (_, form) => {
    const schema = buildSchema(sdl.join('\n'))
    const input = schema.getMutationType()?.getFields()[form.mutation]?.args[0]?.type.toString().replace('!', '') ?? ''
    const inputType = schema.getType(input)
    const fields = isInputObjectType(inputType) ? Object.values(inputType.getFields()) : []
    const expected = fieldsOf(form).map(
      (field) => `${field.name}: ${field.kind === 'choices' ? '[String!]' : 'String'}`,
    )
    expect(fields.map(({ name, type }) => `${name}: ${String(type)}`).toSorted()).toEqual(
      [
        ...expected,
        'token: String',
        'website: String',
        ...(form.steps.length > 1 ? ['sealed: String'] : []),
      ].toSorted(),
    )
  },
)

test('[S49] a condition is true for each of its answers, and when undefined', () => {
  const condition: Condition = { field: 'replyBy', isOneOf: ['phone', 'text'] }
  expect(holds(undefined, {})).toBe(true)
  expect(holds(condition, { replyBy: 'text' })).toBe(true)
  expect(holds(condition, { replyBy: 'email' })).toBe(false)
  expect(holds(condition, {})).toBe(false)
  expect(holds({ field: 'needs', isOneOf: ['aac'] }, { needs: ['interpreter', 'aac'] })).toBe(true)
  const both: Condition = { allOf: [condition, { field: 'role', isOneOf: ['self'] }] }
  expect(holds(both, { replyBy: 'text', role: 'self' })).toBe(true)
  expect(holds(both, { replyBy: 'text', role: 'other' })).toBe(false)
  const [byRelay, byEmail] = ['relay', 'email'].map((replyBy) =>
    applicableFields(forms['general-enquiry'], { replyBy }),
  )
  expect(byRelay?.some(({ name }) => name === 'phone')).toBe(true)
  expect(byEmail?.some(({ name }) => name === 'phone')).toBe(false)
})

const text = { kind: 'text', whose: 'visitor', autocomplete: 'off', messages: {} } as const
const choice = (name: string, ...values: string[]) =>
  ({
    kind: 'choice',
    name,
    label: name,
    whose: 'none',
    options: values.map((value) => ({ value, label: value })),
    messages: {},
  }) as const
const steppedForm: FormDefinition = {
  ...forms['general-enquiry'],
  steps: [
    { name: 'who', title: 'Who?', fields: [choice('who', 'me', 'them')] },
    {
      name: 'carer',
      title: 'Carer',
      when: { field: 'who', isOneOf: ['them'] },
      fields: [choice('paid', 'yes', 'no')],
    },
    {
      name: 'person',
      title: 'You',
      wordings: [{ when: { field: 'who', isOneOf: ['them'] }, title: 'The person' }],
      fields: [
        {
          ...text,
          name: 'name',
          label: 'Your name',
          hint: 'What we call you.',
          messages: { required: 'Enter your name', option: 'Enter less' },
          wordings: [
            {
              when: { field: 'who', isOneOf: ['them'] },
              label: 'Their name',
              hint: 'What we call them.',
              whose: 'other',
              messages: { required: 'Enter their name' },
            },
          ],
        },
        { ...text, name: 'agency', label: 'Agency', when: { field: 'paid', isOneOf: ['yes'] } },
      ],
    },
  ],
}

const askedOf = (answers: Record<string, string>) =>
  applicableSteps(steppedForm, answers).map(({ title, fields }) => [
    title,
    ...fields.map(({ label, whose, hint, messages }) =>
      [label, whose, hint, ...Object.values(messages)].filter(Boolean).join(' | '),
    ),
  ])

const onPage = (answers: Record<string, string>) => pageFields(steppedForm, 'person', answers).map(({ label }) => label)

test('[S49] steps and wordings depend on the answers, and answers that no longer apply are ignored', () => {
  expect(askedOf({ who: 'me', paid: 'yes' })).toEqual([
    ['Who?', 'who | none'],
    ['You', 'Your name | visitor | What we call you. | Enter your name | Enter less'],
  ])
  expect(askedOf({ who: 'them', paid: 'yes' })).toEqual([
    ['Who?', 'who | none'],
    ['Carer', 'paid | none'],
    ['The person', 'Their name | other | What we call them. | Enter their name | Enter less', 'Agency | visitor'],
  ])
  expect(onPage({ who: 'them', paid: 'yes' })).toEqual(['Their name', 'Agency'])
  expect(onPage({ who: 'me', paid: 'yes' })).toEqual(['Your name'])
})

test('[S49] the picture board asks only what the enquiry accepts, and what it needs without an answer', () => {
  const enquiry = new Map(fieldsOf(forms['general-enquiry']).map((field) => [field.name, field]))
  for (const field of fieldsOf(boardEnquiry)) {
    const accepted = enquiry.get(field.name)
    expect(accepted?.kind, field.name).toBe(field.kind)
    if (!('options' in field) || !accepted || !('options' in accepted)) continue
    const values = accepted.options.map(({ value }) => value)
    expect(values, field.name).toEqual(expect.arrayContaining(field.options.map(({ value }) => value)))
  }
  const asked = new Set(fieldsOf(boardEnquiry).map(({ name }) => name))
  for (const { name, isRequired, when } of enquiry.values())
    if (isRequired && !when) expect([name, asked.has(name)]).toEqual([name, true])
})
