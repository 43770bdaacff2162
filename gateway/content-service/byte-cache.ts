/** Keeps what is costly to make. */

/**
 * Makes each thing once, also when it is asked for twice at the same time; the least used are given up first.
 * @param mostBytes how much is kept, of `bytes.length`
 */
export function createByteCache<Thing extends { readonly bytes: Uint8Array }>(mostBytes: number) {
  const kept = new Map<string, { readonly thing: Promise<Thing>; size: number }>()
  let keptBytes = 0

  async function weigh(key: string, entry: { readonly thing: Promise<Thing>; size: number }): Promise<void> {
    try {
      entry.size = (await entry.thing).bytes.length
    } catch {
      // Whoever asked hears of it; the next one may have more luck.
      kept.delete(key)
      return
    }
    keptBytes += entry.size
    for (const [oldest, { size }] of kept) {
      if (keptBytes <= mostBytes) break
      if (size === 0) continue
      kept.delete(oldest)
      keptBytes -= size
    }
  }

  return function cached(key: string, make: () => Promise<Thing>): Promise<Thing> {
    const known = kept.get(key)
    if (known) kept.delete(key)
    const entry = known ?? { thing: make(), size: 0 }
    kept.set(key, entry)
    if (!known) void weigh(key, entry)
    return entry.thing
  }
}
