import type { InShortBlock_BlockFragment } from '#web/graphql/generated.ts'

const minimal: InShortBlock_BlockFragment = { __typename: 'InShortBlock', key: 'in-short', points: ['We come to you.'] }

export const examples = {
  minimal,
  full: { ...minimal, points: ['We come to you.', 'You try before you choose.', 'Funding often pays.'] },
  longWords: { ...minimal, points: ['Telecommunication-equipment-reimbursement-arrangements-are-possible.'] },
} satisfies Record<string, InShortBlock_BlockFragment>
