import { afterEach, expect, test, vi } from 'vitest'
import { refreshIslands } from './refresh.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minute = 60_000

test('[S70] islands refresh each minute while the page is visible and online, and at once when it is shown again', () => {
  vi.useFakeTimers()
  const fetch = vi.fn(() => Promise.resolve(Response.json({ alert: null, isStaffed: true })))
  vi.stubGlobal('fetch', fetch)
  const document = Object.assign(new EventTarget(), { hidden: false })
  const navigator = { onLine: true }
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', navigator)
  /** The number of refreshes so far: each requests both islands. */
  const refreshes = () => fetch.mock.calls.length / 2

  refreshIslands()
  expect(refreshes()).toBe(1)
  vi.advanceTimersByTime(minute)
  expect(refreshes()).toBe(2)

  document.hidden = true
  vi.advanceTimersByTime(5 * minute)
  expect(refreshes(), 'while hidden').toBe(2)
  document.hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refreshes(), 'when shown again').toBe(3)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refreshes(), 'when shown twice in a short time').toBe(3)

  navigator.onLine = false
  vi.advanceTimersByTime(5 * minute)
  expect(refreshes(), 'while offline').toBe(3)
})

test('[S70] islands do not refresh for a visitor who saves data', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  refreshIslands()
  expect(fetch).not.toHaveBeenCalled()
})
