import { siteRouteOf } from '#schema/site-route.ts'

/** Exactly one slash first, and none at the end. Browsers read a backslash as a slash. */
const trimmed = (path: string): string => `/${path.replaceAll(/^[/\\]+|[/\\]+$/g, '')}`

/** A part that browsers resolve before they send a request. */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i

/** The address of a page's data, as the router requests it: `/about.data`, `/_.data`; `/about/_.data` for `/about/`. */
const dataSuffix = /(?:(\/)_)?\.data$/

/** The canonical path of a page or of its data; any other path as it is. */
function canonicalRoute(path: string): string {
  const isData = dataSuffix.test(path)
  const route = siteRouteOf(isData ? path.replace(dataSuffix, '$1') : path)
  if (!route) return path
  return isData ? `${route.path.replace(/\/$/, '/_')}.data` : route.path
}

/**
 * The canonical address of a request, with its query: no extra slashes, no dot segments, and a page in the letter case of its
 * route. Undefined for an address that is canonical. It begins with exactly one slash and never with a backslash: `//host/` and
 * `/.//host` must not become a redirect to another host (behaviour S9). Files keep their letter case: their names are exact.
 * @param url As the request line gives it: path and query.
 */
export function canonicalPath(url: string): string | undefined {
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  const query = queryAt === -1 ? '' : url.slice(queryAt)
  const plain = trimmed(path)
  const canonical = canonicalRoute(
    dotSegment.test(plain) ? trimmed(new URL(plain, 'http://localhost').pathname) : plain,
  )
  return canonical === path ? undefined : canonical + query
}
