import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { RelatedPagesBlock } from './RelatedPagesBlock.tsx'

test('each page is a link with its title, followed by what it is about', () => {
  renderExample(<RelatedPagesBlock block={examples.full} />)
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['NDIS', '/resources/ndis'],
    ['Commonwealth Home Support Programme (CHSP)', '/services/chsp'],
  ])
  expect(links[1]?.nextElementSibling?.textContent).toBe('Small help that keeps you at home.')
})
