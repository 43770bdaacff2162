import type { ContentType } from '#schema/content/content-type.ts'

/** Names of languages, each in its own script. */
export const languageListBlock = {
  name: 'languageListBlock',
  title: 'Languages',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    { name: 'intro', title: 'Introduction', type: 'text' },
    {
      name: 'languages',
      title: 'Languages',
      type: 'array',
      of: [{ type: 'string' }],
      isRequired: true,
      description: 'Codes of BCP 47, such as "vi" or "zh-Hans". The names come from Unicode.',
    },
  ],
} as const satisfies ContentType
