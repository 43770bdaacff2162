/** Converts text to search terms. Displayed text keeps its spelling; only terms are normalised. */

/** Stop words: they do not indicate what a query is about. */
const smallWords = new Set(
  `a about abt all also am an and any are arent as asap at bc be been being but by can cant cos could couldnt did didnt do does
  doesnt doing dont for from get gets getting go gonna got gotta had
  has hasnt have havent having he her here him his how hw i id if ill im in into is isnt it its ive just let like may me much my need needs of off on
  or our out over pls plz please r she should so some tell than that the their them then there these they thing things this tho thx to too u up ur us
  wanna want wants was wasnt wat we wen were what whats when where which while who whos why will with wont wot would you your yours`.split(
    /\s+/,
  ),
)

/** A word and its position in the text. */
export interface Word {
  readonly word: string
  readonly at: number
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*/gu

export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({ word, at: index }))

/** Lower case, without accents and apostrophes. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()

const vowel = /[aeiouy]/

/** Removes 'ing' or 'ed' if a word remains; 'running' becomes 'run'. */
function withoutEnding(word: string): string {
  const base = /^(.+)(?:ing|(?<!e)ed)$/.exec(word)?.[1]
  return base !== undefined && base.length >= 4 && vowel.test(base) ? base.replace(/([bdgmnprt])\1$/, '$1') : word
}

/**
 * The common term of a word's forms: 'modifications' and 'modification', 'apply' and 'applies', 'organize' and
 * 'organise'. Lighter than Porter's algorithm, which merges 'community' and 'communication'.
 */
export function termOf(word: string): string {
  let term = plain(word)
  if (term.length <= 3 || /\d/.test(term)) return term
  term = term.replace(/iz(e[ds]?|ing|ations?|ers?)$/, 'is$1')
  if (/[^aeo]ies$/.test(term) && term.length > 4) term = `${term.slice(0, -3)}y`
  else if (/(ss|x|z|ch|sh)es$/.test(term)) term = term.slice(0, -2)
  else if (/[^su]s$/.test(term)) term = term.slice(0, -1)
  term = withoutEnding(term)
  // 'driving' leaves 'driv', so 'drive' drops its e, and 'programme' becomes 'program'.
  if (term.length >= 5) term = term.replace(/e$/, '')
  // A profession and its subject: 'therapist' and 'therapy'.
  term = term.replace(/(?<=log|therap)ist$/, 'y')
  return term.replace(/mm$/, 'm')
}

/** Whether a word is a stop word. */
export const isSmallWord = (word: string): boolean => smallWords.has(plain(word))

const knownTerms = new Map<string, string>()
/** The limit of the term cache; when it is exceeded, the cache is cleared. */
const maxTerms = 100_000

/**
 * `termOf` with a cache, for words of the content, which repeat often. Not for visitors' queries, which must not be
 * stored.
 */
export function knownTermOf(word: string): string {
  const known = knownTerms.get(word)
  if (known !== undefined) return known
  if (knownTerms.size >= maxTerms) knownTerms.clear()
  const term = termOf(word)
  knownTerms.set(word, term)
  return term
}

/** Capitals in a text that is not all capitals are an acronym: AT is assistive technology, 'at' is a stop word. */
const isAcronym = (word: string) => /^\p{Lu}{2,}$/u.test(word)

/** A term and the words of the text that it represents. */
export interface Term extends Word {
  readonly term: string
}

/** The terms of a text in order, without stop words unless there are no other words. */
export function termsIn(text: string, toTerm = termOf): Term[] {
  const all = wordsIn(text)
  const isShouted = text === text.toUpperCase()
  const telling = all.filter(({ word }) => !isSmallWord(word) || (isAcronym(word) && !isShouted))
  return (telling.length > 0 ? telling : all).map(({ word, at }) => ({ word, at, term: toTerm(word) }))
}

/** Grouped digits, such as a phone number, and hyphenated words are also joined to one term. */
const joinedPattern = /\d+(?: \d+)+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu

/** The index terms of a content text. */
export const indexTerms = (text: string): string[] => [
  ...termsIn(text, knownTermOf).map(({ term }) => term),
  ...Array.from(text.matchAll(joinedPattern), ([joined]) => knownTermOf(joined.replaceAll(/[ -]/g, ''))),
]

/**
 * One key for a phrase, however its words are joined: 'stair lift' is 'stairlift', 'a shower chair' is 'shower chairs'.
 */
export const phraseKey = (terms: readonly string[]): string => terms.join('')

/** The phrase key of a title or synonym. */
export const phraseOf = (text: string): string => phraseKey(termsIn(text, knownTermOf).map(({ term }) => term))

/** The key of all words of a text in order, whatever their endings. */
export const exactKey = (text: string, toTerm = termOf): string =>
  wordsIn(text)
    .map(({ word }) => toTerm(word))
    .join(' ')
