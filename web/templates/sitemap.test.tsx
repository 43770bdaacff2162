// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteMap } from '#schema/site-map.ts'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderRoute } from './render-route.tsx'
import * as sitemap from './sitemap.tsx'

const show = () => renderRoute(sitemap, { pattern: '/sitemap', address: '/sitemap', answer: { page: null } })

/** Links outside the breadcrumb trail and the contact panel: those in the lists under a heading of a section. */
const listed = async () => {
  const first = await screen.findByRole('heading', { level: 2, name: 'Main pages' })
  return within(first.closest('section')?.parentElement ?? document.body).getAllByRole('link')
}

test('every page of the site map is linked once', async () => {
  const { container } = show()
  const links = (await listed()).map((link) => link.getAttribute('href'))
  const paths: readonly string[] = siteMap.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(links).toHaveLength(paths.length)
  expect(new Set(links)).toEqual(new Set(paths))
  await expectNoViolations(container)
})

test('a page stands under the page above it', async () => {
  show()
  const child = (await listed()).find(({ textContent }) => textContent === 'Home maintenance')
  expect(child?.closest('ul')?.closest('li')?.textContent).toMatch(/^Commonwealth Home Support Programme \(CHSP\)/)
})
