import { plainText } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { type BlockModule, never } from './block-module.ts'

export const richTextBlockFields = `{ "richText": text[]${richTextFields} }`

export const richTextBlock: BlockModule<'richTextBlock', 'RichTextBlock'> = {
  map: (content, { key, anchors }) => ({
    __typename: 'RichTextBlock',
    key,
    body: richText(content.richText, anchors),
  }),
  text: ({ body }) => plainText(body),
  explain: (block, { richText: explained }) => ({ ...block, body: explained(block.body) }),
  changesAt: never,
}
