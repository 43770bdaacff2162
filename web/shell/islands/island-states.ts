import { useSyncExternalStore } from 'react'
import type { IslandKey, Islands } from '#web/lib/islands.ts'

/** The islands that were loaded after the page. */
let fresh: Partial<Islands> = {}
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setIsland<Key extends IslandKey>(key: Key, island: Islands[Key]): void {
  // An unchanged island must not cause a render.
  if (JSON.stringify(fresh[key]) === JSON.stringify(island)) return
  fresh = { ...fresh, [key]: island }
  for (const listener of listeners) listener()
}

/** Returns the latest state of an island; undefined while it is as served. */
export const useIsland = <Key extends IslandKey>(key: Key): Islands[Key] | undefined =>
  useSyncExternalStore(
    subscribe,
    () => fresh[key],
    () => undefined,
  )
