import type { ContentType } from '#schema/content/content-type.ts'

/** A service, referenced by cards, forms and search. */
export const service = {
  name: 'service',
  title: 'Service',
  type: 'document',
  fields: [
    { name: 'name', title: 'Name', type: 'string', isRequired: true, description: 'As the form offers it: short.' },
    {
      name: 'summary',
      title: 'Summary',
      type: 'text',
      isRequired: true,
      description: 'What it does for a person, in one sentence.',
    },
    { name: 'page', title: 'Page', type: 'reference', to: [{ type: 'page' }], isRequired: true },
    {
      name: 'otherWords',
      title: 'Other words for it',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'Words by which people search for it: "Bathroom changes".',
    },
    { name: 'picture', title: 'Picture', type: 'picture' },
    { name: 'order', title: 'Place in lists', type: 'number', isRequired: true },
  ],
} as const satisfies ContentType
