/** How long a response may be cached, and for whom. It travels from the gateway to the site in the GraphQL extension `content`. */
export interface CacheMetadata {
  /** The content that the response was made from: the gateway's content source can tell whether its bytes are still the same. */
  readonly tags: Set<string>
  /** When the response stops being true by itself, in ms since 1970: the next publish, expiry, closing date or holiday. */
  validUntil: number
  /** It holds something for one visitor alone, such as a form's token, and must not be cached for others. */
  isPrivate: boolean
}

/** For a response that has read nothing yet. */
export const emptyCacheMetadata = (): CacheMetadata => ({ tags: new Set(), validUntil: Infinity, isPrivate: false })
