import { bounded, type BoundedText } from '#schema/bounded.ts'
import { plainText } from './plain-text.ts'

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Splits a typed date into its three fields, with months by name converted; undefined or empty for text that is not a
 * date. The gateway checks whether the day exists.
 */
export function readTypedDate(typed: BoundedText) {
  const parts = plainText(typed)
    .split('/')
    .map((part) => part.trim())
  const [day = '', month = '', year = ''] = /^\d{4}$/.test(parts[0] ?? '') ? parts.toReversed() : parts
  const name = month.toLowerCase()
  const place = /^\d{1,2}$/.test(month)
    ? Number(month) - 1
    : months.findIndex((item) => name.length > 2 && item.toLowerCase().startsWith(name))
  return { day: /^\d{1,2}$/.test(day) ? Number(day) : undefined, month: months[place], year }
}

/** '5 November 1940', as in mails; text that is not a date is unchanged. */
export function typedDateInWords(typed: string): string {
  const short = bounded(typed, 200)
  if (short === undefined) return typed
  const { day, month, year } = readTypedDate(short)
  return day !== undefined && month && /^\d{4}$/.test(year)
    ? `${day} ${month} ${year}`
    : typed.replaceAll('/', ' ').trim()
}
