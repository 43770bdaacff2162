import type { ContentType } from '#schema/content/content-type.ts'

/** The top of the home page, with a picture and links. The page's title is its headline. */
export const heroBlock = {
  name: 'heroBlock',
  title: 'Ways in',
  type: 'object',
  fields: [
    { name: 'picture', title: 'Picture', type: 'picture' },
    {
      name: 'ways',
      title: 'Ways in',
      type: 'array',
      isRequired: true,
      of: [
        {
          type: 'object',
          name: 'way',
          title: 'Way in',
          fields: [
            { name: 'link', title: 'Link', type: 'link', isRequired: true },
            { name: 'text', title: 'What a person finds there', type: 'string', isRequired: true },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
