import { isEnglish, isRareEnglish } from './english.ts'
import { type IndexedText, isSmallWord, plain, termOf } from './words.ts'

/** A term that was probably meant. */
export interface Correction {
  readonly term: string
  /** What the error costs: the number of letters that differ, less for words that sound alike. */
  readonly cost: number
}

/** From this number of letters, two may be wrong. */
const longWord = 8
/** Shorter words are too alike to be corrected. */
const shortWord = 4
/** From this number of letters, the first one may be wrong, except in a rare English word: 'blower' is not 'lower'. */
const firstMayDiffer = 5

/** The permitted number of wrong letters. Words that sound alike, or that fit the words beside them, may differ by more. */
const mayDiffer = (length: number, isLikely: boolean): number =>
  length < shortWord ? 0 : (length < longWord ? 1 : 2) + (isLikely && length > shortWord ? 1 : 0)

/** The permitted number of wrong letters in a word that sounds the same: 'nite' is 'night'. */
const mayDifferInSpelling = 3

/** How much less an error costs in a word that sounds alike. */
const soundsAlike = 0.5
/** The greatest cost in a word that sounds the same. */
const maxSameCost = 1

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

/** Spellings of one sound in English, in this order. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^[kgp]n/g, 'n'],
  [/^wr/g, 'r'],
  [/^ps/g, 's'],
  [/wh/g, 'w'],
  [/rh/g, 'r'],
  [/ph/g, 'f'],
  [/ght/g, 't'],
  [/[tsc]i(?:on|an)/g, 'shan'],
  [/tch/g, 'ch'],
  [/dg/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/qu?/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/mb$/g, 'm'],
  [/(.)\1/g, '$1'],
  [/e$/g, ''],
]

/** One key for words that sound the same: 'nite' and 'night', 'fone' and 'phone'. */
const sameSoundOf = (word: string): string =>
  sounds.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word)

/** One key for words that sound alike: 'fizio' and 'physio', 'cutlary' and 'cutlery'. */
const soundOf = (sameSound: string): string => sameSound.replaceAll(/[aeiouy]+/g, 'a')

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
    // Outside this band every distance is more than `max`.
    const [from, to] = [Math.max(1, i - max), Math.min(b.length, i + max)]
    let least = from === 1 ? i : Infinity
    for (let j = from; j <= to; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] ?? Infinity) + 1,
        (row[j - 1] ?? Infinity) + 1,
        (last[j - 1] ?? Infinity) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? Infinity) + 1)
      row[j] = cost
      least = Math.min(least, cost)
    }
    if (least > max) return Infinity
    beforeLast = last
    last = row
  }
  const distance = last[b.length] ?? Infinity
  return distance > max ? Infinity : distance
}

const never = () => false

/** The letters of a word as a bit set. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Whether more bits are set than `most`. */
function hasMoreBits(number: number, most: number): boolean {
  let rest = number
  for (let count = 0; count < most; count++) rest &= rest - 1
  return rest !== 0
}

interface KnownWord {
  readonly word: string
  readonly term: string
  readonly letters: number
  readonly sameSound: string
  readonly sound: string
}

/** What a spelling of the content, and its singular, may be corrected to. */
function knownWordsOf(spelling: string, term: string): readonly KnownWord[] {
  const whole = plain(spelling)
  return [whole, ...(/[^s]s$/.test(whole) ? [whole.slice(0, -1)] : [])]
    .filter((word) => word.length >= shortWord - 1 && !/\d/.test(word))
    .map((word) => {
      const sameSound = sameSoundOf(word)
      return { word, term, letters: lettersOf(word), sameSound, sound: soundOf(sameSound) }
    })
}

/** Every term of the index, with its document count and its spellings. */
export class Vocabulary {
  readonly #documents = new Map<string, number>()
  /** For each term, the number of documents with it in a name. */
  readonly #named = new Map<string, number>()
  readonly #spellings = new Map<string, Map<string, number>>()
  /** All terms in alphabetical order. Built on demand and discarded when a term is added or removed. */
  #sorted: readonly string[] | undefined
  /** By spelling. Filled when a text is added, so that no search waits until all words of the content are read. */
  readonly #words = new Map<string, readonly KnownWord[]>()
  /** The same words by length. Built and discarded like `#sorted`. */
  #byLength: ReadonlyMap<number, readonly KnownWord[]> | undefined

  /** Adds the texts of a document and, of these, its names; or removes them with -1. */
  count(texts: readonly IndexedText[], names: readonly IndexedText[], by: 1 | -1): void {
    this.#sorted = undefined
    this.#byLength = undefined
    for (const term of new Set(texts.flatMap(({ terms }) => terms))) change(this.#documents, term, by)
    for (const term of new Set(names.flatMap(({ terms }) => terms))) change(this.#named, term, by)
    const termOfWord = new Map(texts.flatMap(({ words }) => words).map(({ word, term }) => [word, term]))
    for (const [word, term] of termOfWord) {
      const spellings = this.#spellings.get(term) ?? new Map<string, number>()
      const spelling = word.toLowerCase()
      change(spellings, spelling, by)
      if (!spellings.has(spelling)) this.#words.delete(spelling)
      else if (!this.#words.has(spelling)) this.#words.set(spelling, knownWordsOf(spelling, term))
      if (spellings.size > 0) this.#spellings.set(term, spellings)
      else this.#spellings.delete(term)
    }
  }

  /** The number of documents with a term. */
  documentsWith = (term: string): number => this.#documents.get(term) ?? 0

  has = (term: string): boolean => this.#documents.has(term)

  /** The term that most names have comes first, then the one that most documents have. */
  readonly #byFrequency = ({ term: a }: Correction, { term: b }: Correction): number =>
    (this.#named.get(b) ?? 0) - (this.#named.get(a) ?? 0) || this.documentsWith(b) - this.documentsWith(a)

  /** The most frequent spelling, or the term itself when there is none. */
  spellingOf(term: string): string {
    let best = term
    let max = 0
    for (const [spelling, count] of this.#spellings.get(term) ?? []) if (count > max) [best, max] = [spelling, count]
    return best
  }

  get #terms(): readonly string[] {
    return (this.#sorted ??= [...this.#documents.keys()].toSorted())
  }

  /** The words whose length differs by at most so many letters. */
  #ofLength(length: number, most: number): readonly KnownWord[] {
    const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => length - most + at)
    return lengths.flatMap((at) => this.#wordsByLength.get(at) ?? [])
  }

  get #wordsByLength(): ReadonlyMap<number, readonly KnownWord[]> {
    return (this.#byLength ??= Map.groupBy([...this.#words.values()].flat(), ({ word }) => word.length))
  }

  /** Builds what `count` has discarded, so that no search has to. */
  prepare(): void {
    void [this.#terms, this.#wordsByLength]
  }

  /** The sum of document counts of the terms with this prefix; a document with two such terms counts twice. */
  documentsBeginning(beginning: string): number {
    const terms = this.#terms
    let from = 0
    for (let to = terms.length; from < to;) {
      const middle = (from + to) >> 1
      if ((terms[middle] ?? '') < beginning) from = middle + 1
      else to = middle
    }
    let sum = 0
    for (; from < terms.length; from++) {
      const term = terms[from] ?? ''
      if (!term.startsWith(beginning)) break
      sum += this.documentsWith(term)
    }
    return sum
  }

  /**
   * The terms whose words are nearest to a word that the content does not have, sorted by document count. Short words have none. A term
   * that goes with the words beside it ranks first and may differ by more. An ordinary word is only corrected to such a term.
   */
  corrections(typed: string, goesWith: (term: string) => boolean, isOrdinary: boolean): Correction[] {
    if (typed.length < shortWord || /\d/.test(typed)) return []
    const letters = lettersOf(typed)
    const sameSound = sameSoundOf(typed)
    const sound = soundOf(sameSound)
    const most = mayDiffer(typed.length, true)
    const mayDifferFirst = typed.length >= firstMayDiffer && !isRareEnglish(typed)
    const costs = new Map<string, { cost: number; isInContext: boolean }>()
    for (const known of this.#ofLength(typed.length, mayDifferInSpelling)) {
      const { word, term } = known
      const isSame = known.sameSound === sameSound
      if (!isSame && Math.abs(word.length - typed.length) > most) continue
      const isSameStart = word[0] === typed[0] || sound[0] === known.sound[0]
      // With another start only one letter may be wrong.
      const limit = isSame ? mayDifferInSpelling : isSameStart ? most : mayDifferFirst ? 1 : 0
      // A wrong letter changes at most one bit in each direction: this excludes nearly every word.
      if (hasMoreBits(letters & ~known.letters, limit) || hasMoreBits(known.letters & ~letters, limit)) continue
      const distance = distanceOf(typed, word, limit)
      if (distance > limit) continue
      const isAlike = known.sound === sound
      const isInContext = goesWith(term)
      if (!isSame && distance > mayDiffer(typed.length, isAlike || isInContext)) continue
      // 'cash' is not 'case', and a name is more likely than a word somewhere in a text.
      const isShort = typed.length <= shortWord + 1 && (letters & ~known.letters) !== 0
      if (isShort && !isAlike && !this.#named.has(term)) continue
      const cost = Math.min(distance - (isAlike ? soundsAlike : 0), isSame ? maxSameCost : Infinity)
      if (cost < (costs.get(term)?.cost ?? Infinity)) costs.set(term, { cost, isInContext })
    }
    const near = [...costs].map(([term, match]) => ({ term, ...match }))
    const inContext = near.filter(({ isInContext }) => isInContext)
    const found = inContext.length > 0 || isOrdinary ? inContext : near
    const least = Math.min(...found.map(({ cost }) => cost))
    return found
      .filter(({ cost }) => cost === least)
      .toSorted(this.#byFrequency)
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

  /** Two words of a name that were typed as one, one of them with an error: 'showerchiar' is 'shower' and 'chair'. */
  correctedParts(word: string, isName: (terms: readonly string[]) => boolean): readonly string[] | undefined {
    if (word.length < 2 * shortWord || word.length > maxJoined) return undefined
    const readPart = (part: string): readonly string[] => {
      const term = termOf(part)
      return this.has(term) ? [term] : this.corrections(part, never, isEnglish(part)).map((item) => item.term)
    }
    for (let end = shortWord; end <= word.length - shortWord; end++) {
      const [first, rest] = [word.slice(0, end), word.slice(end)]
      if (!this.has(termOf(first)) && !this.has(termOf(rest))) continue
      for (const one of readPart(first))
        for (const other of readPart(rest)) if (isName([one, other])) return [one, other]
    }
    return undefined
  }

  /** The last part of a compound of two English words: 'light' of 'flashlight', 'bed' of 'overbed'. */
  lastPart(word: string): string | undefined {
    if (word.length > maxJoined) return undefined
    for (let end = shortWord - 1; end <= word.length - shortWord + 1; end++) {
      const term = termOf(word.slice(end))
      if (this.has(term) && isEnglish(word.slice(0, end)) && isEnglish(word.slice(end))) return term
    }
    return undefined
  }

  /** Expands a word without vowels: 'shwr' is 'shower'. */
  withVowels(word: string): Correction[] {
    if (word.length < shortWord || vowels.test(word) || /\d/.test(word)) return []
    return this.#terms
      .filter((term) => term[0] === word[0] && term.length > word.length && withoutVowels(term) === word)
      .map((term) => ({ term, cost: 1 }))
      .toSorted(this.#byFrequency)
      .slice(0, maxCorrections)
  }
}

function change(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
