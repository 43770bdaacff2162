import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { examples as calls } from './call-to-action-block/examples.ts'
import { examples as quotes } from './quote-block/examples.ts'
import { Blocks } from './Blocks.tsx'
import { renderExample } from '#tests/helpers/render-example.tsx'

test('blocks are rendered in their order', () => {
  renderExample(<Blocks blocks={[quotes.minimal, calls.minimal]} />)
  expect(screen.getByRole('figure').compareDocumentPosition(screen.getByRole('heading'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('a block of an unknown type renders nothing and does not affect the other blocks', () => {
  const unknown: Blocks_BlockFragment = JSON.parse('{ "__typename": "MapBlock", "key": "map" }')
  renderExample(<Blocks blocks={[unknown, quotes.minimal]} />)
  expect(document.body.textContent).toBe('I make my own tea again, and nobody else’s.Joyce, 81')
})
