import type { ContentType } from '#schema/content/content-type.ts'

/** A page in Easy Read: short sentences, one idea in each, a picture beside each. */
export const easyRead = {
  name: 'easyRead',
  title: 'Easy Read',
  type: 'document',
  fields: [
    { name: 'slug', title: 'Slug', type: 'slug', isRequired: true },
    { name: 'title', title: 'Title', type: 'string', isRequired: true },
    {
      name: 'page',
      title: 'Full page',
      type: 'reference',
      to: [{ type: 'page' }],
      isRequired: true,
      description: 'It links here at its top, and this version links back.',
    },
    {
      name: 'lines',
      title: 'Lines',
      type: 'array',
      isRequired: true,
      of: [
        {
          type: 'object',
          name: 'easyReadLine',
          title: 'Line',
          fields: [
            { name: 'picture', title: 'Picture', type: 'picture' },
            {
              name: 'sentences',
              title: 'Sentences',
              type: 'array',
              of: [{ type: 'string' }],
              isRequired: true,
              description: 'One idea. Short words, ten words in a sentence or fewer.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
