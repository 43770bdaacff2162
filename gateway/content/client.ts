import { createClient, type SanityClient } from '@sanity/client'
import type { ContentConfig } from '#gateway/config.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** The client's own timeout in ms. The deadline of a page is far shorter (source.ts). */
const clientTimeout = 5 * 60_000

/** The API version, which fixes the behaviour of the hosted service. */
const apiVersion = '2026-02-01'

/**
 * The size limit of a response in bytes; our longest page uses a hundredth of it. Parsing a larger one would block
 * every visitor.
 */
const maxResponseBytes = 8 * 1024 * 1024

/** What the site uses of the client: it only reads. */
export type ContentClient = Pick<SanityClient, 'fetch' | 'live'>

/** Shared by all clients, because they share live connections. */
const fetchContent = boundedFetch(maxResponseBytes)

/** The CDN serves published content; requests with a token or for a preview must bypass it. */
export const usesCdn = (request: { readonly hasToken: boolean; readonly isPreview: boolean }): boolean =>
  !request.hasToken && !request.isPreview

/**
 * The client for the hosted content service, or for the local one at `localOrigin`. With `isPreview` it reads drafts
 * instead of published documents. It retries reads after 429, 502 and 503 up to three times.
 */
export function createContentClient(
  config: ContentConfig,
  localOrigin?: string,
  { isPreview = false }: { readonly isPreview?: boolean } = {},
): SanityClient {
  return createClient({
    dataset: config.dataset,
    apiVersion,
    perspective: isPreview ? 'drafts' : 'published',
    timeout: clientTimeout,
    maxRetries: 3,
    resolveFetch: () => fetchContent,
    retryDelay: (attempt) => 100 * 2 ** attempt + Math.random() * 100,
    ...(config.token !== undefined && { token: config.token }),
    ...(config.kind === 'local'
      ? {
          projectId: 'kerbcut',
          ...(localOrigin !== undefined && { apiHost: localOrigin }),
          useProjectHostname: false,
          useCdn: false,
        }
      : {
          projectId: config.projectId,
          // Only Sanity's own host has a host name for each project.
          ...(config.apiHost !== undefined && { apiHost: config.apiHost, useProjectHostname: false }),
          useCdn: config.apiHost === undefined && usesCdn({ hasToken: config.token !== undefined, isPreview }),
        }),
  })
}
