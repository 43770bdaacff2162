import { type CacheMetadata, emptyCacheMetadata } from '#schema/cache-metadata.ts'

/**
 * One request for a page: what it asks with, and what its answers said of themselves. web/server makes it, the link to
 * the gateway (link.ts) fills it, and web/server reads it once the page's bytes are complete. Plain data, because it crosses the
 * seam into the bundle.
 */
export interface RequestContext extends CacheMetadata {
  readonly requestId: string
  /** Where the request came from: forms are counted by it. It is kept nowhere. */
  readonly address?: string | undefined
  /** Set when the visit shows the draft of one document: nothing of it may be kept. */
  readonly preview?: { readonly documentId: string }
  /** A page of another origin has sent the request: nothing that it holds may be stored. */
  readonly isCrossOrigin?: boolean
}

/** A visit that has asked nothing yet. */
export const newRequestContext = (
  requestId: string,
  preview?: RequestContext['preview'],
  address?: string,
  isCrossOrigin = false,
): RequestContext => ({
  requestId,
  address,
  ...emptyCacheMetadata(),
  isCrossOrigin,
  ...(preview && { preview }),
})
