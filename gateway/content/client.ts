import { createClient, type SanityClient } from '@sanity/client'
import type { ContentConfig } from '#gateway/config.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** The client's own timeout, in ms; a page's own deadline is far shorter (source.ts). */
const clientTimeout = 5 * 60_000

/** The date fixes how the hosted service behaves. */
const apiVersion = '2026-02-01'

/** Bytes of one response; our longest page takes a hundredth. More would block every visitor while it is parsed. */
const maxResponseBytes = 8 * 1024 * 1024

/** One for all clients: live connections are shared by it. */
const fetchContent = boundedFetch(maxResponseBytes)

/** The CDN serves published content; with a token or in a preview it must be bypassed. */
export const usesCdn = (request: { readonly hasToken: boolean; readonly isPreview: boolean }): boolean =>
  !request.hasToken && !request.isPreview

/**
 * The client for the hosted content service, or for our own stand-in at `localOrigin`: the same code for both.
 * With `isPreview` it reads drafts in the place of published documents.
 * It retries reads after 429, 502 and 503 by itself, three times at most.
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
          // Only Sanity's own host has a name for each project.
          ...(config.apiHost !== undefined && { apiHost: config.apiHost, useProjectHostname: false }),
          useCdn: config.apiHost === undefined && usesCdn({ hasToken: config.token !== undefined, isPreview }),
        }),
  })
}
