import type { ContentType } from '#schema/content/content-type.ts'

/** Links to related pages. */
export const relatedPagesBlock = {
  name: 'relatedPagesBlock',
  title: 'Related pages',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    {
      name: 'pages',
      title: 'Pages',
      type: 'array',
      isRequired: true,
      of: [{ type: 'reference', to: [{ type: 'page' }] }],
    },
  ],
} as const satisfies ContentType
