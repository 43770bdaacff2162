import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTooltips, tooltipTiming } from './tooltips.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The tooltip of 'save' was shown and has just gone. */
const justGone = () => {
  const tooltips = createTooltips()
  tooltips.show('save')
  tooltips.hide('save')
  return tooltips
}

test('[S58] a tooltip opens after 700 ms of hover, not after 699', () => {
  const tooltips = createTooltips()
  tooltips.arrive('save')
  vi.advanceTimersByTime(699)
  expect(tooltips.shown()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(tooltips.shown()).toBe('save')
})

test('[S58] a pointer that has gone on before opens nothing', () => {
  const tooltips = createTooltips()
  tooltips.arrive('save')
  vi.advanceTimersByTime(699)
  tooltips.leave('save')
  vi.advanceTimersByTime(10_000)
  expect(tooltips.shown()).toBeNull()
})

test('[S59] 299 ms after one has gone its neighbour opens at once', () => {
  const tooltips = justGone()
  vi.advanceTimersByTime(299)
  tooltips.arrive('print')
  expect(tooltips.shown()).toBe('print')
})

test('[S59] 301 ms after one has gone its neighbour waits the 700 ms again', () => {
  const tooltips = justGone()
  vi.advanceTimersByTime(301)
  tooltips.arrive('print')
  vi.advanceTimersByTime(699)
  expect(tooltips.shown()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(tooltips.shown()).toBe('print')
})

test('[S59] while one is shown its neighbour takes its place at once: there is one at a time', () => {
  const tooltips = createTooltips()
  tooltips.show('save')
  tooltips.leave('save')
  tooltips.arrive('print')
  expect(tooltips.shown()).toBe('print')
  vi.advanceTimersByTime(10_000)
  expect(tooltips.shown()).toBe('print')
})

test('it stays long enough to move onto it, and then for as long as one stays', () => {
  const tooltips = createTooltips()
  tooltips.show('save')
  tooltips.leave('save')
  vi.advanceTimersByTime(tooltipTiming.close - 1)
  tooltips.show('save')
  vi.advanceTimersByTime(10_000)
  expect(tooltips.shown()).toBe('save')
  tooltips.leave('save')
  vi.advanceTimersByTime(tooltipTiming.close)
  expect(tooltips.shown()).toBeNull()
})

test('hiding one that is not shown takes nothing from another', () => {
  const tooltips = createTooltips()
  const listener = vi.fn()
  tooltips.subscribe(listener)
  tooltips.show('save')
  tooltips.hide('print')
  expect(tooltips.shown()).toBe('save')
  expect(listener).toHaveBeenCalledOnce()
})
