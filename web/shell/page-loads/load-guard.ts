/** A page that could not be shown without a full load is not loaded a second time within this window, in ms (S66). */
export const guardWindowMs = 10_000

const key = 'full-loads'

/** Kept for the tab, because the load itself ends everything that scripts know. */
function stored(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/**
 * Whether this path may be loaded in full because something of it did not come. Says yes once in a window for each path, and
 * remembers it.
 */
export function mayLoadInFull(path: string): boolean {
  const now = Date.now()
  const recent = Object.entries(stored()).filter(([, at]) => typeof at === 'number' && now - at < guardWindowMs)
  if (recent.some(([known]) => known === path)) return false
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...recent, [path, now]])))
  } catch {
    // A device that keeps nothing: a load never starts another by itself, so there is no loop to fear.
  }
  return true
}
