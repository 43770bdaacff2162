import { type BlockModule, never, unexplained } from './block-module.ts'

export const quoteBlockFields = `{ "words": text, speaker }`

export const quoteBlock: BlockModule<'quoteBlock', 'QuoteBlock'> = {
  map: ({ words, speaker }, { key }) => (words && speaker ? { __typename: 'QuoteBlock', key, words, speaker } : null),
  text: ({ words }) => ({ headings: [], body: [words] }),
  // A person's own words are never changed.
  explain: unexplained,
  changesAt: never,
}
