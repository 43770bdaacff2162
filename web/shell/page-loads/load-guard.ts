import { isRecord } from '#schema/is-record.ts'
import { inTab } from '#web/lib/stored.ts'

/** Within this window a page is not loaded in full a second time after a failure, in ms (S66). */
const guardWindowMs = 10_000

const key = 'full-loads'

/**
 * Returns whether this path may be loaded in full after a failure, and records the load in sessionStorage, because the load discards
 * the document's own state. True once per window for each path. Without storage always: a load does not start another by itself.
 */
export function mayLoadInFull(path: string): boolean {
  const now = Date.now()
  const stored = inTab.read(key)
  // In both directions, because the device's clock may have been set back.
  const recent = Object.entries(isRecord(stored) ? stored : {}).filter(
    ([, at]) => typeof at === 'number' && Math.abs(now - at) < guardWindowMs,
  )
  if (recent.some(([recentPath]) => recentPath === path)) return false
  inTab.write(key, Object.fromEntries([...recent, [path, now]]))
  return true
}
