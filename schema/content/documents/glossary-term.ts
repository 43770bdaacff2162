import type { ContentType } from '#schema/content/content-type.ts'

/** A word of the field, said plainly. */
export const glossaryTerm = {
  name: 'glossaryTerm',
  title: 'Glossary term',
  type: 'document',
  fields: [
    { name: 'term', title: 'Term', type: 'string', isRequired: true },
    { name: 'abbreviation', title: 'Abbreviation', type: 'string' },
    { name: 'meaning', title: 'Meaning', type: 'text', isRequired: true, description: 'One sentence.' },
  ],
} as const satisfies ContentType
