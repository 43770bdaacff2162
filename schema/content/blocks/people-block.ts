import type { ContentType } from '#schema/content/content-type.ts'

/** People with their roles. */
export const peopleBlock = {
  name: 'peopleBlock',
  title: 'People',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    {
      name: 'people',
      title: 'People',
      type: 'array',
      isRequired: true,
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
    },
  ],
} as const satisfies ContentType
