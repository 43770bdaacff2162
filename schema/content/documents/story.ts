import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

/**
 * A person's story about equipment or a modified home. Never a testimonial about care: see the advertising rules for
 * regulated health services.
 */
export const story = {
  name: 'story',
  title: 'Consumer story',
  type: 'document',
  fields: [
    { name: 'slug', title: 'Slug', type: 'slug', isRequired: true },
    { name: 'name', title: 'Name', type: 'string', isRequired: true, description: 'As the person wants to be called.' },
    { name: 'title', title: 'Title', type: 'string', isRequired: true },
    { name: 'summary', title: 'Summary', type: 'text', isRequired: true, description: 'One sentence for the list.' },
    { name: 'picture', title: 'Picture', type: 'picture' },
    {
      name: 'consent',
      title: 'Consent',
      type: 'string',
      isRequired: true,
      description: 'Scope and date. Never shown.',
    },
    { name: 'body', title: 'Text', type: 'richText', isRequired: true },
    searchWordsField,
  ],
} as const satisfies ContentType
