import { type BoundedText, normalized } from '#schema/bounded.ts'

const isDigit = (code: number) => code >= 0 && /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The value of a decimal digit of any script. Unicode has the ten digits of a script in order, from zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before++
  return String(before % 10)
}

/**
 * Text for values such as numbers and dates: digits of every script, full-width letters and dashes become ASCII, and
 * invisible characters, such as marks of the writing direction, are removed.
 */
export const plainText = (text: BoundedText): string =>
  normalized(text, 'NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitValue)
