import { expect, test } from 'vitest'
import { pageOf } from './paging.ts'

test.each([
  [0, 1, { page: 1, pageCount: 1, total: 0, from: 0, to: 10 }],
  [0, 2, null],
  [10, 1, { page: 1, pageCount: 1, total: 10, from: 0, to: 10 }],
  [10, 2, null],
  [11, 2, { page: 2, pageCount: 2, total: 11, from: 10, to: 20 }],
  [11, 3, null],
  [11, 0, null],
  [11, -1, null],
])('of %i items in tens, page %i', (total, page, expected) => {
  expect(pageOf(total, page, 10)).toEqual(expected)
})
