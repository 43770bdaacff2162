import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { HeroBlock } from './HeroBlock.tsx'

test('the quick links are a list of links, each with its text', () => {
  renderExample(<HeroBlock block={examples.full} />)
  const quickLinks = within(screen.getByRole('list')).getAllByRole('link')
  expect(quickLinks.map((quickLink) => [quickLink.textContent, quickLink.getAttribute('href')])).toEqual([
    ['I need help at home', '/services'],
    ['I am referring someone', '/contact-us/referral'],
    ['I want to look at equipment', '/resources/product-database'],
  ])
  expect(quickLinks[0]?.nextElementSibling?.textContent).toBe('Rails, ramps and help with the house.')
})

test('the children are rendered first', () => {
  renderExample(
    <HeroBlock block={examples.full}>
      <h1>More of your day</h1>
    </HeroBlock>,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.compareDocumentPosition(screen.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
