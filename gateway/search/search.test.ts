import { expect, test, vi } from 'vitest'
import { stopClocks } from '#tests/helpers/stopped-clocks.ts'
import type { Searchable } from '#gateway/content/documents/document-module.ts'
import type { SearchableContent } from '#gateway/content/queries/searchable.ts'
import { createSearch } from './search.ts'

const rail: Searchable = {
  id: 'rail',
  kind: 'PRODUCT',
  title: 'Grab rail',
  address: '/rail',
  summary: '',
  headings: [],
  body: [],
  otherWords: [],
}
const contentOf = (...entries: Searchable[]): SearchableContent => ({ entries, words: [] })

function searchOf() {
  stopClocks()
  const state = { content: contentOf(rail), reads: 0, error: undefined as Error | undefined }
  const search = createSearch({
    read() {
      state.reads++
      const tags = new Set(['s1:product'])
      return state.error ? Promise.reject(state.error) : Promise.resolve({ ...state.content, tags })
    },
  })
  const total = async (query: string) => (await search.find(query, 1))?.total
  return { state, search, total }
}

test('the first search waits for the index, and the next ones read no content', async () => {
  const { state, search, total } = searchOf()
  expect(search.status()).toBe('starting')
  expect([await total('rail'), await total('rail')]).toEqual([1, 1])
  expect(search.status()).toBe('ready')
  expect(state.reads).toBe(1)
})

test('changed content is found by the next search; a change of other content reads nothing', async () => {
  const { state, search, total } = searchOf()
  await search.refresh()
  state.content = contentOf(rail, { ...rail, id: 'ramp', title: 'Ramp' })
  expect(await total('ramp')).toBe(0)
  expect(search.markStale(new Set(['s1:redirect']))).toBe(false)
  expect([await total('ramp'), state.reads]).toEqual([0, 1])
  expect(search.markStale(new Set(['s1:redirect', 's1:product']))).toBe(true)
  expect(await total('ramp')).toBe(1)
})

test('a change during a refresh is in the index before the next search', async () => {
  const { state, search, total } = searchOf()
  const refreshing = search.refresh()
  state.content = contentOf(rail, { ...rail, id: 'ramp', title: 'Ramp' })
  search.markStale()
  expect(await total('ramp')).toBe(1)
  await refreshing
  expect([await total('ramp'), state.reads]).toEqual([1, 2])
})

test('a page of results has ten; a page beyond the last is null, and an empty result is one empty page', async () => {
  const { state, search } = searchOf()
  state.content = contentOf(...Array.from({ length: 15 }, (_, n) => ({ ...rail, id: `rail-${n}` })))
  const page = (number: number, query = 'rail') => search.find(query, number)
  expect(await page(1)).toMatchObject({ page: 1, pageCount: 2, total: 15, results: { length: 10 }, nearest: [] })
  expect(await page(2)).toMatchObject({ page: 2, results: { length: 5 } })
  for (const number of [0, -1, 3]) expect(await page(number)).toBeNull()
  expect(await page(1, 'zwetschge')).toMatchObject({ page: 1, pageCount: 1, total: 0, results: [] })
})

test('a search without results has the three most similar entries', async () => {
  const { state, search } = searchOf()
  state.content = contentOf(...Array.from({ length: 5 }, (_, n) => ({ ...rail, id: `rail-${n}`, title: 'Grabber' })))
  expect(await search.find('grxbbxr', 1)).toMatchObject({ total: 0, nearest: { length: 3 } })
})

test('a failed first read is cached for five seconds', async () => {
  const { state, search, total } = searchOf()
  state.error = new Error('down')
  await expect(total('rail')).rejects.toThrow('down')
  await expect(total('rail')).rejects.toThrow('down')
  expect([state.reads, search.status()]).toEqual([1, 'failed'])
  state.error = undefined
  vi.advanceTimersByTime(5_000)
  expect(await total('rail')).toBe(1)
  expect(search.status()).toBe('ready')
})

test('a failed refresh leaves the index unchanged', async () => {
  const { state, search, total } = searchOf()
  await search.refresh()
  search.markStale()
  state.error = new Error('down')
  expect(await total('rail')).toBe(1)
  expect(search.status()).toBe('ready')
})

test('the product list finds every matching product, including by a misspelt word', async () => {
  const { search } = searchOf()
  expect(await search.findProducts('grab rail')).toEqual(['rail'])
  expect(await search.findProducts('grabb rail')).toEqual(['rail'])
  expect(await search.findProducts('grab ramp')).toEqual([])
})

test('only a search without results has similar entries, three at most', async () => {
  const { state, search } = searchOf()
  state.content = contentOf(...['a', 'b', 'c', 'd'].map((id) => ({ ...rail, id, title: `Scooter ${id}` })), rail)
  const similarTo = async (query: string) => (await search.find(query, 1))?.nearest.map(({ title }) => title)
  expect(await similarTo('skuuter')).toEqual(['Scooter a', 'Scooter b', 'Scooter c'])
  expect(await similarTo('rail')).toEqual([])
  expect(await similarTo('')).toEqual([])
})
