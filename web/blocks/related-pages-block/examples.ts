import type { RelatedPagesBlock_BlockFragment } from '#web/graphql/generated.ts'

const minimal: RelatedPagesBlock_BlockFragment = {
  __typename: 'RelatedPagesBlock',
  key: 'related',
  heading: 'Related pages',
  pages: [
    {
      __typename: 'PageSummary',
      id: 'page-ndis',
      path: '/resources/ndis',
      title: 'NDIS',
      lead: 'What the NDIS pays for.',
    },
  ],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    pages: [
      ...minimal.pages,
      {
        __typename: 'PageSummary',
        id: 'page-chsp',
        path: '/services/chsp',
        title: 'Commonwealth Home Support Programme (CHSP)',
        lead: 'Small help that keeps you at home.',
      },
    ],
  },
} satisfies Record<string, RelatedPagesBlock_BlockFragment>
