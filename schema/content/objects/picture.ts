import type { ContentType } from '#schema/content/content-type.ts'

/** An image with an alternative text or marked as decorative; the local Sanity refuses a document with neither. */
export const picture = {
  name: 'picture',
  title: 'Picture',
  type: 'image',
  fields: [
    {
      name: 'alt',
      title: 'Text alternative',
      type: 'string',
      description: 'What the picture tells, in a sentence. Leave it out only for decoration.',
    },
    {
      name: 'isDecorative',
      title: 'Decoration only',
      type: 'boolean',
      description: 'On when the text beside it already says everything.',
    },
    { name: 'caption', title: 'Caption', type: 'string' },
  ],
} as const satisfies ContentType
