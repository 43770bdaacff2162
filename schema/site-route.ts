import { listedRows, siteMap } from './site-map.ts'

type Row = (typeof siteMap)[number]

/**
 * Compiled once, because the browser looks up every link of every page. Letter case and trailing slashes are ignored,
 * as in the router.
 */
const patterns = siteMap.map((row): { readonly row: Row; readonly pattern: RegExp } => ({
  row,
  // It is anchored, and a slug has no slash.
  pattern: new RegExp(`^${row.path.replace(/\/$/, '').replace(':slug', '([^/]+)')}/*$`, 'i'),
}))

/**
 * The path without percent-encoding. Undefined when the encoding is invalid or contains a slash, which the router does
 * not treat as a separator.
 */
export function decodedPath(path: string): string | undefined {
  try {
    return /%2f/i.test(path) ? undefined : decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Slugs are lower case. A slug without capitals retains its encoding unless it needs none. */
const canonicalSlug = (slug: string, raw: string): string => {
  const lowerCase = slug.toLowerCase()
  return lowerCase === slug && !/^[\w.~-]+$/.test(slug) ? raw : encodeURIComponent(lowerCase)
}

/**
 * The row of the site map for a path, and its canonical path: the row's letter case, a lower-case slug, no trailing
 * slash, no needless percent-encoding. Undefined when there is no such page.
 */
export function siteRouteOf(pathname: string): { readonly row: Row; readonly path: string } | undefined {
  const path = decodedPath(pathname)
  if (path === undefined) return undefined
  for (const { row, pattern } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    const [, slug] = match
    if (slug === undefined) return { row, path: row.path }
    const raw = pathname.split('/').findLast((segment) => segment !== '') ?? ''
    return { row, path: row.path.replace(':slug', () => canonicalSlug(slug, raw)) }
  }
  return undefined
}

/** The first parts of addresses that are no pages. */
const reserved = new Set(
  'api assets builds csp-report documents files graphql healthz images islands metrics preview readyz styleguide'.split(
    ' ',
  ),
)

/** The maximum length of an editor's own path, in characters. */
const longestPath = 120

/**
 * Whether an editor's page may have this path: one of the site map's, or one that no route of the code takes, such as
 * `/services/a-new-service`. Such a page is served by the template of pages.
 */
export const isPagePath = (path: string): boolean => listedRows.some((row) => row.path === path) || isOwnPath(path)

/** Whether the path is not in the site map and an editor's page may have it. */
export const isOwnPath = (path: string): boolean =>
  path.length <= longestPath &&
  /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,4}$/.test(path) &&
  !reserved.has(path.split('/')[1] ?? '') &&
  siteRouteOf(path) === undefined
