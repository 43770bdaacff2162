/**
 * Addresses beside the pages that are made of content, and kept as pages are. Apart from the site map, because the server alone
 * needs them and browsers get that table.
 */

/** The two feeds of one list: the page that shows it, and where each format stands. */
export const feeds = {
  NEWS: { page: '/blogs', atom: '/blogs/feed.xml', json: '/blogs/feed.json' },
  JOBS: { page: '/careers', atom: '/careers/feed.xml', json: '/careers/feed.json' },
} as const

export type FeedKind = keyof typeof feeds

/** Every page, for search engines: https://www.sitemaps.org/protocol.html */
export const sitemapXml = '/sitemap.xml'

/** None of them reads a query. */
export const cacheableEndpoints: readonly string[] = [
  sitemapXml,
  ...Object.values(feeds).flatMap(({ atom, json }) => [atom, json]),
]
