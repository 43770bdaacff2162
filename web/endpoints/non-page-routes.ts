import { feedErrors } from '#schema/errors/feed-errors.ts'
import { type FeedKind, feeds, sitemapXml } from '#schema/endpoints.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { feed } from './feeds.ts'
import { sitemap } from './sitemap.ts'

/** What an address beside the pages is made with. */
export interface Asked {
  /** Bound to the visit. */
  readonly gql: Gql
  /** The origin under which visitors reach the site, without a trailing slash. */
  readonly siteUrl: string
}

const kinds: readonly FeedKind[] = ['NEWS', 'JOBS']

/** No routes: every browser would get their names, and none ever goes there by a link within the site. */
const makers: ReadonlyMap<string, (asked: Asked) => Promise<Response>> = new Map([
  [sitemapXml, sitemap],
  ...kinds.flatMap((kind) =>
    (['atom', 'json'] as const).map(
      (format) => [feeds[kind][format], (asked: Asked) => feed(kind, format, asked)] as const,
    ),
  ),
])

/** What a query throws that has no content to answer with: React Router's `data` with a status. */
const isStatus = (error: unknown): error is { readonly init: ResponseInit } =>
  typeof error === 'object' && error !== null && 'init' in error && typeof error.init === 'object'

/** The answer to an address that is made of content and is no page; undefined for every other. */
export async function nonPageRoute(pathname: string, asked: Asked): Promise<Response | undefined> {
  try {
    return await makers.get(pathname)?.(asked)
  } catch (error) {
    if (!isStatus(error)) throw error
    const { words, next } = feedErrors.unavailable
    return new Response(`${words} ${next}`, error.init)
  }
}
