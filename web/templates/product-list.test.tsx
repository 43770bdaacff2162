import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { eventually } from '#tests/helpers/eventually.ts'
import { watchLiveRegions } from '#tests/helpers/live-regions.ts'
import { photo } from '#web/blocks/picture/examples.ts'
import type { PageQuery, ProductListPageQuery, ProductResultsQuery } from '#web/graphql/generated.ts'
import { preferences } from '#web/lib/preferences.ts'
import { showPreferences } from '#web/lib/show-preferences.ts'
import { postedNotifications } from '#web/lib/toast-queue.ts'
import * as productList from './product-list.tsx'
import * as results from './product-list/results.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

const page: PageQuery['page'] = {
  __typename: 'Page',
  id: 'page-products',
  title: 'Product Database',
  lead: 'Look here.',
  description: 'Products.',
  lastReviewed: null,
  easyReadPath: null,
  picture: null,
  blocks: [],
}

type Products = NonNullable<ProductResultsQuery['products']>

const term = (value: string, label: string) => ({ __typename: 'ProductTerm' as const, value, label })
const product = (slug: string, name: string): Products['products'][number] => ({
  __typename: 'ProductSummary',
  id: `product-${slug}`,
  slug,
  name,
  summary: `${name} in one sentence.`,
  category: term('bathroom', 'Shower and bath'),
  price: term('under-100', 'Under $100'),
  picture: null,
})
const whole = (slug: string, name: string): ProductResultsQuery['comparedProducts'][number] => ({
  ...product(slug, name),
  __typename: 'Product',
  category: term('bathroom', `Kind of ${name}`),
  price: term('under-100', `Price of ${name}`),
  helps: [`People who like ${name}`],
  features: [`Feature of ${name}`, 'Grips'],
  checks: [`Check ${name}`],
  funding: [term('ndis', `Payer of ${name}`)],
  suppliers: [{ __typename: 'Supplier', id: 's', name: `Shop of ${name}` }],
})

const facet = (value: string, label: string, count: number) => ({
  __typename: 'ProductFacet' as const,
  value,
  label,
  count,
})
const found = (products: Products['products'], rest: Partial<Products> = {}): Products => ({
  __typename: 'ProductPage',
  products,
  page: 1,
  pageCount: 1,
  total: products.length,
  facets: {
    __typename: 'ProductFacets',
    categories: [facet('bathroom', 'Shower and bath', 2), facet('walking', 'Walking', 0)],
    needs: [facet('washing', 'Wash', 2)],
    funding: [facet('ndis', 'NDIS, if your plan covers it', 2)],
    prices: [facet('under-100', 'Under $100', 2)],
  },
  ...rest,
})

const productKinds: ProductListPageQuery['productKinds'] = [
  {
    __typename: 'ProductKind',
    value: 'walking',
    label: 'Walking and balance',
    picture: { __typename: 'Image', url: '/images/stick.svg', width: 800, height: 600 },
  },
]

const rails = [product('rail', 'Grab rail'), product('stick', 'Walking stick')]

const show = (query = '', products: Products | null = found(rails), comparedProducts: object[] = []) =>
  renderRoute(productList, {
    pattern: '/resources/product-database',
    address: `/resources/product-database${query}`,
    results,
    answer: { page, products, comparedProducts, productKinds },
  })

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => {}
beforeEach(() => preferences.reset())

/** What the filter announces. */
const announced = () => within(screen.getByRole('search')).getByRole('status').textContent
const posted = () => postedNotifications.all().at(-1)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const chosen = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name, hidden: true })

test('the list has a heading with the count and a filter with an address for every state, and no axe violations', async () => {
  const { container, requested } = show('?q=rail&need=washing&sort=cheap')
  expect(await screen.findByRole('heading', { level: 2, name: '2 products' })).toBeTruthy()
  const form = within(screen.getByRole('search', { name: 'Find products' }))
  expect(form.getByRole<HTMLInputElement>('searchbox', { name: 'What are you looking for?' }).value).toBe('rail')
  expect((await chosen('Wash (2)')).checked).toBe(true)
  expect((await chosen('Shower and bath (2)')).checked).toBe(false)
  expect(form.getByRole('button', { name: 'Show results' }).getAttribute('type')).toBe('submit')
  expect(form.getByText('What you want to do', { selector: 'summary' }).textContent).toBe(
    'What you want to do (1 chosen)',
  )
  const isOpen = (name: RegExp) => form.getByText(name, { selector: 'summary' }).closest('details')?.open
  expect([isOpen(/^What you want to do/), isOpen(/^Kind of product/)]).toEqual([true, false])
  expect(requested[1]).toMatchObject({ filter: { text: 'rail', needs: ['washing'] }, sort: 'PRICE_ASC', page: 1 })
  expect(document.title).toBe('Product Database: 2 products – Wide Verandah')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  await expectNoViolations(container)
})

test('the picture of a product is decorative, because its name is beside it', async () => {
  show('', found([{ ...product('rail', 'Grab rail'), picture: photo }]))
  const card = within(await screen.findByRole('article', { name: 'Grab rail' }))
  expect(card.getByRole('presentation')).toHaveProperty('src', expect.stringContaining(photo.url))
})

test('the unfiltered list has the page’s title and address; its second page has its own', async () => {
  show('', found(rails, { pageCount: 3, total: 30 }))
  await screen.findByRole('heading', { level: 2, name: '30 products, page 1 of 3' })
  expect(document.title).toBe('Product Database – Wide Verandah')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://site.example/resources/product-database',
  )
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/resources/product-database?page=3')
})

test('an empty result suggests what to do and how to clear all filters', async () => {
  const { container } = show('?q=submarine&compare=rail', found([]), [whole('rail', 'Grab rail')])
  expect(await screen.findByRole('heading', { level: 2, name: '0 products' })).toBeTruthy()
  expect(screen.getByText(/check the spelling/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'write to us' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe(
    '/resources/product-database?compare=rail',
  )
  await expectNoViolations(container)
})

test('an invalid page number is a 404', async () => {
  show('?page=two')
  expect(await screen.findByText('Status 404')).toBeTruthy()
})

test('a page beyond the last is a 404', async () => {
  show('?page=99', null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})

test('the button navigates: the heading takes the focus, and the address has the whole filter', async () => {
  const { requested } = show()
  await userEvent.type(await screen.findByRole('searchbox'), 'rail')
  await userEvent.click(await chosen('Wash (2)'))
  await userEvent.click(screen.getByRole('button', { name: 'Show results' }))
  await eventually(() => expect(document.activeElement?.id).toBe('results'))
  expect(requested.at(-1)).toMatchObject({ filter: { text: 'rail', needs: ['washing'] } })
})

test('[S14] the count is not announced again when a product is added to compare', async () => {
  show('', found(rails), [whole('rail', 'Grab rail')])
  await userEvent.type(await screen.findByRole('searchbox'), 'rail')
  await eventually(() => expect(announced()).toBe('2 products found'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(screen.getByRole('button', { name: 'Add to compare: Grab rail' }))
  await eventually(async () => {
    await pass(1)
    screen.getByRole('button', { name: 'Remove from compare: Grab rail' })
  })
  expect(announced()).toBe('')
  await pass(2_000)
  expect(announced()).toBe('')
})

test('[S14] the list waits 600 ms after the last key, the count is announced once, a second after it, and the focus stays', async () => {
  // Switched on only below, because the fields are also read when the form starts.
  preferences.set('liveFilter', 'off')
  const { requested } = show()
  const words = await screen.findByRole('searchbox')
  act(() => void preferences.set('liveFilter', undefined))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const said: string[] = []
  onTestFinished(watchLiveRegions((text) => said.push(text)))
  words.focus()
  fireEvent.change(words, { target: { value: 'rai' } })
  await pass(599)
  fireEvent.change(words, { target: { value: 'rail' } })
  await pass(599)
  expect(requested).toHaveLength(2)
  await pass(1)
  expect(requested.at(-1)).toMatchObject({ filter: { text: 'rail' } })
  await pass(399)
  expect(announced()).toBe('')
  await pass(1)
  expect(announced()).toBe('2 products found')
  await pass(2_000)
  expect(said).toEqual(['2 products found'])
  expect(document.activeElement).toBe(words)
  // The page's document once, and the list twice.
  expect(requested.map((variables) => 'filter' in variables)).toEqual([false, true, true])
})

test('visitors can switch off live filtering, and the device remembers it', async () => {
  const { requested, unmount } = show()
  const live = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'Update the list as I type and choose',
  })
  expect(live.checked).toBe(true)
  await userEvent.click(live)
  expect(preferences.get('liveFilter')).toBe('off')
  await userEvent.type(screen.getByRole('searchbox'), 'rail')
  await userEvent.click(screen.getByRole('button', { name: 'Show results' }))
  await eventually(() => expect(requested).toHaveLength(3))
  unmount()
  show()
  expect((await screen.findByRole<HTMLInputElement>('switch', { name: /^Update the list/ })).checked).toBe(false)
  await userEvent.click(screen.getByRole('switch', { name: /^Update the list/ }))
  expect(preferences.get('liveFilter')).toBeUndefined()
})

test('switching live filtering off in another tab switches it off here', async () => {
  show()
  const live = await screen.findByRole<HTMLInputElement>('switch', { name: /^Update the list/ })
  showPreferences()
  localStorage.setItem('preferences', '{"liveFilter":"off"}')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'preferences' })))
  expect(live.checked).toBe(false)
})

test('[S50] adding a product to compare shows a message, and its button keeps the focus', async () => {
  const both = [whole('rail', 'Grab rail'), whole('stick', 'Walking stick')]
  const { requested } = show('?compare=rail', found(rails), both)
  const add = await screen.findByRole('button', { name: 'Add to compare: Walking stick' })
  await userEvent.click(add)
  expect(posted()).toMatchObject({ type: 'success', text: 'Walking stick added to compare, 2 of 3.' })
  await eventually(() => expect(requested.at(-1)).toMatchObject({ compared: ['rail', 'stick'] }))
  await screen.findByRole('button', { name: 'Remove from compare: Walking stick' })
  expect(document.activeElement).toBe(add)
  await userEvent.click(add)
  expect(posted()).toMatchObject({ type: 'info', text: 'Walking stick removed from compare.' })
  await eventually(() => expect(requested.at(-1)).toMatchObject({ compared: ['rail'] }))
})

test('a product that is removed in the tray passes the focus to the tray, the last one to the list', async () => {
  const both = [whole('rail', 'Grab rail'), whole('stick', 'Walking stick')]
  const { requested } = show('?compare=rail&compare=stick', found(rails), both)
  const tray = within(await screen.findByRole('region', { name: 'Compare: 2 of 3' }))
  const remove = (name: string) => tray.getByRole('button', { name: `Remove ${name} from compare`, hidden: true })
  const names: (string | null)[] = []
  document.querySelector('.compare-tray summary')?.addEventListener('focus', ({ target }) => {
    if (target instanceof Element) names.push(target.textContent)
  })
  await userEvent.click(remove('Grab rail'))
  await eventually(() => expect(requested.at(-1)).toMatchObject({ compared: ['stick'] }))
  await eventually(() => expect(names).toEqual(['Compare: 1 of 3']))
  expect(await screen.findByRole('region', { name: 'Compare: 1 of 3' })).toBeTruthy()
  expect(tray.getByText('Add one more to compare.')).toBeTruthy()
  await userEvent.click(remove('Walking stick'))
  await eventually(() => expect(screen.queryByRole('region', { name: /^Compare: / })).toBeNull())
  await eventually(() => expect(document.activeElement?.id).toBe('results'))
})

test('the comparison is one step from the button that was pressed last, and in the tray', async () => {
  const both = [whole('stick', 'Walking stick'), whole('rail', 'Grab rail')]
  show('?q=r&compare=stick&compare=rail', found(rails), both)
  const near = await screen.findByRole('link', { name: 'Compare 2 side by side' })
  expect(near.closest('article')?.getAttribute('aria-label')).toBe('Grab rail')
  for (const link of [near, screen.getByRole('link', { name: 'Compare side by side' })])
    expect(link.getAttribute('href')).toBe('/resources/product-database?q=r&compare=stick&compare=rail&view=compare')
})

test('a fourth product is refused with the reason, which is shown beside its button and announced, and no button is disabled', async () => {
  const three = [whole('a', 'Reacher'), whole('b', 'Ramp'), whole('c', 'Trike')]
  const { requested } = show('?compare=a&compare=b&compare=c', found(rails), three)
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add to compare: Grab rail' })
  expect(add.disabled).toBe(false)
  const before = posted()
  const tray = within(screen.getByRole('region', { name: 'Compare: 3 of 3' }))
  for (let count = 0; count < 2; count++) {
    const shown = tray.queryByText(/^You can compare/)
    await userEvent.click(add)
    expect(tray.getByRole('status').textContent).toBe(
      'You can compare three products at a time. To add Grab rail, first remove one of Reacher, Ramp, Trike.',
    )
    expect(within(screen.getByRole('article', { name: 'Grab rail' })).getByText(/^You can compare/)).toBeDefined()
    // A new element, so that it is announced again.
    expect(tray.getByText(/^You can compare/)).not.toBe(shown)
  }
  expect(posted()).toBe(before)
  expect(requested).toHaveLength(2)
})

test('without scripts each button submits to an address, and a message on the page refuses a fourth product', async () => {
  const four = [whole('a', 'Reacher'), whole('b', 'Ramp'), whole('c', 'Trike'), whole('stick', 'Walking stick')]
  const { container } = show('?q=rail&compare=a&compare=b&compare=c&compare=stick', found(rails), four)
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add to compare: Walking stick' })
  expect([add.name, add.value, add.getAttribute('formaction')]).toEqual([
    'compare',
    'stick',
    '/resources/product-database#compare-refused',
  ])
  expect([...new FormData(add.form ?? undefined)]).toEqual([
    ['q', 'rail'],
    ['compare', 'a'],
    ['compare', 'b'],
    ['compare', 'c'],
  ])
  expect(screen.getByText(/we left out Walking stick/)).toBeTruthy()
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Ramp from compare', hidden: true })
  expect([remove.form, remove.name, remove.value]).toEqual([add.form, 'remove', 'b'])
  await expectNoViolations(container)
})

const wordsIn = (cell: Element) => [...cell.querySelectorAll('p, li')].map(({ textContent }) => textContent)

test('the comparison is a table with a header for each product and each row', async () => {
  const two = [whole('rail', 'Grab rail'), { ...whole('stick', 'Walking stick'), suppliers: [] }]
  const { container } = show('?need=washing&compare=rail&compare=stick&view=compare', found(rails), two)
  expect(await screen.findByRole('heading', { level: 2, name: 'Compare 2 products' })).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Products side by side' }))
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'About',
    'Grab rail',
    'Walking stick',
  ])
  // The last row has the buttons of the list.
  const rows = table.getAllByRole('row').slice(2, -1)
  const [rail, stick] = ['Grab rail', 'Walking stick']
  expect(rows.map(({ children: [label, ...cells] }) => [label?.textContent, ...cells.map(wordsIn)])).toEqual([
    ['In short', [rail, `${rail} in one sentence.`], [stick, `${stick} in one sentence.`]],
    ['Price band (a\u00A0guide)', [rail, `Price of ${rail}`], [stick, `Price of ${stick}`]],
    ['Who it helps', [rail, `People who like ${rail}`], [stick, `People who like ${stick}`]],
    ['Features', [rail, `Feature of ${rail}`, 'Grips'], [stick, `Feature of ${stick}`, 'Grips']],
    ['Check first', [rail, `Check ${rail}`], [stick, `Check ${stick}`]],
    ['Who may pay', [rail, `Payer of ${rail}`], [stick, `Payer of ${stick}`]],
    ['Kind of product', [rail, `Kind of ${rail}`], [stick, `Kind of ${stick}`]],
    ['Where to buy or hire it', [rail, `Shop of ${rail}`], [stick, 'Ask us']],
  ])
  expect(screen.queryByText(/^ISO/)).toBeNull()
  expect(screen.queryByText(/^Price bands are a guide/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask about these two' }).getAttribute('href')).toBe(
    '/contact-us/general-enquiry?product=rail&product=stick',
  )
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
    '/resources/product-database?need=washing&compare=rail&compare=stick',
  )
  expect(table.getByRole('link', { name: 'Remove Grab rail from compare' }).getAttribute('href')).toBe(
    '/resources/product-database?need=washing&compare=stick&view=compare',
  )
  expect(document.title).toBe('Product Database: Compare 2 products – Wide Verandah')
  await expectNoViolations(container)
})

test('the list begins with kinds of product as pictures, which a comparison does not show', async () => {
  show('?category=walking')
  await screen.findByRole('heading', { level: 2, name: '2 products' })
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of product' }))
  expect(kinds.getByRole('link', { name: 'Walking and balance' }).getAttribute('href')).toBe(
    '/resources/product-database?category=walking',
  )
  show('?compare=rail&view=compare', found(rails), [whole('rail', 'Grab rail')])
  await screen.findByRole('heading', { level: 2, name: 'Compare 1 product' })
  expect(screen.getAllByRole('navigation', { name: 'Kinds of product' })).toHaveLength(1)
})

test('skip to results moves the focus to the heading of the list', async () => {
  show()
  await userEvent.click(await screen.findByRole('link', { name: 'Skip to results' }))
  expect(document.activeElement?.id).toBe('results')
})

test('the comparison leaves out surplus and unknown products, with a message, and does not count them', async () => {
  const four = [whole('a', 'Reacher'), whole('b', 'Ramp'), whole('c', 'Trike'), whole('d', 'Rail')]
  show('?compare=gone&compare=a&compare=b&compare=c&compare=d&view=compare', found(rails), four)
  expect(await screen.findByRole('heading', { level: 2, name: 'Compare 3 products' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'About',
    'Reacher',
    'Ramp',
    'Trike',
  ])
  expect(screen.getByText(/we left out Rail\./)).toBeTruthy()
  expect(screen.getByText(/One product to compare is no longer in our list/)).toBeTruthy()
})

test('if all products to compare are unknown, the list is shown with a message', async () => {
  show('?compare=gone&compare=lost&view=compare')
  expect(await screen.findByRole('heading', { level: 2, name: '2 products' })).toBeTruthy()
  expect(screen.getByText(/2 products to compare are no longer in our list/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
