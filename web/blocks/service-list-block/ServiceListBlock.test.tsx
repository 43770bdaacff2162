import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { ServiceListBlock } from './ServiceListBlock.tsx'

test('below its introduction each service is a card that links to its page, with a decorative picture', () => {
  renderExample(<ServiceListBlock block={examples.full} />)
  const cards = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/services/alternative-access',
    '/services/at-learning-development',
    '/services/home-modifications',
  ])
  expect(screen.getByText('Eight services, and one phone number for all of them.')).toBeTruthy()
  // The name of the service is beside its picture, so a screen reader would announce it twice.
  expect(screen.getAllByRole('presentation')).toHaveLength(2)
  expect(screen.queryByRole('img')).toBeNull()
})
