import { type BlockModule, never, unexplained } from './block-module.ts'

export const quoteBlockFields = `{ "quote": text, speaker }`

export const quoteBlock: BlockModule<'quoteBlock', 'QuoteBlock'> = {
  map: ({ quote, speaker }, { key }) =>
    quote && speaker ? { __typename: 'QuoteBlock', key, text: quote, speaker } : null,
  text: ({ text }) => ({ headings: [], body: [text] }),
  // A person's own words are never changed.
  explain: unexplained,
  changesAt: never,
}
