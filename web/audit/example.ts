import type { Evidence } from './evidence.server.ts'

/** For tests: some criteria in the website and three states. No two of its numbers and words are alike, so that none can stand for another. */
export const exampleEvidence: Evidence & { readonly hasChanged: boolean } = {
  // The morning of the 20th in Brisbane.
  date: '2026-11-19T20:00:00.000Z',
  commit: '0123456789ab',
  product: 'abc',
  hasChanged: false,
  tools: [
    { name: 'axe-core', version: '4.1' },
    { name: 'IBM', version: '5.2' },
  ],
  renditions: [
    { name: 'wide', title: '1280 px wide', width: 1280 },
    { name: 'tablet', title: '794 px wide', width: 794 },
    { name: 'narrow', title: '390 px wide', width: 390 },
    { name: 'phone', title: '320 px wide', width: 320 },
  ],
  states: [
    { name: 'The whole website', path: '/', how: 'Compare the pages' },
    { name: '/', path: '/', how: 'Open the address.' },
    { name: 'the menu', path: '/about', how: 'Press Menu.' },
    { name: 'no content', path: '/blogs/gone', how: 'Stop the content service.', isStaged: true },
  ],
  examinations: 7,
  documents: 5,
  outcomes: {
    '1.4.3': '-pfp',
    '1.2.1': '-ii-',
    '2.5.4': '-i--',
    '1.2.4': '--i-',
    '2.1.1': 'PPp-',
    '2.1.2': '-p--',
    '1.1.1': '-c--',
  },
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
    {
      rule: 'ibm/text_sensory',
      criteria: [],
      state: 'no content',
      rendition: 'phone',
      message: 'Does it mean a place?',
      target: 'main p',
      isUndecided: true,
    },
  ],
  screenReader: {
    name: 'Orca 46',
    browser: 'Firefox 140',
    date: '2026-11-21T02:00:00.000Z',
    tasks: 20,
    otherwise: ['Go back to the page before'],
  },
}
