import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

/** A person who works for the provider. */
export const person = {
  name: 'person',
  title: 'Person',
  type: 'document',
  fields: [
    { name: 'name', title: 'Name', type: 'string', isRequired: true },
    { name: 'role', title: 'Role', type: 'string', isRequired: true },
    { name: 'about', title: 'About', type: 'text', isRequired: true },
    { name: 'picture', title: 'Picture', type: 'picture' },
    searchWordsField,
  ],
} as const satisfies ContentType
