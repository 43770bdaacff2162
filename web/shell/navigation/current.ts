import type { MenuEntry } from '#schema/site-map.ts'

/** Returns whether a path is this entry's page or in its section. */
export function currentOf(entry: MenuEntry, pathname: string): 'page' | 'section' | undefined {
  if (entry.to === pathname) return 'page'
  const isBelow = entry.to !== '/' && pathname.startsWith(`${entry.to}/`)
  const isInChild = entry.children?.some((child) => currentOf(child, pathname)) ?? false
  return isBelow || isInChild ? 'section' : undefined
}
