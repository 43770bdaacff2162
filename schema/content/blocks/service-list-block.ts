import type { ContentType } from '#schema/content/content-type.ts'

/** Every service as a card, in the editors' order. */
export const serviceListBlock = {
  name: 'serviceListBlock',
  title: 'Our services',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    { name: 'intro', title: 'Introduction', type: 'text' },
  ],
} as const satisfies ContentType
