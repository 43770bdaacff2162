import type { SearchKind } from '#gateway/types.generated.ts'
import type { Searchable, SearchableContent } from '#gateway/content/queries/search.ts'
import MiniSearch, { type Query } from 'minisearch'
import { Vocabulary } from './vocabulary.ts'
import {
  exactKey,
  indexTerms,
  isSmallWord,
  knownTermOf,
  leastWhole,
  phraseKey,
  phraseOf,
  type Term,
  termOf,
  termsIn,
  typedKeys,
  wholeKey,
  wordsIn,
} from './words.ts'

/** Something that was found. */
export interface Hit {
  readonly entry: Searchable
  readonly score: number
  /** The terms by which it was found. */
  readonly terms: readonly string[]
}

export interface Found {
  /** The best first. */
  readonly hits: readonly Hit[]
  /** The query as it may have been meant. */
  readonly suggestion: string | null
}

/** How much each part of an entry counts. */
const boost = { title: 6, otherWords: 5, headings: 2.5, summary: 2, body: 1 }

/** How much each kind counts: what tells about a thing before what mentions it. */
const kindBoost: Readonly<Record<SearchKind, number>> = {
  PAGE: 1.3,
  QUESTION: 1,
  PRODUCT: 1,
  PERSON: 1,
  JOB: 1,
  PUBLICATION: 1,
  POST: 0.9,
  VIDEO: 0.8,
  STORY: 0.8,
  EASY_READ: 0.6,
}

/** How much more counts what is called by these very words. */
const phraseBoost = 3
/** How much more counts what editors say that this very query leads to, than all else does. */
const ledBoost = 10
/** How much more counts what has more of what the query tells. */
const shareWeight = 1.5
/** Of several documents that some words lead to, each counts so much of the one before. */
const nextChoice = 0.9
/** What counts less than this part of the best is no result. */
const leastShare = 0.03
/** Words of a query that are looked for; nobody asks in more. */
const mostWords = 16
/**
 * Documents that a query may go to, each word by itself: words that nearly all have cost most and tell least, so the rarer ones are
 * looked for first. It takes thousands of documents before a word is left out.
 */
const mostVisits = 6_000
/** How far what comes nearest may be, in letters. */
const farthest = 3
/** Whom something is for says little about what it is: how much that counts. */
const forWhom = new Set(
  `mum mom mummy mother dad daddy father nan nanna nana gran granny grandma grandmother pop poppy grandad granddad grandpa
  grandfather husband wife partner son daughter brother sister aunty uncle`
    .split(/\s+/)
    .map(termOf),
)
const forWhomShare = 0.3
/** How much less counts a word of two that people join. */
const apart = 0.5
/** Documents that are indexed without a pause: others want to be answered too. */
const atOnce = 20

interface Indexed {
  readonly id: string
  readonly entry: Searchable
  readonly otherWords: readonly string[]
  /** By what it is called, as keys, with what that counts. */
  readonly phrases: ReadonlyMap<string, number>
}

const fieldsOf = ({ entry, otherWords }: Indexed): Readonly<Record<keyof typeof boost, string>> => ({
  title: entry.title,
  otherWords: otherWords.join('\n'),
  headings: entry.headings.join('\n'),
  summary: entry.summary,
  body: entry.body.join('\n'),
})

const namesOf = ({ names = [] }: Searchable) => names

/** One word of a query, and what may be looked for in its place. */
interface Asked {
  readonly word: string
  readonly term: string
  readonly choices: readonly { readonly terms: readonly string[]; readonly weight: number }[]
  readonly isCorrected: boolean
}

const pause = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

/** Dots within an abbreviation: 'N.D.I.S.' is 'NDIS'. */
const dottedPattern = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, n) => one === b[n])

/** By the key of each of editors' words, the documents that they lead to, with what each counts. */
function ledBy(words: SearchableContent['words']): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const led = new Map<string, Map<string, number>>()
  for (const { words: said, leadsTo } of words)
    for (const key of said.map((text) => exactKey(text, knownTermOf))) {
      const ids = led.get(key) ?? new Map<string, number>()
      led.set(key, ids)
      for (const [place, id] of leadsTo.entries()) ids.set(id, Math.max(nextChoice ** place, ids.get(id) ?? 0))
    }
  return led
}

/** Everything that can be found, by the terms of its texts. */
export class SearchIndex {
  readonly #index = new MiniSearch<Indexed>({
    fields: Object.keys(boost),
    extractField: (one, field) => (field === 'id' ? one.id : fieldsOf(one)[field as keyof typeof boost]),
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost },
  })
  readonly #known = new Map<string, Indexed>()
  readonly #vocabulary = new Vocabulary()
  /** By key, the documents that are called so. */
  readonly #phrases = new Map<string, Map<string, number>>()
  /** By whole queries, the documents that editors say they lead to. */
  #led: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map()

  #content: SearchableContent = { entries: [], words: [] }

  /** Takes up what is new or other than before, and forgets what is gone. */
  async update(content: SearchableContent): Promise<void> {
    const { entries, words } = content
    if (words === this.#content.words && isSame(entries, this.#content.entries)) return
    const led = new Map<string, { readonly words: string[]; readonly phrases: Map<string, number> }>()
    for (const { words: said, leadsTo } of words)
      for (const [place, id] of leadsTo.entries()) {
        const one = led.get(id) ?? { words: [], phrases: new Map<string, number>() }
        led.set(id, one)
        one.words.push(...said)
        for (const text of said)
          for (const [key, weight] of typedKeys(text))
            one.phrases.set(key, Math.max(weight * nextChoice ** place, one.phrases.get(key) ?? 0))
      }
    if (words !== this.#content.words) this.#led = ledBy(words)

    const gone = new Set(this.#known.keys())
    let done = 0
    for (const entry of entries) {
      gone.delete(entry.id)
      const before = this.#known.get(entry.id)
      const otherWords = [...entry.otherWords, ...(led.get(entry.id)?.words ?? [])]
      if (before && isSame(before.otherWords, otherWords) && isEqual(before.entry, entry)) continue
      if (before) this.#forget(before)
      const phrases = new Map([entry.title, ...entry.otherWords, ...namesOf(entry)].map((text) => [phraseOf(text), 1]))
      for (const [key, weight] of led.get(entry.id)?.phrases ?? [])
        phrases.set(key, Math.max(weight, phrases.get(key) ?? 0))
      this.#take({ id: entry.id, entry, otherWords, phrases })
      if (++done % atOnce === 0) await pause()
    }
    for (const id of gone) {
      const before = this.#known.get(id)
      if (before) this.#forget(before)
    }
    this.#content = content
  }

  #take(one: Indexed): void {
    this.#known.set(one.id, one)
    this.#index.add(one)
    this.#vocabulary.count([...Object.values(fieldsOf(one)), ...namesOf(one.entry)], 1)
    for (const [key, weight] of one.phrases) {
      const called = this.#phrases.get(key) ?? new Map<string, number>()
      this.#phrases.set(key, called.set(one.id, weight))
    }
  }

  #forget(one: Indexed): void {
    this.#known.delete(one.id)
    this.#index.discard(one.id)
    this.#vocabulary.count([...Object.values(fieldsOf(one)), ...namesOf(one.entry)], -1)
    for (const key of one.phrases.keys()) {
      const called = this.#phrases.get(key)
      called?.delete(one.id)
      if (called?.size === 0) this.#phrases.delete(key)
    }
  }

  /** What the words of a query may stand for. */
  #asked(query: string): Asked[] {
    const terms = termsIn(query.replaceAll(dottedPattern, '$1')).slice(0, mostWords)
    const asked: Asked[] = []
    for (let place = 0; place < terms.length; place++) {
      const one = terms[place]
      if (!one) continue
      const next = terms[place + 1]
      const joined = next && termOf(one.word + next.word)
      if (joined && this.#vocabulary.has(joined)) {
        place++
        const choices = [
          { terms: [joined], weight: 1 },
          { terms: [one.term, next.term], weight: apart },
        ]
        asked.push({ word: one.word, term: joined, choices, isCorrected: false })
      } else asked.push(this.#askedOne(one, terms[place - 1]?.term, next?.term))
    }
    return asked
  }

  #askedOne({ word, term }: Term, before: string | undefined, after: string | undefined): Asked {
    const asIs: Asked = { word, term, choices: [{ terms: [term], weight: 1 }], isCorrected: false }
    if (this.#vocabulary.has(term) || forWhom.has(term) || isSmallWord(word)) return asIs
    const parts = this.#vocabulary.parts(word.toLowerCase())
    if (parts) return { ...asIs, choices: [{ terms: parts, weight: 1 }] }
    if (term.length >= 3 && this.#vocabulary.documentsBeginning(term) > 0) return asIs
    const goesWith = (other: string) =>
      (before !== undefined && this.#phrases.has(phraseKey([before, other]))) ||
      (after !== undefined && this.#phrases.has(phraseKey([other, after])))
    const corrections = this.#vocabulary.withVowels(term)
    if (corrections.length === 0) corrections.push(...this.#vocabulary.corrections(term, goesWith))
    // What looks like an ending may be the mistake: 'chps' is 'chsp'.
    if (corrections.length === 0) corrections.push(...this.#vocabulary.corrections(word.toLowerCase(), goesWith))
    return {
      word,
      term: corrections[0]?.term ?? term,
      choices: corrections.map((one, n) => ({ terms: [one.term], weight: 0.9 ** n / one.distance })),
      isCorrected: corrections.length > 0,
    }
  }

  /** How much a term tells: what stands everywhere tells little. */
  #tells(term: string): number {
    const share = forWhom.has(term) ? forWhomShare : 1
    return share * Math.log(1 + (this.#known.size + 1) / (1 + this.#vocabulary.documentsWith(term)))
  }

  /** Whether words that begin with a term are meant too. */
  readonly #isBeginning = (term: string): boolean => term.length > 3 || !this.#vocabulary.has(term)

  /** The words of a query that are looked for, the rarest first and one at least. */
  #affordable(asked: readonly Asked[]): Asked[] {
    const visits = (term: string) =>
      this.#isBeginning(term) ? this.#vocabulary.documentsBeginning(term) : this.#vocabulary.documentsWith(term)
    let left = mostVisits
    return asked
      .map((one) => ({
        one,
        cost: one.choices.flatMap(({ terms }) => terms).reduce((sum, term) => sum + visits(term), 0),
      }))
      .toSorted((a, b) => a.cost - b.cost)
      .filter(({ cost }, place) => (left -= cost) >= 0 || place === 0)
      .map(({ one }) => one)
  }

  /** Everything that a query finds. */
  find(query: string): Found {
    const asked = this.#asked(query)
    if (asked.length === 0) return { hits: [], suggestion: null }
    const tells = asked.map(({ term }) => this.#tells(term))
    const all = tells.reduce((sum, one) => sum + one, 0)
    const whole: Query = {
      combineWith: 'OR',
      queries: this.#affordable(asked).map(({ choices }) => ({
        combineWith: 'OR' as const,
        queries: choices.map(({ terms, weight }) => ({
          combineWith: 'AND' as const,
          queries: [...terms],
          prefix: this.#isBeginning,
          boostTerm: () => weight,
        })),
      })),
    }
    const called = this.#called(query, asked, tells, all)
    /** A bit for each word of the query, under the terms that stand for it. */
    const bits = new Map<string, number>()
    for (const [word, { choices }] of asked.entries())
      for (const term of choices.flatMap((choice) => choice.terms)) bits.set(term, (bits.get(term) ?? 0) | (1 << word))
    const shares = new Map<number, number>()
    const shareOf = (found: number): number => {
      const known = shares.get(found)
      if (known !== undefined) return known
      const share = tells.reduce((sum, one, word) => (found & (1 << word) ? sum + one : sum), 0) / all
      shares.set(found, share)
      return share
    }
    const hits: Hit[] = []
    const isHit = new Set<string>()
    let best = 0
    // Lean: words that stand everywhere come here with everything that there is.
    for (const { id, score, terms, queryTerms } of this.#index.search(whole)) {
      const one = this.#known.get(String(id))
      if (!one) continue
      let found = 0
      for (const term of queryTerms) found |= bits.get(term) ?? 0
      const share = shareOf(found)
      // MiniSearch multiplies by the words that were found; how much they tell says more.
      const told = (score / queryTerms.length) * share ** shareWeight
      const fit = told * kindBoost[one.entry.kind] * (1 + phraseBoost * (called.get(one.id) ?? 0))
      if (called.has(one.id)) isHit.add(one.id)
      if (fit > best) best = fit
      if (fit >= best * leastShare) hits.push({ entry: one.entry, score: fit, terms })
    }
    // Words that are all small, such as 'who are you', stand in no text; editors may have said what they lead to.
    for (const [id, weight] of called) {
      const one = this.#known.get(id)
      if (one && !isHit.has(id)) hits.push({ entry: one.entry, score: (best || 1) * weight, terms: [] })
    }
    const led = this.#led.get(exactKey(query))
    const inPlace = ({ score, ...hit }: Hit): Hit => ({
      ...hit,
      score: score + ledBoost * (best || 1) * (led?.get(hit.entry.id) ?? 0),
    })
    return {
      hits: hits
        .filter(({ score }) => score >= best * leastShare)
        .map(inPlace)
        .sort((a, b) => b.score - a.score),
      suggestion: this.#suggestion(query, asked),
    }
  }

  /** What is called by words of the query that stand side by side, and how much of the query they are. */
  #called(query: string, asked: readonly Asked[], tells: readonly number[], all: number): ReadonlyMap<string, number> {
    const called = new Map<string, number>()
    const take = (key: string, told: number) => {
      for (const [id, weight] of this.#phrases.get(key) ?? [])
        called.set(id, Math.max((told / all) * weight, called.get(id) ?? 0))
    }
    for (let from = 0; from < asked.length; from++)
      for (let to = from + 1, told = 0; to <= asked.length; to++) {
        told += tells[to - 1] ?? 0
        take(phraseKey(asked.slice(from, to).map(({ term }) => term)), told)
      }
    // Each whole has one word that tells something.
    const words = wordsIn(query).slice(0, mostWords)
    for (let from = 0; from < words.length; from++)
      for (let to = from + leastWhole; to <= words.length; to++) {
        const whole = words.slice(from, to)
        const key = wholeKey(whole)
        if (!this.#phrases.has(key)) continue
        const one = asked.findIndex(({ word }) => whole.some((other) => other.word === word))
        take(key, tells[one] ?? 0)
      }
    return called
  }

  #suggestion(query: string, asked: readonly Asked[]): string | null {
    const corrected = new Map(
      asked.filter(({ isCorrected }) => isCorrected).map(({ word, term }) => [word, this.#vocabulary.spellingOf(term)]),
    )
    if (corrected.size === 0) return null
    return query.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*/gu, (word) => corrected.get(word) ?? word)
  }

  /** What comes nearest to words that find nothing. */
  nearest(query: string, most: number): Hit[] {
    return this.#index
      .search(
        termsIn(query)
          .slice(0, mostWords)
          .map(({ term }) => term)
          .join(' '),
        {
          tokenize: (text) => text.split(' '),
          fuzzy: (term) => (term.length > 3 ? 0.4 : false),
          maxFuzzy: farthest,
          prefix: (term) => term.length > 2,
        },
      )
      .flatMap(({ id, score, terms }) => {
        const entry = this.#known.get(String(id))?.entry
        return entry ? [{ entry, score, terms }] : []
      })
      .slice(0, most)
  }
}

/** Entries are plain data; what did not change is mostly the same object. */
const isEqual = (a: Searchable, b: Searchable): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
