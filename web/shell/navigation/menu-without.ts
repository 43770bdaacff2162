import type { MenuEntry } from '#schema/site-map.ts'

/** Removes missing pages from a menu. An entry whose own page is missing leads to its first subpage. */
export const menuWithout = (missing: readonly string[], entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap(({ children: all = [], ...entry }) => {
    const children = menuWithout(missing, all)
    const to = missing.includes(entry.to) ? children[0]?.to : entry.to
    return to ? [{ ...entry, to, ...(children.length > 0 && { children }) }] : []
  })
