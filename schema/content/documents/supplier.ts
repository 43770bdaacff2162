import type { ContentType } from '#schema/content/content-type.ts'

/** A company that sells or hires out products. */
export const supplier = {
  name: 'supplier',
  title: 'Supplier',
  type: 'document',
  fields: [
    { name: 'name', title: 'Name', type: 'string', isRequired: true },
    {
      name: 'about',
      title: 'About',
      type: 'text',
      isRequired: true,
      description: 'What they do, in a sentence or two.',
    },
    { name: 'phone', title: 'Phone', type: 'string', isRequired: true },
    { name: 'website', title: 'Website', type: 'url', isRequired: true },
  ],
} as const satisfies ContentType
