import { useEffect, useState } from 'react'
import type { IconBody } from './site-context.ts'
import { logToConsole } from './log-to-console.ts'

type Icons = Readonly<Record<string, IconBody>>

/** @returns the icons of a collection by id, 'collection:name'. */
async function fetchCollection(collection: string, names: readonly string[], signal: AbortSignal): Promise<Icons> {
  // Sorted, so that the same icons share one cache entry.
  const response = await fetch(`/api/icons/${collection}.json?icons=${names.toSorted().join(',')}`, { signal })
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
  const key = [...new Set(ids)].toSorted().join(' ')
  useEffect(() => {
    const collections = Map.groupBy(key.split(' ').filter(Boolean), (id) => id.split(':')[0] ?? '')
    const controller = new AbortController()
    for (const [collection, members] of collections) {
      const names = members.map((id) => id.slice(collection.length + 1))
      fetchCollection(collection, names, AbortSignal.any([controller.signal, AbortSignal.timeout(10_000)])).then(
        (found) => setIcons((before) => ({ ...before, ...found })),
        (error: unknown) => {
          if (!controller.signal.aborted) logToConsole('Content icons did not load', error)
        },
      )
    }
    return () => controller.abort()
  }, [key])
  return icons
}
