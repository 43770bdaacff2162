/** A phone number as written in a text. */
export interface WrittenNumber {
  readonly written: string
  readonly digits: string
}

/** Australian numbers with their usual spacing: landline, mobile, 1300 and 1800, 13. */
const pattern =
  /(?<![\d$.,])(?:\(0[2378]\)\s?\d{4}\s?\d{4}|(?:\+61\s?|0)[23478]\d{0,3}(?:\s?\d{2,4}){2}\b|1[38]00(?:\s?\d){6}|13(?:\s?\d){6}|13(?:\s?\d){4})(?![\d.,]\d|\d)/g

export const numbersIn = (text: string): readonly WrittenNumber[] =>
  (text.replaceAll('\u00a0', ' ').match(pattern) ?? []).map((written) => ({
    written: written.trim(),
    digits: written.replaceAll(/\D/g, '').replace(/^61/, '0'),
  }))
