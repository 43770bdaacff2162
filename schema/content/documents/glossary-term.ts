import type { ContentType } from '#schema/content/content-type.ts'

/** A technical term in plain words. */
export const glossaryTerm = {
  name: 'glossaryTerm',
  title: 'Glossary term',
  type: 'document',
  fields: [
    { name: 'term', title: 'Term', type: 'string', isRequired: true },
    { name: 'abbreviation', title: 'Abbreviation', type: 'string' },
    { name: 'meaning', title: 'Meaning', type: 'text', isRequired: true, description: 'One sentence.' },
    {
      name: 'forms',
      title: 'Words that mean it',
      type: 'array',
      of: [{ type: 'string' }],
      description:
        'For a term that is an everyday word too: only these are explained on pages. "a switch", "switches", and not "switch it on". Empty: the term itself.',
    },
  ],
} as const satisfies ContentType
