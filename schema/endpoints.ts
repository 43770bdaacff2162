/**
 * Content-based endpoints other than pages, cached like pages. They are not in the site map, because only the server
 * needs them and browsers load that table.
 */

/** The two feeds of a list: the page that shows it, and the path of each format. */
export const feeds = {
  NEWS: { page: '/blogs', atom: '/blogs/feed.xml', json: '/blogs/feed.json' },
  JOBS: { page: '/careers', atom: '/careers/feed.xml', json: '/careers/feed.json' },
} as const

export type FeedKind = keyof typeof feeds

/** Every page, for search engines: https://www.sitemaps.org/protocol.html */
export const sitemapXml = '/sitemap.xml'

/** The last accessibility audit as data: EARL, and OpenACR. */
export const auditFiles = {
  earl: '/accessibility/report/earl.jsonld',
  openAcr: '/accessibility/report/openacr.yaml',
} as const

/** None of them reads query parameters. */
export const cacheableEndpoints: readonly string[] = [
  sitemapXml,
  ...Object.values(feeds).flatMap(({ atom, json }) => [atom, json]),
  ...Object.values(auditFiles),
]
