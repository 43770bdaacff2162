import type { ContentType } from '#schema/content/content-type.ts'

/** The newest three posts. */
export const latestPostsBlock = {
  name: 'latestPostsBlock',
  title: 'Latest news',
  type: 'object',
  fields: [{ name: 'heading', title: 'Heading', type: 'string', isRequired: true }],
} as const satisfies ContentType
