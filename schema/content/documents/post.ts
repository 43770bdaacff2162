import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

/** A post of Blogs & News. */
export const post = {
  name: 'post',
  title: 'Post',
  type: 'document',
  fields: [
    { name: 'slug', title: 'Slug', type: 'slug', isRequired: true },
    { name: 'title', title: 'Title', type: 'string', isRequired: true },
    {
      name: 'summary',
      title: 'Summary',
      type: 'text',
      isRequired: true,
      description: 'One or two sentences for the list.',
    },
    {
      name: 'publishedAt',
      title: 'Published',
      type: 'datetime',
      isRequired: true,
      description: 'In the future: it appears then.',
    },
    { name: 'author', title: 'Author', type: 'reference', to: [{ type: 'author' }], isRequired: true },
    { name: 'topics', title: 'Topics', type: 'array', of: [{ type: 'string' }] },
    { name: 'picture', title: 'Picture', type: 'picture' },
    { name: 'body', title: 'Text', type: 'richText', isRequired: true },
    searchWordsField,
  ],
} as const satisfies ContentType
