import type { CacheMetadata } from '#schema/cache-metadata.ts'
import type { ContentReader } from './content/reader.ts'
import type { Counted } from './security/rate-limit.ts'
import type { Search } from './search/search.ts'
import type { Submissions } from './submissions/submissions.ts'

/** The context of one request, passed to every resolver. */
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
