import { setTimeout } from 'node:timers/promises'
import type { SearchPage, SearchResult } from '#gateway/types.generated.ts'
import type { SearchableContent } from '#gateway/content/queries/searchable.ts'
import { pageOf } from '#gateway/content/paging.ts'
import { maxSearchLength } from '#schema/product-terms.ts'
import { answerTo, readAnswers } from './answers.ts'
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
/** The delay after a failed refresh, in ms. */
const retryDelay = 5_000

export interface Search {
  /** A page of results, starting at 1; null when there is no such page. An empty result has one empty page. */
  find(query: string, page: number): Promise<SearchPage | null>
  /** Ids of the products that match every word, the best first. */
  findProducts(text: string): Promise<readonly string[]>
  /** Reads the content and updates the index, one refresh at a time. */
  refresh(): Promise<void>
  /** Marks the index stale after a content change: the next search refreshes it. */
  markStale(): void
  /** The state of the index, for `/readyz`. */
  status(): 'starting' | 'ready' | 'failed'
}

interface Options {
  /** The content and its expiry, in ms since 1970. */
  readonly read: () => Promise<SearchableContent & { readonly validUntil?: number }>
  readonly now?: () => number
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
export function createSearch({ read, now = Date.now }: Options): Search {
  const index = new SearchIndex()
  let answers = readAnswers([])
  let isReady = false
  let staleAt = 0
  let failure: { readonly error: unknown; readonly retryAt: number } | undefined
  let refreshing: Promise<void> | undefined
  /** Counts content changes: a change during a refresh requires another one. */
  let changes = 0

  const update = async () => {
    const changesBefore = changes
    try {
      const { validUntil = Infinity, ...content } = await read()
      await index.update(content)
      answers = readAnswers(content.words)
      isReady = true
      failure = undefined
      staleAt = changes === changesBefore ? Math.min(validUntil, now() + maxAge) : 0
    } catch (error) {
      failure = { error, retryAt: now() + retryDelay }
      throw error
    }
  }
  const refresh = (): Promise<void> =>
    (refreshing ??= update().finally(() => {
      refreshing = undefined
    }))

  const whenReady = async () => {
    if (isReady && now() < staleAt) return
    const mayRetry = !failure || now() >= failure.retryAt
    if (!isReady) {
      if (!mayRetry) throw failure?.error
      await refresh()
    } else if (mayRetry) {
      // The previous index is used if the refresh fails or takes too long.
      await Promise.race([refresh().catch(() => {}), setTimeout(staleWait, undefined, { ref: false })])
    }
  }

  return {
    refresh,
    markStale() {
      changes++
      staleAt = 0
    },
    status: () => (isReady ? 'ready' : failure ? 'failed' : 'starting'),
    async findProducts(text) {
      await whenReady()
      const { hits } = index.find(text.slice(0, maxSearchLength), { kind: 'PRODUCT', isEveryWord: true })
      return hits.map(({ entry }) => entry.id)
    },
    async find(query, page) {
      const text = query.slice(0, maxSearchLength).trim()
      if (page < 1) return null
      await whenReady()
      const { hits, suggestion } = index.find(text)
      const shown = pageOf(hits.length, page, pageSize)
      if (!shown) return null
      const { from, to, ...place } = shown
      return {
        __typename: 'SearchPage',
        ...place,
        results: hits.slice(from, to).map(resultOf),
        suggestion,
        answer: answerTo(suggestion ?? text, answers),
        nearest: hits.length > 0 || text === '' ? [] : index.nearest(text, maxSimilar).map(resultOf),
      }
    },
  }
}
