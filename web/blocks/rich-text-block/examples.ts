import { examples as texts } from '#web/blocks/rich-text/examples.ts'
import type { RichTextBlock_BlockFragment } from '#web/graphql/generated.ts'

const block = (body: RichTextBlock_BlockFragment['body']): RichTextBlock_BlockFragment => ({
  __typename: 'RichTextBlock',
  key: 'text',
  body,
})

export const examples = {
  minimal: block(texts.minimal),
  full: block(texts.full),
  longWords: block(texts.longWords),
  empty: block(texts.empty),
} satisfies Record<string, RichTextBlock_BlockFragment>
