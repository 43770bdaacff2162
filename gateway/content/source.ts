import { createHash } from 'node:crypto'
import type { ClientReturn, LiveEvent, QueryParams } from '@sanity/client'
import { contentTag, readContentTag } from '#schema/cache-metadata.ts'
import { maxDocumentText } from '#schema/content/limits.ts'
import { type Cache, createCache, type Load, type Loaded, retryDelay } from '#gateway/cache.ts'
import type { Logger } from '#gateway/logger.ts'
import { createAvailability } from './availability.ts'
import type { ContentClient } from './client.ts'
import { ContentError, toContentError } from './errors.ts'
import { subscribeToLiveEvents } from './live-events.ts'
import type { FromOutside } from './map/outside.ts'
import { conformResult, shapeOf } from './result-shape.ts'
import type { StaleFallback, StoredResult } from './stale-fallback.ts'

/** How long a page waits for content before the stale copy is used, in ms. */
const pageDeadline = 3_000
/** Memory limits in bytes: for existing content, and for queries without a result, which clients can invent. */
const maxBytes = { known: 64 * 1024 * 1024, arbitrary: 2 * 1024 * 1024 }
/** A result in memory takes about twice the size of its JSON plus this overhead. */
const entryOverhead = 1_000

/** The result of a query, of which any part may be missing. */
export type ResultOf<Query extends string> = FromOutside<ClientReturn<Query>> | null

interface ContentResult<Result> {
  readonly result: Result
  /** Identifies these exact bytes for `isUnchanged`. Undefined when the result must not be cached. */
  readonly tag?: string
}

export interface ReadOptions<Query extends string> {
  /** When the result becomes outdated by time, in ms since 1970, for example when a scheduled post appears. */
  readonly validUntil?: (result: ResultOf<Query>) => number
  /**
   * Whether the result is about existing content, so that storing a stale copy on disk is worthwhile. By default every
   * result with a value is; a list whose parameters clients can invent must set this.
   */
  readonly isFound?: (result: ResultOf<Query>) => boolean
  /** The query that a preview uses instead; its parameter `$draft` is the shown draft. */
  readonly draftQuery?: string
  /** The deadline of the query in ms, if it is longer than a page's: for queries that read all content at once. */
  readonly deadline?: number
}

export interface ContentSource {
  /**
   * The result of a query: fresh according to live events, otherwise the stale copy.
   * @throws ContentError when there is neither
   */
  read<const Query extends string>(
    query: Query,
    params: QueryParams,
    options?: ReadOptions<Query>,
  ): Promise<ContentResult<ResultOf<Query>>>
  /**
   * Whether the results with these tags still have the same bytes, after outdated ones were queried again.
   * @throws when one of them cannot be queried now
   */
  isUnchanged(tags: Iterable<string>): Promise<boolean>
  /** Calls `listener` when content may have changed: after live events, and when the service is up again. */
  onChange(listener: () => void): void
  /** Whether the content service is up. */
  isUp(): boolean
  /** The number of queries to the content service since the start, and of failed ones. */
  readonly counts: { readonly queries: number; readonly failures: number }
  readonly cache: Pick<Cache<unknown>, 'counts' | 'size'>
  stop(): void
}

interface Options {
  readonly client: ContentClient
  readonly staleFallback: StaleFallback
  readonly logger: Logger
  /** In ms since 1970; only for `validUntil`. */
  readonly now?: () => number
  /** In ms, for ages and deadlines. */
  readonly monotonicNow?: () => number
  /** In ms; set by tests. */
  readonly deadline?: number
}

interface CachedResult {
  readonly result: unknown
  readonly digest: string
}

interface ContentQuery {
  readonly key: string
  readonly groq: string
  readonly fetch: (signal: AbortSignal, lastLiveEventId: string | undefined) => Promise<unknown>
  readonly validUntilOf: (result: unknown) => number
  readonly isFound: (result: unknown) => boolean
  readonly deadline: number
}

/**
 * A proxy's error page, or a partial response, is a string. It must not count as an empty result. Every query results
 * in an object, a list or null.
 */
export const isEnvelope = (
  response: unknown,
): response is { readonly result: object | null; readonly syncTags?: readonly string[] } =>
  typeof response === 'object' && response !== null && 'result' in response && typeof response.result === 'object'

/** The result for an address that does not exist. */
const isNothing = (result: unknown): boolean =>
  result === null || (typeof result === 'object' && Object.values(result).every(isNothing))

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Prepares a result for the cache. Equal bytes reuse the cached object, so that derived values stay valid. */
function loadedFrom(
  { result, tags }: StoredResult,
  { validUntilOf, isFound }: ContentQuery,
  cached?: Loaded<CachedResult>,
): Loaded<CachedResult> {
  const json = JSON.stringify(result) ?? ''
  const digest = digestOf(json)
  return {
    value: cached?.value.digest === digest ? cached.value : { result, digest },
    size: 2 * json.length + entryOverhead,
    policy: isFound(result) ? 'known' : 'arbitrary',
    tags: new Set(tags),
    validUntil: validUntilOf(result),
  }
}

export function createContentSource({
  client,
  staleFallback,
  logger,
  now,
  monotonicNow,
  deadline = pageDeadline,
}: Options): ContentSource {
  const cache = createCache<CachedResult>({ maxBytes, ...(now && { now }), ...(monotonicNow && { monotonicNow }) })
  const availability = createAvailability()
  const listeners: (() => void)[] = []
  const counts = { queries: 0, failures: 0 }
  let lastLiveEventId: string | undefined
  let probe: NodeJS.Timeout | undefined

  const changed = () => {
    for (const listener of listeners) listener()
  }

  const resume = () => {
    if (!availability.succeeded()) return
    logger.info({}, 'The content service is up again')
    clearTimeout(probe)
    cache.resume()
    changed()
  }

  const query = async (of: ContentQuery): Promise<StoredResult> => {
    // Outside the try, because a missing shape is a defect of the program and not a failure of the service.
    const shape = shapeOf(of.groq)
    counts.queries++
    try {
      const response = await of.fetch(AbortSignal.timeout(of.deadline), lastLiveEventId)
      if (!isEnvelope(response))
        throw new ContentError('CONTENT_UNAVAILABLE', 'The content service sent a response without a result')
      const { result, leftOut, cut } = conformResult(shape, response.result)
      if (leftOut.length > 0) logger.warn({ places: leftOut }, 'Content with values of the wrong type was left out')
      if (cut.length > 0) logger.warn({ documents: cut, maxDocumentText }, 'The text of documents was cut')
      resume()
      return { result, tags: response.syncTags ?? [] }
    } catch (error) {
      counts.failures++
      const contentError = toContentError(error)
      if (availability.failed(of.key, contentError)) {
        cache.pause()
        // Without visitors no other request would detect that it is up again.
        clearTimeout(probe)
        probe = setTimeout(() => void query(of).catch(() => {}), retryDelay).unref()
      }
      throw contentError
    }
  }

  const loadWith =
    (of: ContentQuery): Load<CachedResult> =>
    async (cached) => {
      try {
        const response = await query(of)
        const loaded = loadedFrom(response, of, cached)
        if (loaded.value !== cached?.value) {
          // Clients can invent addresses that do not exist; a file for each would fill the disk.
          const stored =
            loaded.policy === 'known' ? staleFallback.write(of.key, response) : staleFallback.forget(of.key)
          stored.catch((error: unknown) =>
            logger.warn({ error }, 'A stale copy of content could not be stored on disk'),
          )
        }
        return loaded
      } catch (error) {
        if (cached) logger.warn({ error }, 'Content could not be revalidated; the stale copy is served')
        throw error
      }
    }

  const restore = async (of: ContentQuery): Promise<CachedResult | undefined> => {
    const stored = await staleFallback.read(of.key)
    if (!stored) return undefined
    const loaded = loadedFrom(stored, of)
    cache.restore(of.key, loaded, loadWith(of))
    return loaded.value
  }

  const find = async (of: ContentQuery): Promise<CachedResult> => {
    // Visitors do not wait for a service that is down.
    if (!availability.isUp() && !cache.has(of.key)) await restore(of)
    try {
      return await cache.getOrLoad(of.key, loadWith(of))
    } catch (error) {
      const restored = await restore(of)
      if (!restored) throw error
      logger.warn({ error }, 'Content could not be loaded; the stale copy from disk is served')
      return restored
    }
  }

  const stopEvents = subscribeToLiveEvents({
    client,
    logger,
    onEvent(event: LiveEvent) {
      if (event.type !== 'message' && event.type !== 'restart' && event.type !== 'welcome') return
      resume()
      lastLiveEventId = event.type === 'welcome' ? undefined : event.id
      // After a gap in the events any content may have changed.
      const affected = event.type === 'message' ? event.tags : undefined
      cache.invalidate((tags) => !affected || affected.some((tag) => tags.has(tag)))
      changed()
    },
  })

  return {
    counts,
    cache,
    async read<const Query extends string>(
      groq: Query,
      params: QueryParams,
      { validUntil, isFound, deadline: ownDeadline = deadline }: ReadOptions<Query> = {},
    ) {
      const key = digestOf(JSON.stringify([groq, params]))
      const { result, digest } = await find({
        key,
        groq,
        deadline: ownDeadline,
        fetch: (signal, eventId) =>
          client.fetch<unknown>(groq, params, {
            filterResponse: false,
            signal,
            ...(eventId !== undefined && { lastLiveEventId: eventId }),
          }),
        // The client types a result by its query; stored results were typed the same way.
        validUntilOf: (input) => (validUntil ? validUntil(input as ResultOf<Query>) : Infinity),
        isFound: (input) => !isNothing(input) && (!isFound || isFound(input as ResultOf<Query>)),
      })
      return { result: result as ResultOf<Query>, tag: contentTag(key, digest) }
    },
    async isUnchanged(tags) {
      const unchanged = await Promise.all(
        Array.from(tags, async (tag) => {
          const { query: key, digest } = readContentTag(tag)
          const cached = await cache.revalidate(key)
          return cached?.digest === digest
        }),
      )
      return unchanged.every(Boolean)
    },
    onChange: (listener) => void listeners.push(listener),
    isUp: () => availability.isUp(),
    stop() {
      clearTimeout(probe)
      stopEvents()
    },
  }
}
