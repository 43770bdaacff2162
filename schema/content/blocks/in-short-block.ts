import type { ContentType } from '#schema/content/content-type.ts'

/** Three points at the top of a page, for readers who read nothing else. */
export const inShortBlock = {
  name: 'inShortBlock',
  title: 'In short',
  type: 'object',
  fields: [
    {
      name: 'points',
      title: 'Points',
      type: 'array',
      of: [{ type: 'string' }],
      isRequired: true,
      description: 'Three, a short sentence each.',
    },
  ],
} as const satisfies ContentType
