import { sitemapXml } from '#schema/endpoints.ts'

/** `/robots.txt`: search engines may list every page. https://www.rfc-editor.org/rfc/rfc9309 */
export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow: /graphql', 'Disallow: /csp-report', '', `Sitemap: ${siteUrl}${sitemapXml}`, ''].join(
    '\n',
  )
