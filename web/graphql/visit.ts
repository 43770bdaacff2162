/**
 * One request for a page: what it asks with, and what its answers said of themselves. web/server makes it, the link to
 * the gateway (link.ts) fills it, and web/server reads it once the page's bytes are complete. Plain data, because it crosses the
 * seam into the bundle.
 */
export interface Visit {
  readonly requestId: string
  /** Where the request came from: forms are counted by it. It is kept nowhere. */
  readonly address?: string | undefined
  /** The content that the answers were made from: ids that the gateway's content source knows. */
  readonly answers: Set<string>
  /** When the first of the answers stops being true, in ms since 1970; Infinity when none does. */
  validUntil: number
  /** Something in the answers is for this one visitor alone. */
  isPrivate: boolean
  /** Set when the visit shows the draft of one document: nothing of it may be kept. */
  readonly preview?: { readonly documentId: string }
  /** A page of another origin has sent the request: nothing that it holds may be stored. */
  readonly isCrossOrigin?: boolean
}

/** A visit that has asked nothing yet. */
export const newVisit = (
  requestId: string,
  preview?: Visit['preview'],
  address?: string,
  isCrossOrigin = false,
): Visit => ({
  requestId,
  address,
  answers: new Set(),
  validUntil: Infinity,
  isPrivate: false,
  isCrossOrigin,
  ...(preview && { preview }),
})
