import type { ContentType } from '#schema/content/content-type.ts'

/** Questions that expand to their answers. */
export const questionsBlock = {
  name: 'questionsBlock',
  title: 'Questions',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    {
      name: 'questions',
      title: 'Questions',
      type: 'array',
      isRequired: true,
      of: [{ type: 'reference', to: [{ type: 'question' }] }],
    },
  ],
} as const satisfies ContentType
