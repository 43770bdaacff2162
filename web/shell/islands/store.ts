import { useSyncExternalStore } from 'react'
import type { IslandKey, Islands } from '#web/lib/islands.ts'

/** What has come since the page was loaded. */
let fresh: Partial<Islands> = {}
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setIsland<Key extends IslandKey>(key: Key, island: Islands[Key]): void {
  // The same again must not render anything.
  if (JSON.stringify(fresh[key]) === JSON.stringify(island)) return
  fresh = { ...fresh, [key]: island }
  for (const listener of listeners) listener()
}

/** The newest of an island; undefined while the page is as it was served. */
export const useIsland = <Key extends IslandKey>(key: Key): Islands[Key] | undefined =>
  useSyncExternalStore(
    subscribe,
    () => fresh[key],
    () => undefined,
  )
