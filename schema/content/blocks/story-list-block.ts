import type { ContentType } from '#schema/content/content-type.ts'

/** Every consumer story as a card. */
export const storyListBlock = {
  name: 'storyListBlock',
  title: 'Consumer stories',
  type: 'object',
  fields: [{ name: 'heading', title: 'Heading', type: 'string', isRequired: true }],
} as const satisfies ContentType
