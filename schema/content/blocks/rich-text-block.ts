import type { ContentType } from '#schema/content/content-type.ts'

/** Text with headings, lists and links. */
export const richTextBlock = {
  name: 'richTextBlock',
  title: 'Text',
  type: 'object',
  fields: [{ name: 'text', title: 'Text', type: 'richText', isRequired: true }],
} as const satisfies ContentType
