import { AddressesDocument } from '#web/graphql/generated.ts'
import type { EndpointContext } from './non-page-routes.ts'
import { escapeXml } from './xml.ts'

/** `GET /sitemap.xml`: every published page that search engines may index. https://www.sitemaps.org/protocol.html */
export async function sitemap({ gql, siteUrl }: EndpointContext): Promise<Response> {
  const { addresses } = await gql.query(AddressesDocument, {})
  const urls = addresses.map(
    ({ path, updatedAt }) =>
      `<url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${escapeXml(updatedAt)}</lastmod></url>`,
  )
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, no-cache' } },
  )
}
