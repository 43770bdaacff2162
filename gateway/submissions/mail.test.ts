import { expect, test } from 'vitest'
import { feedback } from '#schema/forms/feedback.ts'
import type { Answers, FormDefinition } from '#schema/forms/form-definition.ts'
import { referral } from '#schema/forms/referral.ts'
import { acknowledgement, staffMail } from './mail.ts'

const about = (definition: FormDefinition, answers: Answers) => ({
  definition,
  submission: {
    id: 'one',
    reference: 'FB-4K7M-29X',
    form: definition.name,
    answers,
    words: {},
    isSuspect: false,
    receivedAt: new Date('2026-11-20T02:00:00Z'),
    deleteAfter: new Date('2027-11-20T02:00:00Z'),
  },
  earlierReference: undefined,
  siteUrl: 'https://provider.example',
})

const submission = (danger: string) => about(feedback, { type: 'complaint', danger, whatHappened: 'He pushed me.' })

/** What leads the staff's mail, one paragraph for each. */
const leading = (definition: FormDefinition, answers: Answers) =>
  staffMail(about(definition, answers))
    .text.split('\n\n')
    .filter((part) => /^[A-Z ?]+: /.test(part))

test('[S94] danger stands before all else in the mail to the staff, and nowhere in the mail to the person', async () => {
  const urgent = staffMail(submission('yes'))
  expect(urgent.subject).toBe('DANGER: Feedback, Compliments & Complaints FB-4K7M-29X')
  expect(urgent.text).toMatch(/^DANGER: someone may be hurt or in danger\./)
  expect(urgent.html).toMatch(/<body>\s*<p><strong>DANGER: someone may be hurt/)
  expect(urgent.subject).not.toContain('pushed')
  expect(staffMail(submission('not-sure')).subject).toMatch(/^DANGER: /)
  for (const danger of ['no', '']) {
    const calm = staffMail(submission(danger))
    expect(calm.subject).toBe('Feedback, Compliments & Complaints FB-4K7M-29X')
    expect(calm.text).not.toContain('DANGER')
  }
  const own = acknowledgement({ definition: feedback, reference: 'FB-4K7M-29X', providerName: 'Provider' })
  expect(JSON.stringify(own)).not.toMatch(/DANGER|pushed/)
  expect(own.text).toContain('FB-4K7M-29X')
})

test('[S94] when it is not safe to wait, the staff are told to call only where there is a number', () => {
  const unsafe = { referralFor: 'self', replyBy: 'email', urgency: 'unsafe' }
  expect(leading(referral, unsafe)).toEqual([
    'URGENT: It is not safe to wait. No phone number was given: write at once.',
  ])
  for (const phone of ['phone', 'personPhone', 'urgentPhone', 'representativePhone'])
    expect(leading(referral, { ...unsafe, [phone]: '0491570006' })).toEqual([
      'URGENT: It is not safe to wait. Call on the same working day.',
    ])
  expect(staffMail(about(referral, unsafe)).subject).toBe('URGENT: Referral Form FB-4K7M-29X')
})
