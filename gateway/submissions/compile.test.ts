import { expect, test } from 'vitest'
import { generalEnquiry } from '#schema/forms/general-enquiry.ts'
import { compileForm } from './compile.ts'

const validate = compileForm(generalEnquiry)
const services = new Map([['service-home-modifications', 'Home modifications']])
const shortest = { name: 'Jo', replyBy: 'email', email: 'jo@example.com', topic: 'call-me-back' }

const codes = (input: Record<string, unknown>, known: typeof services | undefined = services) => {
  const verdict = validate(input, known)
  return verdict.kind === 'invalid' ? verdict.errors.map(({ field, code }) => `${field} ${code}`) : []
}

test('[S49] the shortest enquiry is a name, a way to reply and a topic', () => {
  expect(validate(shortest, services)).toEqual({ kind: 'valid', answers: shortest, words: {} })
})

test('[S49] errors come in the form’s order, one for a field, with the definition’s words', () => {
  const verdict = validate(
    { postcode: 'x', language: 'x'.repeat(61), message: 'x'.repeat(4001), replyBy: 'email' },
    services,
  )
  expect(verdict).toEqual({
    kind: 'invalid',
    errors: [
      { field: 'name', code: 'required', message: 'Enter your name' },
      { field: 'email', code: 'required', message: 'Enter your email address' },
      { field: 'topic', code: 'required', message: 'Choose what this is about' },
      { field: 'message', code: 'maxLength', message: 'Use 4,000 characters or fewer for your message' },
      { field: 'postcode', code: 'postcode', message: 'Enter a postcode of four digits, like 4000' },
      { field: 'language', code: 'maxLength', message: 'Use 60 letters or fewer for the language' },
    ],
  })
})

test('[S49] a field is judged only when it is asked, and what was not asked is not kept', () => {
  const verdict = validate({ ...shortest, phone: 'not a number', bestTime: 'x'.repeat(500) }, services)
  expect(verdict).toEqual({ kind: 'valid', answers: shortest, words: {} })
  expect(codes({ ...shortest, replyBy: 'phone' })).toEqual(['phone required'])
  expect(codes({ ...shortest, replyBy: 'relay', phone: 'not a number' })).toEqual(['phone phone'])
})

test('[S49] a text message needs a number that can get one', () => {
  const byText = { ...shortest, replyBy: 'text' }
  expect(codes({ ...byText, phone: '07 7010 1234' })).toEqual(['phone mobile'])
  expect(codes({ ...byText, phone: '1800 160 401' })).toEqual(['phone mobile'])
  expect(codes({ ...byText, phone: '0491 570 006' })).toEqual([])
  expect(codes({ ...byText, replyBy: 'phone', phone: '07 7010 1234' })).toEqual([])
})

test('a number is stored as it is dialled, with the person’s own words beside it', () => {
  const verdict = validate(
    { ...shortest, replyBy: 'phone', phone: ' +61 (0)7  7010 1234 ', postcode: '48 10' },
    services,
  )
  expect(verdict).toMatchObject({
    answers: { phone: '0770101234', postcode: '4810' },
    words: { phone: '+61 (0)7 7010 1234', postcode: '48 10' },
  })
})

test('a service is one that content names; while content is away any may be named', () => {
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

test('a choice that is not in the list is refused', () => {
  expect(codes({ ...shortest, replyBy: 'pigeon' })).toEqual(['replyBy option'])
  expect(codes({ ...shortest, role: 'toString' })).toEqual(['role option'])
  expect(codes({ ...shortest, needs: ['aac', 'a brass band'] })).toEqual(['needs option'])
})

test('checkboxes are kept once each, in the form’s order, also when only one came', () => {
  expect(validate({ ...shortest, needs: ['aac', 'interpreter', 'aac', ''] }, services)).toMatchObject({
    answers: { needs: ['interpreter', 'aac'] },
  })
  expect(validate({ ...shortest, needs: 'aac' }, services)).toMatchObject({ answers: { needs: ['aac'] } })
  expect(validate({ ...shortest, needs: [] }, services)).toEqual({ kind: 'valid', answers: shortest, words: {} })
})

test('a message keeps its lines and loses its control characters', () => {
  const verdict = validate({ ...shortest, message: ' one\r\n\r\ntwo\u0000\u001B[31m\rthree\u2028four\t' }, services)
  expect(verdict).toMatchObject({ answers: { message: 'one\n\ntwo[31m\nthree\nfour' } })
})

test('what is not text counts as not given', () => {
  for (const odd of [undefined, null, 7, true, {}, ['Jo'], () => 'Jo']) {
    expect(codes({ ...shortest, name: odd })).toEqual(['name required'])
    expect(
      codes({ ...shortest, needs: odd === undefined ? undefined : [odd] }).filter((code) => !code.startsWith('needs')),
    ).toEqual([])
  }
  expect(codes(Object.create(shortest))).toEqual(['name required', 'replyBy required', 'topic required'])
})
