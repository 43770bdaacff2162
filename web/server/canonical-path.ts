import { siteRouteOf } from '#schema/site-route.ts'
import { trimBoth } from '#schema/text.ts'

/** Browsers treat a backslash as a slash. */
export const slashes = '/\\'

/** Reduces leading slashes to one and removes trailing slashes. */
const trimmed = (path: string): string => `/${trimBoth(path, slashes)}`

/** A dot segment, which browsers resolve before they send a request. */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i

/** The suffix of a page's data request: `/about.data`, `/_.data`; `/about/_.data` for `/about/`. */
const dataSuffix = /(?:(\/)_)?\.data$/

/** Returns the canonical path of a page or of its data; any other path unchanged. */
function canonicalRoute(path: string): string {
  const isData = dataSuffix.test(path)
  const route = siteRouteOf(isData ? path.replace(dataSuffix, '$1') : path)
  if (!route) return path
  return isData ? `${route.path.replace(/\/$/, '/_')}.data` : route.path
}

/**
 * Returns the canonical address of a request, with its query: no extra slashes, no dot segments, and a page in the letter case of its
 * route. Undefined when the address is already canonical. The result begins with exactly one slash and never with a backslash,
 * because `//host/` and `/.//host` must not redirect to another host (S9). File names are case-sensitive, so their case is unchanged.
 * @param url Path and query, as in the request line.
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
