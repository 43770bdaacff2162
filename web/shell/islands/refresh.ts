import { connection } from '#web/lib/connection.ts'
import { type IslandKey, islandKeys, type Islands } from '#web/lib/islands.ts'
import { tellConsole } from '#web/lib/tell-console.ts'
import { setIsland } from './store.ts'

/** How often islands are refreshed in a visible page, in ms. */
const refreshMs = 60_000

type Reader<Key extends IslandKey> = (answer: object) => Islands[Key]

const textIn = (from: object, key: string): string => {
  const value: unknown = Reflect.get(from, key)
  if (typeof value !== 'string') throw new Error(`An island without ${key}`)
  return value
}

/** Validate a response and convert it; a proxy's error page, for example, is rejected. */
const readers: { readonly [Key in IslandKey]: Reader<Key> } = {
  'site-alert': (answer) => {
    const alert: unknown = Reflect.get(answer, 'alert')
    if (alert === null) return null
    if (typeof alert !== 'object') throw new Error('An island without an alert')
    const link: unknown = Reflect.get(alert, 'link')
    return {
      message: textIn(alert, 'message'),
      link:
        typeof link === 'object' && link !== null ? { label: textIn(link, 'label'), href: textIn(link, 'href') } : null,
    }
  },
  phone: (answer) => {
    const isStaffed: unknown = Reflect.get(answer, 'isStaffed')
    return { isStaffed: typeof isStaffed === 'boolean' ? isStaffed : null }
  },
}

async function refresh(key: IslandKey): Promise<void> {
  try {
    const response = await fetch(`/islands/${key}.json`)
    if (!response.ok) throw new Error(`It answered ${response.status}`)
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null) throw new Error('It answered with no island')
    setIsland(key, readers[key](answer))
  } catch (error) {
    tellConsole(`The island ${key} did not come; the page stays as it is`, error)
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
