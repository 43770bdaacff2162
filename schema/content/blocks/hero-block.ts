import type { ContentType } from '#schema/content/content-type.ts'

/** The top of the home page, with a picture and links. The page's title is its headline. */
export const heroBlock = {
  name: 'heroBlock',
  title: 'Quick links',
  type: 'object',
  fields: [
    { name: 'picture', title: 'Picture', type: 'picture' },
    {
      name: 'quickLinks',
      title: 'Quick links',
      type: 'array',
      isRequired: true,
      of: [
        {
          type: 'object',
          name: 'quickLink',
          title: 'Quick link',
          fields: [
            { name: 'link', title: 'Link', type: 'link', isRequired: true },
            { name: 'text', title: 'What a person finds there', type: 'string', isRequired: true },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
