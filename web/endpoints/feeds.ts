import { type FeedKind, feeds } from '#schema/endpoints.ts'
import { siteMapRow } from '#schema/site-map.ts'
import { AddressesDocument, FeedDocument, type FeedQuery } from '#web/graphql/generated.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { escapeXml } from './xml.ts'

/** What an endpoint needs to build its response. */
export interface EndpointContext {
  /** Bound to the request context. */
  readonly gql: Gql
  /** The public origin of the site, without a trailing slash. */
  readonly siteUrl: string
}

interface Feed {
  readonly title: string
  readonly subtitle: string
  readonly provider: string
  /** The page with the same list, and the address of this feed. */
  readonly page: string
  readonly self: string
  readonly updatedAt: string
  readonly entries: readonly (FeedQuery['feed'][number] & { readonly url: string; readonly uid: string })[]
}

/**
 * A permanent id for an entry: a UUID of version 5 over its document's id, so it stays the same when the title, the path or
 * the site's origin changes. https://www.rfc-editor.org/rfc/rfc9562#section-5.5
 */
async function uidOf(id: string): Promise<string> {
  // The namespace of this site's documents.
  const namespace = [0x3c, 0x0b, 0x54, 0x9e, 0x66, 0x0a, 0x4b, 0x9d, 0x9d, 0x42, 0x1f, 0x5e, 0x0c, 0x2a, 0x77, 0xb1]
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...namespace, ...new TextEncoder().encode(id)]))
  const bytes = new Uint8Array(digest).slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
const atom = ({ title, subtitle, provider, page, self, updatedAt, entries }: Feed): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<updated>${escapeXml(updatedAt)}</updated>
<author><name>${escapeXml(provider)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${entries
  .map(
    (entry) => `<entry>
<id>${entry.uid}</id>
<title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>
<published>${escapeXml(entry.publishedAt)}</published>
<updated>${escapeXml(entry.updatedAt)}</updated>
${entry.author ? `<author><name>${escapeXml(entry.author)}</name></author>\n` : ''}<summary>${escapeXml(entry.summary)}</summary>
</entry>
`,
  )
  .join('')}</feed>
`

/** https://www.jsonfeed.org/version/1.1/ */
const json = ({ title, subtitle, provider, page, self, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    home_page_url: page,
    feed_url: self,
    language: 'en-AU',
    authors: [{ name: provider }],
    items: entries.map((entry) => ({
      id: entry.uid,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_text: entry.summary,
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      ...(entry.author && { authors: [{ name: entry.author }] }),
    })),
  })

const formats = {
  atom: { write: atom, type: 'application/atom+xml; charset=utf-8' },
  json: { write: json, type: 'application/feed+json; charset=utf-8' },
} as const

/** A feed of the newest entries of a list. */
export async function feed(
  kind: FeedKind,
  format: 'atom' | 'json',
  { gql, siteUrl }: EndpointContext,
): Promise<Response> {
  const { siteSettings, feed: entries } = await gql.query(FeedDocument, { kind })
  const { page } = feeds[kind]
  const { write, type } = formats[format]
  const body = write({
    title: `${siteMapRow(page).title} – ${siteSettings.providerName}`,
    subtitle: siteSettings.tagline,
    provider: siteSettings.providerName,
    page: siteUrl + page,
    self: siteUrl + feeds[kind][format],
    // An empty list has no last change, so the feed uses the epoch.
    updatedAt:
      entries.map(({ updatedAt }) => updatedAt).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ??
      '1970-01-01T00:00:00Z',
    entries: await Promise.all(
      entries.map(async (entry) => ({ ...entry, url: siteUrl + entry.path, uid: await uidOf(entry.id) })),
    ),
  })
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, no-cache' } })
}

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
