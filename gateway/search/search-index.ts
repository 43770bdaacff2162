import { setImmediate } from 'node:timers/promises'
import type { SearchKind } from '#gateway/types.generated.ts'
import type { Searchable } from '#gateway/content/documents/document-module.ts'
import type { SearchableContent } from '#gateway/content/queries/searchable.ts'
import { isEnglish } from './english.ts'
import MiniSearch, { type Query } from 'minisearch'
import { readEditorsWords, WeightsByKey } from './editors-words.ts'
import { Examples, type Phrase } from './phrase-index.ts'
import { type QueryWord, readQuery, suggestionFor } from './query-words.ts'
import { Vocabulary } from './vocabulary.ts'
import { exactKey, type IndexedText, phraseKey, readText, termsIn } from './words.ts'

export interface Hit {
  readonly entry: Searchable
  readonly score: number
  /** The matching terms. */
  readonly terms: readonly string[]
}

export interface Found {
  /** The best first. */
  readonly hits: readonly Hit[]
  /** The query with corrected spelling; null when nothing was corrected. */
  readonly suggestion: string | null
}

export interface FindOptions {
  /** Limits the results to one kind. */
  readonly kind?: SearchKind
  /** Limits the results to entries that match every word of the query. */
  readonly isEveryWord?: boolean
}

/** A match in a name is the most significant, one in the body the least. */
const fieldBoost = { title: 6, otherWords: 5, headings: 2.5, summary: 2, body: 1 }
/** A word that an entry has only in its body covers the query by half. */
const bodyCoverage = 0.5

/** A page is for all readers; its Easy Read version repeats it. */
const kindBoost: Readonly<Partial<Record<SearchKind, number>>> = { PAGE: 1.3, EASY_READ: 0.6 }

/** The weight of the texts' words, compared with that of the phrases. */
const textWeight = 0.7
/** Editors' results for a whole query outrank every other match. */
const editorBoost = 10
/** Coverage of the query counts more than the frequency of its words. */
const coverageExponent = 1.5
/** Of entries that match by meaning only, those that are less like the query are noise. */
const leastLikeness = 0.3
/** Results below this fraction of the best score, without boosts, are noise. */
const leastShare = 0.03
/** The maximum number of results, except for the product list. */
const maxResults = 20
/**
 * The maximum number of postings that a query visits, rarest words first. In a catalogue of thousands, a word in nearly
 * all entries is the most expensive and the least significant.
 */
const maxVisits = 6_000
/** From this number of removed entries, the index is tidied up. */
const maxDirt = 20
/** How long indexing may run before other work gets its turn, in ms. */
const maxTurn = 10

interface Indexed {
  readonly id: string
  readonly entry: Searchable
  readonly otherWords: readonly string[]
  /** Names of which a single word is not significant. */
  readonly wholeNames: readonly string[]
  readonly phrases: readonly Phrase[]
}

type Field = keyof typeof fieldBoost

const readFields = ({ entry, otherWords }: Indexed): Readonly<Record<Field, IndexedText>> => ({
  title: readText(entry.title),
  otherWords: readText(otherWords.join('\n')),
  headings: readText(entry.headings.join('\n')),
  summary: readText(entry.summary),
  body: readText(entry.body.join('\n')),
})

/** The fields in which an entry has each matching term. */
type Match = Readonly<Record<string, readonly string[]>>

/** An entry as MiniSearch gets it: each field has its terms, separated by spaces. */
type Document = Readonly<Record<'id' | Field, string>>

const isEqual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const joined = ({ terms }: IndexedText): string => terms.join(' ')

/** Of a query without results, so many words are compared with similar ones: each is compared with all terms. */
const maxNearestWords = 4

/** The index of the site search and the product list. */
export class SearchIndex {
  readonly #index = new MiniSearch<Document>({
    fields: Object.keys(fieldBoost),
    // By itself it would tidy up while entries are added, and fail.
    autoVacuum: false,
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: fieldBoost },
  })
  readonly #entries = new Map<string, Indexed>()
  /** The terms of each body in order, by entry. */
  readonly #bodies = new Map<string, string>()
  readonly #vocabulary = new Vocabulary()
  readonly #examples = new Examples()
  #byQuery = new WeightsByKey()

  /** Adds new and changed entries, and removes missing ones. */
  async update({ entries, words }: SearchableContent): Promise<void> {
    const { byDocument, sensitiveByDocument, byQuery } = readEditorsWords(words)
    this.#byQuery = byQuery
    const gone = new Set(this.#entries.keys())
    let turnBegan = performance.now()
    const letOthersRun = async () => {
      if (performance.now() - turnBegan < maxTurn) return
      await setImmediate()
      turnBegan = performance.now()
    }
    for (const entry of entries) {
      await letOthersRun()
      gone.delete(entry.id)
      const before = this.#entries.get(entry.id)
      const editorsWords = byDocument.get(entry.id) ?? new Map<string, number>()
      const sensitive = sensitiveByDocument.get(entry.id) ?? new Map<string, number>()
      const otherWords = [...entry.otherWords, ...editorsWords.keys()]
      const wholeNames = [...(entry.names ?? []), ...sensitive.keys()]
      const phrases: Phrase[] = [
        ...[...editorsWords].map(([text, weight]) => ({ text, weight, isWhole: false })),
        ...[entry.title, ...entry.otherWords].map((text) => ({ text, weight: 1, isWhole: false })),
        ...[...sensitive].map(([text, weight]) => ({ text, weight, isWhole: true })),
        ...(entry.names ?? []).map((text) => ({ text, weight: 1, isWhole: true })),
      ]
      const item = { id: entry.id, entry, otherWords, wholeNames, phrases }
      if (before && isEqual(before, item)) continue
      if (before) this.#remove(before)
      this.#add(item)
    }
    for (const id of gone) {
      await letOthersRun()
      const before = this.#entries.get(id)
      if (before) this.#remove(before)
    }
    if (this.#index.dirtCount >= maxDirt) await this.#index.vacuum()
    this.#vocabulary.prepare()
  }

  #add(item: Indexed): void {
    this.#entries.set(item.id, item)
    const fields = readFields(item)
    this.#index.add({
      id: item.id,
      title: joined(fields.title),
      otherWords: joined(fields.otherWords),
      headings: joined(fields.headings),
      summary: joined(fields.summary),
      body: joined(fields.body),
    })
    this.#bodies.set(item.id, ` ${joined(fields.body)} `)
    this.#count(item, fields, 1)
    this.#examples.add(item.id, item.phrases)
  }

  #remove(item: Indexed): void {
    this.#entries.delete(item.id)
    this.#bodies.delete(item.id)
    this.#index.discard(item.id)
    this.#count(item, readFields(item), -1)
    this.#examples.remove(item.id)
  }

  #count({ wholeNames }: Indexed, fields: Readonly<Record<Field, IndexedText>>, by: 1 | -1): void {
    const names = [fields.title, fields.otherWords, ...wholeNames.map(readText)]
    this.#vocabulary.count([...names, fields.headings, fields.summary, fields.body], names, by)
  }

  /** Inverse document frequency: a rare word is more significant. */
  #information(term: string): number {
    return Math.log(1 + (this.#entries.size + 1) / (1 + this.#vocabulary.documentsWith(term)))
  }

  /** Whether longer words with this prefix match too, because the last word may be incomplete. */
  #isPrefix(term: string): boolean {
    return term.length > 3 || !this.#vocabulary.has(term)
  }

  /** The words that fit into `maxVisits`; always at least one. */
  #affordable(words: readonly QueryWord[]): QueryWord[] {
    let left = maxVisits
    const visits = (term: string) =>
      this.#isPrefix(term) ? this.#vocabulary.documentsBeginning(term) : this.#vocabulary.documentsWith(term)
    return words
      .map((word) => ({
        word,
        cost: word.alternatives.flatMap(({ terms }) => terms).reduce((sum, term) => sum + visits(term), 0),
      }))
      .toSorted((a, b) => a.cost - b.cost)
      .filter(({ cost }, place) => (left -= cost) >= 0 || place === 0)
      .map(({ word }) => word)
  }

  /** The part of a query's information, from 0 to 1, that the words of a phrase in it have. */
  shareOf(phrase: string, query: string): number {
    const informationIn = (text: string) => termsIn(text).reduce((sum, { term }) => sum + this.#information(term), 0)
    return Math.min(1, informationIn(phrase) / (informationIn(query) || 1))
  }

  find(query: string, { kind, isEveryWord = false }: FindOptions = {}): Found {
    const words = readQuery(query, this.#vocabulary, this.#examples.isName)
    if (words.length === 0) return { hits: [], suggestion: null }
    const information = words.map(({ term }) => this.#information(term))
    const all = information.reduce((sum, item) => sum + item, 0)
    const wholeQuery = phraseKey(words.map(({ term }) => term))
    const likenesses = this.#examples.likenesses(query, words, (term) =>
      this.#vocabulary.has(term) || !isEnglish(term) ? this.#information(term) : 0,
    )
    const lookUp: Query = {
      combineWith: 'OR',
      queries: this.#affordable(words).map(({ alternatives }) => ({
        combineWith: 'OR' as const,
        queries: alternatives.map(({ terms, weight }) => ({
          combineWith: 'AND' as const,
          queries: [...terms],
          prefix: (term: string) => this.#isPrefix(term),
          boostTerm: () => weight,
        })),
      })),
    }
    /** For each term, the words of the query that it matches. */
    const wordsOf = new Map<string, { readonly place: number; readonly weight: number }[]>()
    for (const [place, { alternatives }] of words.entries())
      for (const { terms, weight } of alternatives)
        for (const term of terms) wordsOf.set(term, [...(wordsOf.get(term) ?? []), { place, weight }])
    /** The places of words that adjoin in the query and in the body of an entry, except where its names or headings have both. */
    const adjoiningIn = (id: string, match: Match): ReadonlySet<number> => {
      const body = this.#bodies.get(id) ?? ''
      const isAbove = ({ term }: QueryWord) => match[term]?.some((field) => field !== 'body' && field !== 'summary')
      const places = words.flatMap((word, place) => {
        const next = words[place + 1]
        if (!next || !match[word.term]?.includes('body') || !match[next.term]?.includes('body')) return []
        if (isAbove(word) && isAbove(next)) return []
        return body.includes(` ${word.term} ${next.term} `) ? [place, place + 1] : []
      })
      return new Set(places)
    }
    const shareOf = (places: ReadonlySet<number>) =>
      [...places].reduce((sum, place) => sum + (information[place] ?? 0), 0) / all
    const coverageOf = (queryTerms: readonly string[], match: Match, adjoining: ReadonlySet<number>): number => {
      const matched: number[] = words.map((_, place) => (adjoining.has(place) ? 1 : 0))
      for (const term of queryTerms) {
        const isOutsideBody = Object.entries(match).some(
          ([found, fields]) => found.startsWith(term) && fields.some((field) => field !== 'body'),
        )
        const part = isOutsideBody ? 1 : bodyCoverage
        for (const { place, weight } of wordsOf.get(term) ?? [])
          matched[place] = Math.max(weight * part, matched[place] ?? 0)
      }
      if (isEveryWord && matched.includes(0)) return 0
      return matched.reduce((sum, weight, place) => sum + weight * (information[place] ?? 0), 0) / all
    }

    const found = new Map<string, Omit<Hit, 'score'> & { readonly fit: number; readonly isInBodyOnly: boolean }>()
    let bestFit = 0
    for (const { id, score, terms, queryTerms, match } of this.#index.search(lookUp)) {
      const entry = this.#entries.get(String(id))?.entry
      if (!entry || (kind && entry.kind !== kind)) continue
      const adjoining = adjoiningIn(entry.id, match)
      const coverage = coverageOf(queryTerms, match, adjoining)
      if (coverage === 0) continue
      // MiniSearch multiplies by the number of matching words; coverage replaces that.
      const asHeading = 1 + (fieldBoost.headings - 1) * shareOf(adjoining)
      const fit = (score / queryTerms.length) * coverage ** coverageExponent * asHeading * (kindBoost[entry.kind] ?? 1)
      bestFit = Math.max(bestFit, fit)
      const isInBodyOnly =
        adjoining.size === 0 && Object.values(match).every((fields) => fields.every((field) => field === 'body'))
      found.set(entry.id, { entry, fit, terms, isInBodyOnly })
    }
    // A supplier, a code or 'who are you' can be a name whose words are not in the texts.
    for (const [id, likeness] of likenesses) {
      const entry = this.#entries.get(id)?.entry
      if (
        entry &&
        !found.has(id) &&
        likeness >= leastLikeness &&
        (!kind || entry.kind === kind) &&
        (!isEveryWord || this.#examples.isNameOf(wholeQuery, id))
      )
        found.set(id, { entry, fit: 0, terms: [], isInBodyOnly: false })
    }
    const byEditors = this.#byQuery.get(exactKey(query))
    const hits = [...found.values()]
      .filter(({ fit, terms }) => terms.length === 0 || fit >= bestFit * leastShare)
      .map((hit) => {
        const chosen = byEditors?.get(hit.entry.id) ?? 0
        return {
          ...hit,
          score: (textWeight * hit.fit) / (bestFit || 1) + (likenesses.get(hit.entry.id) ?? 0) + editorBoost * chosen,
          isInBodyOnly: hit.isInBodyOnly && chosen === 0,
        }
      })
      .toSorted((a, b) => Number(a.isInBodyOnly) - Number(b.isInBodyOnly) || b.score - a.score)
      .slice(0, isEveryWord ? undefined : maxResults)
    return { hits, suggestion: suggestionFor(query, words, this.#vocabulary) }
  }

  /** The most similar entries for a query without results. */
  nearest(query: string, max: number): Hit[] {
    return this.#index
      .search({
        queries: termsIn(query)
          .slice(0, maxNearestWords)
          .map(({ term }) => term),
        fuzzy: (term) => (term.length > 3 ? 0.4 : false),
        maxFuzzy: 3,
        prefix: (term) => term.length > 2,
      })
      .flatMap(({ id, score, terms }) => {
        const entry = this.#entries.get(String(id))?.entry
        return entry ? [{ entry, score, terms }] : []
      })
      .slice(0, max)
  }
}
