import type { ContentType } from '#schema/content/content-type.ts'

/** Pages in a reading order. Each links to the next and the previous one. */
export const guide = {
  name: 'guide',
  title: 'Guide',
  type: 'document',
  fields: [
    {
      name: 'title',
      title: 'Title',
      type: 'string',
      isRequired: true,
      description: 'Shown above the links to the next page and the one before: "Support at Home in detail".',
    },
    {
      name: 'pages',
      title: 'Pages',
      type: 'array',
      isRequired: true,
      of: [{ type: 'reference', to: [{ type: 'page' }] }],
      description: 'In the order in which they are read. A page belongs to one guide.',
    },
  ],
} as const satisfies ContentType
