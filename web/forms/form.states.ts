import type { PageState } from '#web/lib/page-state.ts'

const path = '/contact-us/general-enquiry'
const feedback = '/contact-us/feedback'
// With the Enter key: if scripts start between pointer down and up, the layout shifts and the click is lost.
const sendFeedback = [{ click: { role: 'radio', name: 'A complaint' } }, { press: 'Enter' }] as const
const send = { click: { role: 'button', name: 'Send enquiry' } } as const

const referralPath = '/contact-us/referral'
const continueForm = { click: { role: 'button', name: 'Continue' } } as const
const referMyself = [{ click: { role: 'radio', name: 'Myself' } }, continueForm] as const

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
    name: 'enquiry, sent',
    path,
    steps: [
      { fill: { role: 'textbox', name: 'Your name' }, text: 'Bronwyn Ashby' },
      { click: { role: 'radio', name: 'Email' } },
      { fill: { role: 'textbox', name: 'Your email address' }, text: 'bronwyn@example.com' },
      { click: { role: 'radio', name: 'Something else' } },
      send,
    ],
    shows: { role: 'heading', name: 'We have your enquiry' },
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
    shows: { role: 'heading', name: 'We have your feedback' },
  },
  { name: 'referral, first step', path: referralPath, steps: [], shows: { role: 'button', name: 'Continue' } },
  {
    name: 'referral, a step with errors',
    path: referralPath,
    steps: [...referMyself, { click: { role: 'radio', name: 'Text message' } }, continueForm],
    shows: { role: 'heading', name: 'There is a problem' },
  },
  {
    name: 'referral, a step without JavaScript',
    path: referralPath,
    steps: [{ click: { role: 'radio', name: 'Someone else' } }, continueForm],
    shows: { role: 'heading', name: 'Step 2 of 9: About you' },
    hasJavaScript: false,
  },
  {
    name: 'referral, all answers',
    path: referralPath,
    steps: [
      ...referMyself,
      { fill: { role: 'textbox', name: 'Your name' }, text: 'Bronwyn Ashby' },
      { click: { role: 'radio', name: 'Email' } },
      { fill: { role: 'textbox', name: 'Your email address' }, text: 'bronwyn@example.com' },
      continueForm,
      { fill: { role: 'textbox', name: 'Your postcode' }, text: '4810' },
      continueForm,
      continueForm,
      { click: { role: 'radio', name: 'NDIS' } },
      continueForm,
      { click: { role: 'checkbox', name: 'Not sure yet' } },
      { click: { role: 'radio', name: 'No' } },
      continueForm,
    ],
    shows: { role: 'heading', name: 'Step 7 of 7: Check your answers' },
  },
]
