import { expect, test } from 'vitest'
import { addressOf, headingOf, isFiltered, listStateOf, variablesOf, withoutFilters } from './list-state.ts'

const stateOf = (query: string) => {
  const state = listStateOf(new URLSearchParams(query))
  if (!state) throw new Error(`${query} asks for no page`)
  return state
}
const again = (query: string) => addressOf('/list', stateOf(query))

test('equal states have the same address', () => {
  expect(again('')).toBe('/list')
  expect(again('page=2&need=walking&q=+rail+&category=home&category=bathroom&category=home&sort=cheap')).toBe(
    '/list?q=rail&category=bathroom&category=home&need=walking&sort=cheap&page=2',
  )
  expect(again('q=&sort=match&page=1&price=&utm=x')).toBe('/list')
  expect(again('sort=backwards&view=table')).toBe('/list')
})

test('a normalised address does not change', () => {
  for (const address of [
    '/list?q=a%26b%3D%22c%22',
    '/list?compare=a&compare=b&view=compare',
    '/list?funding=ndis&page=9',
  ])
    expect(again(address.slice('/list?'.length))).toBe(address)
})

test('an invalid page number has no state', () => {
  for (const page of ['0', 'two', '-1', '']) expect(listStateOf(new URLSearchParams({ page }))).toBeUndefined()
})

test('duplicate products to compare are dropped, one can be removed, and at most six are looked up', () => {
  expect(stateOf('compare=a&compare=b&compare=a&compare=c')).toMatchObject({ compared: ['a', 'b', 'c'] })
  expect(stateOf('compare=a&compare=b&compare=c&compare=d&compare=e&compare=f&compare=g').compared).toHaveLength(6)
  expect(stateOf('compare=a&compare=b&remove=a')).toMatchObject({ compared: ['b'] })
})

test('without products to compare there is no table', () => {
  expect(stateOf('view=compare').isComparing).toBe(false)
  expect(stateOf('view=compare&compare=a').isComparing).toBe(true)
})

test('clearing the filters preserves the comparison and the sort order', () => {
  const state = stateOf('q=rail&price=under-100&sort=dear&compare=a&page=3')
  expect(isFiltered(state)).toBe(true)
  expect(addressOf('/list', withoutFilters(state))).toBe('/list?sort=dear&compare=a')
  expect(isFiltered(withoutFilters(state))).toBe(false)
})

test('the query’s variables use the gateway’s names, and the search text is limited', () => {
  expect(variablesOf(stateOf(`q=${'x'.repeat(400)}&need=walking&sort=dear&page=2&compare=a`))).toEqual({
    filter: { text: 'x'.repeat(300), categories: [], needs: ['walking'], funding: [], prices: [] },
    sort: 'PRICE_DESC',
    page: 2,
    compared: ['a'],
  })
})

const results = (total: number, page = 1, pageCount = 1) => ({ total, page, pageCount })

test('the heading shows the count, and the page number of a paged list', () => {
  expect(headingOf(stateOf(''), results(0))).toBe('0 products')
  expect(headingOf(stateOf(''), results(1))).toBe('1 product')
  expect(headingOf(stateOf('page=2'), results(165, 2, 14))).toBe('165 products, page 2 of 14')
  expect(headingOf(stateOf('compare=a&compare=b&view=compare'), results(9))).toBe('Compare 2 products')
})
