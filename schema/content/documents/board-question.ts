import type { ContentType } from '#schema/content/content-type.ts'

/** A screen of the picture board at /say: pictures with a word each, for people who point instead of speaking or typing. */
export const boardQuestion = {
  name: 'boardQuestion',
  title: 'Screen of the picture board',
  type: 'document',
  fields: [
    { name: 'question', title: 'Question', type: 'string', isRequired: true, description: 'Two to five short words.' },
    { name: 'isFirst', title: 'The board begins here', type: 'boolean', description: 'On for one screen only.' },
    {
      name: 'isUrgent',
      title: 'Someone may not be safe',
      type: 'boolean',
      description: 'What the person then sends is marked as urgent.',
    },
    {
      name: 'isComplaint',
      title: 'The person complains',
      type: 'boolean',
      description: 'What the person then sends is a complaint, in the feedback form.',
    },
    {
      name: 'phones',
      title: 'Numbers to call at once',
      type: 'array',
      description: 'Above the pictures, where someone may be in danger.',
      of: [
        {
          type: 'object',
          name: 'boardPhone',
          title: 'Number',
          fields: [
            { name: 'label', title: 'Who answers', type: 'string', isRequired: true },
            { name: 'fact', title: 'Number', type: 'reference', to: [{ type: 'fact' }], isRequired: true },
          ],
        },
      ],
    },
    {
      name: 'choices',
      title: 'Choices',
      type: 'array',
      isRequired: true,
      description: 'Twelve at most, in the order of their rows.',
      of: [
        {
          type: 'object',
          name: 'boardChoice',
          title: 'Choice',
          fields: [
            {
              name: 'code',
              title: 'In the address',
              type: 'string',
              isRequired: true,
              description: 'Small letters, numbers and hyphens. Changing it breaks links to what follows.',
            },
            { name: 'word', title: 'Word', type: 'string', isRequired: true, description: 'One to three words.' },
            {
              name: 'sentence',
              title: 'What the person then has said',
              type: 'string',
              isRequired: true,
              description: 'A whole sentence with "I", which replaces the one of the screen before.',
            },
            { name: 'picture', title: 'Picture', type: 'picture', isRequired: true },
            {
              name: 'next',
              title: 'Next screen',
              type: 'reference',
              to: [{ type: 'boardQuestion' }],
              description: 'Without one, the sentence is complete.',
            },
            {
              name: 'service',
              title: 'Service',
              type: 'reference',
              to: [{ type: 'service' }],
              description: 'The topic of the enquiry. Without one, the person would like to talk it through.',
            },
            {
              name: 'isFromHospital',
              title: 'About coming home from hospital',
              type: 'boolean',
              description: 'Then the enquiry is urgent, whatever its service.',
            },
            { name: 'link', title: 'Where to read about it', type: 'link' },
          ],
        },
      ],
    },
  ],
} as const satisfies ContentType
