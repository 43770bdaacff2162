import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderExample } from '#web/blocks/render-example.tsx'
import { examples } from './examples.ts'
import { CardGridBlock } from './CardGridBlock.tsx'

test.each(Object.entries(examples))('%s: nothing that axe objects to', async (_, block) => {
  await expectNoViolations(renderExample(<CardGridBlock block={block} />).container)
})

test('each card is one link under the block’s heading; its words are the card’s heading', () => {
  renderExample(<CardGridBlock block={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Who pays' }).id).toBe('funding')
  const cards = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/resources/ndis',
    '/resources/my-aged-care',
    'https://www.carergateway.gov.au/',
  ])
  expect(screen.getByRole('heading', { level: 3, name: 'NDIS' })).toBeTruthy()
})
