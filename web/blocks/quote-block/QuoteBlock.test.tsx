import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { QuoteBlock } from './QuoteBlock.tsx'

test.each(Object.entries(examples))('%s: has no axe violations', async (_, block) => {
  await expectNoViolations(renderExample(<QuoteBlock block={block} />).container)
})

test('the text is a quotation with its speaker', () => {
  renderExample(<QuoteBlock block={examples.minimal} />)
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('blockquote').textContent).toBe('I make my own tea again, and nobody else’s.')
  expect(figure.querySelector('figcaption')?.textContent).toBe('Joyce, 81')
})
