import type { QuoteBlock_BlockFragment } from '#web/graphql/generated.ts'

const minimal: QuoteBlock_BlockFragment = {
  __typename: 'QuoteBlock',
  key: 'quote',
  words: 'I make my own tea again, and nobody else’s.',
  speaker: 'Joyce, 81',
}

export const examples = {
  minimal,
  longWords: {
    ...minimal,
    words: 'We went to the market, to the library, to the river, and then we went home. '.repeat(4),
    speaker: 'A family in Townsville',
  },
} satisfies Record<string, QuoteBlock_BlockFragment>
