import { usable } from '#gateway/content/map/outside.ts'
import { storySummary, storySummaryFields } from '#gateway/content/map/summaries.ts'
import { type BlockModule, never, noText, unexplained } from './block-module.ts'

export const storyListBlockFields = `{ heading, "stories": *[_type == "story"] | order(title asc)${storySummaryFields} }`

export const storyListBlock: BlockModule<'storyListBlock', 'StoryListBlock'> = {
  map: ({ heading, stories }, { key }) =>
    heading ? { __typename: 'StoryListBlock', key, heading, stories: usable(stories, storySummary) } : null,
  text: noText,
  explain: unexplained,
  changesAt: never,
}
