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
  const counts = [...ways({ referralFor: 'self' })].map((answers) => askedFields(definition, answers).length)
  expect(counts.length).toBeGreaterThan(50)
  expect(Math.max(...counts)).toBeLessThanOrEqual(12)
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
