import { expect, test } from 'vitest'
import {
  applicableFields,
  applicableSteps,
  confirmationOf,
  type Answers,
  type FormDefinition,
} from '#schema/forms/form-definition.ts'
import { referral } from './referral.ts'

const definition: FormDefinition = referral

const conditions = JSON.stringify(definition.steps.map(({ when, fields }) => [when, fields.map((field) => field.when)]))

/** Every path through the form, with one option selected at a time. An answer that no condition reads makes no path. */
function* ways(answers: Answers): Generator<Answers> {
  const open = applicableFields(definition, answers).find(
    ({ name, ...field }) =>
      'options' in field && conditions.includes(`"field":"${name}"`) && answers[name] === undefined,
  )
  if (!open || !('options' in open)) return yield answers
  for (const { value } of open.options)
    yield* ways({
      ...answers,
      [open.name]: open.kind === 'choices' ? open.options.map((option) => option.value) : value,
    })
}

test('[S8] a self-referral has at most twelve questions, whatever the answers', () => {
  const applicable = [...ways({ referralFor: 'self' })].map((answers) =>
    applicableFields(definition, answers).map(({ name }) => name),
  )
  expect(applicable.length).toBeGreaterThan(5)
  for (const names of applicable) expect(names.length).toBeLessThanOrEqual(12)
})

const pages = (referralFor: string) => applicableSteps(definition, { referralFor }).length + 1

test('[S8] a referral has at most four pages for oneself and six for someone else, with the page of all answers', () => {
  expect(pages('self')).toBeLessThanOrEqual(4)
  expect(pages('other')).toBeLessThanOrEqual(6)
})

test('[S8] a self-referral has no questions about another person, and the browser may autofill all personal details', () => {
  const applicable = applicableFields(definition, { referralFor: 'self', replyBy: 'phone', needs: ['interpreter'] })
  expect(applicable.filter(({ whose }) => whose === 'other')).toEqual([])
  expect(applicable.map(({ label }) => label).filter((label) => /\b(?:their|they|them)\b/i.test(label))).toEqual([])
})

test('[S8] in a referral for someone else the browser may autofill only the visitor’s details', () => {
  const answers = {
    referralFor: 'other',
    role: 'health',
    replyBy: 'email',
    needs: ['interpreter'],
    funding: 'ndis',
    ndisManagement: 'plan',
    urgency: 'discharge',
    representative: 'yes',
    consentBy: 'person',
  }
  const theirs = applicableFields(definition, answers).filter(({ whose }) => whose === 'visitor')
  expect(theirs.map(({ name }) => name)).toEqual(['name', 'role', 'organisation', 'replyBy', 'email'])
})

test('[S8] an identifier is optional, and an unusual one only gives advice', () => {
  const identifiers = definition.steps
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => ['ndisNumber', 'agedCareId', 'referralCode'].includes(name))
  expect(identifiers).toHaveLength(3)
  for (const { isRequired, rules = [] } of identifiers) {
    expect(isRequired).toBeUndefined()
    expect(rules.filter(({ rule, isAdvice }) => rule !== 'maxLength' && !isAdvice)).toEqual([])
  }
})

const numberForToday = (answers: Answers) =>
  applicableFields(definition, answers).find(({ label }) => label === 'A phone number we can call today')

test('[S8] an urgent referral for someone else with a reply by email offers an optional phone number', () => {
  for (const urgency of ['unsafe', 'discharge']) {
    const asked = numberForToday({ referralFor: 'other', replyBy: 'email', urgency })
    expect(asked).toMatchObject({ kind: 'phone', whose: 'other' })
    expect(asked?.isRequired).toBeUndefined()
  }
  expect(numberForToday({ referralFor: 'other', replyBy: 'email', urgency: 'none' })).toBeUndefined()
  // An earlier field already has the number.
  expect(numberForToday({ referralFor: 'other', replyBy: 'text', urgency: 'unsafe' })).toBeUndefined()
  // In a self-referral it would be a thirteenth question, so the page of all answers gives advice instead.
  expect(numberForToday({ referralFor: 'self', replyBy: 'email', urgency: 'unsafe' })).toBeUndefined()
})

const agedCareNumbers = (referralFor: string, funding: string) =>
  applicableFields(definition, { referralFor, funding }).filter(({ name }) =>
    ['agedCareId', 'referralCode'].includes(name),
  )

test('[S8] a referral for someone else may include the numbers of programs accessed through My Aged Care', () => {
  for (const funding of ['support-at-home', 'other-aged-care', 'chsp']) {
    expect(agedCareNumbers('other', funding)).toHaveLength(2)
    expect(agedCareNumbers('self', funding)).toEqual([])
  }
  expect(agedCareNumbers('other', 'ndis')).toEqual([])
})

test('[S8] a referral of someone who is going home from hospital promises a call on the same working day', () => {
  for (const urgency of ['unsafe', 'discharge'])
    expect(confirmationOf(definition, { urgency }).next[0]).toContain('the same working day')
  expect(confirmationOf(definition, { urgency: 'none' }).next[0]).toContain('within two working days')
})
