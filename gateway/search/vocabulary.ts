import { indexTerms, knownTermOf, termOf, wordsIn } from './words.ts'

/** A term that was probably meant. */
export interface Correction {
  readonly term: string
  /** Letters that differ. */
  readonly distance: number
}

/** Letters that may be wrong in a word of a length; two that changed places are one. */
const mayDiffer = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** More are noise. */
const mostCorrections = 3

/** Edits between two words, a swap of neighbours being one (optimal string alignment); more than `most` is Infinity. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity
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
    if (least > most) return Infinity
    beforeLast = last
    last = row
  }
  const distance = last[b.length] ?? Infinity
  return distance > most ? Infinity : distance
}

/** Every term of the index, how many documents have it, and how people write it. */
export class Vocabulary {
  readonly #documents = new Map<string, number>()
  readonly #spellings = new Map<string, Map<string, number>>()

  /** Notes the texts of a document, or with -1 forgets them. */
  count(texts: readonly string[], by: 1 | -1): void {
    const terms = new Set(texts.flatMap(indexTerms))
    for (const term of terms) change(this.#documents, term, by)
    for (const text of texts)
      for (const { word } of wordsIn(text)) {
        const term = knownTermOf(word)
        const spellings = this.#spellings.get(term) ?? new Map<string, number>()
        change(spellings, word.toLowerCase(), by)
        if (spellings.size > 0) this.#spellings.set(term, spellings)
        else this.#spellings.delete(term)
      }
  }

  /** How many documents have a term. */
  documentsWith = (term: string): number => this.#documents.get(term) ?? 0

  has = (term: string): boolean => this.#documents.has(term)

  /** As it is written most often, the term itself where nobody writes it. */
  spellingOf(term: string): string {
    let best = term
    let most = 0
    for (const [spelling, count] of this.#spellings.get(term) ?? []) if (count > most) [best, most] = [spelling, count]
    return best
  }

  /** Whether a word begins like this. */
  hasBeginning(beginning: string): boolean {
    for (const term of this.#documents.keys()) if (term.startsWith(beginning)) return true
    return false
  }

  /** The nearest terms, of equal ones those that begin alike and that more documents have. None for a word that is too short. */
  corrections(wrong: string): Correction[] {
    let most = /\d/.test(wrong) ? 0 : mayDiffer(wrong.length)
    if (most === 0) return []
    let found: Correction[] = []
    for (const term of this.#documents.keys()) {
      if (term.length < 3) continue
      const distance = distanceOf(wrong, term, most)
      if (distance > most) continue
      if (distance < most) {
        most = distance
        found = found.filter((one) => one.distance <= most)
      }
      found.push({ term, distance })
    }
    const begins = ({ term }: Correction) => Number(term[0] === wrong[0])
    return found
      .toSorted((a, b) => begins(b) - begins(a) || this.documentsWith(b.term) - this.documentsWith(a.term))
      .slice(0, mostCorrections)
  }

  /** The two words of which a word is made: 'stairlift' is 'stair' and 'lift'. */
  parts(word: string): readonly [string, string] | undefined {
    for (let at = 3; at <= word.length - 3; at++) {
      const parts = [termOf(word.slice(0, at)), termOf(word.slice(at))] as const
      if (parts.every(this.has)) return parts
    }
    return undefined
  }
}

function change(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
