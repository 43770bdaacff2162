import type { AnswerIs, Field, FormDefinition, Option } from './form-definition.ts'

/** How to reply to the sender: the same questions, in the same words, on every form. */
export const waysToReply = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone call' },
  { value: 'text', label: 'Text message' },
  { value: 'relay', label: 'National Relay Service', hint: 'We’ll call you through the relay.' },
] as const satisfies readonly Option[]

export const noCalls: AnswerIs = { field: 'needs', isOneOf: ['no-calls'] }

/** Two contradictory answers: only the person can tell which they meant. */
export const callOrNot = {
  when: { allOf: [{ field: 'replyBy', isOneOf: ['phone'] }, noCalls] },
  mark: 'NO CALLS?',
  words:
    'They chose a phone call, but also no phone calls. If the number is a mobile, send a text to ask which they want.',
} as const satisfies NonNullable<FormDefinition['urgent']>[number]

export const replyBy = {
  kind: 'choice',
  name: 'replyBy',
  label: 'How should we reply?',
  whose: 'visitor',
  isRequired: true,
  options: waysToReply,
  messages: { required: 'Choose how we should reply', option: 'Choose one of the ways to reply' },
} as const satisfies Field

export const email = {
  kind: 'email',
  name: 'email',
  label: 'Your email address',
  whose: 'visitor',
  autocomplete: 'email',
  isRequired: true,
  when: { field: 'replyBy', isOneOf: ['email'] },
  whenInWords: 'Fill this in if you chose ‘Email’.',
  rules: [{ rule: 'maxLength', characters: 254 }, { rule: 'email' }],
  messages: {
    required: 'Enter your email address',
    email: 'Enter an email address like name@example.com',
  },
} as const satisfies Field

export const phone = {
  kind: 'phone',
  name: 'phone',
  label: 'Your phone number',
  hint: 'For a landline, include the area code. Spaces are fine.',
  whose: 'visitor',
  autocomplete: 'tel',
  isRequired: true,
  when: { field: 'replyBy', isOneOf: ['phone', 'text', 'relay'] },
  whenInWords: 'Fill this in if you chose ‘Phone call’, ‘Text message’ or ‘National Relay Service’.',
  rules: [{ rule: 'phone' }, { rule: 'mobile', when: { field: 'replyBy', isOneOf: ['text'] } }],
  messages: {
    required: 'Enter your phone number',
    phone: 'Enter an Australian phone number, like 0491 570 006 or 07 7010 1234',
    mobile: 'Enter a mobile number, like 0491 570 006, so that we can text you',
  },
} as const satisfies Field

export const bestTime = {
  kind: 'text',
  name: 'bestTime',
  label: 'Best time to call',
  hint: 'For example, mornings before 11. For the relay, tell us which call type suits you.',
  whose: 'visitor',
  autocomplete: 'off',
  when: { field: 'replyBy', isOneOf: ['phone', 'relay'] },
  whenInWords: 'Fill this in if you chose ‘Phone call’ or ‘National Relay Service’.',
  rules: [{ rule: 'maxLength', characters: 100 }],
  messages: {},
} as const satisfies Field

export const language = {
  kind: 'text',
  name: 'language',
  label: 'Which language?',
  hint: 'For example, Vietnamese or Auslan.',
  whose: 'visitor',
  autocomplete: 'off',
  width: 'medium',
  when: { field: 'needs', isOneOf: ['interpreter'] },
  whenInWords: 'Fill this in if you chose ‘An interpreter’.',
  rules: [{ rule: 'maxLength', characters: 60 }],
  messages: {},
} as const satisfies Field
