import { expect, test } from 'vitest'
import { namedPages, pageAddress, pageNumberOf } from './page-number.ts'

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=999999', 999_999],
  ['other=3', 1],
])('%j is page %i', (query, page) => {
  expect(pageNumberOf(new URLSearchParams(query))).toBe(page)
})

test.each([
  'page=',
  'page=0',
  'page=-1',
  'page=01',
  'page=1.5',
  'page=1e3',
  'page=two',
  'page=%202',
  'page=１',
  'page=2147483648',
])('%j is not a page number', (query) => {
  expect(pageNumberOf(new URLSearchParams(query))).toBeUndefined()
})

test('the first page has the list’s own address', () => {
  expect(pageAddress('/blogs', 1)).toBe('/blogs')
  expect(pageAddress('/blogs', 2)).toBe('/blogs?page=2')
})

test('a page of a filtered list keeps the filter', () => {
  expect(pageAddress('/list?q=ramp', 2)).toBe('/list?q=ramp&page=2')
})

test('up to nine pages are all listed; of more, the first, the last and the neighbours of the current page', () => {
  expect(namedPages(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(namedPages(1, 14)).toEqual([1, 2, 3, null, 14])
  expect(namedPages(7, 14)).toEqual([1, null, 5, 6, 7, 8, 9, null, 14])
  expect(namedPages(14, 14)).toEqual([1, null, 12, 13, 14])
})
