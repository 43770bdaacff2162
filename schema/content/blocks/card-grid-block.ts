import type { ContentType } from '#schema/content/content-type.ts'
import { contentIcons } from '#schema/content/icons.ts'

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
            {
              name: 'icon',
              title: 'Icon',
              type: 'string',
              description: 'Beside the words of the link. It decorates: the words must say it all without it.',
              options: { list: contentIcons },
            },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
