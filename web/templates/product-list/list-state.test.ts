import { expect, test } from 'vitest'
import { addressOf, headingOf, isFiltered, listStateOf, variablesOf, withoutFilters } from './list-state.ts'

const stateOf = (query: string) => {
  const state = listStateOf(new URLSearchParams(query))
  if (!state) throw new Error(`${query} asks for no page`)
  return state
}
const again = (query: string) => addressOf('/list', stateOf(query))

test('an address says the same state always by the same words', () => {
  expect(again('')).toBe('/list')
  expect(again('page=2&need=walking&q=+rail+&category=home&category=bathroom&category=home&sort=cheap')).toBe(
    '/list?q=rail&category=bathroom&category=home&need=walking&sort=cheap&page=2',
  )
  expect(again('q=&sort=match&page=1&price=&utm=x')).toBe('/list')
  expect(again('sort=backwards&view=table')).toBe('/list')
})

test('an address comes back to itself', () => {
  for (const address of [
    '/list?q=a%26b%3D%22c%22',
    '/list?compare=a&compare=b&view=compare',
    '/list?funding=ndis&page=9',
  ])
    expect(again(address.slice('/list?'.length))).toBe(address)
})

test('what is no page asks for nothing', () => {
  for (const page of ['0', 'two', '-1', '']) expect(listStateOf(new URLSearchParams({ page }))).toBeUndefined()
})

test('each product to compare is there once, one can be removed, and six are looked up', () => {
  expect(stateOf('compare=a&compare=b&compare=a&compare=c')).toMatchObject({ compared: ['a', 'b', 'c'] })
  expect(stateOf('compare=a&compare=b&compare=c&compare=d&compare=e&compare=f&compare=g').compared).toHaveLength(6)
  expect(stateOf('compare=a&compare=b&remove=a')).toMatchObject({ compared: ['b'] })
})

test('without anything to compare there is no table', () => {
  expect(stateOf('view=compare').isComparing).toBe(false)
  expect(stateOf('view=compare&compare=a').isComparing).toBe(true)
})

test('clearing the filters keeps what is compared and how it is sorted', () => {
  const state = stateOf('q=rail&price=under-100&sort=dear&compare=a&page=3')
  expect(isFiltered(state)).toBe(true)
  expect(addressOf('/list', withoutFilters(state))).toBe('/list?sort=dear&compare=a')
  expect(isFiltered(withoutFilters(state))).toBe(false)
})

test('the gateway is asked in its own words, and never for more than a search may hold', () => {
  expect(variablesOf(stateOf(`q=${'x'.repeat(150)}&need=walking&sort=dear&page=2&compare=a`))).toEqual({
    filter: { text: 'x'.repeat(100), categories: [], needs: ['walking'], funding: [], prices: [] },
    sort: 'PRICE_DESC',
    page: 2,
    compared: ['a'],
  })
})

const results = (total: number, page = 1, pageCount = 1) => ({ total, page, pageCount })

test('the heading says how many, and which page of how many', () => {
  expect(headingOf(stateOf(''), results(0))).toBe('0 products')
  expect(headingOf(stateOf(''), results(1))).toBe('1 product')
  expect(headingOf(stateOf('page=2'), results(165, 2, 14))).toBe('165 products, page 2 of 14')
  expect(headingOf(stateOf('compare=a&compare=b&view=compare'), results(9))).toBe('Compare 2 products')
})
