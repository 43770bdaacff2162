import type { ContentType } from '#schema/content/content-type.ts'

/** One kind of product, as people look for it, with the groups of ISO 9999 that its products belong to. */
export const productCategory = {
  name: 'productCategory',
  title: 'Product category',
  type: 'document',
  fields: [
    { name: 'slug', title: 'Slug', type: 'slug', isRequired: true },
    { name: 'name', title: 'Name', type: 'string', isRequired: true, description: 'Two to five plain words.' },
    { name: 'order', title: 'Place in lists', type: 'number', isRequired: true },
    {
      name: 'isoGroups',
      title: 'Groups of ISO 9999:2022',
      type: 'array',
      isRequired: true,
      of: [
        {
          type: 'object',
          name: 'isoGroup',
          title: 'Group',
          fields: [
            {
              name: 'code',
              title: 'Code',
              type: 'string',
              isRequired: true,
              description: 'Of the class, such as 12, or of the subclass, such as 12 06.',
            },
            { name: 'name', title: 'What it holds', type: 'string', isRequired: true },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
