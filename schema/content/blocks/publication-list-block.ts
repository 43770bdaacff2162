import type { ContentType } from '#schema/content/content-type.ts'

/** Every publication of one kind, newest first. */
export const publicationListBlock = {
  name: 'publicationListBlock',
  title: 'Publications',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    {
      name: 'kind',
      title: 'Kind',
      type: 'string',
      isRequired: true,
      options: { list: ['annualReport', 'factSheet'] },
    },
  ],
} as const satisfies ContentType
