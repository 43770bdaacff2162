import { expect, test, vi, onTestFinished } from 'vitest'
import { fieldsOf, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { feedback } from '#schema/forms/definitions/feedback.ts'
import { forms } from '#schema/forms/forms.ts'
import { generalEnquiry } from '#schema/forms/definitions/general-enquiry.ts'
import { referral } from '#schema/forms/definitions/referral.ts'
import { compileForm } from './compile.ts'

/** The fields of a form with errors, with the code of each. */
const refusedIn = (definition: FormDefinition, answers: Answers): Record<string, string> => {
  const verdict = compileForm(definition)(answers, undefined)
  return verdict.kind === 'valid' ? {} : Object.fromEntries(verdict.errors.map(({ field, code }) => [field, code]))
}

/** The fields without which a form is refused. */
const missingIn = (definition: FormDefinition, answers: Answers): string[] => {
  const refused = refusedIn(definition, answers)
  expect(new Set(Object.values(refused))).toEqual(new Set(['required']))
  return Object.keys(refused)
}

test('[S49] an enquiry needs a name and the way to reply', () => {
  expect(missingIn(generalEnquiry, {})).toEqual(['name', 'replyBy'])
  expect(missingIn(generalEnquiry, { replyBy: 'email' })).toEqual(['name', 'email'])
  for (const replyBy of ['phone', 'text', 'relay'])
    expect(missingIn(generalEnquiry, { replyBy })).toEqual(['name', 'phone'])
})

test('[S49] feedback needs what happened, and a name only from a person who wants to give it', () => {
  expect(missingIn(feedback, {})).toEqual(['type', 'whatHappened', 'giveName'])
  expect(missingIn(feedback, { giveName: 'no' })).toEqual(['type', 'whatHappened'])
  for (const giveName of ['yes', 'private'])
    expect(missingIn(feedback, { giveName })).toEqual(['type', 'whatHappened', 'name'])
  expect(missingIn(feedback, { giveName: 'no', replyBy: 'email' })).toEqual(['type', 'whatHappened', 'email'])
  expect(missingIn(feedback, { giveName: 'no', replyBy: 'none' })).toEqual(['type', 'whatHappened'])
})

test('[S49] a referral for someone else also needs their name, who to call first, and their consent', () => {
  expect(missingIn(referral, {})).toEqual([
    'referralFor',
    'name',
    'replyBy',
    'postcode',
    'services',
    'urgency',
    'funding',
  ])
  expect(missingIn(referral, { referralFor: 'self' })).toEqual([
    'name',
    'replyBy',
    'postcode',
    'services',
    'urgency',
    'funding',
  ])
  expect(missingIn(referral, { referralFor: 'other' })).toEqual([
    'name',
    'role',
    'replyBy',
    'givenName',
    'postcode',
    'callFirst',
    'services',
    'urgency',
    'funding',
    'representative',
    'consentBy',
  ])
  for (const consentBy of ['person', 'representative'])
    expect(missingIn(referral, { referralFor: 'other', consentBy }).slice(-2)).toEqual(['consentFor', 'consentDate'])
  expect(missingIn(referral, { referralFor: 'other', consentBy: 'nobody-yet' }).at(-1)).toBe('representative')
})

const refused = (day: string) =>
  refusedIn(referral, { referralFor: 'other', consentBy: 'person', consentDate: day, dateOfBirth: day })

test('[S49] a date of birth and a date of consent are not in the future', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T04:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(refused('21/11/2026')).toMatchObject({ consentDate: 'notInFuture', dateOfBirth: 'notInFuture' })
  expect(refused('20/11/2026')).not.toHaveProperty('consentDate')
  expect(refused('20/11/2026')).not.toHaveProperty('dateOfBirth')
})

const allFields = Object.values<FormDefinition>(forms).flatMap((form) =>
  fieldsOf(form).map((field) => [`${form.name} ${field.name}`, field] as const),
)

test('[S49] the browser may fill in what WCAG 1.3.5 lists about the visitor', () => {
  const own = allFields.flatMap(([, field]) =>
    'autocomplete' in field && field.whose === 'visitor' && field.autocomplete !== 'off'
      ? [[field.name, field.autocomplete]]
      : [],
  )
  expect(Object.fromEntries(own)).toEqual({
    name: 'name',
    email: 'email',
    phone: 'tel',
    postcode: 'postal-code',
    organisation: 'organization',
    dateOfBirth: 'bday',
  })
  for (const [name, { kind, whose, ...field }] of allFields)
    if (whose === 'visitor' && (kind === 'email' || kind === 'phone'))
      expect(field, name).not.toHaveProperty('autocomplete', 'off')
})
