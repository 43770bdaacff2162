import { objectsIn, piecesOf } from './pieces.ts'
import type { Content, Rule } from './rule.ts'
import { fictionalNumbers, officialNumbers } from './settings.ts'

/** A phone number as written in a text. */
interface WrittenNumber {
  readonly written: string
  readonly digits: string
}

/** Australian numbers with their usual spacing: landline, mobile, 1300 and 1800, 13. */
const pattern =
  /(?<![\d$.,])(?:\(0[2378]\)\s?\d{4}\s?\d{4}|(?:\+61\s?|0)[23478]\d{0,3}(?:\s?\d{2,4}){2,3}\b|1[38]00(?:\s?\d){6}|13(?:\s?\d){6}|13(?:\s?\d){4})(?![\d.,]\d|\d)/g

export const numbersIn = (text: string): readonly WrittenNumber[] =>
  (text.replaceAll('\u00a0', ' ').match(pattern) ?? []).map((written) => ({
    written: written.trim(),
    digits: written.replaceAll(/\D/g, '').replace(/^61/, '0'),
  }))

/** The numbers that the site settings publish: the support phone and the offices. */
const ownNumbers = (content: Content): ReadonlySet<string> => {
  const settings = content.documents.get('siteSettings')
  return new Set(
    [...objectsIn(settings)].flatMap(({ value }) =>
      [value['supportPhone'], value['phone']].flatMap((phone) =>
        typeof phone === 'string' ? numbersIn(phone).map(({ digits }) => digits) : [],
      ),
    ),
  )
}

export const phoneNumbers: Rule = {
  id: 'phone-numbers',
  protects: 'strangers, whose phones would ring, and people in need, who would reach nobody',
  *check(document, content) {
    const own = ownNumbers(content)
    const isKnown = (digits: string) => fictionalNumbers.test(digits) || officialNumbers.has(digits) || own.has(digits)
    const remedy =
      'use a number reserved for fiction, add the provider’s own to the site settings, or add an official one to schema/checks/settings.ts and to a fact with its source'
    for (const { path, typed } of piecesOf(document, content))
      for (const { written, digits } of numbersIn(typed))
        if (!isKnown(digits)) yield { path, problem: `has the number ${written}, which is on no list`, remedy }
    for (const { path, value } of objectsIn(document)) {
      const { href } = value
      if (typeof href !== 'string' || !/^(?:tel|sms):/.test(href)) continue
      const digits = href.replaceAll(/\D/g, '').replace(/^61/, '0')
      // Emergency numbers have three digits.
      if (digits !== '000' && digits !== '106' && !isKnown(digits))
        yield { path: path ? `${path}.href` : 'href', problem: `calls ${digits}, which is on no list`, remedy }
    }
  },
}
