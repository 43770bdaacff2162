/**
 * Formats dates for readers in Queensland. All times are in Brisbane, whatever the machine's own zone, so that server and browser
 * render the same text. It uses arithmetic, because Brisbane has no daylight saving and creating three Intl formatters was the
 * longest task of page start on a phone.
 */
import { months } from '#schema/forms/typed-date.ts'

const aheadOfUtc = 10 * 60 * 60 * 1000
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Returns the date and time in Brisbane.
 * @param value ms since 1970, an ISO instant, or a bare date, which means noon of that day.
 * @throws RangeError for any other value.
 */
export function inBrisbane(value: string | number) {
  const at = typeof value === 'number' ? value : Date.parse(value.length === 10 ? `${value}T12:00:00+10:00` : value)
  const shown = new Date(at + aheadOfUtc)
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

/** Returns '20 November 2026' for an ISO instant or a bare date. */
export const formatDate = (value: string): string => inBrisbane(value).words

/** Returns 'Friday 25 December 2026'. */
export function formatDayAndDate(value: string): string {
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
