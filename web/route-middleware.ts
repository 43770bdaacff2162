import type { MiddlewareFunction } from 'react-router'
import { siteMap, type SiteMapRow } from '#schema/site-map.ts'

type ServerMiddleware = MiddlewareFunction<Response>

/** Only an answer that went well may be kept by somebody. */
const cacheAs =
  (policy: string): ServerMiddleware =>
  async (_, next) => {
    const response = await next()
    // What is no page, such as a feed, says for itself how long it lives.
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', response.ok ? policy : 'no-store')
    return response
  }

/** Middleware by name: the `cache` column of the site map names one for each row, so that one that is missing does not compile. */
const middlewareByName = {
  // How long, web/server says, which keeps the page itself.
  public: cacheAs('public, no-cache'),
  // Not `no-store`: going back to a form would fail.
  private: cacheAs('private, no-cache'),
} satisfies Record<SiteMapRow['cache'], ServerMiddleware>

/**
 * The middleware of a name.
 * @throws Error 'Unknown route middleware' for a name that nobody registered (behaviour S93).
 */
export function namedMiddleware(name: string): ServerMiddleware {
  const found = Object.entries(middlewareByName).find(([known]) => known === name)?.[1]
  if (!found) throw new Error('Unknown route middleware')
  return found
}

/** An endpoint says itself how it may be kept; an error may not. */
const passThroughCacheControl: ServerMiddleware = async (_, next) => {
  const response = await next()
  if (!response.ok || !response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** Runs the middleware that the matched row names; a path without a row is an endpoint, or an answer that went wrong. */
export const routeMiddleware: ServerMiddleware = (args, next) => {
  // React Router gives the pattern of the home page as '/', and all others without their first slash.
  const row = siteMap.find(({ path }) => path === `/${args.pattern.replace(/^\//, '')}`)
  return (row ? namedMiddleware(row.cache) : passThroughCacheControl)(args, next)
}
