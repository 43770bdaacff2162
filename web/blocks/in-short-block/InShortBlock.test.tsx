import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { InShortBlock } from './InShortBlock.tsx'

test('the points are a list under the block’s heading', () => {
  renderExample(<InShortBlock block={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: 'In short' })).toBeTruthy()
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
})
