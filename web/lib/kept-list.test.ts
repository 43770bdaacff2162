// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptForDays, maxKept } from '#schema/kept-list.ts'
import { keptList } from './kept-list.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-26T05:12:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Keeps products one millisecond apart. */
const keep = (...slugs: string[]) =>
  slugs.map((slug) => {
    vi.advanceTimersByTime(1)
    return keptList.keep(slug)
  })

test('products are listed in the order in which they were kept, and taken off one by one', () => {
  expect(keep('stick', 'rail', 'chair')).toEqual([undefined, undefined, undefined])
  expect(keptList.products()).toBe('stick rail chair')
  keptList.takeOff(['rail'])
  expect(keptList.products()).toBe('stick chair')
})

test('the thirty-first product is refused; one that is on the list can be kept again', () => {
  const slugs = Array.from({ length: maxKept }, (_, n) => `product-${n}`)
  keep(...slugs)
  expect(keep('one-more')).toEqual(['full'])
  expect(keep('product-3')).toEqual([undefined])
  expect(keptList.products().split(' ')).toHaveLength(maxKept)
})

test('a product is gone 90 days after it was kept, and the question 90 days after it was written; both are then deleted', () => {
  expect(keptForDays).toBe(90)
  keep('old')
  keptList.ask('Why?')
  vi.setSystemTime(Date.now() + 89 * day)
  keep('new')
  expect([keptList.products(), keptList.question()]).toEqual(['old new', 'Why?'])
  vi.setSystemTime(Date.now() + day)
  expect([keptList.products(), keptList.question()]).toEqual(['new', ''])
  keptList.subscribe(() => {})()
  expect(Object.keys(localStorage)).toEqual(['kept product new'])
})

test('a product that was kept by a clock far ahead does not stay for years', () => {
  vi.setSystemTime(Date.now() + 400 * day)
  keep('ahead')
  vi.setSystemTime(Date.now() - 400 * day)
  expect(keptList.products()).toBe('')
})

test.each(['', '{', 'null', '7', '{"at":"today"}', '{"at":null}'])(
  'an unreadable product (%s) is not listed',
  (text) => {
    localStorage.setItem('kept product rail', text)
    localStorage.setItem('kept product ../admin', JSON.stringify({ at: Date.now() }))
    expect(keptList.products()).toBe('')
    localStorage.setItem('kept question', text)
    expect(keptList.question()).toBe('')
  },
)

test('listeners are called after a change in this tab or another, until they unsubscribe', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = keptList.subscribe(listener)
  keep('rail')
  dispatchEvent(new StorageEvent('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  keep('chair')
  dispatchEvent(new StorageEvent('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('products of two tabs are all there, because each has its own key', () => {
  keep('mine')
  localStorage.setItem('kept product theirs', JSON.stringify({ at: Date.now() + 1 }))
  keep('mine-too')
  expect(keptList.products().split(' ')).toHaveLength(3)
})

test('one call deletes the products and the question, and nothing else', () => {
  keep('rail', 'chair')
  keptList.ask('Why?')
  localStorage.setItem('preferences', '{}')
  localStorage.setItem('kept product broken', '{')
  keptList.forget()
  expect(Object.keys(localStorage)).toEqual(['preferences'])
})

test('an empty question is deleted', () => {
  keptList.ask('Why?')
  expect(keptList.ask('')).toBe(true)
  expect(Object.keys(localStorage)).toEqual([])
})

test('storage that is full or blocked is reported', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keep('rail')).toEqual(['refused'])
  expect(keptList.ask('Why?')).toBe(false)
})
