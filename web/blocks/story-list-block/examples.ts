import { photo } from '#web/blocks/picture/examples.ts'
import type { StoryListBlock_BlockFragment } from '#web/graphql/generated.ts'

const story: StoryListBlock_BlockFragment['stories'][number] = {
  __typename: 'StorySummary',
  id: 'story-joyce',
  slug: 'joyce',
  name: 'Joyce',
  title: 'Tea at her own bench',
  summary: 'A lower bench and a kettle that tips.',
  picture: null,
}

const minimal: StoryListBlock_BlockFragment = {
  __typename: 'StoryListBlock',
  key: 'stories',
  heading: 'Stories',
  stories: [],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    stories: [
      { ...story, picture: photo },
      { ...story, id: 'story-b', name: '', title: 'A gate' },
    ],
  },
  longWords: { ...minimal, stories: [{ ...story, title: 'Independence-at-the-kitchen-bench-'.repeat(4) }] },
} satisfies Record<string, StoryListBlock_BlockFragment>
