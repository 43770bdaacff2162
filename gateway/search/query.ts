import type { Vocabulary } from './vocabulary.ts'
import { isSmallWord, phraseKey, type Term, termOf, termsIn } from './words.ts'

/** One word of a query, with its search terms. */
export interface QueryWord {
  readonly word: string
  readonly term: string
  /** Each has a weight from 0 to 1; an alternative of several terms matches only documents with all of them. */
  readonly alternatives: readonly { readonly terms: readonly string[]; readonly weight: number }[]
  readonly isCorrected: boolean
}

/** The maximum number of words; longer queries are cut. */
const maxWords = 16
/** The weight of two separate words that the content writes as one: 'wheel chair' primarily means wheelchair. */
const splitWeight = 0.5

/** Dots within an abbreviation: 'N.D.I.S.' is 'NDIS'. */
const dottedPattern = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu

/** The words of a query in order, each with its alternatives. */
export function readQuery(query: string, vocabulary: Vocabulary, isName: (key: string) => boolean): QueryWord[] {
  const terms = termsIn(query.replaceAll(dottedPattern, '$1')).slice(0, maxWords)
  const words: QueryWord[] = []
  for (let place = 0; place < terms.length; place++) {
    const item = terms[place]
    if (!item) continue
    const next = terms[place + 1]
    const joined = next && termOf(item.word + next.word)
    if (joined && vocabulary.has(joined)) {
      place++
      const alternatives = [
        { terms: [joined], weight: 1 },
        { terms: [item.term, next.term], weight: splitWeight },
      ]
      words.push({ word: item.word, term: joined, alternatives, isCorrected: false })
    } else words.push(readWord(item, terms[place - 1]?.term, next?.term, vocabulary, isName))
  }
  return words
}

function readWord(
  { word, term }: Term,
  before: string | undefined,
  after: string | undefined,
  vocabulary: Vocabulary,
  isName: (key: string) => boolean,
): QueryWord {
  const asTyped: QueryWord = { word, term, alternatives: [{ terms: [term], weight: 1 }], isCorrected: false }
  if (vocabulary.has(term) || isSmallWord(word)) return asTyped
  const parts = vocabulary.parts(word.toLowerCase())
  if (parts) return { ...asTyped, alternatives: [{ terms: parts, weight: 1 }] }
  if (term.length >= 3 && vocabulary.documentsBeginning(term) > 0) return asTyped
  const isBesideName = (other: string) =>
    (before !== undefined && isName(phraseKey([before, other]))) ||
    (after !== undefined && isName(phraseKey([other, after])))
  // The typo may be in the apparent ending: 'chps' is 'chsp'.
  const corrections = [
    vocabulary.withVowels(term),
    vocabulary.corrections(term, isBesideName),
    vocabulary.corrections(word.toLowerCase(), isBesideName),
  ].find((list) => list.length > 0)
  if (!corrections?.[0]) return asTyped
  return {
    word,
    term: corrections[0].term,
    // The more letters differ, the lower the weight of the correction.
    alternatives: corrections.map((item) => ({ terms: [item.term], weight: (1 - item.distance / word.length) ** 2 })),
    isCorrected: true,
  }
}

/** The query with corrections in the content's spelling; null when nothing was corrected. */
export function suggestionFor(query: string, words: readonly QueryWord[], vocabulary: Vocabulary): string | null {
  const corrected = new Map(
    words.filter(({ isCorrected }) => isCorrected).map(({ word, term }) => [word, vocabulary.spellingOf(term)]),
  )
  if (corrected.size === 0) return null
  return query.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*/gu, (word) => corrected.get(word) ?? word)
}
