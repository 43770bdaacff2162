import { cacheableEndpoints } from '#schema/endpoints.ts'
import { pageQuery } from '#schema/page-queries.ts'
import { isOwnPath, siteRouteOf } from '#schema/site-route.ts'
import { routeIds } from '#web/lib/results-route.ts'

/** Maximum length of a cacheable address, in characters. The site's own addresses are shorter. */
const maxLength = 1_000

/**
 * Returns the cache key of a public page or its data: its path in the site map, with the query parameters that the page reads
 * (schema/page-queries.ts), in a fixed order. Equivalent addresses have the same key, and no other parameter reaches the page. The
 * sitemap and the feeds have keys too. Undefined for private pages and for anything else.
 * @param url Path and query, as in the request line.
 */
export function pageKey(url: string): string | undefined {
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  if (cacheableEndpoints.includes(path)) return path
  // The page of an editor, or none, which is cached among the addresses that visitors can invent.
  if (isOwnPath(path)) return path
  const isData = path.endsWith('.data')
  const pagePath = isData ? path.slice(0, -'.data'.length) : path
  const canonical = isData && pagePath === '/_' ? '/' : pagePath
  const route = siteRouteOf(canonical)
  if (route?.path !== canonical || route.row.cache !== 'public') return undefined
  const { row } = route
  if (queryAt === -1) return path.length > maxLength ? undefined : path

  const requested = new URLSearchParams(url.slice(queryAt + 1))
  const read = pageQuery(row.path, requested)
  if (isData) {
    // The routes whose data the router requests.
    const routes = requested.get('_routes')
    if (routes !== null) {
      const ids = routes.split(',')
      const known = ['root', ...routeIds(row)]
      if (!ids.every((id) => known.includes(id))) return undefined
      // Sorted and without duplicates: repeated ids would otherwise make any number of keys.
      read.set('_routes', known.filter((id) => ids.includes(id)).join(','))
    }
  }
  const key = read.size > 0 ? `${path}?${read}` : path
  return key.length > maxLength ? undefined : key
}
