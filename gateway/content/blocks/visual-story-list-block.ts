import { usable } from '#gateway/content/map/outside.ts'
import { visualStorySummary, visualStorySummaryFields } from '#gateway/content/map/summaries.ts'
import { type BlockModule, never, noText, unexplained } from './block-module.ts'

export const visualStoryListBlockFields = `{ heading, "visualStories": *[_type == "visualStory"] | order(order asc, _id asc)${visualStorySummaryFields} }`

export const visualStoryListBlock: BlockModule<'visualStoryListBlock', 'VisualStoryListBlock'> = {
  map: ({ heading, visualStories }, { key }) =>
    heading
      ? { __typename: 'VisualStoryListBlock', key, heading, stories: usable(visualStories, visualStorySummary) }
      : null,
  text: noText,
  explain: unexplained,
  changesAt: never,
}
