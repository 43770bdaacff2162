import { LRUCache } from 'lru-cache'
import { concerns } from '#schema/cache-metadata.ts'
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
  /** Of the content that it is made from. */
  readonly tags: ReadonlySet<string>
  /** The age at which it is loaded again, in ms, in case a change was missed; a minute by default. */
  readonly maxAge?: number
}

/** @param cached The copy that the result replaces. */
export type Load<Value> = (cached: Loaded<Value> | undefined) => Promise<Loaded<Value>>

interface Entry<Value> extends Loaded<Value> {
  /** The number of changes before it was loaded. */
  changes: number
  /** In ms of the monotonic clock, because the system clock can be adjusted. */
  freshUntil: number
  /** Whether the last attempt to load brought no value that is valid now. No client waits for the next attempt. */
  isOutdated: boolean
}

interface Got<Value> extends Pick<Loaded<Value>, 'value' | 'tags'> {
  readonly isStale: boolean
}

interface Options {
  /** Of each LRU store. */
  readonly maxBytes: { readonly known: number; readonly arbitrary: number }
  /** How long a client waits for a changed value before it gets the stale one, in ms. By default until loading ends. */
  readonly maxWait?: number
}

const defaultMaxAge = 60_000
/** Bytes of memory. */
const tagSize = 50
/** The delay after a failed attempt to load, in ms. */
export const retryDelay = 5_000

export type Cache<Value> = ReturnType<typeof createCache<Value>>

/** A cache bounded in bytes, with stale-while-revalidate and stale-if-error (RFC 5861). */
export function createCache<Value>({ maxBytes, maxWait }: Options) {
  const counts = { hits: 0, misses: 0, revalidations: 0, staleIfError: 0, errors: 0, evictions: 0 }
  let changes = 0

  const isValid = ({ validUntil }: Loaded<Value>) => Date.now() < validUntil
  /** Whether it may be served while it is loaded again. */
  const isServable = (entry: Entry<Value>) => entry.changes === changes && (entry.isOutdated || isValid(entry))
  const isFresh = (entry: Entry<Value>) => isServable(entry) && performance.now() < entry.freshUntil
  const hit = (entry: Entry<Value>) => {
    counts.hits++
    return { value: entry.value, tags: entry.tags, isStale: entry.isOutdated || !isFresh(entry) }
  }
  const retryLater = (entry: Entry<Value>, changesBefore: number) =>
    Object.assign(entry, { changes: changesBefore, freshUntil: performance.now() + retryDelay, isOutdated: true })

  const createStore = (own: 'known' | 'arbitrary') =>
    new LRUCache<string, Entry<Value>, Load<Value>>({
      maxSize: maxBytes[own],
      // `fetch` returns what is larger than the store without storing it.
      sizeCalculation: ({ size, policy, tags }) =>
        policy === own ? size + tags.size * tagSize : Number.MAX_SAFE_INTEGER,
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      dispose: (_entry, _key, reason) => void (reason === 'evict' && counts.evictions++),
      async fetchMethod(key, stale, { context: load }) {
        counts[stale ? 'revalidations' : 'misses']++
        const changesBefore = changes
        try {
          const loaded = await load(stale)
          if (loaded.policy === 'error' && stale) throw new Error('The value could not be loaded again')
          if (loaded.policy === 'error') counts.errors++
          const { maxAge = defaultMaxAge } = loaded
          const entry = { ...loaded, changes: changesBefore, freshUntil: performance.now() + maxAge, isOutdated: false }
          if (!isValid(loaded)) retryLater(entry, changesBefore)
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

  return {
    counts,
    /** A fresh value, or a stale one until the next attempt to load it. */
    get(key: string): Value | undefined {
      const entry = known.get(key) ?? arbitrary.get(key)
      return entry && isFresh(entry) ? hit(entry).value : undefined
    },
    /** Whether there is a copy, fresh or stale. */
    has: (key: string): boolean => known.has(key) || arbitrary.has(key),
    /**
     * Returns the value, loaded once for all concurrent callers unless it is fresh. A client waits after a change and
     * after `validUntil`; a value that is merely old, or could not be loaded, is served while it is loaded.
     * @throws the error of `load` when there is no copy
     */
    async getOrLoad(key: string, load: Load<Value>): Promise<Got<Value>> {
      const store = known.has(key) ? known : arbitrary
      const cached = store.get(key)
      if (cached && isFresh(cached)) return hit(cached)
      const changesBefore = changes
      let isShared = true
      const context: Load<Value> = (stale) => {
        isShared = false
        return load(stale)
      }
      const loading = store.forceFetch(key, { forceRefresh: true, context })
      if (cached && isServable(cached)) return hit(cached)
      const entry = await (cached && maxWait !== undefined
        ? within(AbortSignal.timeout(maxWait), loading).catch(() => retryLater(cached, changesBefore))
        : loading)
      if (entry === cached) counts.staleIfError++
      // A value for a single client is loaded for each caller.
      if (entry.policy === 'none' && isShared) return { ...(await load(undefined)), isStale: false }
      return { value: entry.value, tags: entry.tags, isStale: entry.isOutdated }
    },
    /**
     * Makes what has one of the tags stale at once, or everything. What is being loaded goes to its callers only, and is not stored.
     */
    invalidate(tags?: ReadonlySet<string>): void {
      changes++
      for (const store of [known, arbitrary]) {
        for (const entry of tags ? store.values() : [])
          if (tags && entry.changes === changes - 1 && !concerns(tags, entry.tags)) entry.changes = changes
        store.load(store.dump())
      }
    },
    size: () => ({ entries: known.size + arbitrary.size, bytes: known.calculatedSize + arbitrary.calculatedSize }),
  }
}
