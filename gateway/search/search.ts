import { retryDelay } from '#gateway/cache.ts'
import { within } from '#gateway/within.ts'
import { type CacheMetadata, concerns } from '#schema/cache-metadata.ts'
import type { SearchPage, SearchResult } from '#gateway/types.generated.ts'
import type { SearchableContent } from '#gateway/content/queries/searchable.ts'
import { pageOf } from '#gateway/content/paging.ts'
import { maxSearchLength } from '#schema/product-terms.ts'
import { type Answers, answerTo, readAnswers } from './answers.ts'
import { type Hit, SearchIndex } from './search-index.ts'
import { snippetOf } from './snippet.ts'

/** Results on one page. */
const pageSize = 10
/** Similar entries for a query without results. */
const maxSimilar = 3
/** How long a search waits for an update of the index before it uses the index as it is, in ms. */
const maxWait = 1_000
/** The age at which the index is updated at the next search, in ms, in case a change was missed. */
const maxAge = 5 * 60_000

export interface Search {
  /** A page of results, starting at 1; null when there is no such page. An empty result has one empty page. */
  find(query: string, page: number): Promise<SearchPage | null>
  /** Ids of the products that match every word, the best first. */
  findProducts(text: string): Promise<readonly string[]>
  /** Updates the index if content has changed, or it is old. */
  refresh(): Promise<void>
  /**
   * Call after a change of content: if it has a tag of what the index contains, the next search updates the index.
   * @returns whether it does
   */
  markStale(tags?: ReadonlySet<string>): boolean
  /** The state of the index, for `/readyz`. */
  status(): 'starting' | 'ready' | 'failed'
}

interface Options {
  readonly read: () => Promise<SearchableContent & Partial<CacheMetadata>>
}

const resultOf = ({ entry, terms }: Hit): SearchResult => ({
  __typename: 'SearchResult',
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
  address: entry.address,
  snippet: snippetOf(entry, new Set(terms)),
})

/** The search of the site and the product list, with one index in memory. Queries are neither stored nor logged. */
export function createSearch({ read }: Options): Search {
  const index = new SearchIndex()
  /** Counts changes of content. */
  let version = 0
  let built: (Pick<CacheMetadata, 'validUntil' | 'tags'> & { version: number; readonly answers: Answers }) | undefined
  let failure: { readonly version: number; readonly error: unknown } | undefined
  /** When it is updated although no change is known, from the monotonic clock. */
  let nextAt = -Infinity
  let latest: { readonly version: number; readonly updated: Promise<void> } | undefined

  const update = async (of: number): Promise<void> => {
    try {
      const { validUntil = Infinity, tags = new Set(), ...content } = await read()
      await index.update(content)
      built = { version: of, answers: readAnswers(content.words), validUntil, tags }
      nextAt = performance.now() + Math.max(retryDelay, Math.min(maxAge, validUntil - Date.now()))
      failure = undefined
    } catch (error) {
      nextAt = performance.now() + retryDelay
      failure = { version: of, error }
      throw error
    } finally {
      if (latest?.version === of) latest = undefined
    }
  }

  const refresh = async (): Promise<void> => {
    if (!latest && performance.now() < nextAt) {
      if (failure?.version === version) throw failure.error
      if (built?.version === version) return
    }
    // Updates follow each other, because an older one must not overwrite a newer one.
    if (latest?.version !== version) {
      const of = version
      latest = { version: of, updated: (latest?.updated ?? Promise.resolve()).catch(() => {}).then(() => update(of)) }
    }
    await latest.updated
  }

  /** Settles when the index can be searched. @returns what editors say about things that the provider does not do */
  const whenReady = async (): Promise<Answers> => {
    const refreshed = refresh()
    const isCurrent = built?.version === version && Date.now() < built.validUntil
    if (isCurrent) refreshed.catch(() => {})
    else await (built ? within(AbortSignal.timeout(maxWait), refreshed).catch(() => {}) : refreshed)
    return built?.answers ?? []
  }

  return {
    refresh,
    markStale(tags) {
      // What is being read has tags that are not known yet.
      if (tags && built && !latest && !failure && !concerns(tags, built.tags)) return false
      version++
      return true
    },
    status: () => (built ? 'ready' : failure ? 'failed' : 'starting'),
    async findProducts(text) {
      await whenReady()
      const { hits } = index.find(text.slice(0, maxSearchLength), { kind: 'PRODUCT', isEveryWord: true })
      return hits.map(({ entry }) => entry.id)
    },
    async find(query, page) {
      const text = query.slice(0, maxSearchLength).trim()
      if (page < 1) return null
      const answers = await whenReady()
      const { hits, suggestion } = index.find(text)
      const shown = pageOf(hits.length, page, pageSize)
      if (!shown) return null
      const { from, to, ...place } = shown
      return {
        __typename: 'SearchPage',
        ...place,
        results: hits.slice(from, to).map(resultOf),
        suggestion,
        answer: answerTo(suggestion ?? text, answers, (phrase, whole) => index.shareOf(phrase, whole)),
        nearest: hits.length > 0 || text === '' ? [] : index.nearest(text, maxSimilar).map(resultOf),
      }
    },
  }
}
