import type { ContentType } from '#schema/content/content-type.ts'

/** Numbered steps of a process. */
export const stepsBlock = {
  name: 'stepsBlock',
  title: 'Steps',
  type: 'object',
  fields: [
    { name: 'heading', title: 'Heading', type: 'string', isRequired: true },
    {
      name: 'steps',
      title: 'Steps',
      type: 'array',
      isRequired: true,
      of: [
        {
          type: 'object',
          name: 'step',
          title: 'Step',
          fields: [
            { name: 'title', title: 'Title', type: 'string', isRequired: true },
            { name: 'text', title: 'Text', type: 'richText', isRequired: true },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
