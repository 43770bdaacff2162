/** Finds out whether a text says that someone is in danger, by the phrases of `phrases.txt`. Pure: the text goes nowhere. */
import { normalized } from '#schema/bounded.ts'
import { type DangerKind, dangerKinds } from './danger-kind.ts'

/** UTF-16 code units. The limit of a form's message. */
const maxLength = 4_000

/** How many words that carry meaning may stand in a gap. */
const gaps = new Map([
  ['.', 2],
  ['..', 5],
])

/** How many words that carry meaning may stand between the first word of a phrase in any order and the others. */
const reach = 6

/** A word of a phrase, shared by all phrases that have it, and how many words may stand before it. */
interface Step {
  readonly id: number
  readonly gap: number
}

/** A phrase. In any order if it begins with `&`. */
interface Phrase {
  readonly inAnyOrder: boolean
  readonly steps: readonly Step[]
}

/** The lines of each section of the data, as words, without comments. */
function sectionsOf(data: string): (name: string) => string[][] {
  const sections = new Map(
    data
      .replaceAll(/^#.*$/gm, '')
      .split(/^== /m)
      .map((section) => {
        const [name = '', ...lines] = section.split('\n')
        return [name, lines.filter((line) => line !== '').map((line) => line.split(' '))]
      }),
  )
  return (name) => sections.get(name) ?? []
}

/** A word without the endings of English, `hit` for `hitting`: the same for all its forms, but not always a word. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|e?s|e)$/, '')
  return stem.length < 3 ? word : stem.replace(/([^aeiouls])\1$/, '$1').replace(/y$/, 'i')
}

/** Lower-case words without apostrophes, with one form of a negation, and `$` around each sentence. */
const wordsOf = (text: string): string[] =>
  ` $ ${normalized(text.slice(0, maxLength), 'NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[.!?\n]+(?=\s|$)/g, ' $ ')
    .replaceAll(/[^a-z0-9$]+/g, ' ')
    .replaceAll(/\$(?=\S)/g, '')
    .replaceAll(/\bcan ?not\b/g, 'cant')
    .replaceAll(/\bwill not\b/g, 'wont')
    .replaceAll(/\b(do|does|is|did|has|have|had|are|was|were|would|could) not\b/g, '$1nt')
    .replaceAll(/\b(ca|wo|do|does|did|is|has|have|are|could)n? t\b/g, '$1nt')
    .replaceAll(/\b(any|some|no) (one|body|more)\b/g, '$1$2')
    .replaceAll(/\b(my|him|her|them) sel(f|ves)\b/g, '$1sel$2')} $ `
    .trim()
    .split(/ +/)

/** The places of the words of each match of a phrase. In linear time: `depth[i]` is how many words before `i` count. */
function matches(
  { inAnyOrder, steps: phrase }: Phrase,
  found: ReadonlyMap<number, readonly number[]>,
  depth: readonly number[],
): number[][] {
  if (!phrase.every(({ id }) => found.has(id))) return []
  if (inAnyOrder) {
    const [first = [], ...others] = phrase.map(({ id }) => found.get(id) ?? [])
    const starts = others.map(() => 0)
    return first.flatMap((at) => {
      const path = [at]
      const here = depth[at] ?? 0
      for (const [which, places] of others.entries()) {
        let next = starts[which] ?? 0
        while ((depth[places[next] ?? Infinity] ?? Infinity) < here - reach) next++
        starts[which] = next
        while (path.includes(places[next] ?? -1)) next++
        const place = places[next]
        if (place === undefined || (depth[place] ?? 0) > here + reach) return []
        path.push(place)
      }
      return [path]
    })
  }
  let paths: number[][] = []
  for (const [place, { id, gap }] of phrase.entries()) {
    const longer: number[][] = []
    let last = -1
    for (const at of found.get(id) ?? []) {
      if (place === 0) {
        longer.push([at])
        continue
      }
      while ((paths[last + 1]?.at(-1) ?? Infinity) < at) last++
      const path = paths[last]
      const end = path?.at(-1)
      if (path && end !== undefined && (depth[at] ?? 0) - (depth[end + 1] ?? 0) <= gap) longer.push([...path, at])
    }
    paths = longer
  }
  return paths
}

/** The steps of phrases, by the words that they can be. */
function createVocabulary(classes: readonly string[][]) {
  const wordsOfClass = new Map<string, string[]>()
  /** The words of `mum|{pet}|bleed*`, those of its classes included. */
  const alternatives = (source: string): string[] =>
    source.split('|').flatMap((word) => (word.startsWith('{') ? (wordsOfClass.get(word) ?? []) : word))
  for (const [name = '', ...words] of classes) wordsOfClass.set(`{${name}}`, words.flatMap(alternatives))

  const ids = new Map<string, number>()
  /** By word, by the start of a word and `*`, or by stem and `~`: the steps it can be. */
  const steps = new Map<string, number[]>()
  let longestStem = 0

  function idOf(source: string): number {
    const known = ids.get(source)
    if (known !== undefined) return known
    const id = ids.size
    ids.set(source, id)
    for (const alternative of new Set(alternatives(source))) {
      const word = alternative.endsWith('~') ? `${stemOf(alternative.slice(0, -1))}~` : alternative
      const sharing = steps.get(word)
      if (sharing) sharing.push(id)
      else steps.set(word, [id])
      if (word.endsWith('*')) longestStem = Math.max(longestStem, word.length - 1)
    }
    return id
  }

  function idsOf(word: string): Set<number> {
    const its = new Set([...(steps.get(word) ?? []), ...(steps.get(`${stemOf(word)}~`) ?? [])])
    for (let length = Math.min(word.length, longestStem); length > 0; length--)
      for (const id of steps.get(`${word.slice(0, length)}*`) ?? []) its.add(id)
    return its
  }

  return {
    compiled: (lines: readonly string[][]): Phrase[] =>
      lines.map((fields) => ({
        inAnyOrder: fields[0] === '&',
        steps: fields.flatMap((field, place) =>
          field === '&' || gaps.has(field) ? [] : { id: idOf(field), gap: gaps.get(fields[place - 1] ?? '') ?? 0 },
        ),
      })),
    /** Where each step occurs in a text. */
    occurrences: (words: readonly string[]): Map<number, number[]> => {
      const found = new Map<number, number[]>()
      const known = new Map<string, Set<number>>()
      for (const [at, word] of words.entries()) {
        const its = known.get(word) ?? idsOf(word)
        known.set(word, its)
        for (const id of its) {
          const places = found.get(id)
          if (places) places.push(at)
          else found.set(id, [at])
        }
      }
      return found
    },
  }
}

/** The danger that a text tells of, the most urgent first. Undefined for anything else. */
export type DangerFinder = (text: string) => DangerKind | undefined

/** @param data The content of `phrases.txt`. */
export function createDangerFinder(data: string): DangerFinder {
  const section = sectionsOf(data)
  const { compiled, occurrences } = createVocabulary(section('classes'))
  const exceptions = compiled(section('harmless'))
  const patterns = dangerKinds.map((kind) => [kind, compiled(section(kind))] as const)
  const lightWords = new Set(section('light').flat())
  const rightSpelling = new Map(
    section('spellings').flatMap(([right = '', ...wrong]) => wrong.map((word) => [word, right])),
  )
  return (text) => {
    const words = wordsOf(text).map((word) => rightSpelling.get(word) ?? word)
    const depth: number[] = []
    let counted = 0
    for (const word of words) {
      depth.push(counted)
      if (!lightWords.has(word)) counted++
    }
    let found = occurrences(words)
    const excepted = new Set(exceptions.flatMap((phrase) => matches(phrase, found, depth)).flat())
    if (excepted.size > 0) found = occurrences(words.map((word, at) => (excepted.has(at) ? '' : word)))
    return patterns.find(([, its]) => its.some((phrase) => matches(phrase, found, depth).length > 0))?.[0]
  }
}
