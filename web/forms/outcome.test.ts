import { expect, test } from 'vitest'
import { feedback } from '#schema/forms/definitions/feedback.ts'
import { referral } from '#schema/forms/definitions/referral.ts'
import { checkStep } from '#schema/forms/form-definition.ts'
import { journeyTitle, type Outcome, returned } from './outcome.ts'

const [first, second] = referral.steps
const at = (step: string, answers = {}) => ({ step, sealed: '', advice: [], answers })
const on = (step: string, answers = {}): Outcome => ({ kind: 'step', token: 'token', at: at(step, answers) })
const answersTo = ({ fields }: typeof first) => Object.fromEntries(fields.map(({ name }) => [name, 'answered']))

test.each<readonly [string, Outcome | undefined, string]>([
  ['the first page', undefined, 'Referral'],
  // The answers on it decide which pages follow.
  ['the first page, again', on(first.name), 'Step 1: About you – Referral'],
  ['the first page, answered', on(first.name, answersTo(first)), 'Step 1 of 4: About you – Referral'],
  ['a later page', on(second.name), 'Step 2 of 4: A little more about you – Referral'],
  [
    'a later page, about someone else',
    on(second.name, { referralFor: 'other' }),
    'Step 2 of 5: About the person – Referral',
  ],
  ['the last page', on(checkStep), 'Step 4 of 4: Check your answers – Referral'],
  [
    'a later page with errors',
    returned('invalid', 'token', {}, [], at(second.name)),
    'Error: Step 2 of 4: A little more about you – Referral',
  ],
])('a form with several pages has a title for each: %s', (_, outcome, title) => {
  expect(journeyTitle(referral, outcome, 'Referral')).toBe(title)
})

test('a form with one page keeps its title', () => {
  expect(journeyTitle(feedback, undefined, 'Feedback')).toBe('Feedback')
  expect(journeyTitle(feedback, returned('invalid'), 'Feedback')).toBe('Error: Feedback')
})
