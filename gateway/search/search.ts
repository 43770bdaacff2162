import { createCache, retryDelay } from '#gateway/cache.ts'
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
/** How long a search waits for an index refresh before it uses the previous index, in ms. */
const staleWait = 1_000
/** An index older than this, in ms, is refreshed at the next search, in case a live event was lost. */
const maxAge = 5 * 60_000
/** The cache's only key. */
const key = 'index'

export interface Search {
  /** A page of results, starting at 1; null when there is no such page. An empty result has one empty page. */
  find(query: string, page: number): Promise<SearchPage | null>
  /** Ids of the products that match every word, the best first. */
  findProducts(text: string): Promise<readonly string[]>
  /** Updates the index if it is not fresh. */
  refresh(): Promise<void>
  /** Marks the index stale after a content change: the next search refreshes it. */
  markStale(): void
  /** The state of the index, for `/readyz`. */
  status(): 'starting' | 'ready' | 'failed'
}

interface Options {
  /** The content and its expiry, in ms since 1970. */
  readonly read: () => Promise<SearchableContent & { readonly validUntil?: number }>
  /** In ms since 1970; only for `validUntil`. */
  readonly now?: () => number
  /** In ms, for ages and delays. */
  readonly monotonicNow?: () => number
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
export function createSearch({ read, now = Date.now, monotonicNow = () => performance.now() }: Options): Search {
  const index = new SearchIndex()
  const cache = createCache<Answers>({
    // One entry of size 1: the index itself is updated in place.
    maxBytes: { known: 1, arbitrary: 1 },
    revalidateTimeoutMs: staleWait,
    maxAge,
    now,
    monotonicNow,
  })
  let failure: { readonly error: unknown; readonly retryAt: number } | undefined

  const update = async () => {
    try {
      const { validUntil = Infinity, ...content } = await read()
      await index.update(content)
      failure = undefined
      return {
        value: readAnswers(content.words),
        size: 1,
        policy: 'known' as const,
        tags: new Set<string>(),
        validUntil,
      }
    } catch (error) {
      failure = { error, retryAt: monotonicNow() + retryDelay }
      throw error
    }
  }
  let updating: Promise<unknown> = Promise.resolve()
  /** Updates the index after an update that has begun, because an older one must not overwrite a newer one. */
  const load = () => {
    const updated = updating.then(update, update)
    updating = updated
    return updated
  }

  /** Settles when the index can be searched. @returns what editors say about things that the provider does not do */
  const whenReady = async () => {
    if (!cache.has(key) && failure && monotonicNow() < failure.retryAt) throw failure.error
    return cache.getOrLoad(key, load)
  }

  return {
    async refresh() {
      await cache.getOrLoad(key, load)
    },
    markStale: () => cache.invalidate(() => true),
    status: () => (cache.has(key) ? 'ready' : failure ? 'failed' : 'starting'),
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
