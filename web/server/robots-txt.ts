import { sitemapXml } from '#schema/endpoints.ts'

/** `/robots.txt`: everything may be found but what is no page. https://www.rfc-editor.org/rfc/rfc9309 */
export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow: /graphql', 'Disallow: /csp-report', '', `Sitemap: ${siteUrl}${sitemapXml}`, ''].join(
    '\n',
  )
