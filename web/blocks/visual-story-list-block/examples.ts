import { decoration } from '#web/blocks/picture/examples.ts'
import type { VisualStoryListBlock_BlockFragment } from '#web/graphql/generated.ts'

const story: VisualStoryListBlock_BlockFragment['stories'][number] = {
  __typename: 'VisualStorySummary',
  id: 'visual-story-visit',
  slug: 'home-visit',
  title: 'When we visit you at home',
  summary: 'Who comes, what they do and how you can say no.',
  picture: null,
}

const minimal: VisualStoryListBlock_BlockFragment = {
  __typename: 'VisualStoryListBlock',
  key: 'visual-stories',
  heading: 'Visual stories',
  stories: [],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    stories: [
      { ...story, picture: decoration },
      { ...story, id: 'visual-story-b', title: 'A trial' },
    ],
  },
  longWords: { ...minimal, stories: [{ ...story, title: 'Assessment-of-equipment-at-home-'.repeat(4) }] },
} satisfies Record<string, VisualStoryListBlock_BlockFragment>
