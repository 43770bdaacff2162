import type { AnswerIs, Condition, FormDefinition } from '#schema/forms/form-definition.ts'
import { formWords } from '#schema/forms/form-words.ts'
import { personStep, youStep } from './referral/about.ts'
import { other, self, unsafe, urgentNow } from './referral/conditions.ts'
import { consentStep } from './referral/visit.ts'
import { wantedStep } from './referral/wanted.ts'
import { callOrNot, noCalls } from '#schema/forms/reply-fields.ts'

const discharge: AnswerIs = { field: 'urgency', isOneOf: ['discharge'] }
const title = 'Thanks, we’ve got your referral'
/** What happens next with every referral. */
const later = [
  'To send reports or photos, email, text or call us with your reference number. We’ll send you a secure link.',
  'If you call us about it, quote your reference number.',
]
/** The phone fields of a referral. */
const phones = ['phone', 'personPhone', 'urgentPhone', 'representativePhone']
const callFirst = (who: 'person' | 'me' | 'representative'): AnswerIs => ({ field: 'callFirst', isOneOf: [who] })
const callBack: Condition = { allOf: [self, ...callOrNot.when.allOf] }

/**
 * A person refers themselves, in at most twelve questions, or someone else. Identifiers are optional, and an unusual
 * one is sent as typed, because a number must never block a referral.
 */
export const referral = {
  name: 'referral',
  mutation: 'submitReferral',
  referencePrefix: 'RF',
  noun: 'Referral',
  steps: [youStep, personStep, wantedStep, consentStep],
  submitLabel: 'Send referral',
  readingLabel: 'How referrals work, current waits and prices',
  ownDetails: {
    when: other,
    fields: ['referralFor', 'name', 'role', 'organisation', 'replyBy', 'email', 'phone'],
    label: 'Save my details for my next referral',
    words:
      'What you fill in about yourself on this page stays on this device for up to 90 days. Some browsers clear it sooner if you don’t visit us for a week. Anyone who uses the device can read it, so don’t save it on a shared computer.',
    offer: 'Your details from an earlier referral are saved on this device.',
  },
  advice: [
    {
      when: { allOf: [self, urgentNow] },
      unlessGiven: phones,
      field: 'replyBy',
      message:
        'Check how we should reply: it’s urgent, and we don’t have a phone number. You can also send it as it is, and we’ll write to you straight away.',
    },
    {
      when: { allOf: [other, urgentNow] },
      unlessGiven: phones,
      field: 'urgentPhone',
      message:
        'Check the phone numbers: it’s urgent, and you haven’t given one. You can also send it as it is, and we’ll write to you straight away.',
    },
    {
      when: callFirst('person'),
      unlessGiven: ['personPhone'],
      field: 'callFirst',
      message:
        'Check who we call first: you chose the person, but didn’t give their phone number. You can also send it as it is, and we’ll ask you.',
    },
    {
      when: callFirst('me'),
      unlessGiven: ['phone', 'urgentPhone'],
      field: 'callFirst',
      message:
        'Check who we call first: you chose yourself, but didn’t give a phone number. You can also send it as it is, and we’ll write to you.',
    },
    {
      when: callFirst('representative'),
      unlessGiven: ['representativePhone'],
      field: 'callFirst',
      message:
        'Check who we call first: you chose their representative, but didn’t give a phone number. You can also send it as it is, and we’ll ask you.',
    },
    {
      when: callBack,
      field: 'needs',
      message:
        'Check how we should reply: you chose a phone call, but also no phone calls. You can also send it as it is, and we’ll ask you which.',
    },
    {
      when: { allOf: [callFirst('person'), noCalls] },
      field: 'needs',
      message:
        'Check who we call first: you chose the person, but also no phone calls. You can also send it as it is, and we’ll ask you.',
    },
  ],
  urgent: [
    {
      when: unsafe,
      unlessGiven: phones,
      mark: 'URGENT',
      words: 'It’s not safe to wait. No phone number was given: write straight away.',
    },
    {
      when: unsafe,
      mark: 'URGENT',
      words: 'It’s not safe to wait. Call the same working day.',
    },
    {
      when: discharge,
      unlessGiven: phones,
      mark: 'HOSPITAL',
      words: 'Someone is going home from hospital. No phone number was given: write straight away.',
    },
    {
      when: discharge,
      unlessGiven: ['urgencyDate'],
      mark: 'HOSPITAL',
      words:
        'Someone is going home from hospital. Call the same working day, and ask for the date if they didn’t write it.',
    },
    {
      when: discharge,
      mark: 'HOSPITAL',
      words: 'Someone is going home from hospital. Call the same working day.',
    },
    {
      when: { field: 'consentBy', isOneOf: ['nobody-yet'] },
      mark: 'NO CONSENT YET',
      words: 'No one has agreed to this referral yet. Ask before you do anything else.',
    },
    { ...callOrNot, when: callBack },
    {
      when: { allOf: [callFirst('person'), noCalls] },
      mark: 'NO CALLS?',
      words:
        'They want us to call the person first, and the person doesn’t want phone calls. Ask the sender how to reach them.',
    },
  ],
  notice: 'Only the staff who look after referrals, and the team who’d provide the service, see what you write.',
  words: formWords,
  collection: {
    why: 'To work out how we can help, and to call about it.',
    seenBy:
      'The staff who look after referrals, and the team who’d provide the service. No one else, unless the person agrees or the law requires it.',
    ifNotAnswered:
      'We can’t start without the questions you have to answer. Everything else is optional, including ID numbers.',
  },
  confirmation: {
    title,
    next: [
      'You’ll hear from us within two working days, with the name of the person looking after it.',
      'If it’s urgent, or someone is leaving hospital, we’ll call the same working day. If we don’t have a phone number, we’ll write straight away.',
      ...later,
    ],
    wordings: [
      {
        when: urgentNow,
        title,
        next: [
          'It’s urgent, so we’ll call the same working day. If we don’t have a phone number, we’ll write straight away.',
          'We’re not an emergency service, and we don’t answer at night or on weekends.',
          ...later,
        ],
      },
    ],
  },
  retentionDays: 365,
} as const satisfies FormDefinition
