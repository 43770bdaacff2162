import { type CacheMetadata, emptyCacheMetadata } from '#schema/cache-metadata.ts'

/**
 * The context of one page request: its input, and the cache metadata of the responses. web/server creates it, the gateway
 * fills it, and web/server reads it once the page is complete. It is plain data because it crosses the
 * boundary between server and bundle.
 */
export interface RequestContext extends CacheMetadata {
  readonly requestId: string
  /** The client's address, used only to rate-limit form submissions. It is never stored. */
  readonly address?: string | undefined
  /** Set when the page is a draft preview of one document, which must not be cached. */
  readonly preview?: { readonly documentId: string }
  /** A page of another origin sent the request, so nothing that it contains may be stored. */
  readonly isCrossOrigin?: boolean
}

/** A request context before the first query. */
export const newRequestContext = (
  requestId: string,
  preview?: RequestContext['preview'],
  address?: string,
  isCrossOrigin = false,
): RequestContext => ({
  requestId,
  address,
  ...emptyCacheMetadata(),
  isPrivate: preview !== undefined,
  isCrossOrigin,
  ...(preview && { preview }),
})
