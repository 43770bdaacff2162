import type { PageState } from '#web/lib/page-state.ts'

const path = '/contact-us/general-enquiry'
const send = { click: { role: 'button', name: 'Send enquiry' } } as const

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
]
