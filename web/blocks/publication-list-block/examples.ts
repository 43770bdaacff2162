import type { PublicationListBlock_BlockFragment } from '#web/graphql/generated.ts'

const publication: PublicationListBlock_BlockFragment['publications'][number] = {
  __typename: 'PublicationSummary',
  id: 'publication-ramps',
  path: '/resources/fact-sheet/ramps',
  title: 'Ramps',
  summary: 'How steep, how wide, and who builds them.',
  publishedOn: '2026-07-01',
}

const minimal: PublicationListBlock_BlockFragment = {
  __typename: 'PublicationListBlock',
  key: 'sheets',
  heading: 'Fact sheets',
  publications: [],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    publications: [
      publication,
      { ...publication, id: 'publication-rails', path: '/resources/fact-sheet/rails', title: 'Rails' },
    ],
  },
  missingDate: { ...minimal, publications: [{ ...publication, publishedOn: null }] },
  longWords: { ...minimal, publications: [{ ...publication, title: 'Home-modification-'.repeat(8) }] },
} satisfies Record<string, PublicationListBlock_BlockFragment>
