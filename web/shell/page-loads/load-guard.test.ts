// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayLoadInFull } from './load-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test.each([
  [9_900, false],
  [9_999, false],
  [10_000, true],
])('[S66] a path may be loaded in full again after %i ms: %s', (ms, may) => {
  expect(mayLoadInFull('/about')).toBe(true)
  vi.advanceTimersByTime(ms)
  expect(mayLoadInFull('/about')).toBe(may)
})

test('[S66] each path has its own window, and a refusal does not extend it', () => {
  expect(mayLoadInFull('/about')).toBe(true)
  expect(mayLoadInFull('/services')).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(mayLoadInFull('/about')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(mayLoadInFull('/about')).toBe(true)
})

test('a clock that is set back does not block a load', () => {
  expect(mayLoadInFull('/about')).toBe(true)
  vi.setSystemTime(Date.now() - 20 * 24 * 60 * 60 * 1000)
  expect(mayLoadInFull('/about')).toBe(true)
})

test('invalid stored values, or unavailable storage, do not block a load', () => {
  for (const left of ['', 'null', '[]', '{', '{"/about":"yesterday"}', '7']) {
    sessionStorage.setItem('full-loads', left)
    expect(mayLoadInFull('/about'), left).toBe(true)
  }
  sessionStorage.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(mayLoadInFull('/about')).toBe(true)
})
