import type { CacheMetadata } from '#schema/cache-metadata.ts'
import type { ContentReader } from './content/reader.ts'
import type { Counted } from './security/rate-limit.ts'
import type { Search } from './search/search.ts'
import type { Submissions } from './submissions/submissions.ts'

/** What every resolver gets: one for each request. */
export interface GatewayContext {
  readonly requestId: string
  /** Asked by the site itself, within the process: the safelist need not hold. */
  readonly isTrusted: boolean
  readonly content: ContentReader
  readonly cacheMetadata: CacheMetadata
  readonly search: Search
  readonly submissions: Submissions
  /** Counts one form, or one step of one, from where the request came. Seconds until the next one is taken; undefined: this one may pass. */
  readonly secondsToWait: (what: Counted) => Promise<number | undefined>
  /** Counts one acknowledgement to an e-mail address. False: it is one too many. */
  readonly mayAcknowledge: (recipient: string) => Promise<boolean>
}
