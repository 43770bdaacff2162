import { usable } from '#gateway/content/map/outside.ts'
import { newestPosts, nextPostAt } from '#gateway/content/map/shown.ts'
import { postSummary, postSummaryFields } from '#gateway/content/map/summaries.ts'
import { type BlockModule, noText, unexplained } from './block-module.ts'

export const latestPostsBlockFields = `{
  heading,
  "posts": ${newestPosts}[0...3]${postSummaryFields},
  "nextPostAt": ${nextPostAt}
}`

export const latestPostsBlock: BlockModule<'latestPostsBlock', 'LatestPostsBlock'> = {
  map: ({ heading, posts }, { key }) =>
    heading ? { __typename: 'LatestPostsBlock', key, heading, posts: usable(posts, postSummary) } : null,
  text: noText,
  explain: unexplained,
  changesAt: ({ nextPostAt: next }) => [next],
}
