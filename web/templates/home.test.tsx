import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { examples as heroes } from '#web/blocks/hero-block/examples.ts'
import { examples as quotes } from '#web/blocks/quote-block/examples.ts'
import { examples as steps } from '#web/blocks/steps-block/examples.ts'
import type { Page_PageFragment } from '#web/graphql/generated.ts'
import * as home from './home.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

const homePage: Page_PageFragment = {
  __typename: 'Page',
  id: 'page-home',
  title: 'We help you live at home your own way',
  lead: 'A Queensland team.',
  description: 'Equipment and home changes.',
  lastReviewed: null,
  easyReadPath: null,
  picture: null,
  blocks: [heroes.full, steps.full, quotes.minimal],
}

const show = (page: Page_PageFragment | null) =>
  renderRoute(home, { pattern: '/', address: '/', answer: { page, redirect: null } })

test('the sentence, the phone number and the quick links precede all other content', async () => {
  const { container } = show(homePage)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('We help you live at home your own way')
  expect(
    screen
      .getAllByRole('link')
      .slice(0, 4)
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:1800160401', '/services', '/contact-us/referral', '/resources/product-database'])
  expect(screen.getByRole('heading', { level: 2, name: 'What happens' })).toBeTruthy()
  expect(screen.getAllByRole('img')).toHaveLength(1)
  await expectNoViolations(container)
})

test('without blocks the home page ends with the ways to contact the provider', async () => {
  const { container } = show({ ...homePage, blocks: [] })
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Talk to us')
  expect(screen.getByRole('link', { name: 'Send an enquiry' })).toBeTruthy()
  await expectNoViolations(container)
})

test('the head has the provider’s name and the site’s own address', async () => {
  show(homePage)
  await screen.findByRole('heading', { level: 1 })
  expect(document.title).toBe('We help you live at home your own way – Wide Verandah')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://site.example/')
})

test('[S10] without its document it is a 404, with one log line', async () => {
  const { warnings } = show(null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
  expect(warnings).toEqual([{ path: '/' }])
})
