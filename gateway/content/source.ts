import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ClientReturn, QueryParams } from '@sanity/client'
import { anyChange } from '#schema/cache-metadata.ts'
import { maxDocumentText } from '#schema/content/limits.ts'
import { type Cache, createCache, type Load, type Loaded, retryDelay } from '#gateway/cache.ts'
import type { Logger } from '#gateway/logger.ts'
import { createAvailability } from './availability.ts'
import type { ContentClient } from './client.ts'
import { ContentError, toContentError } from './errors.ts'
import { fetchResult, resultChangesAt } from './fetch-result.ts'
import { subscribeToLiveEvents } from './live-events.ts'
import type { FromOutside } from './map/outside.ts'
import { conformResult, shapeOf } from './result-shape.ts'
import type { StaleFallback } from './stale-fallback.ts'

/** How long a page waits for content before the stale copy is used, in ms. */
const pageDeadline = 3_000
/** Memory limits in bytes: for existing content, and for queries without a result, which clients can invent. */
const maxBytes = { known: 64 * 1024 * 1024, arbitrary: 2 * 1024 * 1024 }
/** A result in memory takes about twice the size of its JSON plus this overhead. */
const entryOverhead = 1_000

/** Any service answers it fast. */
const probeQuery = '*[_id == "siteSettings"][0]{ _id }'

/** The result of a query, of which any part may be missing. */
export type ResultOf<Query extends string> = FromOutside<ClientReturn<Query>> | null

interface ContentResult<Result> {
  readonly result: Result
  /** In ms since 1970; 0 for a stale copy, so that what is made from it does not count as current. */
  readonly validUntil: number
  readonly tags: ReadonlySet<string>
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
  /** The age in ms at which the result is queried again, in case a change was missed; a minute by default. */
  readonly maxAge?: number
}

/** @param tags of what may have changed; undefined for everything */
type ChangeListener = (tags?: ReadonlySet<string>) => void

export interface ContentSource {
  /**
   * The result of a query, queried again after a live event; the stale copy when that fails. Equal results are the same
   * object, so that derived values stay valid.
   * @throws ContentError when there is neither
   */
  read<const Query extends string>(
    query: Query,
    params: QueryParams,
    options?: ReadOptions<Query>,
  ): Promise<ContentResult<ResultOf<Query>>>
  /** Calls `listener` when content may have changed: after live events, and when the service is up again. */
  onChange(listener: ChangeListener): void
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
  /** In ms; set by tests. */
  readonly deadline?: number
}

interface ContentQuery {
  readonly key: string
  readonly groq: string
  readonly params: QueryParams
  readonly validUntilOf: (result: unknown) => number
  readonly isFound: (result: unknown) => boolean
  readonly deadline: number
  readonly maxAge: number | undefined
}

/** The result for an address that does not exist. */
const isNothing = (result: unknown): boolean =>
  result === null || (typeof result === 'object' && Object.values(result).every(isNothing))

const loadedFrom = (
  value: unknown,
  { validUntilOf, isFound, maxAge }: ContentQuery,
  tags: ReadonlySet<string> = new Set([anyChange]),
): Loaded<unknown> => ({
  tags,
  ...(maxAge !== undefined && { maxAge }),
  value,
  size: 2 * (JSON.stringify(value) ?? '').length + entryOverhead,
  policy: isFound(value) ? 'known' : 'arbitrary',
  validUntil: validUntilOf(value),
})

export function createContentSource({
  client,
  staleFallback,
  logger,
  deadline = pageDeadline,
}: Options): ContentSource {
  const cache = createCache<unknown>({ maxBytes })
  const availability = createAvailability()
  const listeners: ChangeListener[] = []
  const counts = { queries: 0, failures: 0 }
  let lastLiveEventId: string | undefined
  let probe: NodeJS.Timeout | undefined

  const changed: ChangeListener = (tags) => {
    const all = tags && new Set([...tags, anyChange])
    cache.invalidate(all)
    for (const listener of listeners) listener(all)
  }

  const resume = () => {
    if (!availability.succeeded()) return
    logger.info({}, 'The content service is up again')
    clearTimeout(probe)
    changed()
  }

  /** Detects that the service is up again, because stale copies are served without a query until then. */
  const probeLater = () => {
    clearTimeout(probe)
    probe = setTimeout(() => {
      fetchResult(client, probeQuery, {}, { signal: AbortSignal.timeout(deadline) }).then(resume, probeLater)
    }, retryDelay).unref()
  }

  const query = async (of: ContentQuery) => {
    // Outside the try, because a missing shape is a defect of the program and not a failure of the service.
    const shape = shapeOf(of.groq)
    counts.queries++
    try {
      const found = await fetchResult(client, of.groq, of.params, {
        signal: AbortSignal.timeout(of.deadline),
        ...(lastLiveEventId !== undefined && { lastLiveEventId }),
      })
      const { result, leftOut, cut } = conformResult(shape, found.result)
      if (leftOut.length > 0) logger.warn({ places: leftOut }, 'Content with values of the wrong type was left out')
      if (cut.length > 0) logger.warn({ documents: cut, maxDocumentText }, 'The text of documents was cut')
      resume()
      return { result, tags: found.tags }
    } catch (error) {
      counts.failures++
      const contentError = toContentError(error)
      if (availability.failed(of.key, contentError)) probeLater()
      throw contentError
    }
  }

  /** The copy on disk, which is out of date on arrival. */
  const restore = async (of: ContentQuery): Promise<Loaded<unknown> | undefined> => {
    const stored = await staleFallback.read(of.key)
    return stored && { ...loadedFrom(stored.result, of), validUntil: 0 }
  }

  /** Clients can invent addresses that do not exist; a file for each would fill the disk. */
  const store = ({ key }: ContentQuery, { policy, value }: Loaded<unknown>) => {
    const stored = policy === 'known' ? staleFallback.write(key, { result: value }) : staleFallback.forget(key)
    stored.catch((error: unknown) => logger.warn({ error }, 'A stale copy of content could not be stored on disk'))
  }

  const loadWith =
    (of: ContentQuery): Load<unknown> =>
    async (cached) => {
      // Visitors do not wait for a service that is down.
      if (!availability.isUp()) {
        if (cached) throw new ContentError('CONTENT_UNAVAILABLE', 'The content service is down')
        const restored = await restore(of)
        if (restored) return restored
      }
      try {
        const { result, tags } = await query(of)
        // Nothing is derived from an equal result or written to disk again.
        if (cached && isDeepStrictEqual(result, cached.value)) return loadedFrom(cached.value, of, tags)
        const loaded = loadedFrom(result, of, tags)
        store(of, loaded)
        return loaded
      } catch (error) {
        const restored = cached ? undefined : await restore(of)
        if (cached || restored) logger.warn({ error }, 'Content could not be revalidated; the stale copy is served')
        if (!restored) throw error
        return restored
      }
    }

  const stopEvents = subscribeToLiveEvents({
    client,
    logger,
    onOpen: resume,
    onChange({ id, tags }) {
      lastLiveEventId = id
      changed(tags)
    },
  })

  return {
    counts,
    cache,
    async read<const Query extends string>(
      groq: Query,
      params: QueryParams,
      { validUntil, isFound, maxAge, deadline: ownDeadline = deadline }: ReadOptions<Query> = {},
    ) {
      const of: ContentQuery = {
        key: createHash('sha256')
          .update(JSON.stringify([groq, params]))
          .digest('base64url'),
        groq,
        params,
        deadline: ownDeadline,
        maxAge,
        // The client types a result by its query; stored results were typed the same way.
        validUntilOf: (input) => resultChangesAt(groq, validUntil ? validUntil(input as ResultOf<Query>) : Infinity),
        isFound: (input) => !isNothing(input) && (!isFound || isFound(input as ResultOf<Query>)),
      }
      const { value, isStale, tags } = await cache.getOrLoad(of.key, loadWith(of))
      return { result: value as ResultOf<Query>, validUntil: isStale ? 0 : of.validUntilOf(value), tags }
    },
    onChange: (listener) => void listeners.push(listener),
    isUp: () => availability.isUp(),
    stop() {
      clearTimeout(probe)
      stopEvents()
    },
  }
}
