/** Converts text to search terms. Displayed text keeps its spelling; only terms are normalised. */
import { normalized } from '#schema/bounded.ts'

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

export const wordsIn = (text: string): Word[] => {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(wordPattern)) words.push({ word, at: index })
  return words
}

/** Lower case, without accents and apostrophes. */
export const plain = (word: string): string =>
  normalized(word, 'NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()

const vowel = /[aeiouy]/

/** Removes 'ing' or 'ed' if a word remains; 'running' becomes 'run'. */
function withoutEnding(word: string): string {
  const base = /^(.*[^e])ed$/.exec(word)?.[1] ?? /^(.+)ing$/.exec(word)?.[1]
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

interface WordForm {
  readonly term: string
  /** Whether it is a stop word. */
  readonly isSmall: boolean
}

const formOf = (word: string): WordForm => ({ term: termOf(word), isSmall: isSmallWord(word) })

const knownForms = new Map<string, WordForm>()
/** The limit of the cache of word forms; when it is exceeded, the cache is cleared. */
const maxForms = 100_000

/**
 * `formOf` with a cache, for words of the content, which repeat often. Not for visitors' queries, which must not be
 * stored.
 */
function knownFormOf(word: string): WordForm {
  const known = knownForms.get(word)
  if (known !== undefined) return known
  if (knownForms.size >= maxForms) knownForms.clear()
  const form = formOf(word)
  knownForms.set(word, form)
  return form
}

/** `termOf` with the cache for words of the content. */
export const knownTermOf = (word: string): string => knownFormOf(word).term

/** Capitals in a text that is not all capitals are an acronym: AT is assistive technology, 'at' is a stop word. */
const isAcronym = (word: string) => /^\p{Lu}{2,}$/u.test(word)

/** A term and the words of the text that it represents. */
export interface Term extends Word {
  readonly term: string
}

/** The words that a text is about: without stop words, unless there are no other words. */
function significant<Item extends Word & WordForm>(all: readonly Item[], text: string): readonly Item[] {
  const isShouted = text === text.toUpperCase()
  const words = all.filter(({ word, isSmall }) => !isSmall || (isAcronym(word) && !isShouted))
  return words.length > 0 ? words : all
}

const readWords = (text: string, toForm: (word: string) => WordForm) =>
  wordsIn(text).map(({ word, at }) => ({ word, at, ...toForm(word) }))

/** The terms of a visitor's query in order. */
export const termsIn = (text: string): readonly Term[] => significant(readWords(text, formOf), text)

const isDigits = (word: string) => /^\d+$/.test(word)

/** Grouped digits, such as a phone number, and hyphenated words, each joined to one word. */
function* joinedIn(text: string, words: readonly Word[]): Generator<string> {
  let joined = ''
  let separator: string | undefined
  let before: Word | undefined
  for (const next of words) {
    const between = before && text.slice(before.at + before.word.length, next.at)
    const isJoint = between === '-' || (between === ' ' && isDigits(next.word) && before && isDigits(before.word))
    if (isJoint && (separator === undefined || separator === between)) {
      joined += next.word
      separator = between
    } else {
      if (separator !== undefined) yield joined
      joined = next.word
      separator = undefined
    }
    before = next
  }
  if (separator !== undefined) yield joined
}

/** A text of the content, read once for both the index and the vocabulary. */
export interface IndexedText {
  readonly words: readonly Term[]
  readonly terms: readonly string[]
}

export function readText(text: string): IndexedText {
  const words = readWords(text, knownFormOf)
  const terms = significant(words, text).map(({ term }) => term)
  for (const joined of joinedIn(text, words)) terms.push(knownTermOf(joined))
  return { words, terms }
}

/**
 * One key for a phrase, however its words are joined: 'stair lift' is 'stairlift', 'a shower chair' is 'shower chairs'.
 */
export const phraseKey = (terms: readonly string[]): string => terms.join('')

/** The phrase key of a title or synonym. */
export const phraseOf = (text: string): string =>
  phraseKey(significant(readWords(text, knownFormOf), text).map(({ term }) => term))

/** The key of all words of a text in order, whatever their endings. */
export const exactKey = (text: string, toTerm = termOf): string =>
  wordsIn(text)
    .map(({ word }) => toTerm(word))
    .join(' ')
