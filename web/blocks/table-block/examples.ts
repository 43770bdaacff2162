import { datedFact, paragraph, textOf } from '#web/blocks/rich-text/examples.ts'
import type { TableBlock_BlockFragment } from '#web/graphql/generated.ts'

const row = (...cells: Parameters<typeof paragraph>[0][]): TableBlock_BlockFragment['rows'][number] => ({
  __typename: 'TableRow',
  cells: cells.map((cell) => textOf(paragraph(cell))),
})

const minimal: TableBlock_BlockFragment = {
  __typename: 'TableBlock',
  key: 'tiers',
  caption: 'What each tier pays',
  columns: ['Tier', 'Up to'],
  rows: [row('High', datedFact)],
}

export const examples = {
  minimal,
  threeColumns: {
    ...minimal,
    columns: ['Tier', 'Up to', 'What you need'],
    rows: [row('Low', '$500', 'Nothing'), row('High', datedFact, 'A prescription')],
  },
  wide: {
    ...minimal,
    key: 'compare',
    caption: 'How the devices compare',
    columns: ['Device', 'Weight', 'Battery', 'Mount', 'Voice'],
    rows: [
      row('Tablet', '600 g', '10 hours', 'Table', 'Yes'),
      row('Eye-gaze', '2 kg', '8 hours', 'Chair or bed', 'Yes'),
    ],
  },
} satisfies Record<string, TableBlock_BlockFragment>
