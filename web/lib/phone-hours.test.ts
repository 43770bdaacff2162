import { expect, test } from 'vitest'
import { isPhoneStaffed } from './phone-hours.ts'

const closedOn = (...dates: string[]) => ({ closures: dates.map((date) => ({ date })) })
const at = (
  when: string,
  { days = 'Monday to Friday', opens = '08:30', closes = '16:30', offices = [closedOn()] } = {},
) => isPhoneStaffed({ openingHours: { days, opens, closes }, offices }, Date.parse(when))

test.each([
  ['2026-11-23T08:29:59+10:00', false],
  ['2026-11-23T08:30:00+10:00', true],
  ['2026-11-27T16:29:59+10:00', true],
  ['2026-11-27T16:30:00+10:00', false],
  ['2026-11-28T10:00:00+10:00', false],
  ['2026-11-29T10:00:00+10:00', false],
  // Monday in Brisbane, still Sunday in Europe. Brisbane has no daylight saving.
  ['2026-01-04T22:30:00Z', true],
  ['2026-01-05T06:30:00Z', false],
])('[S25] at %s the phone is staffed: %s', (when, isStaffed) => {
  expect(at(when)).toBe(isStaffed)
})

test('[S25] when every office is closed the phone is closed; when one is closed the result is unknown', () => {
  const when = '2026-12-25T10:00:00+10:00'
  expect(at(when, { offices: [closedOn('2026-12-25'), closedOn('2026-12-25', '2026-12-28')] })).toBe(false)
  expect(at(when, { offices: [closedOn('2026-12-25'), closedOn()] })).toBeNull()
  expect(at(when, { offices: [closedOn('2026-12-28'), closedOn()] })).toBe(true)
  expect(at(when, { offices: [] })).toBe(true)
})

test('[S25] unreadable days and times are unknown, never open', () => {
  for (const days of ['', 'Weekdays', 'Monday to Friday to Sunday', 'Mon to Fri', 'Monday and Friday'])
    expect(at('2026-11-23T10:00:00+10:00', { days }), days).toBeNull()
  expect(at('2026-11-23T10:00:00+10:00', { opens: '8.30 am' })).toBeNull()
  expect(at('2026-11-23T10:00:00+10:00', { days: 'Monday' })).toBe(true)
  expect(at('2026-11-24T10:00:00+10:00', { days: 'Monday' })).toBe(false)
})
