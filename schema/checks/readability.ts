/** Flesch–Kincaid grade: Kincaid, Fishburne, Rogers and Chissom, 1975 (US Navy). */

export const wordsOf = (text: string): readonly string[] =>
  text.replaceAll(/https?:\/\/\S+|\S+@\S+/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'$,.]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ??
  []

/**
 * A full stop within a number or an abbreviation does not end a sentence. A text without a full stop is one sentence.
 */
const sentencesOf = (text: string): number =>
  Math.max(1, text.split(/[.!?:;]+(?=["’”)\s]|$)/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length)

/** Endings and prefixes for which counting vowel groups gives the wrong result. */
const addsOne =
  /[^aeiou]le(s|d)?$|[aeiouym]bl$|ia[^n]?|ria|dien|iu|io(?!n)|ii|[aeiou]ing$|[^g]eous|uity|real|\bcre[ae]t|creat|eate[ds]?\b|area/g
const takesOne = /[^aeiou]e$|[^aeiou]es$(?<!(?:[sxz]|[cs]h|c|g)es)|[^tdaeiou]ed$|[^l]ely$|eful|eless|ement/g

/**
 * The syllables of one word: vowel groups, corrected for silent letters and for adjacent vowels in separate syllables.
 * Numbers count as two.
 */
export function syllablesOf(word: string): number {
  if (/\d/.test(word)) return 2
  // Pronounced letter by letter.
  if (word.length <= 5 && word === word.toUpperCase() && word.length > 1) return word.length
  const small = word
    .toLowerCase()
    .replaceAll(/[’']s$/g, '')
    .replaceAll(/[^\p{L}]/gu, '')
  if (small.length <= 3) return 1
  const groups = small.match(/[aeiouy]+/g)?.length ?? 1
  const more = small.match(addsOne)?.length ?? 0
  const less = small.match(takesOne)?.length ?? 0
  return Math.max(1, groups + more - less)
}

/** The grade of several paragraphs together. List items without a full stop count as sentences. */
export function gradeOf(texts: readonly string[]): number {
  const words = texts.flatMap(wordsOf)
  const sentences = texts.reduce((sum, text) => sum + sentencesOf(text), 0)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}
