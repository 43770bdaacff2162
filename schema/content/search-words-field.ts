import type { ContentField } from './content-type.ts'

/** For documents that the site search finds. Only the search reads it: `searchWords` documents are for several targets and answers. */
export const searchWordsField = {
  name: 'searchWords',
  title: 'Search words',
  type: 'array',
  of: [{ type: 'string' }],
  description:
    'What people type who look for this. No page shows it. Small and capital letters, plurals and typing errors are the search’s own.',
} as const satisfies ContentField
