import { buildSchema, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { siteMap } from '#schema/site-map.ts'
import { holds, isAsked, type Condition, type FormDefinition } from './form-definition.ts'
import { forms, isFormId } from './forms.ts'

const sdl = Object.values(
  import.meta.glob<string>('/schema/graphql/*.graphql', { query: '?raw', import: 'default', eager: true }),
)

const definitions: [string, FormDefinition][] = Object.entries(forms)

test.each(definitions)('[S49] %s is named as its file, asks nothing twice and stands on one page', (name, form) => {
  expect(form.name).toBe(name)
  expect(isFormId(name)).toBe(true)
  expect(form.referencePrefix).toMatch(/^[A-Z]{2}$/)
  expect(definitions.filter(([, other]) => other.referencePrefix === form.referencePrefix)).toHaveLength(1)
  expect(new Set(form.fields.map((field) => field.name)).size).toBe(form.fields.length)
  expect(new Set(form.fields.map((field) => field.label)).size).toBe(form.fields.length)
  expect(form.retentionDays).toBeGreaterThan(0)
  expect(siteMap.filter((row) => 'form' in row && row.form === name)).toHaveLength(1)
})

test.each(definitions)(
  '[S49] %s has a sentence for each way that an answer can be refused, and none that is never said',
  (_, form) => {
    for (const field of form.fields) {
      const codes = [
        ...(field.isRequired ? ['required'] : []),
        ...('options' in field ? ['option'] : []),
        ...(field.rules ?? []).map(({ rule }) => rule),
      ]
      expect([field.name, ...Object.keys(field.messages).toSorted()]).toEqual([field.name, ...codes.toSorted()])
      for (const message of Object.values(field.messages)) expect(message).toMatch(/^(?:Enter|Choose|Use) .+[^.]$/)
    }
  },
)

test.each(definitions)('[S49] %s puts a condition only on a choice that is asked before', (_, form) => {
  form.fields.forEach((field, place) => {
    const conditions: (Condition | undefined)[] = [field.when, ...(field.rules ?? []).map(({ when }) => when)]
    for (const condition of conditions) {
      if (!condition) continue
      const asked = form.fields.slice(0, place).find(({ name }) => name === condition.field)
      const options = asked?.kind === 'choice' ? asked.options.map(({ value }) => value) : []
      expect(options).toEqual(expect.arrayContaining([...condition.isOneOf]))
    }
    expect(Boolean(field.whenInWords)).toBe(Boolean(field.when))
  })
})

test.each(definitions)('[S49] %s lets the browser fill in the visitor’s own data alone', (_, form) => {
  for (const field of form.fields) {
    if ('autocomplete' in field && field.whose !== 'visitor') expect(field.autocomplete).toBe('off')
    if ('options' in field) expect(new Set(field.options.map(({ value }) => value)).size).toBe(field.options.length)
  }
})

test.each(definitions)('[S49] every free text of %s has a limit', (_, form) => {
  for (const field of form.fields) {
    if (field.kind !== 'text' && field.kind !== 'multiline') continue
    expect(field.rules?.some(({ rule }) => rule !== 'email')).toBe(true)
  }
})

test.each(definitions)(
  '[S49] the mutation of %s takes its fields, the token and the field that people never see',
  (_, form) => {
    const schema = buildSchema(sdl.join('\n'))
    const input = schema.getMutationType()?.getFields()[form.mutation]?.args[0]?.type.toString().replace('!', '') ?? ''
    const inputType = schema.getType(input)
    const fields = isInputObjectType(inputType) ? Object.values(inputType.getFields()) : []
    const expected = form.fields.map((field) => `${field.name}: ${field.kind === 'choices' ? '[String!]' : 'String'}`)
    expect(fields.map(({ name, type }) => `${name}: ${String(type)}`).toSorted()).toEqual(
      [...expected, 'token: String', 'website: String'].toSorted(),
    )
  },
)

test('[S49] a condition holds for one of its answers, and where there is none', () => {
  const condition: Condition = { field: 'replyBy', isOneOf: ['phone', 'text'] }
  expect(holds(undefined, {})).toBe(true)
  expect(holds(condition, { replyBy: 'text' })).toBe(true)
  expect(holds(condition, { replyBy: 'email' })).toBe(false)
  expect(holds(condition, {})).toBe(false)
  const phone = forms['general-enquiry'].fields.find(({ name }) => name === 'phone')
  expect(phone && isAsked(phone, { replyBy: 'relay' })).toBe(true)
  expect(phone && isAsked(phone, { replyBy: 'email' })).toBe(false)
})
