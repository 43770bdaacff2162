import type { ContentType } from '#schema/content/content-type.ts'

/** A frequent question with its answer. */
export const question = {
  name: 'question',
  title: 'Question',
  type: 'document',
  fields: [
    { name: 'question', title: 'Question', type: 'string', isRequired: true },
    { name: 'answer', title: 'Answer', type: 'richText', isRequired: true },
  ],
} as const satisfies ContentType
