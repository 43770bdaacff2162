import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

const sentences = [{ type: 'string' }] as const
const shortOnes = 'Each a short sentence in plain words.'

/** What happens at an event such as a visit: a picture and one sentence for each moment, for people who need to know beforehand. */
export const visualStory = {
  name: 'visualStory',
  title: 'Visual story',
  type: 'document',
  fields: [
    { name: 'slug', title: 'Slug', type: 'slug', isRequired: true },
    { name: 'title', title: 'Title', type: 'string', isRequired: true },
    { name: 'summary', title: 'Summary', type: 'text', isRequired: true, description: 'One sentence for the list.' },
    {
      name: 'page',
      title: 'Full page',
      type: 'reference',
      to: [{ type: 'page' }],
      description: 'The page that has more about it.',
    },
    {
      name: 'moments',
      title: 'Moments',
      type: 'array',
      isRequired: true,
      description: 'Ten to fifteen, in order: two sheets of paper have space for fifteen.',
      of: [
        {
          type: 'object',
          name: 'visualStoryMoment',
          title: 'Moment',
          fields: [
            {
              name: 'picture',
              title: 'Picture',
              type: 'picture',
              isRequired: true,
              description: 'It shows this moment and no other. Decorative, because the sentence has its meaning.',
            },
            {
              name: 'sentence',
              title: 'Sentence',
              type: 'string',
              isRequired: true,
              description: 'One. Twelve words or fewer.',
            },
          ],
        },
      ],
    },
    { name: 'whoComes', title: 'Who will come', type: 'array', of: sentences, description: shortOnes },
    { name: 'canRefuse', title: 'What you can say no to', type: 'array', of: sentences, description: shortOnes },
    { name: 'canBring', title: 'What you can bring', type: 'array', of: sentences, description: shortOnes },
    { name: 'order', title: 'Place in lists', type: 'number', isRequired: true },
    searchWordsField,
  ],
} as const satisfies ContentType
