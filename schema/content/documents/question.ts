import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

/** A frequent question with its answer. */
export const question = {
  name: 'question',
  title: 'Question',
  type: 'document',
  fields: [
    { name: 'question', title: 'Question', type: 'string', isRequired: true },
    { name: 'answer', title: 'Answer', type: 'richText', isRequired: true },
    searchWordsField,
  ],
} as const satisfies ContentType
