import type { PageState } from '#web/lib/page-state.ts'

const path = '/contact-us/general-enquiry'
const feedback = '/contact-us/feedback'
// With the Enter key: if scripts start between pointer down and up, the layout shifts and the click is lost.
const sendFeedback = [{ click: { role: 'radio', name: 'A complaint' } }, { press: 'Enter' }] as const
const send = { click: { role: 'button', name: 'Send enquiry' } } as const

const referralPath = '/contact-us/referral'
const continueForm = { click: { role: 'button', name: 'Continue' } } as const
const aboutMyself = [
  { click: { role: 'radio', name: 'Myself' } },
  { fill: { role: 'textbox', name: 'Your name' }, text: 'Bronwyn Ashby' },
  { click: { role: 'radio', name: 'Email' } },
  { fill: { role: 'textbox', name: 'Your email address' }, text: 'bronwyn@example.com' },
] as const

export const formStates: readonly PageState[] = [
  { name: 'enquiry, empty', path, steps: [], shows: { role: 'button', name: 'Send enquiry' } },
  { name: 'enquiry, with errors', path, steps: [send], shows: { role: 'heading', name: 'There is a problem' } },
  {
    name: 'enquiry, with errors, without JavaScript',
    path,
    steps: [send],
    shows: { role: 'heading', name: 'There is a problem' },
    hasJavaScript: false,
  },
  {
    name: 'enquiry, whom to call in danger',
    path,
    steps: [{ fill: { role: 'textbox', name: 'Your message (optional)' }, text: 'Dad fell and he has chest pain.' }],
    shows: { role: 'link', name: 'Call 000' },
  },
  {
    name: 'enquiry, sent',
    path,
    steps: [
      { fill: { role: 'textbox', name: 'Your name' }, text: 'Bronwyn Ashby' },
      { click: { role: 'radio', name: 'Email' } },
      { fill: { role: 'textbox', name: 'Your email address' }, text: 'bronwyn@example.com' },
      { click: { role: 'radio', name: 'Something else' } },
      send,
    ],
    shows: { role: 'heading', name: 'Thanks, we’ve got your enquiry' },
  },
  { name: 'feedback, empty', path: feedback, steps: [], shows: { role: 'button', name: 'Send feedback' } },
  {
    name: 'feedback, with every question asked',
    path: feedback,
    steps: [
      { click: { role: 'radio', name: 'A complaint' } },
      { click: { role: 'radio', name: 'For someone else' } },
      { click: { role: 'radio', name: 'Yes, but don’t tell the people it’s about' } },
      { click: { role: 'radio', name: 'Phone call' } },
      { click: { role: 'checkbox', name: 'An interpreter' } },
    ],
    shows: { role: 'textbox', name: 'Your name' },
  },
  {
    name: 'feedback, with errors',
    path: feedback,
    steps: sendFeedback,
    shows: { role: 'heading', name: 'There is a problem' },
  },
  {
    name: 'feedback, with errors, without JavaScript',
    path: feedback,
    steps: sendFeedback,
    shows: { role: 'heading', name: 'There is a problem' },
    hasJavaScript: false,
  },
  {
    name: 'feedback, sent',
    path: feedback,
    steps: [
      { click: { role: 'radio', name: 'A complaint' } },
      { fill: { role: 'textbox', name: 'What happened?' }, text: 'Nobody came.' },
      { click: { role: 'radio', name: 'No, I want to stay anonymous' } },
      { press: 'Enter' },
    ],
    shows: { role: 'heading', name: 'Thanks, we’ve got your complaint' },
  },
  { name: 'referral, first step', path: referralPath, steps: [], shows: { role: 'button', name: 'Continue' } },
  {
    name: 'referral, a step with errors',
    path: referralPath,
    steps: [...aboutMyself, continueForm, continueForm],
    shows: { role: 'heading', name: 'There is a problem' },
  },
  {
    name: 'referral, a step without JavaScript',
    path: referralPath,
    steps: [
      { click: { role: 'radio', name: 'Myself' } },
      { fill: { role: 'textbox', name: 'Your name' }, text: 'Bronwyn Ashby' },
      { click: { role: 'radio', name: 'Email' } },
      // Without scripts each way to reply has its field.
      { fill: { role: 'textbox', name: 'Your email address (optional)' }, text: 'bronwyn@example.com' },
      continueForm,
    ],
    shows: { role: 'heading', name: 'Step 2 of 4: A little more about you' },
    hasJavaScript: false,
  },
  {
    name: 'referral, all answers',
    path: referralPath,
    steps: [
      ...aboutMyself,
      continueForm,
      { fill: { role: 'textbox', name: 'Your postcode' }, text: '4810' },
      continueForm,
      { click: { role: 'checkbox', name: 'Not sure yet' } },
      { click: { role: 'radio', name: 'No' } },
      { click: { role: 'radio', name: 'NDIS' } },
      continueForm,
    ],
    shows: { role: 'heading', name: 'Step 4 of 4: Check your answers' },
  },
]
