import { useEffect, useState } from 'react'
import type { IconBody } from '#web/lib/site-context.ts'
import { logToConsole } from '#web/lib/log-to-console.ts'

type Icons = Readonly<Record<string, IconBody>>

/** @returns the icons of a collection by id, 'collection:name'. */
async function fetchCollection(collection: string, names: readonly string[], signal: AbortSignal): Promise<Icons> {
  // Sorted, so that the same icons share one cache entry.
  const response = await fetch(`/api/icons/${collection}.json?icons=${[...names].sort().join(',')}`, { signal })
  if (!response.ok) throw new Error(`The request for icons of ${collection} returned status ${response.status}`)
  const { icons }: { icons: Icons } = await response.json()
  return Object.fromEntries(Object.entries(icons).map(([name, icon]) => [`${collection}:${name}`, icon]))
}

/**
 * Returns the icons that an editor chose in content (S75), by id ('kerbcut:phone'). It sends one request per collection, after the
 * page has rendered. The icons only decorate text, so icons that fail to load are omitted.
 */
export function useContentIcons(ids: readonly string[]): Icons {
  const [icons, setIcons] = useState<Icons>({})
  const key = [...new Set(ids)].sort().join(' ')
  useEffect(() => {
    let isUsed = true
    const members = key.split(' ').filter(Boolean)
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), 10_000)
    for (const collection of new Set(members.map((id) => id.split(':')[0] ?? ''))) {
      const start = `${collection}:`
      const names = members.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length))
      fetchCollection(collection, names, controller.signal).then(
        (found) => setIcons((before) => ({ ...before, ...found })),
        (error: unknown) => {
          if (isUsed) logToConsole('Content icons did not load', error)
        },
      )
    }
    return () => {
      isUsed = false
      clearTimeout(timer)
      controller.abort()
    }
  }, [key])
  return icons
}
