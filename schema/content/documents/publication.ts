import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

/** A document to read as a page. Its files are made from the page. */
export const publication = {
  name: 'publication',
  title: 'Publication',
  type: 'document',
  fields: [
    { name: 'slug', title: 'Slug', type: 'slug', isRequired: true },
    {
      name: 'kind',
      title: 'Kind',
      type: 'string',
      isRequired: true,
      options: { list: ['annualReport', 'factSheet'] },
      description: 'It says where the publication stands: /about/annual-reports or /resources/fact-sheet.',
    },
    { name: 'title', title: 'Title', type: 'string', isRequired: true },
    { name: 'summary', title: 'Summary', type: 'text', isRequired: true, description: 'One sentence for the list.' },
    { name: 'publishedOn', title: 'Published', type: 'date', isRequired: true },
    {
      name: 'blocks',
      title: 'Text and tables',
      type: 'array',
      of: [{ type: 'richTextBlock' }, { type: 'tableBlock' }],
      isRequired: true,
      description: 'The PDF and the Word file are made from it. Figures to compare are a table.',
    },
    searchWordsField,
  ],
} as const satisfies ContentType
