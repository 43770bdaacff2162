import type { CacheMetadata } from '#schema/cache-metadata.ts'
import type { ContentReader } from './content/reader.ts'
import type { Counted } from './security/rate-limit.ts'
import type { Search } from './search/search.ts'
import type { Submissions } from './submissions/submissions.ts'

/** A request of a page or a client, whose operations add the cache metadata of all that they read. */
export interface GatewayRequest extends CacheMetadata {
  readonly requestId: string
  /** The client's address. Used to count forms, and not stored. */
  readonly address?: string | undefined
  /** The document whose draft is shown. */
  readonly preview?: { readonly documentId: string } | undefined
  /** Whether a page of another origin sent the request. Its forms are not stored. */
  readonly isCrossOrigin?: boolean | undefined
}

/** The context of one operation, passed to every resolver. */
export interface GatewayContext {
  readonly requestId: string
  readonly content: ContentReader
  readonly cacheMetadata: CacheMetadata
  readonly search: Search
  readonly submissions: Submissions
  /**
   * Counts one form, or one step of a form, against the limits of the sender's network. Returns the seconds to wait;
   * undefined when the request is within the limits.
   */
  readonly secondsToWait: (what: Counted) => Promise<number | undefined>
  /** Counts one acknowledgement to an email address. Returns false when the limit is exceeded. */
  readonly mayAcknowledge: (recipient: string) => Promise<boolean>
}
