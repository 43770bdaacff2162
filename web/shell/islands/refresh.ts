import { connection } from '#web/lib/connection.ts'
import { type IslandKey, islandKeys, type Islands } from '#web/lib/islands.ts'
import { logToConsole } from '#web/lib/log-to-console.ts'
import { setIsland } from './island-states.ts'

/** How often islands are refreshed in a visible page, in ms. */
const refreshMs = 60_000

type Reader<Key extends IslandKey> = (body: object) => Islands[Key]

const textIn = (from: object, key: string): string => {
  const value: unknown = Reflect.get(from, key)
  if (typeof value !== 'string') throw new Error(`The island has no ${key}`)
  return value
}

/** Validate a response and convert it; a proxy's error page, for example, is rejected. */
const readers: { readonly [Key in IslandKey]: Reader<Key> } = {
  'site-alert': (body) => {
    const alert: unknown = Reflect.get(body, 'alert')
    if (alert === null) return null
    if (typeof alert !== 'object') throw new Error('The island has no alert')
    const link: unknown = Reflect.get(alert, 'link')
    return {
      message: textIn(alert, 'message'),
      link:
        typeof link === 'object' && link !== null ? { label: textIn(link, 'label'), href: textIn(link, 'href') } : null,
    }
  },
  phone: (body) => {
    const isStaffed: unknown = Reflect.get(body, 'isStaffed')
    return { isStaffed: typeof isStaffed === 'boolean' ? isStaffed : null }
  },
}

async function refresh(key: IslandKey): Promise<void> {
  try {
    const response = await fetch(`/islands/${key}.json`)
    if (!response.ok) throw new Error(`The response has status ${response.status}`)
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null) throw new Error('The response is not an island')
    setIsland(key, readers[key](body))
  } catch (error) {
    logToConsole(`The island ${key} did not load; the page is unchanged`, error)
  }
}

/** Refreshes the islands of an open page while it is visible, unless the visitor saves data (S70). */
export function refreshIslands(): void {
  const { savesData, speed } = connection()
  if (savesData || speed === 'slow-2g') return
  let refreshedAt = -Infinity
  const refreshAll = () => {
    if (document.hidden || !navigator.onLine || performance.now() - refreshedAt < refreshMs / 2) return
    refreshedAt = performance.now()
    for (const key of islandKeys) void refresh(key)
  }
  refreshAll()
  setInterval(refreshAll, refreshMs)
  document.addEventListener('visibilitychange', refreshAll)
}
