import { createClient, type SanityClient } from '@sanity/client'
import type { ContentConfig } from '#gateway/config.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** The longest that the client waits for an answer, in ms; a page's own deadline is far shorter (source.ts). */
const clientTimeout = 5 * 60_000

/** The date fixes how the hosted service behaves; it is not a version to keep up with. */
const apiVersion = '2026-02-01'

/** Bytes of one answer; the longest page of ours takes a hundredth. More would hold up every visitor while it is read. */
const maxAnswer = 8 * 1024 * 1024

/** One for all clients: live connections are shared by it. */
const fetchContent = boundedFetch(maxAnswer)

/** The CDN serves published content fast and to anybody; a token or a preview asks for what it cannot know. */
export const usesCdn = (asks: { readonly hasToken: boolean; readonly isPreview: boolean }): boolean =>
  !asks.hasToken && !asks.isPreview

/**
 * The client for the hosted content service, or for our own stand-in at `localOrigin`: the same code for both.
 * With `isPreview` it reads drafts in the place of what is published.
 * Retries 429, 502 and 503 on reads by itself, three times at most.
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
          // Another host than Sanity's own has no name for each project.
          ...(config.apiHost !== undefined && { apiHost: config.apiHost, useProjectHostname: false }),
          useCdn: config.apiHost === undefined && usesCdn({ hasToken: config.token !== undefined, isPreview }),
        }),
  })
}
