/**
 * Formats dates for readers in Queensland. All times are in Brisbane, whatever the machine's own zone, so that server and browser
 * render the same text. It uses arithmetic, because creating three Intl formatters was the longest task of page start on a phone.
 */
import { months } from '#schema/forms/typed-date.ts'
import { brisbaneAsUtc, brisbaneInstant } from '#schema/brisbane-time.ts'

export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The date and time in Brisbane as the UTC fields of a date; an invalid date for any value that is not one. */
function shifted(value: string | number): Date {
  if (typeof value === 'number') return brisbaneAsUtc(value)
  return brisbaneAsUtc(Date.parse(value.length === 10 ? brisbaneInstant(value, '12:00:00') : value))
}

/**
 * Returns the date and time in Brisbane.
 * @param value ms since 1970, an ISO instant, or a bare date, which means noon of that day.
 * @throws RangeError for any other value.
 */
export function inBrisbane(value: string | number) {
  const shown = shifted(value)
  const [date = '', time = ''] = shown.toISOString().split('T')
  return {
    /** '2026-11-20'. */
    date,
    /** '08:30'. */
    time: time.slice(0, 5),
    /** 'Friday'. */
    weekday: week[(shown.getUTCDay() + 6) % 7] ?? '',
    /** '20 November 2026'. */
    words: `${shown.getUTCDate()} ${months[shown.getUTCMonth()]} ${shown.getUTCFullYear()}`,
  }
}

/** Whether content has a date here; other text is shown as it is. */
const isDate = (value: string): boolean => !Number.isNaN(shifted(value).getTime())

/** Returns '20 November 2026' for an ISO instant or a bare date. */
export const formatDate = (value: string): string => (isDate(value) ? inBrisbane(value).words : value)

/** Returns 'Friday 25 December 2026'. */
export function formatDayAndDate(value: string): string {
  if (!isDate(value)) return value
  const { weekday, words } = inBrisbane(value)
  return `${weekday} ${words}`
}

/** Returns '8:30 am' for ms since 1970 or an ISO instant. */
export const formatClock = (at: string | number): string => formatTime(inBrisbane(at).time)

/** Returns '8:30 am' for '08:30', with a no-break space. */
export const formatTime = (value: string): string => {
  const [hours = 0, minutes = 0] = value.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  const hour = hours % 12 || 12
  return minutes === 0 ? `${hour}\u00a0${half}` : `${hour}:${String(minutes).padStart(2, '0')}\u00a0${half}`
}
