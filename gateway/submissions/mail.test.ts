import { expect, test } from 'vitest'
import { feedback } from '#schema/forms/feedback.ts'
import { acknowledgement, staffMail } from './mail.ts'

const submission = (danger: string) => ({
  definition: feedback,
  submission: {
    id: 'one',
    reference: 'FB-4K7M-29X',
    form: 'feedback',
    answers: { type: 'complaint', danger, whatHappened: 'He pushed me.' },
    words: {},
    isSuspect: false,
    receivedAt: new Date('2026-11-20T02:00:00Z'),
    deleteAfter: new Date('2027-11-20T02:00:00Z'),
  },
  earlierReference: undefined,
  siteUrl: 'https://provider.example',
})

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
