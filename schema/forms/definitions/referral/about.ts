/** Who is referred, who refers them, and how to communicate with them. */
import type { FormStep } from '#schema/forms/form-definition.ts'
import { email, language, phone, replyBy } from '#schema/forms/reply-fields.ts'
import { other, professional } from './conditions.ts'

export const whoStep = {
  name: 'who',
  title: 'Who is the referral for?',
  fields: [
    {
      kind: 'choice',
      name: 'referralFor',
      label: 'Who are you referring?',
      whose: 'none',
      isRequired: true,
      options: [
        { value: 'self', label: 'Myself' },
        {
          value: 'other',
          label: 'Someone else',
          hint: 'Ask them first, or the person who legally decides for them.',
        },
      ],
      messages: {
        required: 'Choose whether you’re referring yourself or someone else',
        option: 'Choose whether you’re referring yourself or someone else',
      },
    },
  ],
} as const satisfies FormStep

export const youStep = {
  name: 'you',
  title: 'About you',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Your name',
      whose: 'visitor',
      autocomplete: 'name',
      isRequired: true,
      rules: [{ rule: 'maxLength', characters: 100 }],
      messages: { required: 'Enter your name', maxLength: 'Enter a name of 100 letters or fewer' },
    },
    {
      kind: 'choice',
      name: 'role',
      label: 'How do you know them?',
      whose: 'visitor',
      isRequired: true,
      when: other,
      options: [
        { value: 'family', label: 'A family member, friend or carer' },
        { value: 'health', label: 'A health professional' },
        { value: 'coordinator', label: 'A support coordinator or care manager' },
        { value: 'other', label: 'Someone else' },
      ],
      messages: { required: 'Choose how you know them', option: 'Choose how you know them' },
    },
    {
      kind: 'text',
      name: 'organisation',
      label: 'Your organisation',
      whose: 'visitor',
      autocomplete: 'organization',
      when: { allOf: [other, professional] },
      whenInWords: 'Fill this in if you’re referring someone as part of your work.',
      rules: [{ rule: 'maxLength', characters: 120 }],
      messages: { maxLength: 'Keep your organisation’s name to 120 letters' },
    },
    { ...replyBy, label: 'How should we reply to you?' },
    email,
    phone,
  ],
} as const satisfies FormStep

export const personStep = {
  name: 'person',
  title: 'A little more about you',
  wordings: [{ when: other, title: 'About the person' }],
  fields: [
    {
      kind: 'text',
      name: 'givenName',
      label: 'Their first name',
      whose: 'other',
      autocomplete: 'off',
      isRequired: true,
      when: other,
      rules: [{ rule: 'maxLength', characters: 100 }],
      messages: { required: 'Enter their first name', maxLength: 'Keep their first name to 100 letters' },
    },
    {
      kind: 'text',
      name: 'familyName',
      label: 'Their last name',
      hint: 'Leave this empty if they only have one name.',
      whose: 'other',
      autocomplete: 'off',
      when: other,
      rules: [{ rule: 'maxLength', characters: 100 }],
      messages: { maxLength: 'Keep their last name to 100 letters' },
    },
    {
      kind: 'date',
      name: 'dateOfBirth',
      label: 'Your date of birth',
      hint: 'For example, 27 3 1950.',
      whose: 'visitor',
      autocomplete: 'bday',
      rules: [{ rule: 'notInFuture' }],
      messages: {
        date: 'Enter a day, a month and a year, like 27 3 1950',
        notInFuture: 'Enter a date of birth that’s in the past',
      },
      wordings: [
        {
          when: other,
          label: 'Their date of birth',
          hint: 'If you know it. For example, 27 3 1950.',
          whose: 'other',
        },
      ],
    },
    {
      kind: 'phone',
      name: 'personPhone',
      label: 'Their phone number',
      whose: 'other',
      autocomplete: 'off',
      when: other,
      rules: [{ rule: 'phone' }],
      messages: { phone: 'Enter an Australian phone number for them, like 0491 570 006 or 07 7010 1234' },
    },
    {
      kind: 'email',
      name: 'personEmail',
      label: 'Their email address',
      whose: 'other',
      autocomplete: 'off',
      when: other,
      rules: [{ rule: 'maxLength', characters: 254 }, { rule: 'email' }],
      messages: {
        email: 'Enter an email address for them like name@example.com',
        maxLength: 'Keep their email address to 254 characters',
      },
    },
    {
      kind: 'text',
      name: 'suburb',
      label: 'Their suburb or town',
      whose: 'other',
      autocomplete: 'off',
      width: 'medium',
      when: other,
      rules: [{ rule: 'maxLength', characters: 60 }],
      messages: { maxLength: 'Keep the suburb or town to 60 letters' },
    },
    {
      kind: 'text',
      name: 'postcode',
      label: 'Your postcode',
      hint: 'Where you live. It tells us which office is closer.',
      whose: 'visitor',
      autocomplete: 'postal-code',
      inputMode: 'numeric',
      width: 'short',
      isRequired: true,
      rules: [{ rule: 'postcode' }],
      messages: {
        required: 'Enter the postcode, like 4000',
        postcode: 'Enter a postcode of four digits, like 4000',
      },
      wordings: [
        {
          when: other,
          label: 'Their postcode',
          hint: 'Where they live. It tells us which office is closer.',
          whose: 'other',
        },
      ],
    },
  ],
} as const satisfies FormStep

export const communicationStep = {
  name: 'communication',
  title: 'How to talk with you',
  wordings: [{ when: other, title: 'How to talk with them' }],
  fields: [
    {
      kind: 'choices',
      name: 'needs',
      label: 'What would make it easier to talk with you?',
      hint: 'Choose all that apply.',
      whose: 'visitor',
      options: [
        { value: 'interpreter', label: 'An interpreter' },
        { value: 'aac', label: 'A communication device or board', hint: 'We’ll allow plenty of time.' },
        { value: 'easy-read', label: 'Easy Read' },
        { value: 'no-calls', label: 'No phone calls' },
      ],
      messages: { option: 'Choose what would help from the list' },
      wordings: [{ when: other, label: 'What would make it easier to talk with them?', whose: 'other' }],
    },
    { ...language, wordings: [{ when: other, whose: 'other' }] },
    {
      kind: 'choice',
      name: 'callFirst',
      label: 'Who should we call first?',
      whose: 'none',
      isRequired: true,
      when: other,
      options: [
        { value: 'person', label: 'The person' },
        { value: 'me', label: 'Me' },
        { value: 'representative', label: 'Their representative', hint: 'We’ll ask for the number later.' },
      ],
      messages: { required: 'Choose who we should call first', option: 'Choose who we should call first' },
    },
  ],
} as const satisfies FormStep
