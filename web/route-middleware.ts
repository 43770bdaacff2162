import type { MiddlewareFunction } from 'react-router'
import { privateCacheControl } from '#schema/cache-metadata.ts'
import { siteMap, type SiteMapRow } from '#schema/site-map.ts'

type ServerMiddleware = MiddlewareFunction<Response>

/** Sets the cache policy. Only successful responses may be cached. */
const cacheAs =
  (policy: string): ServerMiddleware =>
  async (_, next) => {
    const response = await next()
    // Other resources, such as feeds, set their own lifetime.
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', response.ok ? policy : 'no-store')
    return response
  }

/** Middleware by name. The `cache` column of the site map refers to these names, so a missing one does not compile. */
const middlewareByName = {
  // web/server caches the page and sets its lifetime.
  public: cacheAs('public, no-cache'),
  private: cacheAs(privateCacheControl),
} satisfies Record<SiteMapRow['cache'], ServerMiddleware>

/**
 * Returns the middleware with a name.
 * @throws Error 'Unknown route middleware' for a name that is not registered (S93).
 */
export function namedMiddleware(name: string): ServerMiddleware {
  const found = Object.entries(middlewareByName).find(([known]) => known === name)?.[1]
  if (!found) throw new Error('Unknown route middleware')
  return found
}

/** Leaves the cache policy to the endpoint, except for errors, which must not be cached. */
const passThroughCacheControl: ServerMiddleware = async (_, next) => {
  const response = await next()
  if (!response.ok || !response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** Runs the middleware of the matched row. A path without a row is an endpoint or an error. */
export const routeMiddleware: ServerMiddleware = (args, next) => {
  // React Router's pattern is '/' for the home page and has no leading slash for all others.
  const row = siteMap.find(({ path }) => path === `/${args.pattern.replace(/^\//, '')}`)
  return (row ? namedMiddleware(row.cache) : passThroughCacheControl)(args, next)
}
