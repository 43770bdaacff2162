import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readerAt } from '#tests/helpers/reader-at.ts'
import { addresses } from './address.ts'
import { feed } from './feed.ts'
import { pageByPath } from '#gateway/content/documents/page.ts'
import { searchableContent } from './searchable.ts'
import { allServices, siteSettings } from './site-settings.ts'

// 2 pm in Brisbane.
const now = '2026-11-20T04:00:00Z'
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) }))
afterEach(() => void vi.useRealTimers())

const document = (_type: string, name: string, more: object = {}) => ({
  _id: `${_type}-${name}`,
  _type,
  _updatedAt: '2026-11-01T00:00:00Z',
  slug: { current: name },
  title: name,
  ...more,
})
const before = '2026-11-20T03:59:59Z'
const after = '2026-11-20T04:01:00Z'

const documents = [
  document('page', 'about', { path: '/about' }),
  document('page', 'expires-today', { path: '/resources/faq', expiresAt: after }),
  document('page', 'expired', { path: '/resources/ndis', expiresAt: before }),
  document('post', 'published', { publishedAt: before }),
  document('post', 'scheduled', { publishedAt: after }),
  document('job', 'open', { publishedAt: before, closesOn: '2026-11-20' }),
  document('job', 'closed', { publishedAt: before, closesOn: '2026-11-19' }),
  document('job', 'scheduled', { publishedAt: after, closesOn: '2026-12-31' }),
]

test('scheduled posts and jobs, closed jobs and expired pages are in neither the sitemap, the feeds nor the search', async () => {
  const { reader } = readerAt(now, documents)
  const shown = ['/about', '/blogs/published', '/careers/open', '/resources/faq']
  expect((await addresses(reader)).map(({ path }) => path).toSorted()).toEqual(shown)
  expect((await feed(reader, 'NEWS')).map(({ path }) => path)).toEqual(['/blogs/published'])
  expect((await feed(reader, 'JOBS')).map(({ path }) => path)).toEqual(['/careers/open'])
  const { entries } = await searchableContent(reader)
  expect(entries.map(({ address }) => address).toSorted()).toEqual(shown)
})

test('words in a field of a document lead to it, those in a document of their own to several', async () => {
  const field = document('post', 'rails', { publishedAt: before, searchWords: ['grab handle', ' '] })
  const own = { _id: 'w', _type: 'searchWords', words: ['grip'], leadsTo: [{ _ref: 'post-rails' }, { _ref: 'page-x' }] }
  const { words } = await searchableContent(readerAt(now, [field, own]).reader)
  expect(words.map(({ words: typed, leadsTo }) => ({ typed, leadsTo }))).toEqual([
    { typed: ['grip'], leadsTo: ['post-rails', 'page-x'] },
    { typed: ['grab handle'], leadsTo: [field._id] },
  ])
})

const search = async (...dataset: object[]) => {
  const { reader, until } = readerAt(now, dataset)
  await searchableContent(reader)
  return Math.min(...until)
}

test('what the search can find is read again when the next document appears, closes or expires', async () => {
  expect(await search(document('post', 'scheduled', { publishedAt: after }))).toBe(Date.parse(after))
  expect(await search(document('job', 'scheduled', { publishedAt: after }))).toBe(Date.parse(after))
  expect(await search(document('page', 'faq', { path: '/resources/faq', expiresAt: after }))).toBe(Date.parse(after))
  expect(await search(document('job', 'open', { publishedAt: before, closesOn: '2026-11-20' }))).toBe(
    Date.parse('2026-11-21T00:00:00+10:00'),
  )
})

/** The only block of a page over these documents. */
const blockOf = async (block: object, ...dataset: object[]) => {
  const home = document('page', 'home', { path: '/', blocks: [{ _key: 'list', heading: 'List', ...block }] })
  return (await pageByPath(readerAt(now, [home, ...dataset]).reader, '/'))?.blocks[0]
}

const report = (name: string, kind: string, publishedOn: string) => document('publication', name, { kind, publishedOn })

const job = (name: string, closesOn: string) => document('job', name, { publishedAt: before, closesOn })

test('a page lists jobs by their closing date, publications from the newest, and the three newest posts', async () => {
  expect(
    await blockOf({ _type: 'jobListBlock' }, job('a', '2026-12-02'), job('b', '2026-12-01'), job('c', '2026-12-03')),
  ).toMatchObject({ jobs: [{ slug: 'b' }, { slug: 'a' }, { slug: 'c' }] })

  expect(
    await blockOf(
      { _type: 'publicationListBlock', kind: 'annualReport' },
      report('2024', 'annualReport', '2024-10-01'),
      report('2026', 'annualReport', '2026-10-01'),
      report('ramps', 'factSheet', '2026-11-01'),
      report('2025', 'annualReport', '2025-10-01'),
    ),
  ).toMatchObject({
    publications: ['2026', '2025', '2024'].map((name) => ({ path: `/about/annual-reports/${name}` })),
  })

  const posts = [1, 2, 3, 4].map((day) => document('post', `day-${day}`, { publishedAt: `2026-11-0${day}T00:00:00Z` }))
  expect(await blockOf({ _type: 'latestPostsBlock' }, ...posts)).toMatchObject({
    posts: [{ slug: 'day-4' }, { slug: 'day-3' }, { slug: 'day-2' }],
  })
})

const settings = {
  ...document('siteSettings', 'settings'),
  _id: 'siteSettings',
  providerName: 'Wattle Mobility',
  supportPhone: '1800 160 401',
  contactEmail: 'hello@wattle.example',
  openingHours: { days: 'Monday to Friday', opens: '08:30', closes: '16:30' },
  badge: { asset: { _ref: 'image-abc-10x10-svg' }, alt: 'Registered provider' },
  subscribeLink: { label: 'Subscribe', href: 'https://news.example/' },
}

test('services are listed in the editors’ order', async () => {
  const page = document('page', 'services', { path: '/services' })
  const service = (name: string, order: number) => ({
    _id: `service-${name}`,
    _type: 'service',
    name,
    summary: `About ${name}.`,
    order,
    page: { _ref: page._id },
  })
  const { reader } = readerAt(now, [settings, page, service('a', 3), service('b', 1), service('c', 2)])
  expect((await allServices(reader)).map(({ name, summary }) => [name, summary])).toEqual([
    ['b', 'About b.'],
    ['c', 'About c.'],
    ['a', 'About a.'],
  ])
})

test('[S25] an office lists its days of closure in order, through the end of the day in Brisbane', async () => {
  const closures = ['2026-12-24', '2026-11-20', '2026-11-19'].map((date) => ({ date, reason: 'Closed' }))
  const office = { name: 'Milton', street: '1 Kerb St', suburb: 'Milton', state: 'QLD', postcode: '4064', closures }
  const { reader, until } = readerAt(now, [{ ...settings, offices: [office] }])
  const { offices } = await siteSettings(reader)
  expect(offices[0]?.closures.map(({ date }) => date)).toEqual(['2026-11-20', '2026-12-24'])
  expect(until).toEqual([Date.parse('2026-11-20T23:59:59+10:00')])
})

const validUntil = async (startsAt: string, endsAt: string) => {
  const { reader, until } = readerAt(now, [{ ...settings, siteAlert: { message: 'Flooded road', startsAt, endsAt } }])
  await siteSettings(reader)
  return until
}

test('the settings are read again when the alert begins and when it ends', async () => {
  const later = '2026-11-20T05:00:00Z'
  expect(await validUntil(after, later)).toEqual([Date.parse(after)])
  expect(await validUntil(before, later)).toEqual([Date.parse(later)])
})
