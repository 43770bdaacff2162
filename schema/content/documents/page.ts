import { blocks } from '#schema/content/blocks.ts'
import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

/** The content of one page. The path must be a row of schema/site-map.ts. */
export const page = {
  name: 'page',
  title: 'Page',
  type: 'document',
  fields: [
    {
      name: 'path',
      title: 'Path',
      type: 'string',
      isRequired: true,
      description: 'Such as /services/chsp, as in the site map.',
    },
    { name: 'title', title: 'Title', type: 'string', isRequired: true, description: 'The page’s one h1.' },
    {
      name: 'lead',
      title: 'Lead',
      type: 'text',
      isRequired: true,
      description: 'One sentence that says what a visitor finds here.',
    },
    {
      name: 'description',
      title: 'For search engines',
      type: 'text',
      isRequired: true,
      description: 'At most 155 characters.',
    },
    { name: 'picture', title: 'Picture', type: 'picture' },
    {
      name: 'otherHelp',
      title: 'Other help, below the form',
      type: 'richText',
      description:
        'For pages with a form: who else a person can turn to, with phone numbers. It stays when the form is sent.',
    },
    {
      name: 'choicePictures',
      title: 'Pictures of choices',
      type: 'array',
      description: 'For pages with a form: pictures beside its options. Services have their own.',
      of: [
        {
          type: 'object',
          name: 'choicePicture',
          title: 'Picture of a choice',
          fields: [
            {
              name: 'choice',
              title: 'Option',
              type: 'string',
              isRequired: true,
              description: 'Its value in the form.',
            },
            { name: 'picture', title: 'Picture', type: 'picture', isRequired: true },
          ],
        },
      ],
    },
    { name: 'blocks', title: 'Content', type: 'array', of: blocks.map(({ name }) => ({ type: name })) },
    { name: 'lastReviewed', title: 'Last reviewed', type: 'date', description: 'For pages that advise.' },
    { name: 'reviewDue', title: 'Review due', type: 'date' },
    { name: 'expiresAt', title: 'Not shown from', type: 'datetime' },
    searchWordsField,
  ],
} as const satisfies ContentType
