import { expect, test } from 'vitest'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { outlineOf } from './outline.ts'
import { heading, paragraph, textOf } from './rich-text/examples.ts'

test('the outline lists the h2s of blocks and of their texts in reading order, without deeper headings', () => {
  const blocks: Blocks_BlockFragment[] = [
    { __typename: 'InShortBlock', key: 'short', points: ['One'] },
    {
      __typename: 'RichTextBlock',
      key: 'text',
      body: textOf(
        heading(2, 'Costs', 'costs'),
        paragraph('…'),
        heading(3, 'Fees', 'fees'),
        heading(2, 'Wait', 'wait'),
      ),
    },
    { __typename: 'StepsBlock', key: 'steps', heading: 'What happens', steps: [] },
  ]
  expect(outlineOf(blocks)).toEqual([
    { id: 'costs', text: 'Costs' },
    { id: 'wait', text: 'Wait' },
    { id: 'steps', text: 'What happens' },
  ])
})
