/**
 * How long a response may be cached, and for whom. The gateway sends it to the site in the GraphQL extension `content`.
 */
export interface CacheMetadata {
  /**
   * The tags of the content in the response. The gateway's content source can check whether its bytes are unchanged.
   */
  readonly tags: Set<string>
  /**
   * When the response becomes outdated by time, in ms since 1970: the next publication, expiry, closing date or
   * holiday.
   */
  validUntil: number
  /**
   * Whether the response contains data for a single visitor, such as a form token, and must not be cached for others.
   */
  isPrivate: boolean
}

/** For a response that has read nothing yet. */
export const emptyCacheMetadata = (): CacheMetadata => ({ tags: new Set(), validUntil: Infinity, isPrivate: false })
