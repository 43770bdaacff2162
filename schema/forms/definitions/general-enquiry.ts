import type { AnswerIs, FormDefinition } from '#schema/forms/form-definition.ts'
import { withoutSpeech } from '#schema/danger/without-speech.ts'
import { formWords } from '#schema/forms/form-words.ts'
import { bestTime, callOrNot, email, language, phone, replyBy, waysToReply } from '#schema/forms/reply-fields.ts'

/** The person asks us to call someone else, whose name and number they give. */
const callsHelper: AnswerIs = { field: 'replyBy', isOneOf: ['helper'] }

const notSafe: AnswerIs = { field: 'topic', isOneOf: ['not-safe'] }
const hospital: AnswerIs = { field: 'topic', isOneOf: ['hospital'] }

const title = 'Thanks, we’ve got your enquiry'
const quote = 'If you call us about it, quote your reference number.'

/** The shortest valid enquiry has a name and a way to reply. */
export const generalEnquiry = {
  name: 'general-enquiry',
  mutation: 'submitEnquiry',
  referencePrefix: 'GE',
  noun: 'Enquiry',
  steps: [
    {
      name: 'enquiry',
      title: 'Your enquiry',
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: 'Your name',
          hint: 'The name you like to be called.',
          whose: 'visitor',
          autocomplete: 'name',
          isRequired: true,
          rules: [{ rule: 'maxLength', characters: 100 }],
          messages: { required: 'Enter your name' },
        },
        {
          kind: 'multiline',
          name: 'message',
          label: 'Your message',
          hint: 'You can leave this empty. Please leave out health details that we don’t need.',
          whose: 'visitor',
          rows: 5,
          rules: [{ rule: 'maxLength', characters: 4000 }],
          messages: {},
        },
        {
          kind: 'text',
          name: 'product',
          label: 'Product you’re asking about',
          hint: 'If it isn’t about this product, clear this box.',
          whose: 'none',
          autocomplete: 'off',
          prefillFrom: 'product',
          rules: [{ rule: 'maxLength', characters: 200 }],
          messages: {},
        },
        {
          ...replyBy,
          options: [
            ...waysToReply,
            // On the picture board (schema/forms/board-enquiry.ts).
            { value: 'helper', label: 'Call the person who helps me' },
            { value: 'known', label: 'The way you usually reach me', hint: 'If we already know you.' },
          ],
          shown: waysToReply.map(({ value }) => value),
        },
        email,
        {
          ...phone,
          when: { field: 'replyBy', isOneOf: [...phone.when.isOneOf, ...callsHelper.isOneOf] },
          wordings: [
            {
              when: callsHelper,
              label: 'Phone number of the person who helps me',
              whose: 'other',
              messages: { required: 'Enter the phone number of the person who helps you' },
            },
          ],
        },
        {
          kind: 'choice',
          name: 'topic',
          label: 'What is this about?',
          whose: 'none',
          options: [
            { value: 'call-me-back', label: 'I’d like to talk it through' },
            { value: 'someone-is-helping-me', label: 'Someone’s helping me ask' },
            { value: 'hospital', label: 'Coming home from hospital', hint: 'We’ll reply the same working day.' },
            {
              value: 'not-safe',
              label: 'I’m not safe, or something hurts',
              hint: 'We’ll reply the same working day. In danger now? Call 000 first.',
              danger: 'unsafe',
            },
            { value: 'job', label: 'Working here, or a job application' },
            { value: 'something-else', label: 'Something else' },
          ],
          optionsFrom: 'services',
          shown: [
            'service-assistive-technology-assessment',
            'service-home-modifications',
            'service-augmentative-alternative-communication',
            'service-home-maintenance',
            'hospital',
            'not-safe',
            'job',
            'something-else',
          ],
          ifUnanswered: 'something-else',
          messages: { option: 'Choose one of the topics in the list' },
        },
        { ...bestTime, isFolded: true },
        {
          kind: 'text',
          name: 'postcode',
          label: 'Your postcode',
          hint: 'It tells us which office is closer to you.',
          whose: 'visitor',
          autocomplete: 'postal-code',
          inputMode: 'numeric',
          width: 'short',
          isFolded: true,
          rules: [{ rule: 'postcode' }],
          messages: { postcode: 'Enter a postcode of four digits, like 4000' },
        },
        {
          kind: 'choice',
          name: 'role',
          label: 'Who’s asking?',
          whose: 'visitor',
          isFolded: true,
          options: [
            { value: 'self', label: 'I’m asking for myself' },
            { value: 'family', label: 'I’m a family member, friend or carer' },
            { value: 'professional', label: 'I’m a health or support professional' },
            { value: 'other', label: 'Someone else' },
          ],
          messages: { option: 'Choose who’s asking' },
        },
        {
          kind: 'choices',
          name: 'needs',
          label: 'What would make it easier to talk with you?',
          hint: 'Choose all that apply.',
          whose: 'visitor',
          isFolded: true,
          options: [
            { value: 'interpreter', label: 'An interpreter' },
            { value: 'aac', label: 'I use a communication device or board', hint: 'We’ll allow plenty of time.' },
            { value: 'easy-read', label: 'An Easy Read reply' },
            { value: 'no-calls', label: 'No phone calls, please' },
          ],
          messages: { option: 'Choose what would help from the list' },
        },
        { ...language, isFolded: true },
      ],
    },
  ],
  submitLabel: 'Send enquiry',
  fromBoard: {
    message: 'message',
    topic: 'topic',
    answers: { needs: ['aac'] },
  },
  urgent: [
    {
      when: notSafe,
      mark: 'URGENT',
      words: 'Someone may not be safe, or may be in pain. Reply the same working day, and call if you can.',
    },
    {
      when: hospital,
      mark: 'URGENT',
      words: 'Someone is coming home from hospital. Reply the same working day, and call if you can.',
    },
    {
      when: callsHelper,
      mark: 'CALL THE HELPER',
      words: 'The name and phone number belong to the person who helps the sender.',
    },
    callOrNot,
  ],
  notice: 'Only the staff who answer enquiries, and the team who’d help you, see what you write.',
  words: formWords,
  collection: {
    why: 'To answer you, and to do what you ask.',
    seenBy:
      'The staff who answer enquiries, and the team who’d help you. No one else, unless you agree or the law requires it.',
    ifNotAnswered:
      'We ask for a name and a way to reply, because we can’t answer without them. Any name will do. Everything else is optional.',
  },
  confirmation: {
    title,
    next: [
      'Someone will read it by the next working day.',
      'We’ll reply in the way you chose, within two working days.',
      'Is someone coming home from hospital? It’s urgent, so call us, or make a referral. We’ll call back the same working day.',
      quote,
    ],
    wordings: [
      {
        when: notSafe,
        title,
        next: [
          'We read it before other enquiries, and reply the same working day.',
          `If you’re in danger, or it gets worse, don’t wait for us: call 000. ${withoutSpeech}`,
          quote,
        ],
      },
      {
        when: hospital,
        title,
        next: [
          'Coming home from hospital is urgent. We read it before other enquiries, and reply the same working day.',
          'Ask the ward what they can lend you for the first weeks.',
          quote,
        ],
      },
    ],
  },
  retentionDays: 365,
} as const satisfies FormDefinition
