import type { SearchableContent } from '#gateway/content/queries/searchable.ts'
import { exactKey, knownTermOf } from './words.ts'

/** Each further document of an editors' result scores slightly less. */
const nextChoice = 0.9

export type Weights = ReadonlyMap<string, number>

/** A map of maps that removes empty inner maps. */
export class WeightsByKey {
  readonly #weights = new Map<string, Map<string, number>>()

  get(key: string): Weights | undefined {
    return this.#weights.get(key)
  }

  /** Stores the greater weight. */
  add(key: string, id: string, weight: number): void {
    const weights = this.#weights.get(key) ?? new Map<string, number>()
    weights.set(id, Math.max(weight, weights.get(id) ?? 0))
    this.#weights.set(key, weights)
  }

  remove(key: string, id: string): void {
    const weights = this.#weights.get(key)
    weights?.delete(id)
    if (weights?.size === 0) this.#weights.delete(key)
  }
}

/** Editors' search words: synonyms by document, of which sensitive ones are whole names, and documents by whole query. */
export function readEditorsWords(words: SearchableContent['words']) {
  const byDocument = new Map<string, Map<string, number>>()
  const sensitiveByDocument = new Map<string, Map<string, number>>()
  const byQuery = new WeightsByKey()
  for (const { words: typed, leadsTo, isSensitive = false } of words)
    for (const [place, id] of leadsTo.entries()) {
      const weight = nextChoice ** place
      const documents = isSensitive ? sensitiveByDocument : byDocument
      const ofDocument = documents.get(id) ?? new Map<string, number>()
      documents.set(id, ofDocument)
      for (const text of typed) {
        ofDocument.set(text, Math.max(weight, ofDocument.get(text) ?? 0))
        byQuery.add(exactKey(text, knownTermOf), id, weight)
      }
    }
  return { byDocument, sensitiveByDocument, byQuery }
}
