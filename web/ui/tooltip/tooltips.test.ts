import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTooltips } from './tooltips.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns tooltips whose tooltip 'save' has just closed. */
const justGone = () => {
  const tooltips = createTooltips()
  tooltips.open('save')
  tooltips.close('save')
  return tooltips
}

test('[S58] a tooltip opens after 700 ms of hover, not after 699', () => {
  const tooltips = createTooltips()
  tooltips.openLater('save')
  vi.advanceTimersByTime(699)
  expect(tooltips.shown()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(tooltips.shown()).toBe('save')
})

test('[S58] a pointer that leaves earlier opens nothing', () => {
  const tooltips = createTooltips()
  tooltips.openLater('save')
  vi.advanceTimersByTime(699)
  tooltips.close('save')
  vi.advanceTimersByTime(10_000)
  expect(tooltips.shown()).toBeNull()
})

test('[S59] 299 ms after a tooltip has closed its neighbour opens at once', () => {
  const tooltips = justGone()
  vi.advanceTimersByTime(299)
  tooltips.openLater('print')
  expect(tooltips.shown()).toBe('print')
})

test('[S59] 301 ms after a tooltip has closed its neighbour has the 700 ms delay again', () => {
  const tooltips = justGone()
  vi.advanceTimersByTime(301)
  tooltips.openLater('print')
  vi.advanceTimersByTime(699)
  expect(tooltips.shown()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(tooltips.shown()).toBe('print')
})

test('[S59] while a tooltip is shown its neighbour replaces it at once: only one is open', () => {
  const tooltips = createTooltips()
  tooltips.open('save')
  tooltips.openLater('print')
  expect(tooltips.shown()).toBe('print')
  tooltips.close('save')
  vi.advanceTimersByTime(10_000)
  expect(tooltips.shown()).toBe('print')
})

test('closing a tooltip that is not shown does not affect another', () => {
  const tooltips = createTooltips()
  const listener = vi.fn()
  tooltips.subscribe(listener)
  tooltips.open('save')
  tooltips.close('print')
  expect(tooltips.shown()).toBe('save')
  expect(listener).toHaveBeenCalledOnce()
})
