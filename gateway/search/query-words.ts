import { isEnglish } from './english.ts'
import type { Correction, Vocabulary } from './vocabulary.ts'
import { isSmallWord, phraseKey, plain, type Term, termOf, termsIn } from './words.ts'

/** One word of a query, with its search terms. */
export interface QueryWord {
  readonly word: string
  readonly term: string
  /** Each has a weight from 0 to 1; an alternative of several terms matches only documents with all of them. */
  readonly alternatives: readonly { readonly terms: readonly string[]; readonly weight: number }[]
  readonly isCorrected: boolean
}

/** The maximum number of words. Of a longer query, such as a dictated sentence, those that tell the most count. */
const maxWords = 16
/** Of the words that the content does not have, so many are corrected or taken apart, because each takes half a millisecond. */
const maxUnknown = 8
/** The weight of two separate words that the content writes as one: 'wheel chair' primarily means wheelchair. */
const splitWeight = 0.5

/** Dots within an abbreviation: 'N.D.I.S.' is 'NDIS'. */
const dottedPattern = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu

/** The words of a query in order, each with its alternatives. */
export function readQuery(query: string, vocabulary: Vocabulary, isName: (key: string) => boolean): QueryWord[] {
  const terms = mostTelling(termsIn(query.replaceAll(dottedPattern, '$1')), vocabulary)
  const words: QueryWord[] = []
  let unknown = 0
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
    } else if (!vocabulary.has(item.term) && ++unknown > maxUnknown) words.push(withoutReading(item))
    else words.push(readWord(item, terms[place - 1]?.term, next?.term, vocabulary, isName))
  }
  return words
}

/** The words that the fewest documents have, in the order of the query. Ordinary words that no document has tell nothing. */
function mostTelling(terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  if (terms.length <= maxWords) return terms
  const documentsOf = ({ word, term }: Term) =>
    vocabulary.has(term) || !isEnglish(plain(word)) ? vocabulary.documentsWith(term) : Infinity
  const rarest = new Set(terms.toSorted((a, b) => documentsOf(a) - documentsOf(b)).slice(0, maxWords))
  return terms.filter((term) => rarest.has(term))
}

type Alternative = QueryWord['alternatives'][number]

/** The weight of a beginning that is more likely a misspelt word: 'showr' is 'shower' rather than 'showroom'. */
const beginningWeight = 0.3
/** The weight of the last part of a compound whose first part no document has: 'flashlight' is a light. */
const lastPartWeight = 0.7
/** The greatest cost of a correction that is preferred to two words that were typed as one. */
const smallError = 1

const withoutReading = ({ word, term }: Term): QueryWord => ({
  word,
  term,
  alternatives: [{ terms: [term], weight: 1 }],
  isCorrected: false,
})

function readWord(
  { word, term }: Term,
  before: string | undefined,
  after: string | undefined,
  vocabulary: Vocabulary,
  isName: (key: string) => boolean,
): QueryWord {
  const read = (alternatives: readonly Alternative[]): QueryWord => ({ word, term, alternatives, isCorrected: false })
  const asTyped = { terms: [term], weight: 1 }
  if (vocabulary.has(term) || isSmallWord(word)) return read([asTyped])
  const typed = plain(word)
  const parts = vocabulary.parts(typed)
  if (parts && isName(phraseKey(parts))) return read([{ terms: parts, weight: 1 }])
  const isBeginning = term.length >= 3 && vocabulary.documentsBeginning(term) > 0
  const isBesideName = (other: string) =>
    (before !== undefined && isName(phraseKey([before, other]))) ||
    (after !== undefined && isName(phraseKey([other, after])))
  const corrections = vocabulary.corrections(typed, isBesideName, isEnglish(typed))
  const correct = (list: readonly Correction[], others: readonly Alternative[] = []): QueryWord => ({
    word,
    term: list[0]?.term ?? term,
    // The more letters differ, the lower the weight of the correction.
    alternatives: [
      ...list.map((item) => ({ terms: [item.term], weight: (1 - item.cost / word.length) ** 2 })),
      ...others,
    ],
    isCorrected: true,
  })
  const [nearest] = corrections
  const continues = nearest?.term.startsWith(term) ?? false
  if (nearest && !continues && nearest.cost <= smallError)
    return correct(corrections, isBeginning ? [{ ...asTyped, weight: beginningWeight }] : [])
  if (isBeginning) return read([asTyped])
  if (parts) return read([{ terms: parts, weight: 1 }])
  if (nearest) return correct(corrections)
  const corrected = vocabulary.correctedParts(typed, (terms) => isName(phraseKey(terms)))
  if (corrected) return read([{ terms: corrected, weight: 1 }])
  const last = vocabulary.lastPart(typed)
  if (last !== undefined) return read([{ terms: [last], weight: lastPartWeight }])
  const expanded = vocabulary.withVowels(term)
  return expanded.length > 0 ? correct(expanded) : read([asTyped])
}

/** The query with corrections in the content's spelling; null when nothing was corrected. */
export function suggestionFor(query: string, words: readonly QueryWord[], vocabulary: Vocabulary): string | null {
  const corrected = new Map(
    words.filter(({ isCorrected }) => isCorrected).map(({ word, term }) => [word, vocabulary.spellingOf(term)]),
  )
  if (corrected.size === 0) return null
  return query.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*/gu, (word) => corrected.get(word) ?? word)
}
