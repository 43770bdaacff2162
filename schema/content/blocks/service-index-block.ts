import type { ContentType } from '#schema/content/content-type.ts'

/** Every service in alphabetical order, under its own name and its synonyms. */
export const serviceIndexBlock = {
  name: 'serviceIndexBlock',
  title: 'Services from A to Z',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    { name: 'intro', title: 'Introduction', type: 'text' },
  ],
} as const satisfies ContentType
