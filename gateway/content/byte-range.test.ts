import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=4-999', { first: 4, last: 9 }],
  ['bytes=9-9', { first: 9, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-999', { first: 0, last: 9 }],
])('of ten bytes %s is %o', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s of ten bytes is unsatisfiable', (header) => {
  expect(byteRange(header, 10)).toBe('unsatisfiable')
})

test.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'items=0-3', 'bytes=a-b'])(
  '%s gets the whole file',
  (header) => {
    expect(byteRange(header, 10)).toBeUndefined()
  },
)

test('any range of an empty file is unsatisfiable', () => {
  expect([byteRange('bytes=0-', 0), byteRange('bytes=-1', 0)]).toEqual(['unsatisfiable', 'unsatisfiable'])
})
