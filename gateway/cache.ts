import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { CacheMetadata } from '#schema/cache-metadata.ts'

/**
 * - `known`: the key belongs to something that exists.
 * - `arbitrary`: clients can invent any number of such keys. They have a partition of their own, so that they evict no known key.
 * - `brief`: arbitrary, for 30 seconds, and never served stale.
 * - `none`: for one client alone.
 * - `error`: not cached; a stale copy is served in its place (stale-if-error).
 */
export type CachePolicy = 'known' | 'arbitrary' | 'brief' | 'none' | 'error'

export interface Loaded<Value> extends Readonly<Pick<CacheMetadata, 'tags' | 'validUntil'>> {
  readonly value: Value
  /** Bytes of memory. */
  readonly size: number
  readonly policy: CachePolicy
}

/** @param cached The copy that is revalidated: returned again where nothing has changed. */
export type Load<Value> = (cached: Loaded<Value> | undefined) => Promise<Loaded<Value>>

interface CacheEntry<Value> extends Loaded<Value> {
  readonly load: Load<Value> | undefined
  /** By the monotonic clock, as `retryAfter` is: an operator may set the other one. */
  readonly loadedAt: number
  isStale: boolean
  /** The last attempt to revalidate it failed. Until then it is served without another; after that, while the next one runs. */
  retryAfter: number
}

export interface CacheCounts {
  readonly hits: number
  readonly misses: number
  readonly revalidations: number
  readonly staleIfError: number
  readonly errors: number
  readonly evictions: number
}

export interface Cache<Value> {
  /** A value that may be served now: a fresh one, or one that is revalidated in the background (stale-while-revalidate). */
  get(key: string): Value | undefined
  /** Whether there is a copy, fresh or stale. */
  has(key: string): boolean
  /**
   * What `get` returns, or else the value that `load` returns: loaded once for all who wait. If loading fails or takes longer than
   * `revalidateTimeoutMs`, the stale copy.
   * @param load Called again to revalidate the entry, so it may depend on nothing but the key.
   * @throws what `load` throws when there is no copy.
   */
  getOrLoad(key: string, load: Load<Value>): Promise<Value>
  /**
   * The value after it was loaded again, where it is not fresh. Undefined when there is no copy.
   * @throws when it cannot be loaded now.
   */
  revalidate(key: string): Promise<Value | undefined>
  /** Stores a value that was loaded elsewhere. Without `load` it cannot be revalidated. */
  set(key: string, loaded: Loaded<Value>): void
  /** Stores a copy from disk, unless there is one: stale, and served until the next attempt to load it, which is due after a pause. */
  restore(key: string, loaded: Loaded<Value>, load: Load<Value>): void
  /** Marks entries stale, to be loaded again before they are served. */
  invalidate(isAffected: (tags: ReadonlySet<string>) => boolean): void
  /** Serves whatever is cached without loading, for a pause; after that revalidates in the background only, until `resume`. */
  pause(): void
  resume(): void
  readonly counts: CacheCounts
  size(): { readonly entries: number; readonly bytes: number }
}

interface Options {
  readonly maxBytes: { readonly known: number; readonly arbitrary: number }
  /** How long a client waits for a stale entry to be loaded again, in ms. By default as long as loading takes. */
  readonly revalidateTimeoutMs?: number
  /** In ms since 1970, for `validUntil` alone. */
  readonly now?: () => number
  /** In ms, for ages and pauses. */
  readonly monotonicNow?: () => number
}

/** An entry is revalidated after so long even if no event has named it, in ms. */
const maxAge = 60_000
const briefTtl = 30_000
/** From a failure to the next attempt, in ms. */
export const retryDelay = 5_000

/** An LRU cache bounded in bytes, with stale-while-revalidate and stale-if-error (RFC 5861). */
export function createCache<Value>({
  maxBytes,
  revalidateTimeoutMs,
  now = Date.now,
  monotonicNow = () => performance.now(),
}: Options): Cache<Value> {
  const counts = { hits: 0, misses: 0, revalidations: 0, staleIfError: 0, errors: 0, evictions: 0 }
  const partition = (maxSize: number) =>
    new LRUCache<string, CacheEntry<Value>>({
      maxSize,
      sizeCalculation: ({ size }) => size,
      perf: { now: monotonicNow },
      ttlResolution: 0,
      dispose: (_entry, _key, reason) => {
        if (reason === 'evict') counts.evictions++
      },
    })
  const known = partition(maxBytes.known)
  const arbitrary = partition(maxBytes.arbitrary)
  const peek = (key: string) => known.peek(key) ?? arbitrary.peek(key)
  const loading = new Map<string, Promise<Loaded<Value>>>()
  let pausedUntil = -Infinity
  let invalidations = 0

  const isExpired = (entry: CacheEntry<Value>) => entry.isStale || now() >= entry.validUntil
  const isFresh = (entry: CacheEntry<Value>) => !isExpired(entry) && monotonicNow() < entry.loadedAt + maxAge
  const retryAfterOf = (entry: CacheEntry<Value>) => Math.max(entry.retryAfter, pausedUntil)

  const store = (
    key: string,
    { value, size, policy, tags, validUntil }: Loaded<Value>,
    load: Load<Value> | undefined,
    { isStale = false, retryAfter = -Infinity } = {},
  ) => {
    known.delete(key)
    arbitrary.delete(key)
    if (policy === 'none' || policy === 'error') return
    const entry = { value, size, policy, tags, validUntil, load, loadedAt: monotonicNow(), isStale, retryAfter }
    if (policy === 'known') known.set(key, entry)
    else arbitrary.set(key, entry, policy === 'brief' ? { ttl: briefTtl } : {})
  }

  /** When the next attempt to load is due for a value that was out of date when it came: no newer one can be had. */
  const retryAfterFor = ({ validUntil }: Loaded<Value>) =>
    validUntil <= now() ? monotonicNow() + retryDelay : -Infinity

  const loadNow = async (key: string, load: Load<Value>): Promise<Loaded<Value>> => {
    const invalidationsBefore = invalidations
    try {
      const loaded = await load(peek(key))
      if (loaded.policy === 'error') {
        if (peek(key)?.load) throw new Error('The value could not be loaded again')
        counts.errors++
        return loaded
      }
      // An event that came while it was loaded may be about this very value.
      const isStale = invalidations !== invalidationsBefore
      store(key, loaded, loaded.policy === 'brief' ? undefined : load, { isStale, retryAfter: retryAfterFor(loaded) })
      return loaded
    } catch (error) {
      counts.errors++
      const stale = peek(key)
      // After an event the next attempt is due at once.
      if (stale && invalidations === invalidationsBefore) stale.retryAfter = monotonicNow() + retryDelay
      throw error
    }
  }

  const loadOnce = (key: string, load: Load<Value>): Promise<Loaded<Value>> => {
    const inFlight = loading.get(key)
    if (inFlight) return inFlight
    if (peek(key)) counts.revalidations++
    else counts.misses++
    const started = loadNow(key, load).finally(() => {
      if (loading.get(key) === started) loading.delete(key)
    })
    loading.set(key, started)
    return started
  }

  const get = (key: string): Value | undefined => {
    const entry = known.get(key) ?? arbitrary.get(key)
    if (!entry) return undefined
    const retryAfter = retryAfterOf(entry)
    if (!isFresh(entry) && monotonicNow() >= retryAfter) {
      if (isExpired(entry) && (retryAfter === -Infinity || !entry.load)) return undefined
      // After a failure the copy stays, and `retryAfter` is set.
      if (entry.load) loadOnce(key, entry.load).catch(() => {})
    }
    counts.hits++
    return entry.value
  }

  return {
    counts,
    get,
    has: (key) => peek(key) !== undefined,
    async getOrLoad(key, load) {
      const cached = get(key)
      if (cached !== undefined) return cached
      const stale = peek(key)
      const isShared = loading.has(key)
      const pending = loadOnce(key, load)
      const loadedValue = async () => {
        const { policy, value } = await pending
        // A value for one client alone is loaded for each.
        return policy === 'none' && isShared ? (await load(undefined)).value : value
      }
      if (!stale?.load) return loadedValue()
      const timeout = new AbortController()
      try {
        if (revalidateTimeoutMs === undefined) return await loadedValue()
        return await Promise.race([
          loadedValue(),
          delay(revalidateTimeoutMs, undefined, { signal: timeout.signal, ref: false }).then(() => {
            stale.retryAfter = monotonicNow() + retryDelay
            throw new Error('The value is still being loaded')
          }),
        ])
      } catch {
        counts.staleIfError++
        return stale.value
      } finally {
        timeout.abort()
      }
    },
    async revalidate(key) {
      const entry = peek(key)
      if (!entry?.load) return undefined
      if (isFresh(entry)) return entry.value
      if (monotonicNow() < retryAfterOf(entry)) throw new Error('The last attempt failed; the next one is due later')
      return (await loadOnce(key, entry.load)).value
    },
    set: (key, loaded) => store(key, loaded, undefined),
    restore(key, loaded, load) {
      if (!peek(key)) store(key, loaded, load, { isStale: true, retryAfter: monotonicNow() + retryDelay })
    },
    invalidate(isAffected) {
      invalidations++
      // A client that asks from now on must not get a value that was asked for before.
      loading.clear()
      for (const entry of [...known.values(), ...arbitrary.values()])
        if (isAffected(entry.tags)) {
          entry.isStale = true
          entry.retryAfter = -Infinity
        }
    },
    pause: () => (pausedUntil = monotonicNow() + retryDelay),
    resume: () => (pausedUntil = -Infinity),
    size: () => ({
      entries: known.size + arbitrary.size,
      bytes: known.calculatedSize + arbitrary.calculatedSize,
    }),
  }
}
