import type { ContentType } from '#schema/content/content-type.ts'
import { finderAdviceKinds } from '#schema/finder-codes.ts'

/** A part of a service finder result: who may pay, or what to do next. */
export const finderAdvice = {
  name: 'finderAdvice',
  title: 'Finder advice',
  type: 'document',
  fields: [
    { name: 'kind', title: 'Kind', type: 'string', isRequired: true, options: { list: finderAdviceKinds } },
    { name: 'title', title: 'Title', type: 'string', isRequired: true },
    { name: 'text', title: 'Text', type: 'richText', isRequired: true, description: 'Two or three short sentences.' },
    {
      name: 'wordings',
      title: 'Other words',
      type: 'array',
      description: 'For someone who has given one of these answers. The first one that fits is shown.',
      of: [
        {
          type: 'object',
          name: 'adviceWording',
          title: 'Other words',
          fields: [
            {
              name: 'after',
              title: 'After one of these answers',
              type: 'array',
              of: [{ type: 'string' }],
              isRequired: true,
              description: 'Their codes in the address, such as "client".',
            },
            { name: 'title', title: 'Title', type: 'string', description: 'Only where it differs.' },
            { name: 'text', title: 'Text', type: 'richText', isRequired: true },
          ],
        },
      ],
    },
    { name: 'link', title: 'Link', type: 'link', description: 'Where one reads on or writes to us.' },
    { name: 'hasPhone', title: 'Shows our phone number', type: 'boolean' },
    { name: 'order', title: 'Place in the result', type: 'number', isRequired: true },
  ],
} as const satisfies ContentType
