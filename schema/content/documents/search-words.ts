import type { ContentType } from '#schema/content/content-type.ts'

/**
 * Words that people type for several documents in an order, or for something that the provider does not do. Words for one
 * document are a field of it. Only the site search reads them.
 */
export const searchWords = {
  name: 'searchWords',
  title: 'Search words',
  type: 'document',
  fields: [
    {
      name: 'words',
      title: 'What people type',
      type: 'array',
      of: [{ type: 'string' }],
      isRequired: true,
      description:
        'A word, a few words or a question each. Small and capital letters, plurals and typing errors are the search’s own.',
    },
    {
      name: 'leadsTo',
      title: 'What they look for',
      type: 'array',
      of: [
        {
          type: 'reference',
          to: [
            { type: 'page' },
            { type: 'question' },
            { type: 'product' },
            { type: 'post' },
            { type: 'person' },
            { type: 'job' },
            { type: 'publication' },
            { type: 'story' },
            { type: 'easyRead' },
            { type: 'video' },
            { type: 'visualStory' },
          ],
        },
      ],
      isRequired: true,
      description:
        'The best answer first, and no more than five. For one answer only, write the words into its own field instead.',
    },
    {
      name: 'isSensitive',
      title: 'About dying, violence or despair',
      type: 'boolean',
      description:
        'Then the pages are found by a whole word or phrase above and never by one word of a phrase, and the answer is shown whenever one of them is typed.',
    },
    {
      name: 'answer',
      title: 'What we say first',
      type: 'richText',
      description:
        'For something that we don’t do: say so kindly, with a link to the nearest help. Shown above the results of a search that is mainly one of these words or phrases.',
    },
  ],
} as const satisfies ContentType
