/** How text becomes the terms under which it is found. What people read keeps its spelling; only terms are made alike. */

/** They say nothing about what is looked for. */
const smallWords = new Set(
  `a about abt all also am an and any are arent as asap at bc be been being but by can cant cos could couldnt did didnt do does
  doesnt doing dont for from get gets getting go gonna got gotta had
  has hasnt have havent having he her here him his how hw i id if ill im in into is isnt it its ive just let like may me much my need needs of off on
  or our out over pls plz please r she should so some tell than that the their them then there these they thing things this tho thx to too u up ur us
  wanna want wants was wasnt wat we wen were what whats when where which while who whos why will with wont wot would you your yours`.split(
    /\s+/,
  ),
)

/** A word and where it begins in its text. */
export interface Word {
  readonly word: string
  readonly at: number
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*/gu

export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({ word, at: index }))

/** In small letters, without accents and apostrophes. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()

const vowel = /[aeiouy]/

/** Without the 'ing' or 'ed' of a verb, where a word is left; 'running' is 'run'. */
function withoutEnding(word: string): string {
  const base = /^(.+)(?:ing|(?<!e)ed)$/.exec(word)?.[1]
  return base !== undefined && base.length >= 4 && vowel.test(base) ? base.replace(/([bdgmnprt])\1$/, '$1') : word
}

/**
 * What a word's forms have in common: 'modifications' and 'modification', 'apply' and 'applies', 'organize' and 'organise'. Lighter than
 * Porter's algorithm, which makes 'community' and 'communication' one.
 */
export function termOf(word: string): string {
  let term = plain(word)
  if (term.length <= 3 || /\d/.test(term)) return term
  term = term.replace(/iz(e[ds]?|ing|ations?|ers?)$/, 'is$1')
  if (/[^aeo]ies$/.test(term) && term.length > 4) term = `${term.slice(0, -3)}y`
  else if (/(ss|x|z|ch|sh)es$/.test(term)) term = term.slice(0, -2)
  else if (/[^su]s$/.test(term)) term = term.slice(0, -1)
  term = withoutEnding(term)
  // 'drive' is what is left of 'driving', and 'programme' is 'program'.
  if (term.length >= 5) term = term.replace(/e$/, '')
  // Who does it, and what it is: 'therapist' and 'therapy'.
  term = term.replace(/(?<=log|therap)ist$/, 'y')
  return term.replace(/mm$/, 'm')
}

/** Whether a word says nothing about what is looked for. */
export const isSmallWord = (word: string): boolean => smallWords.has(plain(word))

const knownTerms = new Map<string, string>()
/** Words of the content: beyond it all are worked out again. */
const mostTerms = 100_000

/** `termOf` for words of the content, which come again and again. Not for a person's query: nothing of it is kept. */
export function knownTermOf(word: string): string {
  const known = knownTerms.get(word)
  if (known !== undefined) return known
  if (knownTerms.size >= mostTerms) knownTerms.clear()
  const term = termOf(word)
  knownTerms.set(word, term)
  return term
}

/** Capitals in a text that is not all in capitals are an acronym: AT is assistive technology, 'at' is nothing. */
const isAcronym = (word: string) => /^\p{Lu}{2,}$/u.test(word)

/** A term, and the words of the text that it stands for. */
export interface Term extends Word {
  readonly term: string
}

/** The terms of a text in their order, without small words, unless there are no others. */
export function termsIn(text: string, toTerm = termOf): Term[] {
  const all = wordsIn(text)
  const isShouted = text === text.toUpperCase()
  const telling = all.filter(({ word }) => !isSmallWord(word) || (isAcronym(word) && !isShouted))
  return (telling.length > 0 ? telling : all).map(({ word, at }) => ({ word, at, term: toTerm(word) }))
}

/** Digits in groups, such as a phone's, and words with hyphens: each is one term as well. */
const joinedPattern = /\d+(?: \d+)+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu

/** What a text of the content is found by. */
export const indexTerms = (text: string): string[] => [
  ...termsIn(text, knownTermOf).map(({ term }) => term),
  ...Array.from(text.matchAll(joinedPattern), ([joined]) => knownTermOf(joined.replaceAll(/[ -]/g, ''))),
]

/** One key for a phrase however it is put together: 'stair lift' is 'stairlift', 'a shower chair' is 'shower chairs'. */
export const phraseKey = (terms: readonly string[]): string => terms.join('')

/** The key of a title, or of another word for something. */
export const phraseOf = (text: string): string => phraseKey(termsIn(text, knownTermOf).map(({ term }) => term))

/** The key of all words of a text in their order, however each ends. */
export const exactKey = (text: string, toTerm = termOf): string =>
  wordsIn(text)
    .map(({ word }) => toTerm(word))
    .join(' ')
