import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { searchableContent } from '#gateway/content/queries/searchable.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { createSearch, type Search } from '#gateway/search/search.ts'
import { maxSearchLength } from '#schema/product-terms.ts'
import { datasetReader } from '#tests/helpers/dataset-reader.ts'

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', pages = ''] = line.split(' => ')
      return { query, pages: pages.split(' ') }
    })

/**
 * Queries, and the pages of which one must be among the first three results. Every second line of the first file is
 * held out: the search is tuned on the other lines and the second file, so the held-out lines measure how it
 * generalises. Failures do not show a held-out line, because it must not be used for tuning.
 */
const both = linesOf('search-queries.txt')
const seen = linesOf('search-queries-seen.txt')
const lines = [...both, ...seen]
const tuning = [...both.filter((_, place) => place % 2 === 0), ...seen]
const heldBack = both.filter((_, place) => place % 2 === 1)

const share = 0.95

let content: ContentReader
let search: Search

beforeAll(async () => {
  content = await datasetReader()
  search = createSearch({ read: () => searchableContent(content) })
  await search.refresh()
})

const firstThree = async (query: string) =>
  (await search.find(query, 1))?.results.slice(0, 3).map(({ address }) => address.replace(/#.*$/, '')) ?? []

async function missed(half: typeof lines): Promise<string[]> {
  const misses: string[] = []
  for (const { query, pages } of half) {
    const found = await firstThree(query)
    if (!found.some((address) => pages.includes(address))) misses.push(`${query} => ${found.join(' ')}`)
  }
  return misses
}

test('there are at least 150 queries, each once, with existing pages', async () => {
  expect(lines.length).toBeGreaterThanOrEqual(150)
  expect(new Set(lines.map(({ query }) => query)).size).toBe(lines.length)
  const { entries } = await searchableContent(content)
  const known = new Set(entries.map(({ address }) => address.replace(/#.*$/, '')))
  expect(lines.flatMap(({ pages }) => pages).filter((page) => !known.has(page))).toEqual([])
})

test('of the tuning queries, 95 % find the right page among the first three', async () => {
  const misses = await missed(tuning)
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(tuning.length * (1 - share))
})

test('of the held-out queries, 95 % do too', async () => {
  expect((await missed(heldBack)).length).toBeLessThanOrEqual(heldBack.length * (1 - share))
})

/** Queries that were written without knowledge of the index and of the other files, and the share that must succeed. */
test.each([
  ['plain', 0.98],
  ['hard', 0.85],
  ['typos', 0.99],
])('of the held-out %s queries, %d find the right page among the first three', async (file, least) => {
  const queries = linesOf(`search-held-out/${file}.txt`)
  expect(queries.length).toBeGreaterThanOrEqual(120)
  const misses = await missed(queries)
  expect(misses.length).toBeLessThanOrEqual(queries.length * (1 - least))
})

test.each([
  'dentist',
  'dentsit',
  'do you have anyone in Sydney?',
  'house cleaning for my mum',
  'respite',
  'apply for public housing',
  'wound care',
  'taxi subsidy',
  'hearing aid batteries',
  'meals on wheels',
  'food parcel',
  'debt',
  'funeral costs',
  'lawyers',
  'renew my drivers licence',
  'disability parking permit',
  'disability support pension',
  'lost my medicare card',
  'find a physio',
  'personal care',
  'nowhere to live',
])('%j, which the provider does not offer, is answered with a link or a number to call', async (query) => {
  const found = await search.find(query, 1)
  const spans = found?.answer?.nodes.flatMap((node) => (node.__typename === 'Paragraph' ? node.spans : [])) ?? []
  expect(
    spans.flatMap((span) => (span.__typename === 'LinkSpan' || span.__typename === 'FactSpan' ? [span.href] : [])),
  ).toContainEqual(expect.stringMatching(/^(https|tel):/))
  expect(found?.total).toBeGreaterThan(0)
})

test.each([
  'does the house need to be clean for the OT',
  'Do I need a doctor’s letter?',
  'hand controls for driving',
  'training for support workers',
])('%j, which the provider does offer, has no such answer', async (query) => {
  expect((await search.find(query, 1))?.answer).toBeNull()
})

test('a query of several names has at most 20 results', async () => {
  for (const query of ['how long is the wait for a wheelchair', 'picture cards for talking', 'ndis or aged care'])
    expect((await search.find(query, 1))?.total, query).toBeLessThanOrEqual(20)
})

/** A fixed piece of work, about 6 ms, so that the speed and the load of the machine do not matter; a query takes about 8. */
const referenceWork = () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `${(index * 7919) % 20_011}`)
  return texts.toSorted().join(' ').replaceAll(/\d/g, 'x').length
}

/** The least processor time of each of two works, in ms, measured in turn so that both meet the same machine. */
async function leastTimes(...works: readonly [() => unknown, () => unknown]): Promise<readonly [number, number]> {
  const least: [number, number] = [Infinity, Infinity]
  for (let run = 0; run < 10; run++)
    for (const place of [0, 1] as const) {
      const before = process.threadCpuUsage()
      await works[place]()
      const { user, system } = process.threadCpuUsage(before)
      least[place] = Math.min(least[place], (user + system) / 1000)
    }
  return least
}

test.each([
  ['words that no page has', 'sopadile mirontak felbasun dorinexa kalopiru '],
  ['misspelt words', 'wheelchiar asesment comunication equipmant bathrom phisiotherapist '],
  ['misspelt compounds', 'showerchiar bathroomrial hearingloup electricbde '],
])('a query of full length with %s takes at most 2.5 times as long as a fixed piece of work', async (_, words) => {
  const query = words.repeat(10).slice(0, maxSearchLength)
  const [own, reference] = await leastTimes(() => search.find(query, 1), referenceWork)
  expect(own / reference, `${own} and ${reference} ms`).toBeLessThanOrEqual(2.5)
})

test('editors have entered at least 200 lay words', async () => {
  const { words } = await searchableContent(content)
  expect(new Set(words.flatMap((entry) => entry.words)).size).toBeGreaterThanOrEqual(200)
})

test('the targets of lay words can be found', async () => {
  const { entries, words } = await searchableContent(content)
  const ids = new Set(entries.map(({ id }) => id))
  expect(words.flatMap(({ leadsTo }) => leadsTo).filter((id) => !ids.has(id))).toEqual([])
})
