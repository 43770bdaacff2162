/** How long a response may be cached, and for whom. It only becomes stricter: each result that the response contains adds its own. */
export interface CacheMetadata {
  /**
   * When the response becomes outdated by time, in ms since 1970: the next publication, expiry, closing date or
   * holiday; 0 when it contains a stale result.
   */
  validUntil: number
  /**
   * Whether the response is for a single visitor, such as one with a form token or a draft, and must not be cached for others.
   */
  isPrivate: boolean
  /** The tags of the content in the response: a change of content with none of them changes nothing in it. */
  readonly tags: Set<string>
}

/** The tag of a result whose tags are not known, and of every change. */
export const anyChange = '*'

/** Whether a change has one of the tags of a result. */
export function concerns(change: ReadonlySet<string>, tags: ReadonlySet<string>): boolean {
  for (const tag of change) if (tags.has(tag)) return true
  return false
}

/** For a response that has read nothing yet. */
export const emptyCacheMetadata = (): CacheMetadata => ({
  validUntil: Infinity,
  isPrivate: false,
  tags: new Set(),
})

/**
 * Cache-Control of a response that is the same for everyone. A CDN may serve it for ten seconds, and for a day while the site is down.
 * @param maxAge How long a browser may reuse it without revalidation, in seconds.
 */
export const publicCacheControl = (maxAge: number): string =>
  `public, max-age=${maxAge}, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400`

/** Cache-Control of a page for a single visitor. Not `no-store`, which would break going back to a form. */
export const privateCacheControl = 'private, no-cache'
