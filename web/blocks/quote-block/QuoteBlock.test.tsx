import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { QuoteBlock } from './QuoteBlock.tsx'

test('the text is a quotation with its speaker', () => {
  renderExample(<QuoteBlock block={examples.minimal} />)
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('blockquote').textContent).toBe('I make my own tea again, and nobody else’s.')
  expect(figure.querySelector('figcaption')?.textContent).toBe('Joyce, 81')
})
