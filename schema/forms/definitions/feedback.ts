import type { AnswerIs, FormDefinition } from '#schema/forms/form-definition.ts'
import { withoutSpeech } from '#schema/danger/without-speech.ts'
import { formWords } from '#schema/forms/form-words.ts'
import { bestTime, callOrNot, email, language, phone, waysToReply } from '#schema/forms/reply-fields.ts'

const inDanger: AnswerIs = { field: 'danger', isOneOf: ['yes', 'not-sure'] }

const read = 'Someone will read it by the next working day. If someone isn’t safe, we act on the day we read it.'
const reply =
  'If you asked for a reply, you’ll hear from us within two working days, with the name of the person looking after it.'
const noReply =
  'If you didn’t give us a way to reach you, call us in office hours and quote your reference number. We’ll tell you what we found.'
const deleted = 'The website deletes its copy after a year.'
const elsewhere =
  'You can go to a commission, the Health Ombudsman or an advocate at any time, even while we look into it.'

const later = [
  reply,
  'Someone who wasn’t involved looks into a complaint. We aim to answer within 20 working days, and we’ll tell you why if we need longer.',
  noReply,
  `${deleted} If it’s a complaint, we keep a record of it for seven years in our own system.`,
  `Complaining won’t affect your services. ${elsewhere}`,
]

/** The shortest valid feedback has its kind, what happened, and the choice to give no name. */
export const feedback = {
  name: 'feedback',
  mutation: 'submitFeedback',
  referencePrefix: 'FB',
  noun: 'Feedback',
  steps: [
    {
      name: 'feedback',
      title: 'Tell us',
      fields: [
        {
          kind: 'choice',
          name: 'type',
          label: 'Is this feedback, a compliment or a complaint?',
          whose: 'none',
          isRequired: true,
          options: [
            { value: 'feedback', label: 'Feedback', hint: 'An idea, or something to improve.' },
            { value: 'compliment', label: 'A compliment', hint: 'Something that went well.' },
            { value: 'complaint', label: 'A complaint', hint: 'Something that went wrong.' },
          ],
          messages: {
            required: 'Choose feedback, a compliment or a complaint',
            option: 'Choose feedback, a compliment or a complaint',
          },
        },
        {
          kind: 'choice',
          name: 'danger',
          label: 'Is someone being hurt, or in danger?',
          hint: `If it’s happening now, call 000. ${withoutSpeech} We only read this form in office hours.`,
          whose: 'none',
          options: [
            { value: 'yes', label: 'Yes', danger: 'violence' },
            { value: 'not-sure', label: 'I’m not sure', danger: 'violence' },
            { value: 'no', label: 'No' },
          ],
          messages: { option: 'Choose whether someone is being hurt, or in danger' },
        },
        {
          kind: 'multiline',
          name: 'whatHappened',
          label: 'What happened?',
          hint: 'In your own words. A few are enough, or just ask us to call you.',
          whose: 'visitor',
          isRequired: true,
          rows: 5,
          rules: [{ rule: 'maxLength', characters: 8000 }],
          messages: { required: 'Enter what happened, in a few words' },
        },
        {
          kind: 'text',
          name: 'when',
          label: 'When was it?',
          hint: 'For example, last Tuesday, or every time you visit.',
          whose: 'none',
          autocomplete: 'off',
          width: 'medium',
          rules: [{ rule: 'maxLength', characters: 100 }],
          messages: {},
        },
        {
          kind: 'text',
          name: 'where',
          label: 'Where was it?',
          hint: 'For example, at home or on the phone.',
          whose: 'none',
          autocomplete: 'off',
          rules: [{ rule: 'maxLength', characters: 200 }],
          messages: {},
        },
        {
          kind: 'multiline',
          name: 'outcome',
          label: 'What would you like to happen?',
          hint: 'For example, an answer, an apology, a change, or your money back.',
          whose: 'visitor',
          rows: 3,
          when: { field: 'type', isOneOf: ['feedback', 'complaint'] },
          whenInWords: 'Fill this in if you chose ‘Feedback’ or ‘A complaint’.',
          rules: [{ rule: 'maxLength', characters: 2000 }],
          messages: {},
        },
        {
          kind: 'choice',
          name: 'behalf',
          label: 'Who are you writing for?',
          whose: 'visitor',
          options: [
            { value: 'self', label: 'For myself' },
            { value: 'other', label: 'For someone else' },
          ],
          messages: { option: 'Choose whether you’re writing for yourself or for someone else' },
        },
        {
          kind: 'text',
          name: 'otherName',
          label: 'Their name',
          hint: 'The person you’re writing for. You can leave this empty.',
          whose: 'other',
          autocomplete: 'off',
          when: { field: 'behalf', isOneOf: ['other'] },
          whenInWords: 'Fill this in if you chose ‘For someone else’.',
          rules: [{ rule: 'maxLength', characters: 100 }],
          messages: {},
        },
        {
          kind: 'choice',
          name: 'otherKnows',
          label: 'Do they know you’re writing?',
          whose: 'other',
          when: { field: 'behalf', isOneOf: ['other'] },
          whenInWords: 'Fill this in if you chose ‘For someone else’.',
          options: [
            { value: 'yes', label: 'Yes, they know and agree' },
            { value: 'no', label: 'No, or they can’t tell us' },
          ],
          messages: { option: 'Choose whether they know you’re writing' },
        },
        {
          kind: 'choice',
          name: 'giveName',
          label: 'Do you want to give your name?',
          hint: 'We’ll look into it either way.',
          whose: 'visitor',
          isRequired: true,
          options: [
            { value: 'no', label: 'No, I want to stay anonymous' },
            { value: 'yes', label: 'Yes, you can use my name' },
            { value: 'private', label: 'Yes, but don’t tell the people it’s about' },
          ],
          messages: {
            required: 'Choose whether you want to give your name',
            option: 'Choose whether you want to give your name',
          },
        },
        {
          kind: 'text',
          name: 'name',
          label: 'Your name',
          hint: 'The name you like to be called.',
          whose: 'visitor',
          autocomplete: 'name',
          isRequired: true,
          when: { field: 'giveName', isOneOf: ['yes', 'private'] },
          whenInWords: 'Fill this in if you want to give your name.',
          rules: [{ rule: 'maxLength', characters: 100 }],
          messages: { required: 'Enter your name, or choose to stay anonymous' },
        },
        {
          kind: 'choice',
          name: 'replyBy',
          label: 'Would you like a reply?',
          hint: 'To stay anonymous, use an email address that doesn’t show your name.',
          whose: 'visitor',
          options: [{ value: 'none', label: 'No reply, thanks' }, ...waysToReply],
          messages: { option: 'Choose whether you’d like a reply, and how' },
        },
        email,
        phone,
        bestTime,
        {
          kind: 'choices',
          name: 'needs',
          label: 'What would make it easier for you?',
          hint: 'Choose all that apply.',
          whose: 'visitor',
          options: [
            { value: 'support', label: 'A support person with me', hint: 'A person you trust, or an advocate.' },
            { value: 'interpreter', label: 'An interpreter' },
            { value: 'aac', label: 'I use a communication device or board', hint: 'We’ll allow plenty of time.' },
            { value: 'easy-read', label: 'An Easy Read reply' },
            { value: 'no-calls', label: 'No phone calls, please' },
          ],
          messages: { option: 'Choose what would help from the list' },
        },
        language,
      ],
    },
  ],
  submitLabel: 'Send feedback',
  fromBoard: { message: 'whatHappened', answers: { type: 'complaint', needs: ['aac'] } },
  urgent: [
    {
      when: inDanger,
      mark: 'DANGER',
      words: 'someone may be hurt or in danger. Read this first and act the same day.',
    },
    {
      when: { field: 'giveName', isOneOf: ['private'] },
      mark: 'PRIVATE',
      words: 'do not tell the people it is about who wrote this.',
    },
    callOrNot,
  ],
  subjects: [
    { when: { field: 'type', isOneOf: ['complaint'] }, words: 'Complaint' },
    { when: { field: 'type', isOneOf: ['compliment'] }, words: 'Compliment' },
    { when: { field: 'type', isOneOf: ['feedback'] }, words: 'Feedback' },
  ],
  notice: 'Only the staff who look after feedback see this form. We pass compliments on.',
  words: formWords,
  collection: {
    why: 'To look into what you tell us, answer you if you’d like an answer, and do better. If someone may be in danger, to keep them safe.',
    seenBy:
      'The quality and feedback manager and the staff who look into it. If you ask us not to tell the people it’s about who you are, we won’t. If someone is in serious danger, or the law requires it, we have to tell the police or a commission.',
    ifNotAnswered:
      'You don’t have to give your name, and most questions are optional. Without a way to reach you, we can’t ask for more details, and you’d have to call us to hear what we found.',
  },
  confirmation: {
    // This title is also in a mail and, where someone may be in danger, in the browser's history, so it does not reveal what was sent.
    title: 'Thanks for telling us',
    next: [read, ...later],
    wordings: [
      {
        when: inDanger,
        title: 'Thanks for telling us',
        next: [
          'In office hours, we read it before anything else. If someone isn’t safe, we act on the day we read it.',
          `If it’s happening now, or gets worse, don’t wait for us: call 000. ${withoutSpeech}`,
          ...later,
        ],
      },
      {
        when: { field: 'type', isOneOf: ['complaint'] },
        title: 'Thanks, we’ve got your complaint',
        next: [
          read,
          reply,
          'Someone who wasn’t involved looks into it. We aim to answer within 20 working days, and we’ll tell you why if we need longer.',
          noReply,
          `${deleted} We keep a record of your complaint for seven years in our own system.`,
          // That complaining does no harm is said below, with the others who can help.
          elsewhere,
        ],
      },
      {
        when: { field: 'type', isOneOf: ['compliment'] },
        title: 'Thanks, we’ve got your compliment',
        next: [
          'Someone will read it by the next working day, and pass it on to the people it’s about.',
          reply,
          deleted,
        ],
      },
      {
        when: { field: 'type', isOneOf: ['feedback'] },
        title: 'Thanks, we’ve got your feedback',
        next: [read, reply, noReply, deleted],
      },
    ],
  },
  isRestricted: true,
  retentionDays: 365,
} as const satisfies FormDefinition
