import { expect, test } from 'vitest'
import { feedback } from '#schema/forms/definitions/feedback.ts'
import type { Answers, FormDefinition } from '#schema/forms/form-definition.ts'
import { generalEnquiry } from '#schema/forms/definitions/general-enquiry.ts'
import { referral } from '#schema/forms/definitions/referral.ts'
import { acknowledgement, escalationMail, staffMail } from './mail.ts'

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

/** The urgent paragraphs at the top of the staff mail. */
const leading = (definition: FormDefinition, answers: Answers) =>
  staffMail(about(definition, answers))
    .text.split('\n\n')
    .filter((part) => /^[A-Z ?]+: /.test(part))

test('[S94] danger is stated first in the staff mail, and never in the mail to the person', async () => {
  const urgent = staffMail(submission('yes'))
  expect(urgent.subject).toBe('DANGER: Complaint FB-4K7M-29X')
  expect(urgent.text).toMatch(/^DANGER: someone may be hurt or in danger\./)
  expect(urgent.html).toMatch(/<body>\s*<p><strong>DANGER: someone may be hurt/)
  expect(urgent.subject).not.toContain('pushed')
  expect(staffMail(submission('not-sure')).subject).toMatch(/^DANGER: /)
  for (const danger of ['no', '']) {
    const calm = staffMail(submission(danger))
    expect(calm.subject).toBe('Complaint FB-4K7M-29X')
    expect(calm.text).not.toContain('DANGER')
  }
  // The acknowledgement is the same for every answer, so others who read it learn nothing.
  const own = acknowledgement({
    definition: feedback,
    reference: 'FB-4K7M-29X',
    providerName: 'Provider',
  })
  expect(JSON.stringify(own)).not.toMatch(/DANGER|pushed/)
  for (const part of [own.text, own.html]) {
    expect(part).toContain('FB-4K7M-29X')
    expect(part).toContain('If you or someone else is in danger now, call 000. Can’t speak? Call anyway, and press 55')
    expect(part).toContain('If someone isn’t safe, we act on the day we read it.')
  }
})

test('[S94] when waiting is unsafe, staff are asked to call only if there is a phone number', () => {
  const unsafe = { referralFor: 'self', replyBy: 'email', urgency: 'unsafe' }
  expect(leading(referral, unsafe)).toEqual([
    'URGENT: It’s not safe to wait. No phone number was given: write straight away.',
  ])
  for (const phone of ['phone', 'personPhone', 'urgentPhone', 'representativePhone'])
    expect(leading(referral, { ...unsafe, [phone]: '0491570006' })).toEqual([
      'URGENT: It’s not safe to wait. Call the same working day.',
    ])
  expect(staffMail(about(referral, unsafe)).subject).toBe('URGENT: Referral Form FB-4K7M-29X')
})

const subjectOf = (answers: Answers) => staffMail(about(feedback, answers)).subject

test('[S94] the subject names the kind of feedback if the person chose one', () => {
  expect(subjectOf({ type: 'compliment' })).toBe('Compliment FB-4K7M-29X')
  expect(subjectOf({ type: 'feedback' })).toBe('Feedback FB-4K7M-29X')
  expect(subjectOf({})).toBe('Feedback, Compliments & Complaints FB-4K7M-29X')
})

test('[S94] consent, confidentiality and unwanted calls are stated before the answers', () => {
  expect(leading(referral, { consentBy: 'nobody-yet' })).toEqual([
    'NO CONSENT YET: No one has agreed to this referral yet. Ask before you do anything else.',
  ])
  expect(leading(referral, { consentBy: 'person' })).toEqual([])
  expect(leading(feedback, { giveName: 'private' })).toEqual([
    'PRIVATE: do not tell the people it is about who wrote this.',
  ])
  expect(leading(feedback, { giveName: 'yes' })).toEqual([])

  const both = { replyBy: 'phone', needs: ['aac', 'no-calls'] }
  const noCalls = expect.stringMatching(/^NO CALLS\?: They chose a phone call, but also no phone calls/)
  for (const form of [generalEnquiry, feedback]) {
    expect(leading(form, both)).toEqual([noCalls])
    expect(leading(form, { ...both, replyBy: 'text' })).toEqual([])
  }
  expect(leading(referral, { ...both, referralFor: 'self' })).toEqual([noCalls])
  // The sender wants a call and the person they write about does not: this is not a contradiction.
  expect(leading(referral, { ...both, referralFor: 'other', callFirst: 'me' })).toEqual([])
  expect(leading(referral, { ...both, referralFor: 'other', callFirst: 'person' })).toEqual([
    expect.stringMatching(/^NO CALLS\?: They want us to call the person first/),
  ])
})

test('[S94] a discharge from hospital is answered the same day, by phone if there is a number', () => {
  const home = { referralFor: 'other', urgency: 'discharge' }
  const called = { ...home, personPhone: '0491570006' }
  expect(leading(referral, { ...called, urgencyDate: '2027-02-01' })).toEqual([
    'HOSPITAL: Someone is going home from hospital. Call the same working day.',
  ])
  expect(leading(referral, called)).toEqual([expect.stringContaining('ask for the date')])
  expect(leading(referral, home)).toEqual([expect.stringContaining('write straight away')])
})

test('[S94] the staff mail states when the form was received and when the website deletes its copy, in Brisbane’s time', () => {
  const foot =
    'Received by https://provider.example on Friday, 20 November 2026 at 12:00 pm (Brisbane). The website deletes its copy on Saturday, 20 November 2027 at 12:00 pm (Brisbane).'
  const { text, html } = staffMail(about(feedback, { type: 'compliment' }))
  expect(text.trimEnd().split('\n').at(-1)).toBe(foot)
  expect(html).toContain(`<p>${foot}</p>`)
})

test('[S94] the staff mail has its reference, and each answer below its question, as it was asked', () => {
  const { submission: enquiry, ...rest } = about(generalEnquiry, {
    name: 'Mary',
    message: 'He fell.\nHe needs a rail.',
    replyBy: 'helper',
    phone: '0491570006',
    topic: 'service-1',
    needs: ['interpreter', 'aac'],
    language: 'Auslan',
  })
  const { text, html } = staffMail({
    ...rest,
    submission: { ...enquiry, words: { phone: '0491 570 006', topic: 'Home modifications' } },
  })
  const asked = [
    ['Your name', 'Mary'],
    ['Your message', 'He fell.', 'He needs a rail.'],
    ['How should we reply?', 'Call the person who helps me'],
    ['Phone number of the person who helps me', '0491 570 006'],
    ['What is this about?', 'Home modifications'],
    ['What would make it easier to talk with you?', 'An interpreter', 'I use a communication device or board'],
    ['Which language?', 'Auslan'],
  ]
  expect(text.split('\n\n').slice(0, -1)).toEqual([
    'CALL THE HELPER: The name and phone number belong to the person who helps the sender.',
    'General Enquiry, reference FB-4K7M-29X',
    ...asked.map(([question, ...lines]) => [question, ...lines.map((line) => `  ${line}`)].join('\n')),
  ])
  expect(html).toContain('<p>Reference <strong>FB-4K7M-29X</strong></p>')
  const rows = [...html.matchAll(/<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)]
  expect(
    rows.map(([, question, answer = '']) => [question, ...answer.replaceAll(/<\/?a[^>]*>/g, '').split('<br>')]),
  ).toEqual(asked)
})

test('[S94] the staff mail warns about a form that a program may have sent, and names the version that it replaces', () => {
  const mail = about(feedback, { type: 'compliment' })
  const warnings = /A program may have sent this|changed version of/
  const plain = staffMail(mail)
  expect(plain.text + plain.html).not.toMatch(warnings)
  const suspect = staffMail({ ...mail, submission: { ...mail.submission, isSuspect: true } })
  const changed = staffMail({ ...mail, earlierReference: 'FB-2222-22F' })
  for (const part of ['text', 'html'] as const) {
    expect(suspect[part]).toContain('A program may have sent this')
    expect(changed[part]).toContain('This is a changed version of FB-2222-22F, sent from the same page.')
  }
})

test('[S94] in the staff mail an address and a phone number are links, and answers in any script read in their own direction', () => {
  const { html } = staffMail(about(generalEnquiry, { name: 'ليلى', replyBy: 'email', email: 'o’k+a&b@example.com' }))
  expect(html).toContain('<td dir="auto">ليلى</td>')
  expect(html).toContain('<a href="mailto:o%E2%80%99k%2Ba%26b@example.com">o’k+a&amp;b@example.com</a>')
  const mail = about(generalEnquiry, { replyBy: 'phone', phone: '0491570006' })
  const { html: withPhone } = staffMail({
    ...mail,
    submission: { ...mail.submission, words: { phone: '0491 570 006 after 5 pm' } },
  })
  expect(withPhone).toContain('<a href="tel:0491570006">0491 570 006 after 5 pm</a>')
})

test('[S94] the acknowledgement names its sender and the reason for it', () => {
  const { subject, text, html } = acknowledgement({
    definition: generalEnquiry,
    reference: 'GE-4K7M-29X',
    providerName: 'Wattle & Daub',
  })
  expect(subject).toBe('Thanks, we’ve got your enquiry: GE-4K7M-29X')
  expect(text).toContain('Wattle & Daub sent this because someone gave this address on our website.')
  expect(html).toContain('Wattle &amp; Daub sent this because')
  for (const step of generalEnquiry.confirmation.next) expect(text).toContain(`- ${step}`)
})

test('[S94] the report about undelivered forms marks the urgent ones and contains no answers', () => {
  const { submission: complaint } = submission('yes')
  const { subject, text, html } = escalationMail({ count: 2, listed: [complaint] }, 'https://provider.example')
  const line = 'DANGER: Feedback, Compliments &amp; Complaints FB-4K7M-29X, received on Friday, 20 November 2026'
  expect(subject).toBe('NOT DELIVERED: 2 forms have not reached the staff')
  expect(text).toContain(`- ${line.replace('&amp;', '&')}`)
  expect(html).toContain(`<li>${line}`)
  expect(text).toContain('- and 1 more')
  expect(text + html).not.toContain('pushed')
})
