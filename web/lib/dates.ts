/**
 * Dates as people in Queensland read them. Everything is in Australia/Brisbane, which has no daylight saving, whatever the
 * machine's own zone: so server and browser write the same words.
 */

const timeZone = 'Australia/Brisbane'
const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone })
const dayAndDate = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
})

const clock = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone })

/** A bare date is noon in Brisbane of that day, so that no zone can move it. */
const instant = (value: string) => new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00+10:00` : value)

/** '20 November 2026', from an ISO instant or a bare date. */
export const formatDate = (value: string): string => longDate.format(instant(value))

/** 'Friday 25 December 2026'. */
export const formatDayAndDate = (value: string): string => dayAndDate.format(instant(value)).replace(',', '')

/** '8:30 am', from ms since 1970. */
export const formatClock = (at: number): string => clock.format(at)

/** '8:30 am' from '08:30'. */
export const formatTime = (value: string): string => {
  const [hours = 0, minutes = 0] = value.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  const hour = hours % 12 || 12
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`
}
