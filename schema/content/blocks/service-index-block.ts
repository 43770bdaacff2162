import type { ContentType } from '#schema/content/content-type.ts'

/** Every service by the alphabet, by its own name and by the words that people use for it. */
export const serviceIndexBlock = {
  name: 'serviceIndexBlock',
  title: 'Services from A to Z',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    { name: 'intro', title: 'Introduction', type: 'text' },
  ],
} as const satisfies ContentType
