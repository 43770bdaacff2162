import { expect, test } from 'vitest'
import { askedFields, type Answers, type FormDefinition } from './form-definition.ts'
import { referral } from './referral.ts'

const definition: FormDefinition = referral

/** Every way through the form that its choices open, one answer chosen at a time. */
function* ways(answers: Answers): Generator<Answers> {
  const open = askedFields(definition, answers).find((field) => 'options' in field && answers[field.name] === undefined)
  if (!open || !('options' in open)) return yield answers
  for (const { value } of open.options)
    yield* ways({
      ...answers,
      [open.name]: open.kind === 'choices' ? open.options.map((option) => option.value) : value,
    })
}

test('[S8] a self-referral asks at most twelve questions, whatever is answered', () => {
  const asked = [...ways({ referralFor: 'self' })].map((answers) =>
    askedFields(definition, answers).map(({ name }) => name),
  )
  expect(asked.length).toBeGreaterThan(50)
  for (const names of asked) expect(names.length).toBeLessThanOrEqual(12)
})

test('[S8] a self-referral asks nothing about somebody else, and the browser may fill in all that is about a person', () => {
  const asked = askedFields(definition, { referralFor: 'self', replyBy: 'phone', needs: ['interpreter'] })
  expect(asked.filter(({ whose }) => whose === 'other')).toEqual([])
  expect(asked.map(({ label }) => label).filter((label) => /\b(?:their|they|them)\b/i.test(label))).toEqual([])
})

test('[S8] in a referral for someone else only what is about the visitor may be filled in by the browser', () => {
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
  const theirs = askedFields(definition, answers).filter(({ whose }) => whose === 'visitor')
  expect(theirs.map(({ name }) => name)).toEqual(['name', 'role', 'organisation', 'replyBy', 'email'])
})

test('[S8] an identifier is optional, and one that looks odd is only advised about', () => {
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
  askedFields(definition, answers).find(({ label }) => label === 'A phone number we can call today')

test('[S8] who says of somebody else that it is not safe to wait, and wants an email, may give a number and need not', () => {
  const unsafe = numberForToday({ referralFor: 'other', replyBy: 'email', urgency: 'unsafe' })
  expect(unsafe).toMatchObject({ kind: 'phone', whose: 'other' })
  expect(unsafe?.isRequired).toBeUndefined()
  expect(numberForToday({ referralFor: 'other', replyBy: 'email', urgency: 'none' })).toBeUndefined()
  // It was asked for before.
  expect(numberForToday({ referralFor: 'other', replyBy: 'text', urgency: 'unsafe' })).toBeUndefined()
  // For oneself it would be a thirteenth question: the page of all answers says it.
  expect(numberForToday({ referralFor: 'self', replyBy: 'email', urgency: 'unsafe' })).toBeUndefined()
})

const agedCareNumbers = (referralFor: string, funding: string) =>
  askedFields(definition, { referralFor, funding }).filter(({ name }) => ['agedCareId', 'referralCode'].includes(name))

test('[S8] what is paid for by way of My Aged Care may be sent with its numbers, in a referral for someone else', () => {
  for (const funding of ['support-at-home', 'other-aged-care', 'chsp']) {
    expect(agedCareNumbers('other', funding)).toHaveLength(2)
    expect(agedCareNumbers('self', funding)).toEqual([])
  }
  expect(agedCareNumbers('other', 'ndis')).toEqual([])
})
