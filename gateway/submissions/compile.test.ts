import { expect, onTestFinished, test, vi } from 'vitest'
import { generalEnquiry } from '#schema/forms/definitions/general-enquiry.ts'
import { referral } from '#schema/forms/definitions/referral.ts'
import { fieldsOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { longTexts } from '#tests/helpers/long-texts.ts'
import { compileForm } from './compile.ts'

const validate = compileForm(generalEnquiry)
const services = new Map([['service-home-modifications', 'Home modifications']])
const shortest = { name: 'Jo', replyBy: 'email', email: 'jo@example.com', topic: 'call-me-back' }

const codes = (input: Record<string, unknown>, known: typeof services | undefined = services) => {
  const verdict = validate(input, known)
  return verdict.kind === 'invalid' ? verdict.errors.map(({ field, code }) => `${field} ${code}`) : []
}

test('[S49] the shortest enquiry is a name and a way to reply; staff see another topic than those of the list', () => {
  const { topic: _, ...person } = shortest
  const answers = { ...person, topic: 'something-else' }
  expect(validate(person, services)).toEqual({ kind: 'valid', answers, words: {}, advice: [] })
  expect(validate(shortest, services)).toEqual({ kind: 'valid', answers: shortest, words: {}, advice: [] })
})

test('[S49] errors follow the form’s order, one per field, with the messages of the definition', () => {
  const verdict = validate(
    { postcode: 'x', language: 'x'.repeat(61), message: 'x'.repeat(4001), replyBy: 'email', needs: ['interpreter'] },
    services,
  )
  expect(verdict).toEqual({
    kind: 'invalid',
    errors: [
      { field: 'name', code: 'required', message: 'Enter your name' },
      {
        field: 'message',
        code: 'maxLength',
        message: 'Use 4,000 characters or fewer for ‘Your message’. There are 4,001 now',
      },
      { field: 'email', code: 'required', message: 'Enter your email address' },
      { field: 'postcode', code: 'postcode', message: 'Enter only the four digits of the postcode, like 4000' },
      {
        field: 'language',
        code: 'maxLength',
        message: 'Use 60 characters or fewer for ‘Which language?’. There are 61 now',
      },
    ],
  })
})

test('[S49] a field is validated only when it applies, and answers to other fields are dropped', () => {
  const verdict = validate({ ...shortest, phone: 'not a number', bestTime: 'x'.repeat(500) }, services)
  expect(verdict).toEqual({ kind: 'valid', answers: shortest, words: {}, advice: [] })
  expect(codes({ ...shortest, replyBy: 'phone' })).toEqual(['phone required'])
  expect(codes({ ...shortest, replyBy: 'relay', phone: 'not a number' })).toEqual(['phone phone'])
})

test('a phone number is stored as dialled, along with the number as typed', () => {
  const verdict = validate(
    { ...shortest, replyBy: 'phone', phone: ' +61 (0)7  7010 1234 ', postcode: '48 10' },
    services,
  )
  expect(verdict).toMatchObject({
    answers: { phone: '0770101234', postcode: '4810' },
    words: { phone: '+61 (0)7 7010 1234', postcode: '48 10' },
  })
})

test('words beside a number, and the place beside a postcode, reach the staff with a number that can be dialled', () => {
  const [phone, postcode] = ['ph: 0491 570 006 after 5 pm', 'Brisbane QLD 4000']
  expect(validate({ ...shortest, replyBy: 'phone', phone, postcode }, services)).toMatchObject({
    answers: { phone: '0491570006', postcode: '4000' },
    words: { phone, postcode },
  })
})

test('a service must exist in the content; while content is unavailable any service id is accepted', () => {
  const named = validate({ ...shortest, topic: 'service-home-modifications' }, services)
  expect(named).toMatchObject({
    answers: { topic: 'service-home-modifications' },
    words: { topic: 'Home modifications' },
  })
  expect(codes({ ...shortest, topic: 'service-of-yesterday' })).toEqual(['topic option'])
  expect(validate({ ...shortest, topic: 'service-of-yesterday' }, undefined)).toMatchObject({ kind: 'valid' })
  const notAnId = validate({ ...shortest, topic: 'a service <b>' }, undefined)
  expect(notAnId).toMatchObject({ kind: 'invalid', errors: [{ field: 'topic', code: 'option' }] })
})

test('an unknown option is refused', () => {
  expect(codes({ ...shortest, replyBy: 'pigeon' })).toEqual(['replyBy option'])
  expect(codes({ ...shortest, role: 'toString' })).toEqual(['role option'])
  expect(codes({ ...shortest, needs: ['aac', 'a brass band'] })).toEqual(['needs option'])
})

test('checkbox values are deduplicated and stored in the form’s order; a single value is accepted', () => {
  expect(validate({ ...shortest, needs: ['aac', 'interpreter', 'aac', ''] }, services)).toMatchObject({
    answers: { needs: ['interpreter', 'aac'] },
  })
  expect(validate({ ...shortest, needs: 'aac' }, services)).toMatchObject({ answers: { needs: ['aac'] } })
  expect(validate({ ...shortest, needs: [] }, services)).toEqual({
    kind: 'valid',
    answers: shortest,
    words: {},
    advice: [],
  })
})

test('a message retains its line breaks and loses its control characters', () => {
  const verdict = validate({ ...shortest, message: ' one\r\n\r\ntwo\u0000\u001B[31m\rthree\u2028four\t' }, services)
  expect(verdict).toMatchObject({ answers: { message: 'one\n\ntwo[31m\nthree\nfour' } })
})

test('a value that is not text counts as empty', () => {
  for (const odd of [undefined, null, 7, true, {}, ['Jo'], () => 'Jo']) {
    expect(codes({ ...shortest, name: odd })).toEqual(['name required'])
    expect(
      codes({ ...shortest, needs: odd === undefined ? undefined : [odd] }).filter((code) => !code.startsWith('needs')),
    ).toEqual([])
  }
  expect(codes(Object.create(shortest))).toEqual(['name required', 'replyBy required'])
})

const field = { whose: 'visitor', label: '', autocomplete: 'off' } as const
const trial = compileForm({
  ...generalEnquiry,
  steps: [
    {
      name: 'one',
      title: 'One',
      fields: [
        {
          ...field,
          kind: 'choices',
          name: 'wanted',
          options: [{ value: 'unsure', label: 'Not sure' }],
          optionsFrom: 'services',
          messages: { option: 'Choose' },
        },
        {
          ...field,
          kind: 'date',
          name: 'born',
          rules: [{ rule: 'notInFuture' }],
          messages: { date: 'Enter a date', notInFuture: 'Enter an earlier date' },
        },
        {
          ...field,
          kind: 'date',
          name: 'home',
          rules: [{ rule: 'notInPast' }],
          messages: { date: 'd', notInPast: 'p' },
        },
      ],
    },
    {
      name: 'two',
      title: 'Two',
      when: { field: 'wanted', isOneOf: ['unsure'] },
      fields: [
        {
          ...field,
          kind: 'text',
          name: 'ndis',
          rules: [{ rule: 'ndisNumber', isAdvice: true }],
          messages: { ndisNumber: 'Check the number' },
        },
        { ...field, kind: 'text', name: 'aged', rules: [{ rule: 'agedCareId' }], messages: { agedCareId: 'a' } },
      ],
    },
  ],
} satisfies FormDefinition)

test('[S49] a date is accepted in every usual format, stored as ISO 8601 and shown in words', () => {
  for (const typed of ['27/3/1950', '27/03/1950', ' 27 / March / 1950', '27/mar/1950', '1950-03-27', '27.3.1950//'])
    expect(trial({ born: typed }, services)).toEqual({
      kind: 'valid',
      answers: { born: '1950-03-27' },
      words: { born: '27 March 1950' },
      advice: [],
    })
  for (const typed of ['//', ' / / ', '', undefined])
    expect(trial({ born: typed }, services)).toEqual({ kind: 'valid', answers: {}, words: {}, advice: [] })
  for (const typed of [
    '27/3/',
    '/3/1950',
    '30/2/1950',
    '29/2/1900',
    '0/3/1950',
    '27/13/1950',
    '27/3/50',
    '27/ma/1950',
    'x',
  ])
    expect(trial({ born: typed }, services)).toMatchObject({ errors: [{ field: 'born', code: 'date' }] })
  expect(trial({ born: '29/2/2000' }, services).kind).toBe('valid')
})

test('[S49] “today” is the current day in Brisbane, which is ten hours ahead of UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T14:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(trial({ born: '20/11/2026', home: '20/11/2026' }, services).kind).toBe('valid')
  expect(trial({ born: '21/11/2026', home: '19/11/2026' }, services)).toMatchObject({
    errors: [
      { field: 'born', code: 'notInFuture' },
      { field: 'home', code: 'notInPast' },
    ],
  })
  expect(trial({ born: '31/12/1899' }, services)).toMatchObject({ errors: [{ code: 'notInFuture' }] })
})

test('[S49] services and options are shown by name', () => {
  const wanted = ['service-home-modifications', 'unsure']
  expect(trial({ wanted }, services)).toMatchObject({
    answers: { wanted: ['service-home-modifications', 'unsure'] },
    words: { wanted: 'Home modifications\nNot sure' },
  })
  expect(trial({ wanted: ['service-of-yesterday'] }, services)).toMatchObject({ errors: [{ code: 'option' }] })
  expect(trial({ wanted: ['service-of-yesterday'] }, undefined).kind).toBe('valid')
})

test('[S49] an advisory rule never blocks; identifiers accept spaces, hyphens and lower case', () => {
  const ask = (input: object) => trial({ wanted: ['unsure'], ...input }, services)
  expect(ask({ ndis: '430 123-456', aged: 'ac 1234-5678' })).toMatchObject({
    answers: { ndis: '430123456', aged: 'AC12345678' },
    words: { ndis: '430 123-456', aged: 'ac 1234-5678' },
    advice: [],
  })
  expect(ask({ ndis: 'I will ask her' })).toMatchObject({
    kind: 'valid',
    answers: { ndis: 'I will ask her' },
    advice: [{ field: 'ndis', code: 'ndisNumber', message: 'Check the number' }],
  })
  expect(ask({ aged: 'AC1234' })).toMatchObject({ errors: [{ field: 'aged', code: 'agedCareId' }] })
  expect(trial({ ndis: 'x', aged: 'x' }, services)).toEqual({ kind: 'valid', answers: {}, words: {}, advice: [] })
})

const messageFor = (definition: FormDefinition, name: string, input: Record<string, string>) => {
  const verdict = compileForm(definition)(input, services)
  return verdict.kind === 'invalid' && verdict.errors.find((error) => error.field === name)?.message
}

test('[S49] an error message becomes more specific when the typed value shows what is wrong', () => {
  expect(messageFor(generalEnquiry, 'phone', { replyBy: 'phone', phone: '7010 1234' })).toBe(
    'Put the area code first, like 07 7010 1234',
  )
  expect(messageFor(referral, 'dateOfBirth', { referralFor: 'self', dateOfBirth: '31/2/1950' })).toBe(
    'There’s no 31 February 1950. Check the date',
  )
})

test('text that is longer than may be read gets the message of its rule, quickly and without being worked on', () => {
  for (const [kind, text] of Object.entries(longTexts)) {
    const everywhere = Object.fromEntries(fieldsOf(generalEnquiry).map(({ name }) => [name, text]))
    const { user, system } = process.threadCpuUsage()
    const verdict = validate({ ...everywhere, replyBy: 'email' }, services)
    const spent = process.threadCpuUsage({ user, system })
    expect((spent.user + spent.system) / 1000, kind).toBeLessThan(50)
    const errors = verdict.kind === 'invalid' ? verdict.errors : []
    expect(errors.map((error) => `${error.field} ${error.code}`)).toEqual([
      'name maxLength',
      'message maxLength',
      'product maxLength',
      'email maxLength',
      'topic option',
      'postcode postcode',
      'role option',
      'needs option',
    ])
    const now = text.length.toLocaleString('en-AU')
    expect(errors[0]?.message).toBe(`Use 100 characters or fewer for ‘Your name’. There are ${now} now`)
  }
})

test('white space that was pasted along does not count', () => {
  const padded = { ...shortest, name: `${' '.repeat(400)}Jo${' '.repeat(400)}`, message: '\u{1F600}'.repeat(4000) }
  expect(validate(padded, services)).toMatchObject({ kind: 'valid', answers: { name: 'Jo' } })
})
