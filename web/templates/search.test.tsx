import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { eventually } from '#tests/helpers/eventually.ts'
import type { PageQuery, SearchResult_ResultFragment, SearchResultsQuery } from '#web/graphql/generated.ts'
import { renderRoute } from '#tests/helpers/render-route.tsx'
import * as search from './search.tsx'
import * as results from './search/results.tsx'

// Lazy-loaded, and on a busy machine later than the timeout of a test.
beforeAll(() => import('./search/SearchBody.tsx'))

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => {}

const page: PageQuery['page'] = {
  __typename: 'Page',
  id: 'page-search',
  title: 'Search',
  lead: 'In your own words.',
  description: 'Search everything.',
  lastReviewed: null,
  easyReadPath: null,
  picture: null,
  blocks: [],
}

const result: SearchResult_ResultFragment = {
  __typename: 'SearchResult',
  id: 'product-grab-rail',
  kind: 'PRODUCT',
  title: 'Grab rail',
  address: '/resources/product-database/grab-rail',
  snippet: [
    { __typename: 'SnippetPart', text: 'A <b>', isMatch: false },
    { __typename: 'SnippetPart', text: 'rail', isMatch: true },
    { __typename: 'SnippetPart', text: ' to hold.', isMatch: false },
  ],
}

const richText: NonNullable<NonNullable<SearchResultsQuery['search']>['answer']> = {
  __typename: 'RichText',
  nodes: [
    {
      __typename: 'Paragraph',
      spans: [
        {
          __typename: 'TextSpan',
          text: 'We don’t have a dentist.',
          isStrong: false,
          isEmphasis: false,
          lang: null,
        },
      ],
    },
  ],
}

const nothing: NonNullable<SearchResultsQuery['search']> = {
  __typename: 'SearchPage',
  results: [],
  page: 1,
  pageCount: 1,
  total: 0,
  suggestion: null,
  answer: null,
  nearest: [],
}

const show = (address: string, answer: Partial<NonNullable<SearchResultsQuery['search']>> | null) =>
  renderRoute(search, {
    pattern: '/search',
    address,
    results,
    answer: { page, search: answer && { ...nothing, ...answer } },
  })

test('results show their kind, a link in a heading, and a snippet with the matches marked', async () => {
  const { requested, container } = show('/search?q=rail&page=2', {
    results: [result],
    total: 12,
    page: 2,
    pageCount: 2,
  })
  expect((await screen.findByRole('heading', { level: 2, name: '12 results for ‘rail’, page 2 of 2' })).tabIndex).toBe(
    -1,
  )
  expect(requested).toEqual([{ path: '/search' }, { query: 'rail', number: 2 }])
  const [item] = within(screen.getByRole('region')).getAllByRole('listitem')
  expect(item?.textContent).toBe('Grab railProductA <b>rail to hold.')
  expect(item?.querySelector('mark')?.textContent).toBe('rail')
  expect(
    within(screen.getByRole('heading', { level: 3 }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/resources/product-database/grab-rail')
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/search?q=rail')
  expect(document.title).toBe('Search: 12 results for ‘rail’, page 2 of 2 – Wide Verandah')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://site.example/search')
  await expectNoViolations(container)
})

test('without a query the page suggests what to search for, and search engines may index it', async () => {
  const { container } = show('/search', {})
  expect(await screen.findByRole('heading', { level: 2, name: 'What you can look for' })).toBeTruthy()
  expect(screen.queryByText(/nothing/)).toBeNull()
  expect(document.title).toBe('Search – Wide Verandah')
  expect(document.querySelector('meta[name="robots"]')).toBeNull()
  await expectNoViolations(container)
})

test('an editor’s answer is shown above the results', async () => {
  const { container } = show('/search?q=dentist', { results: [result], total: 1, answer: richText })
  const answer = await screen.findByText(/^We don’t have a dentist/)
  expect(answer.compareDocumentPosition(screen.getByRole('link', { name: 'Grab rail' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  await expectNoViolations(container)
})

test('a search that tells of danger has numbers to call before the results, which stay', async () => {
  const { container } = show('/search?q=chest+pain', { results: [result], total: 1, answer: richText })
  expect(await screen.findByRole('heading', { level: 2, name: /^Help first, then 1 result for/ })).toBeDefined()
  const [call] = await screen.findAllByRole('link', { name: '000' })
  if (!call) throw new Error('no number')
  expect(call.getAttribute('href')).toBe('tel:000')
  expect(call.compareDocumentPosition(screen.getByRole('link', { name: 'Grab rail' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.queryByText(/^We don’t have a dentist/)).toBeNull()
  await expectNoViolations(container)
})

test('without results it suggests another spelling, the phone number, other ways to find help, and the nearest results', async () => {
  const { container } = show('/search?q=railz', { suggestion: 'rail', nearest: [result] })
  expect(await screen.findByRole('heading', { level: 2, name: 'No results for ‘railz’' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search for ‘rail’' }).getAttribute('href')).toBe('/search?q=rail')
  expect(
    within(screen.getByRole('region', { name: /^No results/ }))
      .getByRole('link', { name: /^1800/ })
      .getAttribute('href'),
  ).toMatch(/^tel:/)
  expect(screen.getByRole('link', { name: 'write to us' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Closest matches' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Grab rail' })).toBeTruthy()
  await expectNoViolations(container)
})

test('without results and without similar ones there is no heading for them', async () => {
  show('/search?q=xyzzy', {})
  await screen.findByText('We couldn’t find anything for those words.')
  expect(screen.queryByText('Closest matches')).toBeNull()
})

test('it is a labelled GET form that searches without a reload: the results take the focus', async () => {
  const { requested } = show('/search?q=rail', { results: [result], total: 1 })
  const form = await screen.findByRole('search', { name: 'Search this website' })
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', null])
  const field = screen.getByRole('searchbox', { name: 'What are you looking for?' })
  expect(field.getAttribute('maxlength')).toBe('300')
  await userEvent.clear(field)
  await userEvent.type(field, ' ramp & step {Enter}')
  const heading = await screen.findByRole('heading', { level: 2, name: '1 result for ‘ramp & step’' })
  await eventually(() => expect(document.activeElement).toBe(heading))
  expect(requested).toEqual([{ path: '/search' }, { query: 'rail', number: 1 }, { query: 'ramp & step', number: 1 }])
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ramp & step')
})

test('a long query is cut, and an invalid page number is a 404', async () => {
  const { requested } = show(`/search?q=${'x'.repeat(500)}&page=0`, null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
  expect(requested).toEqual([{ path: '/search' }, { query: 'x'.repeat(300), number: 0 }])
})

test('a query in another script is isolated in its heading, and has its own direction in its field', async () => {
  show('/search?q=%D7%A8%D7%9E%D7%A4%D7%94', { results: [], total: 0 })
  const heading = await screen.findByRole('heading', { level: 2, name: 'No results for ‘רמפה’' })
  expect(heading.querySelector('bdi')?.textContent).toBe('רמפה')
  expect(screen.getByRole('searchbox', { name: 'What are you looking for?' }).getAttribute('dir')).toBe('auto')
})
