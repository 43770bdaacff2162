import { isEnglish } from './english.ts'
import { meaningOf } from './meanings.ts'
import type { QueryWord } from './query-words.ts'
import { isSmallWord, knownTermOf, phraseKey, phraseOf, plain, termOf, wordsIn } from './words.ts'

/** A phrase that people may type for a document: a title, a synonym or editors' words. */
export interface Phrase {
  readonly text: string
  /** From 0 to 1. */
  readonly weight: number
  /** Whether only the whole phrase is significant, such as a code. */
  readonly isWhole: boolean
}

interface Example {
  readonly id: string
  readonly key: string
  readonly weight: number
  /** Its different words, stop words too: 'cannot make it' is nothing without them. */
  readonly words: readonly { readonly term: string; readonly meaning: string }[]
}

/** The weight of another word with the same meaning. */
const meaningWeight = 0.7
/** A phrase of which the query has a part counts less than that part. */
const phraseExponent = 1.5
/** A query may say much that the phrase does not. */
const queryExponent = 0.7
/** The weight and the exponent of the part of the query that all phrases of a document have together. */
const togetherWeight = 0.5
const togetherExponent = 1.5
/** The weight of a word that no phrase has. */
const unknownWeight = 0.5
/** The maximum number of phrases that a query is compared with, those with its rarest words first. */
const maxCompared = 5_000

/** Sets by key, without empty ones. */
class Sets<Item> {
  readonly #sets = new Map<string, Set<Item>>()

  get = (key: string): ReadonlySet<Item> | undefined => this.#sets.get(key)

  add(key: string, item: Item): void {
    const items = this.#sets.get(key)
    if (items) items.add(item)
    else this.#sets.set(key, new Set([item]))
  }

  delete(key: string, item: Item): void {
    const items = this.#sets.get(key)
    items?.delete(item)
    if (items?.size === 0) this.#sets.delete(key)
  }
}

const raise = <Key>(values: Map<Key, number>, key: Key, value: number): void => {
  if (value > (values.get(key) ?? 0)) values.set(key, value)
}

/** A word of the query: the weights of its terms, and how much it tells. */
interface Asked {
  readonly terms: ReadonlyMap<string, number>
  readonly information: number
}

/**
 * Retrieval by example: each phrase of a document is an example of a query for it. The more information a query and a
 * phrase share, the more likely the document is the answer.
 */
export class Examples {
  readonly #byDocument = new Map<string, readonly Example[]>()
  readonly #byKey = new Sets<Example>()
  readonly #byMeaning = new Sets<Example>()
  readonly #documentsByMeaning = new Sets<string>()

  /** Whether a phrase has this key. */
  isName = (key: string): boolean => this.#byKey.get(key) !== undefined

  /** Whether a phrase of first choice for the document has this key. */
  isNameOf = (key: string, id: string): boolean =>
    [...(this.#byKey.get(key) ?? [])].some((example) => example.id === id && example.weight >= 1)

  add(id: string, phrases: readonly Phrase[]): void {
    const examples = phrases.map(({ text, weight, isWhole }): Example => {
      const terms = isWhole ? [] : [...new Set(wordsIn(text).map(({ word }) => knownTermOf(word)))]
      return { id, key: phraseOf(text), weight, words: terms.map((term) => ({ term, meaning: meaningOf(term) })) }
    })
    this.#byDocument.set(id, examples)
    for (const example of examples) {
      this.#byKey.add(example.key, example)
      for (const { meaning } of example.words) {
        this.#byMeaning.add(meaning, example)
        this.#documentsByMeaning.add(meaning, id)
      }
    }
  }

  remove(id: string): void {
    for (const example of this.#byDocument.get(id) ?? []) {
      this.#byKey.delete(example.key, example)
      for (const { meaning } of example.words) {
        this.#byMeaning.delete(meaning, example)
        this.#documentsByMeaning.delete(meaning, id)
      }
    }
    this.#byDocument.delete(id)
  }

  /** Inverse document frequency among the phrases, which are in people's words. */
  #information(meaning: string): number {
    const documents = this.#documentsByMeaning.get(meaning)?.size ?? 0
    return Math.log(1 + (this.#byDocument.size + 1) / (1 + documents))
  }

  /**
   * How like the query each document's phrases are; usually from 0 to 1.
   * @param informationOf the information of a word that no phrase has
   */
  likenesses(
    query: string,
    words: readonly QueryWord[],
    informationOf: (term: string) => number,
  ): ReadonlyMap<string, number> {
    const asked = this.#read(query, words, informationOf)
    const all = asked.reduce((sum, { information }) => sum + information, 0) || 1
    /** By term: the weight with which the query has it. */
    const weights = new Map<string, number>()
    /** By meaning: the greatest weight of its terms, and the information of the word. */
    const meant = new Map<string, { readonly weight: number; readonly information: number }>()
    for (const { terms, information } of asked)
      for (const [term, weight] of terms) {
        raise(weights, term, weight)
        const other = meant.get(meaningOf(term))
        meant.set(meaningOf(term), {
          weight: Math.max(weight * meaningWeight, other?.weight ?? 0),
          information: Math.max(information, other?.information ?? 0),
        })
      }

    const likest = new Map<string, number>()
    const together = new Map<string, Map<string, number>>()
    for (const example of this.#affordable([...meant.keys()])) {
      const parts = together.get(example.id) ?? new Map<string, number>()
      together.set(example.id, parts)
      let own = 0
      let shared = 0
      let ofQuery = 0
      for (const { term, meaning } of example.words) {
        const information = this.#information(meaning)
        own += information
        const found = meant.get(meaning)
        if (!found) continue
        const weight = weights.get(term) ?? found.weight
        shared += information * weight
        ofQuery += found.information * weight
        raise(parts, meaning, found.information * weight)
      }
      const likeness = (shared / own) ** phraseExponent * Math.min(1, ofQuery / all) ** queryExponent
      raise(likest, example.id, likeness * example.weight)
    }
    for (const [id, parts] of together) {
      const part = [...parts.values()].reduce((sum, value) => sum + value, 0) / all
      likest.set(id, (likest.get(id) ?? 0) + togetherWeight * Math.min(1, part) ** togetherExponent)
    }
    this.#addWhole(likest, words, asked)
    return likest
  }

  /** The words of a query, then its stop words that phrases have. */
  #read(query: string, words: readonly QueryWord[], informationOf: (term: string) => number): Asked[] {
    const isKnown = (term: string) => this.#byMeaning.get(meaningOf(term)) !== undefined
    const asked = words.map(({ word, term, alternatives }): Asked => {
      const terms = new Map([[termOf(word), 1]])
      for (const alternative of alternatives) for (const one of alternative.terms) raise(terms, one, alternative.weight)
      const isInPhrase = [...terms.keys()].some(isKnown)
      // An ordinary word that no phrase has tells little.
      const weight = !isInPhrase && isEnglish(plain(word)) ? unknownWeight : 1
      return { terms, information: isInPhrase ? this.#information(meaningOf(term)) : weight * informationOf(term) }
    })
    const known = new Set(asked.flatMap(({ terms }) => [...terms.keys()]))
    for (const { word } of wordsIn(query)) {
      const term = termOf(word)
      if (!isSmallWord(word) || known.has(term) || !isKnown(term)) continue
      known.add(term)
      asked.push({ terms: new Map([[term, 1]]), information: this.#information(meaningOf(term)) })
    }
    return asked
  }

  /** The phrases with these meanings, the rarest first, up to `maxCompared`. */
  #affordable(meanings: readonly string[]): ReadonlySet<Example> {
    const found = new Set<Example>()
    const sets = meanings.flatMap((meaning) => this.#byMeaning.get(meaning) ?? [])
    for (const examples of sets.toSorted((a, b) => a.size - b.size)) {
      if (found.size > 0 && found.size + examples.size > maxCompared) break
      for (const example of examples) found.add(example)
    }
    return found
  }

  /** Phrases that are in the query as a whole, however their words are joined. */
  #addWhole(likest: Map<string, number>, words: readonly QueryWord[], asked: readonly Asked[]): void {
    const information = words.map((_, place) => asked[place]?.information ?? 0)
    const all = information.reduce((sum, item) => sum + item, 0) || 1
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1, sum = 0; to <= words.length; to++) {
        sum += information[to - 1] ?? 0
        const key = phraseKey(words.slice(from, to).map(({ term }) => term))
        for (const { id, weight } of this.#byKey.get(key) ?? [])
          raise(likest, id, (sum / all) ** queryExponent * weight)
      }
  }
}
