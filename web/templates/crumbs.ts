import { siteMap } from '#schema/site-map.ts'

/** The ancestors of a path, from the home page down. Empty for the first level, which the menu already shows. */
export function crumbsTo(path: string) {
  const parents = siteMap.filter((row) => path.startsWith(`${row.path}/`))
  if (parents.length === 0) return []
  return [siteMap[0], ...parents].map((row) => ({
    href: row.path,
    label: 'menuLabel' in row ? row.menuLabel : row.title,
  }))
}
