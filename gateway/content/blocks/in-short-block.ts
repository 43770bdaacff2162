import { usable } from '#gateway/content/map/outside.ts'
import { type BlockModule, never } from './block-module.ts'

export const inShortBlockFields = `{ points }`

export const inShortBlock: BlockModule<'inShortBlock', 'InShortBlock'> = {
  map: ({ points }, { key }) => ({ __typename: 'InShortBlock', key, points: usable(points, (point) => point) }),
  text: ({ points }) => ({ headings: [], body: points }),
  explain: (block, { words }) => ({ ...block, points: block.points.map((point) => words(point)) }),
  changesAt: never,
}
