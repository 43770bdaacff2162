import type { ContentType } from '#schema/content/content-type.ts'

/** The next action: one or two links as buttons. */
export const callToActionBlock = {
  name: 'callToActionBlock',
  title: 'What to do next',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    { name: 'text', title: 'Text', type: 'text' },
    {
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [{ type: 'link' }],
      isRequired: true,
      description: 'The first is the main one.',
    },
  ],
} as const satisfies ContentType
