import type { Evidence } from './evidence.server.ts'

/** For tests: three criteria in the website and two states. */
export const exampleEvidence: Evidence & { readonly hasChanged: boolean } = {
  // The morning of the 20th in Brisbane.
  date: '2026-11-19T20:00:00.000Z',
  commit: '0123456789ab',
  product: 'abc',
  hasChanged: false,
  tools: [{ name: 'axe-core', version: '4' }],
  renditions: [{ name: 'wide', title: '1280 px wide', width: 1280 }],
  states: [
    { name: 'The whole website', path: '/', how: 'Compare the pages' },
    { name: '/', path: '/', how: 'Open the address.' },
    { name: 'the menu', path: '/', how: 'Press Menu.' },
    { name: 'no content', path: '/blogs/gone', how: 'Stop the content service.', isStaged: true },
  ],
  examinations: 2,
  documents: 1,
  outcomes: { '1.4.3': '-pf-', '1.2.1': '-ii-', '2.1.1': 'PPp-', '1.1.1': '-c--' },
  judgedBy: { '1.4.3': ['axe', 'check'], '2.1.1': ['spoken'] },
  findings: [
    {
      rule: 'axe/color-contrast',
      criteria: ['1.4.3'],
      state: 'the menu',
      rendition: 'wide',
      message: 'The contrast is too low',
      target: 'nav a',
      isUndecided: false,
    },
  ],
  screenReader: {
    name: 'Orca 1',
    browser: 'Chromium 2',
    date: '2026-11-19T21:00:00.000Z',
    tasks: 3,
    otherwise: ['Go back to the page before'],
  },
}
