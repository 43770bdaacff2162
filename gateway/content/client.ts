import { createClient, type SanityClient } from '@sanity/client'
import type { ContentConfig } from '#gateway/config.ts'
import type { Logger } from '#gateway/logger.ts'
import { boundedFetch, type Fetch, isEventStream } from './bounded-fetch.ts'

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

/** The CDN serves published content; requests with a token or for a preview must bypass it. */
export const usesCdn = (request: { readonly hasToken: boolean; readonly isPreview: boolean }): boolean =>
  !request.hasToken && !request.isPreview

interface Options {
  /** Reaches Sanity; the global fetch unless it is local. */
  readonly fetch?: Fetch
  /** Whether it reads drafts instead of published documents. */
  readonly isPreview?: boolean
  /** Receives one line if the clock of this machine is wrong. */
  readonly logger?: Pick<Logger, 'warn'>
}

/** In ms. */
const maxClockError = 5 * 60_000

/** Calls back with the error of this machine's clock when a stream of live events is opened, whose response no cache has stored. */
const watchClock =
  (fetchContent: Fetch, onError: (aheadMs: number) => void): Fetch =>
  async (input, init) => {
    const response = await fetchContent(input, init)
    const ahead = Date.now() - Date.parse(response.headers.get('date') ?? '')
    if (isEventStream(response) && Math.abs(ahead) > maxClockError) onError(ahead)
    return response
  }

/** The client for Sanity, hosted or local. It retries reads after 429, 502 and 503 up to three times. */
export function createContentClient(
  { dataset, projectId, apiHost, token }: ContentConfig,
  { fetch, isPreview = false, logger }: Options = {},
): SanityClient {
  let isReported = false
  const fetchContent = watchClock(boundedFetch(maxResponseBytes, fetch), (aheadMs) => {
    if (!isReported) logger?.warn({ aheadMs }, 'The clock of this machine differs from the content service’s')
    isReported = true
  })
  return createClient({
    dataset,
    projectId,
    apiVersion,
    perspective: isPreview ? 'drafts' : 'published',
    timeout: clientTimeout,
    maxRetries: 3,
    resolveFetch: () => fetchContent,
    retryDelay: (attempt) => 100 * 2 ** attempt + Math.random() * 100,
    ...(token !== undefined && { token }),
    // Only Sanity's own host has a host name for each project.
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
    useCdn: apiHost === undefined && usesCdn({ hasToken: token !== undefined, isPreview }),
  })
}
