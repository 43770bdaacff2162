import type { ContentType } from '#schema/content/content-type.ts'

/** A heading and cards, each with one link. */
export const cardGridBlock = {
  name: 'cardGridBlock',
  title: 'Cards',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    { name: 'intro', title: 'Introduction', type: 'text' },
    {
      name: 'cards',
      title: 'Cards',
      type: 'array',
      isRequired: true,
      of: [
        {
          type: 'object',
          name: 'card',
          title: 'Card',
          fields: [
            { name: 'link', title: 'Link', type: 'link', isRequired: true },
            { name: 'text', title: 'Text', type: 'text', isRequired: true },
            { name: 'picture', title: 'Picture', type: 'picture' },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
