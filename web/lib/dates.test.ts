import { expect, test } from 'vitest'
import { formatDate, formatDayAndDate, formatTime } from './dates.ts'

test.each([
  ['2026-11-20T13:59:59Z', '20 November 2026'],
  ['2026-11-20T14:00:00Z', '21 November 2026'],
  ['2026-11-20T23:59:59Z', '21 November 2026'],
  ['2026-11-21T00:00:00Z', '21 November 2026'],
  ['2026-11-21T00:00:00+10:00', '21 November 2026'],
  // Sydney's clocks change on these days; Brisbane's never do.
  ['2026-10-03T13:59:59Z', '3 October 2026'],
  ['2026-10-03T14:00:00Z', '4 October 2026'],
  ['2027-04-03T13:59:59Z', '3 April 2027'],
  ['2027-04-03T14:00:00Z', '4 April 2027'],
  ['2026-12-31T14:00:00Z', '1 January 2027'],
])('an instant falls on the day that it is in Brisbane: %s is %s', (instant, words) => {
  expect(formatDate(instant)).toBe(words)
})

test('a bare date is itself, wherever the machine stands', () => {
  expect(formatDate('2026-12-25')).toBe('25 December 2026')
  expect(formatDayAndDate('2026-12-25')).toBe('Friday 25 December 2026')
})

test.each([
  ['08:30', '8:30 am'],
  ['16:30', '4:30 pm'],
  ['09:00', '9 am'],
  ['12:00', '12 pm'],
  ['00:05', '12:05 am'],
])('the time %s reads %s', (value, words) => {
  expect(formatTime(value)).toBe(words)
})
