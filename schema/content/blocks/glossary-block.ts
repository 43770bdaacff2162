import type { ContentType } from '#schema/content/content-type.ts'

/** Every glossary term with its meaning, in alphabetical order. */
export const glossaryBlock = {
  name: 'glossaryBlock',
  title: 'Glossary',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    { name: 'intro', title: 'Introduction', type: 'text' },
  ],
} as const satisfies ContentType
