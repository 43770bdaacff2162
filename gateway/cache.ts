import { LRUCache } from 'lru-cache'
import { within } from './within.ts'

/**
 * - `known`: the key belongs to something that exists.
 * - `arbitrary`: clients can invent any number of such keys. Their own LRU store keeps them from evicting known ones.
 * - `none`: not cached, for a single client.
 * - `error`: not cached; a stale copy is served instead (stale-if-error).
 */
export type CachePolicy = 'known' | 'arbitrary' | 'none' | 'error'

export interface Loaded<Value> {
  readonly value: Value
  /** Bytes of memory. */
  readonly size: number
  readonly policy: CachePolicy
  /** In ms since 1970. */
  readonly validUntil: number
}

/** @param cached The copy that the result replaces. */
export type Load<Value> = (cached: Loaded<Value> | undefined) => Promise<Loaded<Value>>

interface Entry<Value> extends Loaded<Value> {
  /** In ms of the monotonic clock, because the system clock can be adjusted. */
  freshUntil: number
  /** Whether the last attempt to load brought no value that is valid now. No client waits for the next attempt. */
  isOutdated: boolean
}

interface Options {
  /** Of each LRU store. */
  readonly maxBytes: { readonly known: number; readonly arbitrary: number }
  /** How long a client waits for a changed value before it gets the stale one, in ms. By default until loading ends. */
  readonly maxWait?: number
}

/** The age at which a value is loaded again, in ms, in case a change was missed. */
const maxAge = 60_000
/** The delay after a failed attempt to load, in ms. */
export const retryDelay = 5_000

export type Cache<Value> = ReturnType<typeof createCache<Value>>

/** A cache bounded in bytes, with stale-while-revalidate and stale-if-error (RFC 5861). */
export function createCache<Value>({ maxBytes, maxWait }: Options) {
  const counts = { hits: 0, misses: 0, revalidations: 0, staleIfError: 0, errors: 0, evictions: 0 }
  let changes = 0

  const isValid = ({ validUntil }: Loaded<Value>) => Date.now() < validUntil
  const isFresh = (entry: Entry<Value>) => performance.now() < entry.freshUntil && (entry.isOutdated || isValid(entry))
  const served = (entry: Entry<Value>) => ({ value: entry.value, isStale: entry.isOutdated || !isFresh(entry) })
  /** Serves a stale entry until the next attempt. A change since the last one makes the next one due at once. */
  const retryLater = (entry: Entry<Value>, changesBefore: number) =>
    changesBefore === changes
      ? Object.assign(entry, { freshUntil: performance.now() + retryDelay, isOutdated: true })
      : entry

  const createStore = (own: 'known' | 'arbitrary') =>
    new LRUCache<string, Entry<Value>, Load<Value>>({
      maxSize: maxBytes[own],
      // `fetch` returns what is larger than the store without storing it.
      sizeCalculation: ({ size, policy }) => (policy === own ? size : Number.MAX_SAFE_INTEGER),
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      dispose: (_entry, _key, reason) => void (reason === 'evict' && counts.evictions++),
      async fetchMethod(key, stale, { context: load }) {
        const changesBefore = changes
        try {
          const loaded = await load(stale)
          if (loaded.policy === 'error' && stale) throw new Error('The value could not be loaded again')
          if (loaded.policy === 'error') counts.errors++
          const entry = { ...loaded, freshUntil: performance.now() + maxAge, isOutdated: false }
          if (!isValid(entry)) retryLater(entry, changesBefore)
          // `fetch` stores what belongs in this store, unless there was a change.
          if (changesBefore === changes) (own === 'known' ? arbitrary : known).set(key, entry)
          return entry
        } catch (error) {
          counts.errors++
          if (!stale) throw error
          return retryLater(stale, changesBefore)
        }
      },
    })
  const known = createStore('known')
  const arbitrary = createStore('arbitrary')

  const get = (key: string): Entry<Value> | undefined => {
    const entry = known.get(key) ?? arbitrary.get(key)
    if (!entry || !isFresh(entry)) return undefined
    counts.hits++
    return entry
  }

  return {
    counts,
    /** A fresh value, or a stale one before the next attempt to load it. */
    get: (key: string): Value | undefined => get(key)?.value,
    /** Whether there is a copy, fresh or stale. */
    has: (key: string): boolean => known.has(key) || arbitrary.has(key),
    /**
     * Returns the value, loaded once for all concurrent callers unless it is fresh. A client waits after a change and
     * after `validUntil`; a value that is merely old, or could not be loaded, is served while it is loaded.
     * @throws the error of `load` when there is no copy
     */
    async getOrLoad(key: string, load: Load<Value>): Promise<{ readonly value: Value; readonly isStale: boolean }> {
      const cached = get(key)
      if (cached) return served(cached)
      const store = known.has(key) ? known : arbitrary
      const stale = store.peek(key)
      const changesBefore = changes
      let isShared = true
      const context: Load<Value> = (copy) => {
        isShared = false
        counts[copy ? 'revalidations' : 'misses']++
        return load(copy)
      }
      const loading = store.forceFetch(key, { forceRefresh: true, context })
      if (stale && (stale.isOutdated || (stale.freshUntil > -Infinity && isValid(stale)))) return served(stale)
      const entry = await (stale && maxWait !== undefined
        ? within(AbortSignal.timeout(maxWait), loading).catch(() => retryLater(stale, changesBefore))
        : loading)
      if (entry === stale) counts.staleIfError++
      // A value for a single client is loaded for each caller.
      if (entry.policy === 'none' && isShared) return { value: (await load(undefined)).value, isStale: false }
      return served(entry)
    },
    /** Makes everything stale at once. What is being loaded goes to its callers only, and is not stored. */
    invalidate(): void {
      changes++
      for (const store of [known, arbitrary]) {
        const entries = store.dump()
        for (const [, { value }] of entries) Object.assign(value, { freshUntil: -Infinity, isOutdated: false })
        store.load(entries)
      }
    },
    size: () => ({ entries: known.size + arbitrary.size, bytes: known.calculatedSize + arbitrary.calculatedSize }),
  }
}
