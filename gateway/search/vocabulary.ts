import { type IndexedText, isSmallWord, termOf } from './words.ts'

/** A term that was probably meant. */
export interface Correction {
  readonly term: string
  /** The number of letters that differ. */
  readonly distance: number
}

/** From this number of letters, two may be wrong, and the first one too. */
const longWord = 8
/** Up to this number of letters, a word with a letter that the correction lacks is a word of its own: 'cash' is not 'case'. */
const shortWord = 5

/** The permitted number of wrong letters for a word length; a swap of two neighbours counts as one. */
const mayDiffer = (length: number): number => (length < 4 ? 0 : length < longWord ? 1 : 2)
/** The same for words whose context supports the correction. */
const mayDifferBeside = (length: number): number => (length < shortWord ? mayDiffer(length) : 2)

/** Further corrections are noise. */
const maxCorrections = 3

/** The maximum number of words joined in one, and of letters in total: more are noise. */
const maxParts = 4
const maxJoined = 40
/** The maximum length of a stop word between them. */
const maxBetween = 3

const vowels = /[aeiou]/
/** Text-message spelling without vowels; of two equal letters only one remains. */
const withoutVowels = (term: string): string => term.replaceAll(/[aeiou]/g, '').replaceAll(/(.)\1/g, '$1')

/**
 * The edit distance between two words, a swap of neighbours being one edit (optimal string alignment); more than `most`
 * is Infinity.
 */
function distanceOf(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] ?? Infinity) + 1,
        (row[j - 1] ?? Infinity) + 1,
        (last[j - 1] ?? Infinity) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? Infinity) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > max) return Infinity
    beforeLast = last
    last = row
  }
  const distance = last[b.length] ?? Infinity
  return distance > max ? Infinity : distance
}

/** The letters of a word as a bit set. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** The number of set bits. */
function bitsIn(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Every term of the index, with its document count and its spellings. */
export class Vocabulary {
  readonly #documents = new Map<string, number>()
  readonly #spellings = new Map<string, Map<string, number>>()
  /** All terms in alphabetical order. Built on demand and discarded when a term is added or removed. */
  #sorted: readonly { readonly term: string; readonly letters: number }[] | undefined

  /** Adds the texts of a document, or removes them with -1. */
  count(texts: readonly IndexedText[], by: 1 | -1): void {
    this.#sorted = undefined
    for (const term of new Set(texts.flatMap(({ terms }) => terms))) change(this.#documents, term, by)
    const termOfWord = new Map(texts.flatMap(({ words }) => words).map(({ word, term }) => [word, term]))
    for (const [word, term] of termOfWord) {
      const spellings = this.#spellings.get(term) ?? new Map<string, number>()
      change(spellings, word.toLowerCase(), by)
      if (spellings.size > 0) this.#spellings.set(term, spellings)
      else this.#spellings.delete(term)
    }
  }

  /** The number of documents with a term. */
  documentsWith = (term: string): number => this.#documents.get(term) ?? 0

  has = (term: string): boolean => this.#documents.has(term)

  /** The most frequent spelling, or the term itself when there is none. */
  spellingOf(term: string): string {
    let best = term
    let max = 0
    for (const [spelling, count] of this.#spellings.get(term) ?? []) if (count > max) [best, max] = [spelling, count]
    return best
  }

  get #terms() {
    return (this.#sorted ??= [...this.#documents.keys()].toSorted().map((term) => ({ term, letters: lettersOf(term) })))
  }

  /** The sum of document counts of the terms with this prefix; a document with two such terms counts twice. */
  documentsBeginning(beginning: string): number {
    const terms = this.#terms
    let from = 0
    for (let to = terms.length; from < to;) {
      const middle = (from + to) >> 1
      if ((terms[middle]?.term ?? '') < beginning) from = middle + 1
      else to = middle
    }
    let sum = 0
    for (; from < terms.length; from++) {
      const { term = '' } = terms[from] ?? {}
      if (!term.startsWith(beginning)) break
      sum += this.documentsWith(term)
    }
    return sum
  }

  /**
   * The nearest terms, sorted by document count. Words that are too short have none. A term that fits the context of the other words
   * ranks first and may differ by more. Without context, ordinary words that no page has must not become other words.
   */
  corrections(wrong: string, goesWith: (term: string) => boolean): Correction[] {
    if (/\d/.test(wrong)) return []
    const max = mayDiffer(wrong.length)
    const maxBeside = mayDifferBeside(wrong.length)
    if (maxBeside === 0) return []
    const letters = lettersOf(wrong)
    const near: (Correction & { readonly isSafe: boolean })[] = []
    for (const { term, letters: others } of this.#terms) {
      if (term.length < 3 || Math.abs(term.length - wrong.length) > maxBeside) continue
      if (wrong.length < longWord && term[0] !== wrong[0]) continue
      // A wrong letter changes at most one bit in each direction: this excludes nearly every term.
      if (bitsIn(letters & ~others) > maxBeside || bitsIn(others & ~letters) > maxBeside) continue
      const distance = distanceOf(wrong, term, maxBeside)
      const isSafe = distance <= max && (wrong.length > shortWord || (letters & ~others) === 0)
      if (distance <= maxBeside) near.push({ term, distance, isSafe })
    }
    const inContext = near.filter(({ term }) => goesWith(term))
    const found = inContext.length > 0 ? inContext : near.filter(({ isSafe }) => isSafe)
    const nearest = Math.min(...found.map(({ distance }) => distance))
    return found
      .filter(({ distance }) => distance === nearest)
      .toSorted((a, b) => this.documentsWith(b.term) - this.documentsWith(a.term))
      .slice(0, maxCorrections)
  }

  /** The words that a compound is made of: 'stairlift' is 'stair' and 'lift', 'supportathome' 'support' and 'home'. */
  parts(word: string): readonly string[] | undefined {
    if (word.length > maxJoined) return undefined
    for (let count = 2; count <= maxParts; count++) {
      // Three short words are nearly always a coincidence.
      const parts = this.#split(word, count, count === 2 ? 3 : 4)
      if (parts) return parts
    }
    return undefined
  }

  #split(word: string, count: number, shortest: number): readonly string[] | undefined {
    if (count === 1) {
      const term = termOf(word)
      return word.length >= shortest && this.has(term) ? [term] : undefined
    }
    for (let end = shortest; end <= word.length - shortest; end++) {
      const first = termOf(word.slice(0, end))
      if (!this.has(first)) continue
      for (let from = end; from <= end + maxBetween; from++) {
        if (from > end && !isSmallWord(word.slice(end, from))) continue
        const rest = this.#split(word.slice(from), count - 1, shortest)
        if (rest) return [first, ...rest]
      }
    }
    return undefined
  }

  /** Expands a word without vowels: 'shwr' is 'shower'. */
  withVowels(word: string): Correction[] {
    if (word.length < 4 || vowels.test(word) || /\d/.test(word)) return []
    return this.#terms
      .filter(({ term }) => term[0] === word[0] && term.length > word.length && withoutVowels(term) === word)
      .map(({ term }) => ({ term, distance: 1 }))
      .toSorted((a, b) => this.documentsWith(b.term) - this.documentsWith(a.term))
      .slice(0, maxCorrections)
  }
}

function change(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
