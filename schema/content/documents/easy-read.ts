import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

/** An Easy Read page: short sentences, one idea in each, with a picture beside each. */
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
            {
              name: 'heading',
              title: 'Heading above this line',
              type: 'string',
              description: 'Where a new part begins: a few plain words, often a question.',
            },
            { name: 'picture', title: 'Picture', type: 'picture', description: 'It shows this idea and no other.' },
            {
              name: 'sentences',
              title: 'Sentences',
              type: 'array',
              of: [{ type: 'string' }],
              isRequired: true,
              description:
                'One idea. Everyday words, and about ten words in a sentence. Hard words go in the words of the page.',
            },
            {
              name: 'phone',
              title: 'Phone number',
              type: 'reference',
              to: [{ type: 'fact' }, { type: 'siteSettings' }],
              description: 'Whom to call, right here: a fact, or the site settings for our own number.',
            },
            { name: 'link', title: 'Link', type: 'link', description: 'What to open, right here.' },
          ],
        },
      ],
    },
    {
      name: 'words',
      title: 'Words on this page',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'easyReadWord' }] }],
      description: 'The hard words of the page. They are bold where they first appear, and explained at its end.',
    },
    searchWordsField,
  ],
} as const satisfies ContentType
