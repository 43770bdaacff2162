import { examples as posts } from '#web/blocks/post-card/examples.ts'
import type { LatestPostsBlock_BlockFragment } from '#web/graphql/generated.ts'

const minimal: LatestPostsBlock_BlockFragment = {
  __typename: 'LatestPostsBlock',
  key: 'news',
  heading: 'Latest news',
  posts: [posts.minimal],
}

export const examples = {
  minimal,
  full: { ...minimal, posts: [posts.full, posts.minimal, posts.longWords] },
  empty: { ...minimal, posts: [] },
} satisfies Record<string, LatestPostsBlock_BlockFragment>
