import { expect, test } from 'vitest'
import { formatClock, formatDate, formatDayAndDate, formatTime, inBrisbane } from './dates.ts'

test.each([
  ['2026-11-20T13:59:59Z', '20 November 2026'],
  ['2026-11-20T14:00:00Z', '21 November 2026'],
  ['2026-11-20T23:59:59Z', '21 November 2026'],
  ['2026-11-21T00:00:00Z', '21 November 2026'],
  ['2026-11-21T00:00:00+10:00', '21 November 2026'],
  // Daylight saving starts and ends in Sydney on these days; Brisbane has none.
  ['2026-10-03T13:59:59Z', '3 October 2026'],
  ['2026-10-03T14:00:00Z', '4 October 2026'],
  ['2027-04-03T13:59:59Z', '3 April 2027'],
  ['2027-04-03T14:00:00Z', '4 April 2027'],
  ['2026-12-31T14:00:00Z', '1 January 2027'],
])('the date of an instant is the date in Brisbane: %s is %s', (instant, words) => {
  expect(formatDate(instant)).toBe(words)
})

test('date and time match the browser’s own calendar for Brisbane, in any year', () => {
  const dateFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'Australia/Brisbane' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Australia/Brisbane' })
  for (
    let at = Date.parse('2019-12-30T00:07:00Z');
    at < Date.parse('2033-01-03T00:00:00Z');
    at += 31 * 60 * 60 * 1000
  ) {
    const { weekday, words, time } = inBrisbane(at)
    expect(`${weekday} ${words} ${time}`).toBe(`${dateFormat.format(at).replace(',', '')} ${clock.format(at)}`)
  }
  expect(formatClock('2026-11-20T23:05:00Z')).toBe('9:05\u00a0am')
  expect(formatClock(Date.parse('2026-11-20T02:00:00Z'))).toBe('12\u00a0pm')
})

test('an invalid date is an error', () => {
  expect(() => formatDate('soon')).toThrow(RangeError)
})

test('a bare date is independent of the machine’s time zone', () => {
  expect(formatDate('2026-12-25')).toBe('25 December 2026')
  expect(formatDayAndDate('2026-12-25')).toBe('Friday 25 December 2026')
})

test.each([
  ['08:30', '8:30\u00a0am'],
  ['16:30', '4:30\u00a0pm'],
  ['09:00', '9\u00a0am'],
  ['12:00', '12\u00a0pm'],
  ['00:05', '12:05\u00a0am'],
])('formats the time %s as %s', (value, words) => {
  expect(formatTime(value)).toBe(words)
})
