import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { ImageBlock } from './ImageBlock.tsx'

test('the caption follows the picture', () => {
  renderExample(<ImageBlock block={examples.captioned} />)
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('img', { name: 'A ramp leads to the verandah of a Queensland house.' })).toBeTruthy()
  expect(figure.textContent).toBe('The ramp was built in two days.')
})
