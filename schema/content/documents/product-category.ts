import type { ContentType } from '#schema/content/content-type.ts'

/** A category of products, as people search for it, with the ISO 9999 groups of its products. */
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
