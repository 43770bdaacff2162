/**
 * Implements the rules named in schema/forms: each reader returns the value to store, or undefined when it refuses.
 * Each reads a bounded length, so that no input is slow. rules.values.txt lists accepted and refused values, with
 * sources.
 */
import { domainToASCII } from 'node:url'
import { bounded, type BoundedText, normalized } from '#schema/bounded.ts'
import type { Rule } from '#schema/forms/form-definition.ts'
import { readTypedDate } from '#schema/forms/typed-date.ts'
import { plainValue, withDigits, withoutOrdinals } from '#schema/forms/typed-number.ts'
import { brisbaneAsUtc } from '#schema/brisbane-time.ts'

/** Only white space and characters that Unicode defines as invisible, such as a zero-width space or a Hangul filler. */
const nothingVisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * Bidirectional control characters, which can make a mail read differently from what was typed, and the byte order
 * mark.
 */
const hiddenMarks = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

/**
 * Normalises text for storage: NFC, no control characters except newlines, whole code points, trimmed; empty when
 * nothing visible remains.
 */
export function cleanText(raw: BoundedText): string {
  const visible = raw
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[\t\v\f]/g, ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(hiddenMarks, '')
  const text = normalized(visible, 'NFC').trim()
  return nothingVisible.test(text) ? '' : text
}

/** The same, on one line. */
export const cleanLine = (raw: BoundedText): string => cleanText(raw).replaceAll(/\s+/g, ' ')

/** Removes invisible characters, which are often pasted along with text. */
export const onlySeen = (text: string) => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/** More than a number in words and a few words beside it. */
const maxNumber = 100

/**
 * A reader that takes a value as it was written, or else with what dictation, a spreadsheet or another keyboard puts in
 * place of its digits.
 * @param reword Prepares the words of the second reading.
 */
const readValue =
  (read: (plain: string) => string | undefined, reword = (plain: string) => plain) =>
  (text: string): string | undefined => {
    const short = bounded(text, maxNumber)
    if (short === undefined) return undefined
    const plain = plainValue(short)
    return read(plain) ?? read(withDigits(reword(plain)))
  }

const quotes = /["'\u201C\u201D]+/
const quotesBefore = new RegExp(`^${quotes.source}`)
const quotesAfter = new RegExp(`${quotes.source}$`)

/**
 * The address in what was pasted: without `mailto:`, `Email:`, the name before `<…>`, quotation marks, and the sign that
 * followed it in a sentence or a list; with a plain apostrophe and hyphen and letters of the usual width, which keyboards
 * and word processors replace.
 */
export function unwrapEmail(typed: string): string {
  const text = onlySeen(typed)
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[\u3002\uFF61]/g, '.')
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'")
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .replace(quotesBefore, '')
    .replace(quotesAfter, '')
    .replace(/[;,]$/, '')
    .replace(/^e-?mail:/i, '')
    .trim()
  const inBrackets = /^[^<>@]{0,100}<([^<>]+)>$/.exec(text)?.[1] ?? text
  return inBrackets
    .replace(/^\s*mailto:([^?]*)(?:\?.*)?$/i, '$1')
    .trim()
    .replace(/\.$/, '')
    .replace(quotesAfter, '')
}

const spokenSigns: Readonly<Record<string, string>> = { at: '@', dot: '.', underscore: '_', dash: '-', hyphen: '-' }

/**
 * An address as dictated: 'jo at example dot com', 'Jo @example.com'. A space that could stand for a sign, such as one
 * between two names, or one after a full stop that could end a sentence, stays, so that the address is refused.
 */
const withSigns = (text: string): string =>
  text
    .replaceAll(
      / (at|dot|underscore|dash|hyphen) (?=\S)/gi,
      (word, name: string) => spokenSigns[name.toLowerCase()] ?? word,
    )
    .replaceAll(/ ?@ ?/g, '@')
    .replaceAll(' .', '.')

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * An email address according to the HTML standard (https://html.spec.whatwg.org/#valid-e-mail-address), with RFC 5321's
 * lengths and a domain that contains a dot. Quoted, commented or literal parts are refused, so that the address cannot
 * break a mail header. An internationalised domain is stored in its ASCII form.
 */
function readEmail(typed: string): string | undefined {
  if (typed.length > 1000) return undefined
  const text = withSigns(unwrapEmail(typed))
  if (text.length > 254) return undefined
  const [local = '', domain = '', ...rest] = text.split('@')
  if (rest.length > 0 || local.length > 64 || !localPart.test(local) || !domainCharacters.test(domain)) return undefined
  const ascii = domainToASCII(domain)
  const labels = ascii.split('.')
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? '') &&
    labels.at(-1)?.length !== 1
  const address = `${local}@${ascii}`
  return isDomain && address.length <= 254 ? address : undefined
}

/** National formats, digits only (Telecommunications Numbering Plan 2025). */
const nationalNumbers = [
  /^04\d{8}$/, // mobile
  /^0[2378]\d{8}$/, // landline with its area code
  /^014[57]\d{6}$/, // satellite
  /^1[38]00\d{6}$/, // 1300 and 1800
  /^13[1-9]\d{3}$/, // 13, six digits; 130 begins an incomplete 1300 number
]

/** Words beside a number: whose it is, or when to call. Signs that an address or markup has are refused. */
const besideNumber = /^[\p{L}\p{M}\p{N}\s.,:;!?'\u2019()&/-]*$/u

/** Whether the words after a number have another number, rather than times of day. */
const hasNumber = (words: string): boolean =>
  /\d{6}/.test(words.replaceAll(/\d{1,2}[.:]\d\d/g, '').replaceAll(/[\s().\-/]/g, ''))

/**
 * An Australian number as dialled here, digits only: `0770101234`, `1300123456`. An extension follows as `;ext=12` (RFC
 * 3966). White space, hyphens, dots, slashes, brackets and every form of +61 are accepted. So are words before and after
 * the one number, such as 'ph:' and 'after 5 pm': the staff get them with the number, as typed. A mobile number may lack
 * its first zero, which spreadsheets drop; a landline may not, because its nine digits could be eight and a slip.
 */
const readPhone = readValue((typed) => {
  const start = typed.search(/[\d+(]/)
  const before = typed.slice(0, Math.max(start, 0))
  const [written = ''] = /^[^\p{L}]*/u.exec(typed.slice(before.length)) ?? []
  const rest = typed.slice(before.length + written.length)
  const [, extension] = /^(?:extension|ext|x)[ .:]*(\d{1,6})(?!\d)/i.exec(rest) ?? []
  const isExtensionMissing = extension === undefined && /^(?:extension|ext|x)(?!\p{L})/iu.test(rest)
  const after = extension === undefined ? rest : rest.slice(rest.indexOf(extension) + extension.length)
  if (isExtensionMissing || !besideNumber.test(before) || !besideNumber.test(after) || hasNumber(after))
    return undefined
  const number = written.replace(/[,;]\s*$/, '')
  if (number.length > 60 || !/^[\s(]*(?:\+[\s\d().\-/]*|[\d).\-/][\s\d().\-/]*)?$/.test(number)) return undefined
  const digits = number.replaceAll(/\D/g, '')
  const abroad = /^(?:0011|00)?61(\d*)$/.exec(digits)?.[1]
  if (number.includes('+') && !digits.startsWith('61')) return undefined
  const domestic = digits.replace(/^(?=4\d{8}$)/, '0')
  const national = abroad === undefined ? domestic : /^0|^1[38]/.test(abroad) ? abroad : `0${abroad}`
  if (!nationalNumbers.some((form) => form.test(national))) return undefined
  return extension ? `${national};ext=${extension}` : national
})

const readMobile = (text: string) => {
  const number = readPhone(text)
  return number && /^04\d{8}$/.test(number) ? number : undefined
}

/** Four digits within a range of Australia Post; spaces, and the place and state before or after them, are accepted. */
const readPostcode = readValue((typed) => {
  if (typed.length > 60) return undefined
  const [, besidePlace] = /^[^\d]*(?<![^\s,])(\d{4})(?![^\s,])[^\d]*$/.exec(typed) ?? []
  const isPlace = /^[\p{L}\p{M}\d\s.,'\u2019()-]*$/u.test(typed)
  const digits = besidePlace !== undefined && isPlace ? besidePlace : typed.replaceAll(/\s/g, '')
  return /^(?:0[289]\d\d|[1-9]\d{3})$/.exec(digits)?.[0]
})

/** An identifier of this form; spaces, hyphens and lower case are accepted. */
const readIdentifier = (form: RegExp) =>
  readValue((typed) => form.exec(typed.replaceAll(/[\s-]/g, '').toUpperCase())?.[0])

/** A day of the calendar as `YYYY-MM-DD`. The year needs four digits, because two would be ambiguous. */
export const readDate = readValue((typed) => {
  const { day, month, year } = readTypedDate(typed) ?? {}
  const iso = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  // Date would turn a day past the end of the month into one of the next month.
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}, withoutOrdinals)

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** '27 March 1950', from `YYYY-MM-DD`. */
export const dateInWords = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`))

const today = () => brisbaneAsUtc(Date.now()).toISOString().slice(0, 10)

export const readers = {
  email: readEmail,
  phone: readPhone,
  mobile: readMobile,
  postcode: readPostcode,
  ndisNumber: readIdentifier(/^\d{9}$/),
  agedCareId: readIdentifier(/^AC\d{8}$/),
  notInFuture: (date) => (date >= '1900-01-01' && date <= today() ? date : undefined),
  notInPast: (date) => (date >= today() ? date : undefined),
} satisfies Record<Exclude<Rule['rule'], 'maxLength'>, (text: string) => string | undefined>
