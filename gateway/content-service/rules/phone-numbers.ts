import { numbersIn } from './numbers.ts'
import { objectsIn, piecesOf } from './pieces.ts'
import type { Rule } from './rule.ts'
import { fictionalNumbers, officialNumbers } from './settings.ts'

const isKnown = (digits: string) => fictionalNumbers.test(digits) || officialNumbers.has(digits)

export const phoneNumbers: Rule = {
  id: 'phone-numbers',
  protects: 'strangers, whose phones would ring, and people in need, who would reach nobody',
  *check(document, content) {
    const remedy =
      'use a number reserved for fiction, or add an official one to rules/settings.ts and to a fact with its source'
    for (const { path, typed } of piecesOf(document, content))
      for (const { written, digits } of numbersIn(typed))
        if (!isKnown(digits)) yield { path, problem: `has the number ${written}, which is on no list`, remedy }
    for (const { path, value } of objectsIn(document)) {
      const { href } = value
      if (typeof href !== 'string' || !href.startsWith('tel:')) continue
      const digits = href.replaceAll(/\D/g, '').replace(/^61/, '0')
      // Emergency numbers have three digits.
      if (digits !== '000' && digits !== '106' && !isKnown(digits))
        yield { path: path ? `${path}.href` : 'href', problem: `calls ${digits}, which is on no list`, remedy }
    }
  },
}
