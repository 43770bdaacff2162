import type { ContentType } from '#schema/content/content-type.ts'

/** A question of the service finder at /services/finder, with its answers. */
export const finderQuestion = {
  name: 'finderQuestion',
  title: 'Finder question',
  type: 'document',
  fields: [
    {
      name: 'question',
      title: 'Question',
      type: 'string',
      isRequired: true,
      description: 'Short and in everyday words: it is the page’s h1.',
    },
    { name: 'hint', title: 'Below the question', type: 'string', description: 'One short sentence, if it helps.' },
    {
      name: 'wordings',
      title: 'Other words for the question',
      type: 'array',
      description: 'Such as "How old are you?" for someone who has answered "I do".',
      of: [
        {
          type: 'object',
          name: 'finderWording',
          title: 'Other words',
          fields: [
            {
              name: 'after',
              title: 'After one of these answers',
              type: 'array',
              of: [{ type: 'string' }],
              isRequired: true,
              description: 'Their codes in the address, such as "me".',
            },
            { name: 'question', title: 'Question', type: 'string', isRequired: true },
          ],
        },
      ],
    },
    { name: 'isFirst', title: 'The finder begins here', type: 'boolean', description: 'On for one question only.' },
    {
      name: 'answers',
      title: 'Answers',
      type: 'array',
      isRequired: true,
      of: [
        {
          type: 'object',
          name: 'finderAnswer',
          title: 'Answer',
          fields: [
            {
              name: 'code',
              title: 'In the address',
              type: 'string',
              isRequired: true,
              description:
                'Small letters, numbers and hyphens, such as "not-sure". Changing it breaks links to what follows.',
            },
            { name: 'label', title: 'Answer', type: 'string', isRequired: true, description: 'A few words.' },
            { name: 'hint', title: 'Below the answer', type: 'string' },
            { name: 'picture', title: 'Picture', type: 'picture', description: 'Only where it helps to understand.' },
            {
              name: 'isUnsure',
              title: 'For someone who does not know',
              type: 'boolean',
              description: 'On for one answer at the most.',
            },
            {
              name: 'next',
              title: 'Next question',
              type: 'reference',
              to: [{ type: 'finderQuestion' }],
              description: 'Without one, the finder ends here and shows what the answers come to.',
            },
            {
              name: 'services',
              title: 'Services',
              type: 'array',
              of: [{ type: 'reference', to: [{ type: 'service' }] }],
              description: 'What this answer adds to the result, in this order.',
            },
            {
              name: 'advice',
              title: 'Funding and next steps',
              type: 'array',
              of: [{ type: 'reference', to: [{ type: 'finderAdvice' }] }],
              description: 'What this answer adds to the result.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
