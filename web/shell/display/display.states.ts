import type { PageState } from '#web/lib/page-state.ts'

const open = { click: { role: 'button', name: 'Display' } } as const
const panel = { role: 'region', name: 'Display' } as const

export const displayStates: readonly PageState[] = [
  { name: 'the Display panel open', path: '/about', steps: [open], shows: panel },
  {
    name: 'the Display panel, everything chosen',
    path: '/services/chsp',
    steps: [
      open,
      { click: { role: 'radio', name: '200%' } },
      { click: { role: 'radio', name: 'Short' } },
      { click: { role: 'radio', name: 'Higher' } },
      { click: { role: 'switch', name: 'Less movement' } },
    ],
    shows: panel,
  },
  ...['/', '/contact-us/general-enquiry'].map((path): PageState => ({
    name: `low glare on ${path}`,
    path,
    steps: [open, { click: { role: 'radio', name: 'Dark mode (low glare)' } }],
    shows: panel,
  })),
  ...['/', '/contact-us/general-enquiry'].map((path): PageState => ({
    name: `large targets on ${path}`,
    path,
    steps: [open, { click: { role: 'switch', name: 'Bigger buttons and links' } }],
    shows: { role: 'region', name: 'Scroll' },
  })),
  {
    name: 'a tooltip shown by keyboard',
    path: '/about',
    steps: [open, { click: { role: 'radio', name: '125%' } }, { press: 'Shift+Tab' }],
    shows: { role: 'button', name: 'Close display settings' },
  },
]
