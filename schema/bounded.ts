declare const lengthIsChecked: unique symbol

/** Text from outside that is short enough to work on: only `bounded` returns one. */
export type BoundedText = string & { readonly [lengthIsChecked]: true }

/** @returns undefined when the text has more UTF-16 code units than `maxLength` */
export const bounded = (text: string, maxLength: number): BoundedText | undefined =>
  text.length <= maxLength ? (text as BoundedText) : undefined

/** More marks in a row than any language writes on one letter (Stream-Safe Text Format, https://www.unicode.org/reports/tr15/). */
const manyMarks = /\p{M}{31}/u

/** In this many UTF-16 code units, marks in a row take less than a millisecond. */
const alwaysQuick = 1000

/**
 * Unicode normalisation in linear time: that of JavaScript is quadratic in the number of marks in a row, so a long text
 * with too many stays as it is.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  // oxlint-disable-next-line no-restricted-properties -- This is the function to use instead.
  text.length > alwaysQuick && manyMarks.test(text) ? text : text.normalize(form)
