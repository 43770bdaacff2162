import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

/** A position that is or was open. */
export const job = {
  name: 'job',
  title: 'Job',
  type: 'document',
  fields: [
    { name: 'slug', title: 'Slug', type: 'slug', isRequired: true },
    { name: 'title', title: 'Title', type: 'string', isRequired: true },
    { name: 'summary', title: 'Summary', type: 'text', isRequired: true, description: 'One sentence for the list.' },
    {
      name: 'place',
      title: 'Place',
      type: 'string',
      isRequired: true,
      options: { list: ['Brisbane', 'Townsville', 'Brisbane or Townsville'] },
    },
    { name: 'hours', title: 'Hours', type: 'string', isRequired: true, description: 'Such as "Full time".' },
    {
      name: 'closesOn',
      title: 'Last day to apply',
      type: 'date',
      isRequired: true,
      description: 'In Brisbane time, that day included.',
    },
    {
      name: 'publishedAt',
      title: 'Published',
      type: 'datetime',
      isRequired: true,
      description: 'In the future: it appears then.',
    },
    { name: 'body', title: 'Text', type: 'richText', isRequired: true },
    searchWordsField,
  ],
} as const satisfies ContentType
