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

/** From one to twelve; 0 when it is not a month. */
const monthNumber = (text: string): number =>
  /^\d{1,2}$/.test(text)
    ? Number(text)
    : months.findIndex((month) => text.length > 2 && month.toLowerCase().startsWith(text)) + 1

/** Words in a date that are no part of it. */
const fillers = /^(?:the|of|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)$/

/**
 * Splits a plain text that may be a date: day, month and year, or year, month and day, with any usual separators; with the
 * month by name also before the day. Neither the day nor the month need exist.
 * @returns What is missing is empty. A year may have another number of digits, and what follows it.
 */
export function splitDate(plain: string) {
  const parts = plain
    .toLowerCase()
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)(?![\p{L}\p{N}])/gu, '')
    .split(/[\s/.,-]+/)
    .filter((part) => part && !fillers.test(part))
  const [first = '', second = '', ...others] = parts
  if (/^\d{4}$/.test(first) && others.length < 2) return { day: others[0] ?? '', month: second, year: first }
  const year = others.join(' ')
  const isMonthFirst = /^\p{L}/u.test(first) && monthNumber(first) > 0
  return isMonthFirst ? { day: second, month: first, year } : { day: first, month: second, year }
}

/** A date whose day, month and year have the right form, the month from 1 to 12; undefined for other text. */
export function readTypedDate(plain: string) {
  const { day, month, year } = splitDate(plain)
  const number = monthNumber(month)
  return /^\d{1,2}$/.test(day) && number >= 1 && number <= 12 && /^\d{4}$/.test(year)
    ? { day: Number(day), month: number, year }
    : undefined
}

const readShort = (typed: string) => {
  const short: BoundedText | undefined = bounded(typed, 200)
  return short === undefined ? undefined : readTypedDate(plainText(short))
}

/** Whether a text is a whole date. */
export const isWholeDate = (typed: string): boolean => readShort(typed) !== undefined

/** '5 November 1940', as in mails; text that is not a date is unchanged. */
export function typedDateInWords(typed: string): string {
  const date = readShort(typed)
  return date ? `${date.day} ${months[date.month - 1]} ${date.year}` : typed.replaceAll('/', ' ').trim()
}
