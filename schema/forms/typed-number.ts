import type { BoundedText } from '#schema/bounded.ts'
import { plainText } from './plain-text.ts'

/** Quotation marks, and the `=` of a cell of a spreadsheet that quotes its text. */
const before = /^[\s='"‘’“”]+/
const after = /[\s"'‘’“”]+$/

/**
 * Plain text without what stands around a value: quotation marks, and one sign that follows it in a sentence or a list,
 * as dictation writes it.
 */
export const plainValue = (text: BoundedText): string =>
  plainText(text)
    .replace(before, '')
    .replace(after, '')
    .replace(/[,;\p{Sentence_Terminal}]$/u, '')
    .replace(after, '')

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const values = new Map([
  ...small.map((word, value) => [word, String(value)] as const),
  ...tens.map((word, place) => [word, String(10 * (place + 2))] as const),
  ['oh', '0'],
  ['nought', '0'],
])
const repeats = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
])
const zeros = new Map([
  ['hundred', '00'],
  ['thousand', '000'],
])

const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}
const ordinals = new Map(
  [...small, ...tens].map((word) => [irregular[word] ?? `${word.replace(/y$/, 'ie')}th`, word] as const),
)

/** 'twenty seventh' becomes 'twenty seven'. Only for dates: 'the second number' is not a number. */
export const withoutOrdinals = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => ordinals.get(word.toLowerCase()) ?? word)

const valueOf = (word = ''): string | undefined =>
  /^o+$/i.test(word) ? '0'.repeat(word.length) : values.get(word.toLowerCase())

/** Only white space, a hyphen or a comma separates the words of one number. */
const isGap = (text = '') => /^[\s,-]+$/.test(text)

/** Numbers in words as digits, those that follow each other without a gap: 'oh four double five' becomes '0455'. */
function wordsAsDigits(text: string): string {
  // Words at the odd places, what separates them at the even ones.
  const pieces = text.split(/([\p{L}\p{M}\p{N}]+)/u)
  let result = ''
  let last: 'words' | 'digits' | undefined
  for (let at = 1; at < pieces.length; at += 2) {
    const [gap = '', word = '', nextGap, next] = pieces.slice(at - 1, at + 3)
    const name = word.toLowerCase()
    const times = repeats.get(name)
    const repeated = times && isGap(nextGap) ? (/^\d$/.test(next ?? '') ? next : valueOf(next)) : undefined
    const unit = tens.includes(name) && isGap(nextGap) ? small.indexOf(next?.toLowerCase() ?? '') : -1
    const more = last && isGap(gap) ? zeros.get(name) : undefined
    if (more !== undefined) {
      result += more
      continue
    }
    let spoken = valueOf(word)
    if (times && repeated?.length === 1) {
      spoken = repeated.repeat(times)
      at += 2
    } else if (spoken !== undefined && unit > 0 && unit < 10) {
      spoken = String(Number(spoken) + unit)
      at += 2
    }
    if (spoken !== undefined) result += (last === 'words' && isGap(gap) ? '' : gap) + spoken
    else result += gap + (name === 'plus' ? '+' : word)
    last = spoken !== undefined ? 'words' : /^\d+$/.test(word) ? 'digits' : undefined
  }
  return result + (pieces.at(-1) ?? '')
}

/**
 * Another reading of a plain text: digits for the letters O, l and I beside digits, for numbers in words, and without the
 * separators of thousands and the decimal zeros of spreadsheets. A rule accepts it only where it refuses the text as it is
 * and the result has exactly the form of the value, so no value is guessed.
 */
export const withDigits = (text: string): string =>
  wordsAsDigits(
    text.replaceAll(/[\dOoIl]+/g, (run) =>
      /\d/.test(run) ? run.replaceAll(/o/gi, '0').replaceAll(/[Il]/g, '1') : run,
    ),
  )
    .replaceAll(/(?<=\d)[,\u066C](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),\s+(?=\d)/g, ' ')
    .replace(/(?<=\d)(?:\.0{1,2})+$/, '')

/** Whether a spreadsheet shortened the number: 4.92E+08. */
export const isShortened = (text: string): boolean => /\d(?:\.\d*)?e\+?\d/i.test(text)
