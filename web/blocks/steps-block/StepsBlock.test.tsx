import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { StepsBlock } from './StepsBlock.tsx'

test('steps are an ordered list, and headings in a step’s text start below the step’s heading', () => {
  renderExample(<StepsBlock block={examples.full} />)
  const steps = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'You call us',
    'We visit',
    'You try',
  ])
  expect(screen.getByRole('heading', { level: 4, name: 'Bring' })).toBeTruthy()
})
