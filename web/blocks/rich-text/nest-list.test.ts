import { expect, test } from 'vitest'
import { nestList, type NestedList } from './nest-list.ts'
import { words } from './examples.ts'

const item = (text: string, level = 1, isNumbered = false) => ({ level, isNumbered, spans: [words(text)] })

/** `1` and `-` tell numbers from bullets; brackets hold what stands inside. */
const shape = (lists: readonly NestedList[]): string =>
  lists
    .map((list) =>
      list.items
        .map(({ spans, lists: inner }) => {
          const text = spans.map((span) => ('text' in span ? span.text : '')).join('')
          return `${list.isNumbered ? '1' : '-'}${text}${inner.length > 0 ? `(${shape(inner)})` : ''}`
        })
        .join(' '),
    )
    .join(' / ')

test('items of one level make one list', () => {
  expect(shape(nestList([item('a'), item('b')]))).toBe('-a -b')
})

test('deeper items stand inside the item before them', () => {
  expect(shape(nestList([item('a'), item('b', 2), item('c', 3), item('d', 2), item('e')]))).toBe('-a(-b(-c) -d) -e')
})

test('a change between bullets and numbers begins another list', () => {
  expect(shape(nestList([item('a'), item('b', 1, true), item('c', 2), item('d', 1, true)]))).toBe('-a / 1b(-c) 1d')
})

test('a skipped level makes no empty step, and a list may begin deep', () => {
  expect(shape(nestList([item('a'), item('b', 4), item('c')]))).toBe('-a(-b) -c')
  expect(shape(nestList([item('a', 3), item('b')]))).toBe('-a -b')
})

test('no items make no list', () => {
  expect(nestList([])).toEqual([])
})
