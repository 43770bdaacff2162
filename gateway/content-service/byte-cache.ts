/** Caches values that are expensive to compute. */

/**
 * Computes each value once, even under concurrent requests, and evicts the least recently used.
 * @param mostBytes the size limit of the cache, as the sum of `bytes.length`
 */
export function createByteCache<Thing extends { readonly bytes: Uint8Array }>(mostBytes: number) {
  const cache = new Map<string, { readonly thing: Promise<Thing>; size: number }>()
  let cachedBytes = 0

  async function weigh(key: string, entry: { readonly thing: Promise<Thing>; size: number }): Promise<void> {
    try {
      entry.size = (await entry.thing).bytes.length
    } catch {
      // All waiting callers get the error; the next call tries again.
      cache.delete(key)
      return
    }
    cachedBytes += entry.size
    for (const [oldest, { size }] of cache) {
      if (cachedBytes <= mostBytes) break
      if (size === 0) continue
      cache.delete(oldest)
      cachedBytes -= size
    }
  }

  return function cached(key: string, make: () => Promise<Thing>): Promise<Thing> {
    const known = cache.get(key)
    if (known) cache.delete(key)
    const entry = known ?? { thing: make(), size: 0 }
    cache.set(key, entry)
    if (!known) void weigh(key, entry)
    return entry.thing
  }
}
