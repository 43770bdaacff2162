import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import type { ProductQuery } from '#web/graphql/generated.ts'
import * as product from './product.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

const term = (value: string, label: string) => ({ __typename: 'ProductTerm' as const, value, label })

const full: NonNullable<ProductQuery['product']> = {
  __typename: 'Product',
  id: 'product-rail',
  slug: 'rail',
  name: 'Grab rail',
  summary: 'A bar to hold.',
  otherWords: ['rails', 'handrail'],
  category: term('bathroom', 'Shower and bath'),
  isoGroup: { __typename: 'IsoGroup', code: '18 18', name: 'Hand rails and grab rails' },
  description: ['It is fixed to the wall.', 'Its place depends on how you move.'],
  helps: ['People who step over an edge'],
  features: ['Straight or bent'],
  checks: ['What the wall is made of'],
  needs: [term('washing', 'Wash and use the toilet')],
  funding: [
    term('ndis', 'NDIS, if your plan covers it'),
    term('chsp', 'CHSP'),
    term('at-hm', 'AT-HM'),
    term('self', 'Paying for it yourself'),
  ],
  price: term('under-100', 'Under $100'),
  hire: { __typename: 'Hire', price: '$14', minimum: '4 weeks' },
  suppliers: [
    {
      __typename: 'Supplier',
      id: 'supplier-a',
      name: 'A shop',
      about: 'It sells.',
      phone: { __typename: 'Phone', display: '(07) 7010 3110', href: 'tel:0770103110' },
      website: 'https://shop.example',
    },
    { __typename: 'Supplier', id: 'supplier-b', name: 'B shop', about: 'It hires out.', phone: null, website: null },
  ],
  picture: null,
  lastReviewed: '2026-11-01',
  related: [
    {
      __typename: 'ProductSummary',
      id: 'product-stick',
      slug: 'stick',
      name: 'Walking stick',
      summary: 'A stick.',
      category: term('walking', 'Walking and balance'),
      price: term('under-100', 'Under $100'),
      picture: null,
    },
  ],
}

const show = (found: ProductQuery['product']) =>
  renderRoute(product, {
    pattern: '/resources/product-database/:slug',
    address: '/resources/product-database/rail',
    answer: { product: found },
  })

/** The questions and answers at the top of the page. */
const facts = (container: Element) =>
  [...container.querySelectorAll('dl dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent])

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a product shows what it is, whom it helps, what to check, what it may cost and how to enquire', async () => {
  const { container, requested } = show(full)
  await screen.findByRole('heading', { level: 1, name: 'Grab rail' })
  expect(requested).toEqual([{ slug: 'rail' }])
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'What it is',
    'Who it helps',
    'Features',
    'Check before you choose',
    'About the price',
    'Ask about it',
    'Where to buy or hire it',
    'Similar equipment',
    'Talk to us',
  ])
  expect(screen.getByText('Also called: rails, handrail')).toBeTruthy()
  expect(facts(container)).toEqual([
    ['Price band', 'Under $100'],
    ['Hire from us', '$14 a week, for at least 4 weeks, plus delivery. How hiring works'],
    ['Who may pay', 'NDIS, if your plan covers itCHSPAT-HMPaying for it yourself'],
    ['Buy or hire', 'A shop and B shop'],
  ])
  // Those of similar equipment are in cards.
  expect(screen.getAllByText('Under $100').filter((price) => !price.closest('article'))).toHaveLength(1)
  const iso = screen.getByText(/^ISO 9999/)
  expect(iso.textContent).toBe('ISO 9999:2022 code: 18 18 (Hand rails and grab rails)')
  expect(iso.closest('section')).toBeNull()
  expect(screen.getByText(/^Last reviewed/).textContent).toBe('Last reviewed: 1 November 2026')
  const words = Object.fromEntries(
    [...container.querySelectorAll('section[data-part]')].map((part) => [
      part.querySelector('h2')?.textContent,
      [...part.querySelectorAll(':scope p, :scope li')].map(({ textContent }) => textContent),
    ]),
  )
  expect(words).toMatchObject({
    'What it is': ['It is fixed to the wall.', 'Its place depends on how you move.'],
    'Who it helps': ['People who step over an edge'],
    Features: ['Straight or bent'],
    'Check before you choose': ['What the wall is made of'],
    'About the price': [expect.stringMatching(/^This price band/), expect.stringMatching(/^Each scheme decides/)],
    'Ask about it': [expect.stringMatching(/^Tell us what you want to do/), 'Ask us about it'],
    'Where to buy or hire it': [
      'A shop. It sells.',
      'Call (07) 7010 3110',
      'A shop website',
      'B shop. It hires out.',
      expect.stringMatching(/^We sell and hire out/),
    ],
  })
  expect(hrefOf('NDIS, if your plan covers it')).toBe('/resources/ndis')
  expect(hrefOf('CHSP')).toBe('/services/chsp')
  expect(hrefOf('AT-HM')).toBe('/services/support-at-home-program/at-hm-scheme')
  expect(screen.getAllByRole('link', { name: 'Ask us about it' }).map((link) => link.getAttribute('href'))).toEqual([
    '/contact-us/general-enquiry?product=rail',
    '/contact-us/general-enquiry?product=rail',
  ])
  expect(hrefOf('Compare it with others')).toBe('/resources/product-database?compare=rail')
  expect(hrefOf('(07) 7010 3110')).toBe('tel:0770103110')
  expect(hrefOf('A shop website')).toBe('https://shop.example')
  expect(hrefOf('Shower and bath')).toBe('/resources/product-database?category=bathroom')
  expect(hrefOf('Wash and use the toilet')).toBe('/resources/product-database?need=washing')
  expect(hrefOf('Walking stick')).toBe('/resources/product-database/stick')
  expect(screen.getByRole('button', { name: 'Keep Grab rail' })).toBeDefined()
  expect(document.title).toBe('Grab rail – Wide Verandah')
  await expectNoViolations(container)
})

test('a product with almost no content is still a page', async () => {
  const { container } = show({
    ...full,
    otherWords: [],
    hire: null,
    isoGroup: { __typename: 'IsoGroup', code: '', name: '' },
    description: [],
    helps: [],
    features: [],
    checks: [],
    needs: [],
    funding: [],
    suppliers: [],
    lastReviewed: null,
    related: [],
  })
  await screen.findByRole('heading', { level: 1, name: 'Grab rail' })
  expect(screen.queryByText(/Also called/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Who it helps' })).toBeNull()
  expect(screen.queryByText(/^Each scheme decides/)).toBeNull()
  await expectNoViolations(container)
})

test('a list that is empty has no heading', async () => {
  show({ ...full, helps: [], checks: [] })
  expect(await screen.findByRole('heading', { name: 'Features' })).toBeTruthy()
  for (const name of ['Who it helps', 'Check before you choose'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('an unknown product is a 404', async () => {
  show(null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})
