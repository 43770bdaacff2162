import { photo } from '#web/blocks/picture/examples.ts'
import type { PostCard_PostFragment } from '#web/graphql/generated.ts'

const minimal: PostCard_PostFragment = {
  __typename: 'PostSummary',
  id: 'post-garden',
  slug: 'back-in-the-garden',
  title: 'Back in the garden',
  summary: 'A power chair, a wider gate and a raised bed.',
  // 20:00 UTC on the 19th is the morning of the 20th in Brisbane.
  publishedAt: '2026-11-19T20:00:00Z',
  picture: null,
}

export const examples = {
  minimal,
  full: { ...minimal, id: 'post-full', picture: photo },
  longWords: { ...minimal, id: 'post-long', title: 'Telecommunication-equipment-reimbursement-arrangements' },
} satisfies Record<string, PostCard_PostFragment>
