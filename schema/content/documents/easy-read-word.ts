import type { ContentType } from '#schema/content/content-type.ts'

/** A hard word of Easy Read pages and what it means: one meaning, the same on every page that has the word. */
export const easyReadWord = {
  name: 'easyReadWord',
  title: 'Easy Read word',
  type: 'document',
  fields: [
    {
      name: 'word',
      title: 'Word',
      type: 'string',
      isRequired: true,
      description: 'A word or a few, with a capital letter.',
    },
    {
      name: 'meaning',
      title: 'Meaning',
      type: 'array',
      of: [{ type: 'string' }],
      isRequired: true,
      description: 'One or two short sentences.',
    },
  ],
} as const satisfies ContentType
