import { expect, test } from 'vitest'
import { nestList, type NestedList } from './nest-list.ts'
import { words } from './examples.ts'

const item = (text: string, level = 1, isNumbered = false) => ({ level, isNumbered, spans: [words(text)] })

/** `1` and `-` stand for numbered and bulleted items; brackets enclose nested lists. */
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

test('items of one level become one list', () => {
  expect(shape(nestList([item('a'), item('b')]))).toBe('-a -b')
})

test('deeper items are nested in the item before them', () => {
  expect(shape(nestList([item('a'), item('b', 2), item('c', 3), item('d', 2), item('e')]))).toBe('-a(-b(-c) -d) -e')
})

test('a change between bullets and numbers starts another list', () => {
  expect(shape(nestList([item('a'), item('b', 1, true), item('c', 2), item('d', 1, true)]))).toBe('-a / 1b(-c) 1d')
})

test('a skipped level adds no empty list, and a list may start at a deep level', () => {
  expect(shape(nestList([item('a'), item('b', 4), item('c')]))).toBe('-a(-b) -c')
  expect(shape(nestList([item('a', 3), item('b')]))).toBe('-a -b')
})

test('no items become no lists', () => {
  expect(nestList([])).toEqual([])
})
