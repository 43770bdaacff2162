import { siteMap } from '#schema/site-map.ts'

const isAbove = (path: string, parent: string) => path.startsWith(`${parent}/`)

/**
 * The ancestors of a path, from the home page down. Empty for the first level, which the menu already shows.
 * @param ownPages The pages of editors, which can be ancestors too.
 */
export function crumbsTo(path: string, ownPages: readonly { readonly label: string; readonly href: string }[] = []) {
  const parents = [
    ...siteMap.map((row) => ({ href: row.path, label: 'menuLabel' in row ? row.menuLabel : row.title })),
    ...ownPages.map(({ label, href }) => ({ href, label })),
  ]
    .filter(({ href }) => isAbove(path, href))
    .sort((a, b) => a.href.length - b.href.length)
  const [home] = siteMap
  return parents.length === 0 ? [] : [{ href: home.path, label: home.title }, ...parents]
}
