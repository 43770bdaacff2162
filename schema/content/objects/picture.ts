import type { ContentType } from '#schema/content/content-type.ts'

/** An image that says what it shows, or that it is decoration: one of the two, or the content service refuses the document. */
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
