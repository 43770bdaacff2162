import type { Inline_SpanFragment, Inline_WordsFragment, RichText_TextFragment } from '#web/graphql/generated.ts'

export const words = (text: string, marks: Partial<Inline_WordsFragment> = {}): Inline_WordsFragment => ({
  __typename: 'TextSpan',
  text,
  isStrong: false,
  isEmphasis: false,
  lang: null,
  ...marks,
})

const linkTo = (href: string, ...parts: Inline_WordsFragment[]): Inline_SpanFragment => ({
  __typename: 'LinkSpan',
  href,
  parts,
})

export const paragraph = (...spans: (Inline_SpanFragment | string)[]): RichText_TextFragment['nodes'][number] => ({
  __typename: 'Paragraph',
  spans: spans.map((span) => (typeof span === 'string' ? words(span) : span)),
})

export const heading = (level: number, text: string, anchor: string): RichText_TextFragment['nodes'][number] => ({
  __typename: 'Heading',
  level,
  text,
  anchor,
})

const item = (text: string, level = 1, isNumbered = false) => ({
  __typename: 'ListItem' as const,
  level,
  isNumbered,
  spans: [words(text)],
})

export const textOf = (...nodes: RichText_TextFragment['nodes']): RichText_TextFragment => ({
  __typename: 'RichText',
  nodes,
})

/** A fact that may change, so its day and source are shown. */
export const datedFact: Inline_SpanFragment = {
  __typename: 'FactSpan',
  value: '$15,000',
  factHref: null,
  asAt: '2026-11-20',
  isDated: true,
  sourceName: 'My Aged Care',
  sourceUrl: 'https://www.myagedcare.gov.au/',
}

/** The phone number of another organisation, as a link. Its day is not shown. */
const phoneFact: Inline_SpanFragment = {
  ...datedFact,
  value: '1800 200 422',
  factHref: 'tel:1800200422',
  isDated: false,
}

export const examples = {
  minimal: textOf(paragraph('We look at the whole day, not at one device.')),
  full: textOf(
    paragraph(
      'We come to ',
      words('your home', { isStrong: true }),
      ' and bring equipment to ',
      words('try', { isEmphasis: true }),
      '. Read about ',
      linkTo('/services/home-modifications', words('home '), words('modifications', { isStrong: true })),
      ' or visit ',
      linkTo('https://www.myagedcare.gov.au/', words('My Aged Care')),
      '.',
    ),
    heading(2, 'What it costs', 'what-it-costs'),
    paragraph('Equipment of up to ', datedFact, ' can be paid for. Call ', phoneFact, '.'),
    paragraph('In Vietnamese: ', words('Chúng tôi nói tiếng Việt', { lang: 'vi' }), '.'),
    heading(3, 'What you need', 'what-you-need'),
    {
      __typename: 'List',
      items: [
        item('An assessment'),
        item('A letter from your doctor'),
        item('about the last year', 2),
        item('A quiet hour'),
      ],
    },
    heading(4, 'In this order', 'in-this-order'),
    {
      __typename: 'List',
      items: [item('Call us', 1, true), item('by phone or relay service', 2), item('Meet us', 1, true)],
    },
  ),
  longWords: textOf(
    paragraph(
      `See https://www.example.org/${'assistive-technology-'.repeat(8)} and Donaudampfschifffahrtsgesellschaftskapitän.`,
    ),
  ),
  empty: textOf(),
}
