/** Within this window a page is not loaded in full a second time after a failure, in ms (S66). */
export const guardWindowMs = 10_000

const key = 'full-loads'

/** In sessionStorage, because the load discards the document's own state. */
function stored(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/**
 * Returns whether this path may be loaded in full after a failure, and records the load. True once per window for each path.
 */
export function mayLoadInFull(path: string): boolean {
  const now = Date.now()
  const recent = Object.entries(stored()).filter(([, at]) => typeof at === 'number' && now - at < guardWindowMs)
  if (recent.some(([recentPath]) => recentPath === path)) return false
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...recent, [path, now]])))
  } catch {
    // Without storage: a load does not start another by itself, so there is no loop.
  }
  return true
}
