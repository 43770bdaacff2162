import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderExample } from '#web/blocks/render-example.tsx'
import { examples } from './examples.ts'
import { ServiceListBlock } from './ServiceListBlock.tsx'

test.each(Object.entries(examples))('%s: has no axe violations', async (_, block) => {
  await expectNoViolations(renderExample(<ServiceListBlock block={block} />).container)
})

test('each service is a card that links to its page', () => {
  renderExample(<ServiceListBlock block={examples.full} />)
  const cards = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/services/alternative-access',
    '/services/at-learning-development',
    '/services/home-modifications',
  ])
})
