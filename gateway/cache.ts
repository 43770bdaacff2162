import { LRUCache } from 'lru-cache'
import type { CacheMetadata } from '#schema/cache-metadata.ts'
import { within } from './within.ts'

/**
 * - `known`: the key belongs to something that exists.
 * - `arbitrary`: clients can invent any number of such keys. They have their own partition, so that they evict no known
 *   key.
 * - `brief`: arbitrary, for 30 seconds, and never served stale.
 * - `none`: for a single client.
 * - `error`: not cached; a stale copy is served instead (stale-if-error).
 */
export type CachePolicy = 'known' | 'arbitrary' | 'brief' | 'none' | 'error'

export interface Loaded<Value> extends Readonly<Pick<CacheMetadata, 'tags' | 'validUntil'>> {
  readonly value: Value
  /** Bytes of memory. */
  readonly size: number
  readonly policy: CachePolicy
}

/** @param cached The copy being revalidated. `load` returns it again if nothing has changed. */
export type Load<Value> = (cached: Loaded<Value> | undefined) => Promise<Loaded<Value>>

interface CacheEntry<Value> extends Loaded<Value> {
  readonly load: Load<Value> | undefined
  /** From the monotonic clock, like `retryAfter`, because the system clock can be adjusted. */
  readonly loadedAt: number
  isStale: boolean
  /**
   * Set when revalidation failed. Until then the copy is served without another attempt; after that, during the next
   * attempt.
   */
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
  /**
   * A value that may be served now: a fresh one, or one being revalidated in the background (stale-while-revalidate).
   */
  get(key: string): Value | undefined
  /** Whether there is a copy, fresh or stale. */
  has(key: string): boolean
  /**
   * Returns the result of `get`, or loads the value once for all concurrent callers. If loading fails or takes longer
   * than `revalidateTimeoutMs`, returns the stale copy.
   * @param load Also called to revalidate the entry, so it may depend only on the key.
   * @throws the error of `load` when there is no copy
   */
  getOrLoad(key: string, load: Load<Value>): Promise<Value>
  /**
   * Returns the value, loaded again if it is not fresh. Undefined when there is no copy.
   * @throws when it cannot be loaded now
   */
  revalidate(key: string): Promise<Value | undefined>
  /** Stores a value that was loaded elsewhere. Without `load` it cannot be revalidated. */
  set(key: string, loaded: Loaded<Value>): void
  /**
   * Stores a copy from disk unless the key is cached. The copy is stale and is served until the next attempt to load
   * it, which follows after a delay.
   */
  restore(key: string, loaded: Loaded<Value>, load: Load<Value>): void
  /** Marks entries stale, so that they are loaded again before they are served. */
  invalidate(isAffected: (tags: ReadonlySet<string>) => boolean): void
  /**
   * Serves cached values without loading for a while; after that, revalidates only in the background until `resume`.
   */
  pause(): void
  resume(): void
  readonly counts: CacheCounts
  size(): { readonly entries: number; readonly bytes: number }
}

interface Options {
  readonly maxBytes: { readonly known: number; readonly arbitrary: number }
  /** How long a client waits for a stale entry to be revalidated, in ms. By default until loading ends. */
  readonly revalidateTimeoutMs?: number
  /** The maximum age of an entry before revalidation when no event invalidates it, in ms. */
  readonly maxAge?: number
  /** In ms since 1970; only for `validUntil`. */
  readonly now?: () => number
  /** In ms, for ages and delays. */
  readonly monotonicNow?: () => number
}

const briefTtl = 30_000
/** The delay after a failed attempt to load, in ms. */
export const retryDelay = 5_000

/** An LRU cache bounded in bytes, with stale-while-revalidate and stale-if-error (RFC 5861). */
export function createCache<Value>({
  maxBytes,
  revalidateTimeoutMs,
  maxAge = 60_000,
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

  /** When to try again to load a value that was out of date on arrival, because no newer one is available yet. */
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
      // An event during loading may concern this value.
      const isStale = invalidations !== invalidationsBefore
      store(key, loaded, loaded.policy === 'brief' ? undefined : load, { isStale, retryAfter: retryAfterFor(loaded) })
      return loaded
    } catch (error) {
      counts.errors++
      const stale = peek(key)
      // An event makes the next attempt due immediately.
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
        // A value for a single client is loaded for each caller.
        return policy === 'none' && isShared ? (await load(undefined)).value : value
      }
      if (!stale?.load) return loadedValue()
      const timeout = revalidateTimeoutMs === undefined ? undefined : AbortSignal.timeout(revalidateTimeoutMs)
      try {
        return await (timeout ? within(timeout, loadedValue()) : loadedValue())
      } catch {
        if (timeout?.aborted) stale.retryAfter = monotonicNow() + retryDelay
        counts.staleIfError++
        return stale.value
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
      // Callers after this point must not get the result of an earlier load.
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
