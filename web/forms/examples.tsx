import type { ReactElement } from 'react'
import { createRoutesStub } from 'react-router'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { formWords } from '#schema/forms/form-words.ts'
import type { FormHelp } from './SafetyLine.tsx'

/**
 * For tests: a form with every kind of field, which is not one of the site's forms, so that this folder cannot depend on a
 * particular form. A relative fills it in about another person.
 */
export const everyKind = {
  name: 'every-kind',
  mutation: 'submitEnquiry',
  referencePrefix: 'EK',
  noun: 'Example',
  steps: [
    {
      name: 'all',
      title: 'Everything',
      fields: [
        {
          kind: 'text',
          name: 'writer',
          label: 'Your name',
          hint: 'As you like to be called.',
          whose: 'visitor',
          autocomplete: 'name',
          isRequired: true,
          messages: { required: 'Enter your name' },
        },
        {
          kind: 'choice',
          name: 'answerBy',
          label: 'How should we answer?',
          whose: 'visitor',
          isRequired: true,
          options: [
            { value: 'email', label: 'Email' },
            { value: 'phone', label: 'Phone call', hint: 'In office hours.' },
          ],
          messages: { required: 'Choose how we should answer' },
        },
        {
          kind: 'email',
          name: 'address',
          label: 'Your email address',
          whose: 'visitor',
          autocomplete: 'email',
          isRequired: true,
          when: { field: 'answerBy', isOneOf: ['email'] },
          whenInWords: 'Fill this in if you chose Email.',
          messages: { required: 'Enter your email address' },
        },
        {
          kind: 'phone',
          name: 'number',
          label: 'Your phone number',
          whose: 'visitor',
          autocomplete: 'tel',
          isRequired: true,
          when: { field: 'answerBy', isOneOf: ['phone'] },
          whenInWords: 'Fill this in if you chose Phone call.',
          messages: { required: 'Enter your phone number' },
        },
        {
          kind: 'choice',
          name: 'service',
          label: 'Which service?',
          whose: 'none',
          isRequired: true,
          options: [{ value: 'unsure', label: 'I am not sure' }],
          optionsFrom: 'services',
          messages: { required: 'Choose a service' },
        },
        {
          kind: 'text',
          name: 'personName',
          label: 'Name of the person you are writing about',
          whose: 'other',
          autocomplete: 'name',
          width: 'medium',
          messages: {},
        },
        {
          kind: 'text',
          name: 'postcode',
          label: 'Their postcode',
          whose: 'other',
          autocomplete: 'postal-code',
          inputMode: 'numeric',
          width: 'short',
          messages: {},
        },
        {
          kind: 'date',
          name: 'born',
          label: 'Your date of birth',
          hint: 'For example, 27 3 1950.',
          whose: 'visitor',
          autocomplete: 'bday',
          rules: [{ rule: 'notInFuture' }],
          messages: { date: 'Enter a date', notInFuture: 'Enter a date of birth that is in the past' },
        },
        {
          kind: 'date',
          name: 'movedIn',
          label: 'When did they move in?',
          whose: 'other',
          autocomplete: 'off',
          messages: { date: 'Enter a date' },
        },
        {
          kind: 'multiline',
          name: 'story',
          label: 'What is it about?',
          whose: 'other',
          rows: 4,
          rules: [{ rule: 'maxLength', characters: 1200 }],
          messages: {},
        },
        {
          kind: 'choices',
          name: 'helps',
          label: 'What helps?',
          whose: 'other',
          options: [
            { value: 'interpreter', label: 'An interpreter' },
            { value: 'time', label: 'More time', hint: 'We do not hurry.' },
          ],
          messages: { option: 'Choose from the list' },
        },
      ],
    },
  ],
  submitLabel: 'Send this form',
  notice: 'We use it to answer you.',
  words: formWords,
  collection: { why: 'To answer you.', seenBy: 'Our staff.', ifNotAnswered: 'We answer less well.' },
  confirmation: { title: 'We have your form', next: ['A person reads it.', 'We answer in the way you chose.'] },
  retentionDays: 30,
} as const satisfies FormDefinition

export const exampleLists = {
  services: [
    { value: 'service-ramps', label: 'Ramps and rails' },
    { value: 'service-voice', label: 'Voices and boards' },
  ],
}

export const exampleHelp: FormHelp = {
  safetyNote: 'In danger now? Call 000.',
  phone: { display: '1800 160 401', href: 'tel:1800160401' },
  hours: { days: 'Monday to Friday', opens: '08:30', closes: '16:30' },
  provider: 'Example Provider',
}

/** For tests: words so long that they must break. */
export const longWords = 'Assistivetechnologyassessmentandhomemodificationcoordination '.repeat(4).trim()

/** For tests: renders an element as a page whose posts go to `action`. */
export function onPage(element: ReactElement, action?: (request: Request) => unknown) {
  const Page = createRoutesStub([
    { path: '/form', Component: () => element, ...(action && { action: ({ request }) => action(request) }) },
  ])
  return <Page initialEntries={['/form']} />
}
