import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listedRows } from '#schema/site-map.ts'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'
import * as sitemap from './sitemap.tsx'

const sitemapPage = {
  __typename: 'Page',
  id: 'page-sitemap',
  title: 'Sitemap',
  lead: 'Every page.',
  description: 'Every page.',
  lastReviewed: null,
  easyReadPath: null,
  picture: null,
  blocks: [],
}

const show = () => renderRoute(sitemap, { pattern: '/sitemap', address: '/sitemap', answer: { page: sitemapPage } })

/** The links in the lists under the sections' headings, without those of the breadcrumb and the contact panel. */
const listed = async () => {
  const first = await screen.findByRole('heading', { level: 2, name: 'Main pages' })
  return within(first.closest('section')?.parentElement ?? document.body)
    .getAllByRole('link')
    .filter((link) => !link.getAttribute('href')?.startsWith('#'))
}

test('every page of the site map is linked once', async () => {
  const { container } = show()
  const links = (await listed()).map((link) => link.getAttribute('href'))
  const paths = listedRows.map(({ path }) => path)
  expect(links).toHaveLength(paths.length)
  expect(new Set(links)).toEqual(new Set(paths))
  await expectNoViolations(container)
})

test('it begins with links to the headings of its sections', async () => {
  const { container } = show()
  const nav = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const parts = nav.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(parts).toHaveLength(5)
  for (const part of parts) expect(container.querySelector(part)?.tagName, part).toBe('H2')
})

test('a page is nested under its parent', async () => {
  show()
  const child = (await listed()).find(({ textContent }) => textContent === 'Home maintenance')
  expect(child?.closest('ul')?.closest('li')?.textContent).toMatch(/^Commonwealth Home Support Programme \(CHSP\)/)
})
