import type { ContentType } from '#schema/content/content-type.ts'

/** Every visual story as a card. */
export const visualStoryListBlock = {
  name: 'visualStoryListBlock',
  title: 'Visual stories',
  type: 'object',
  fields: [{ name: 'heading', title: 'Heading', type: 'string', isRequired: true }],
} as const satisfies ContentType
