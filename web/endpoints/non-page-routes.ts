import { errorText } from '#schema/errors/error-entry.ts'
import { feedErrors } from '#schema/errors/endpoint-errors.ts'
import { auditFiles, type FeedKind, feeds, sitemapXml } from '#schema/endpoints.ts'
import { earl, openAcr } from './audit.ts'
import { type EndpointContext, feed, sitemap } from './feeds.ts'

const kinds: readonly FeedKind[] = ['NEWS', 'JOBS']

/** Not React Router routes: those would be listed in every browser's manifest, and no link within the site leads here. */
const endpoints: ReadonlyMap<string, (context: EndpointContext) => Promise<Response>> = new Map([
  [sitemapXml, sitemap],
  [auditFiles.earl, earl],
  [auditFiles.openAcr, openAcr],
  ...kinds.flatMap((kind) =>
    (['atom', 'json'] as const).map(
      (format) => [feeds[kind][format], (context: EndpointContext) => feed(kind, format, context)] as const,
    ),
  ),
])

/** React Router's `data` with a status, which a query throws when content is unavailable. */
const isStatus = (error: unknown): error is { readonly init: ResponseInit } =>
  typeof error === 'object' && error !== null && 'init' in error && typeof error.init === 'object'

/** The response of an endpoint that is not a page; undefined for every other path. */
export async function nonPageRoute(pathname: string, context: EndpointContext): Promise<Response | undefined> {
  try {
    return await endpoints.get(pathname)?.(context)
  } catch (error) {
    if (!isStatus(error)) throw error
    return new Response(errorText(feedErrors.unavailable), error.init)
  }
}
