import type { FilteredResponseQueryOptions, QueryParams } from '@sanity/client'
import { anyChange } from '#schema/cache-metadata.ts'
import { isRecord } from '#schema/is-record.ts'
import type { ContentClient } from './client.ts'
import { ContentError, toContentError } from './errors.ts'

/**
 * A proxy's error page, or a partial response, is a string. It must not count as an empty result. Every query results
 * in an object, a list or null.
 */
const isEnvelope = (response: unknown): response is { readonly result: object | null; readonly syncTags?: unknown } =>
  isRecord(response) && typeof response['result'] === 'object'

/** The sync tags of a result or a live event; undefined when it has none, so that it may be about anything. */
export const tagsIn = (tags: unknown): ReadonlySet<string> | undefined => {
  const found = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
  return found.length > 0 ? new Set(found) : undefined
}

interface Fetched {
  readonly result: object | null
  readonly tags: ReadonlySet<string>
}

/** In ms. */
const minute = 60_000

/**
 * Whether a query depends on the time. It has it from the parameter `$now`, because Sanity's CDN answers `now()` from its cache;
 * code generation refuses `now()`.
 */
const isTimed = (groq: string): boolean => /\$now\b/.test(groq)

/** When a query has another result, in ms since 1970, because of a document that appears or expires at `instant`. */
export const resultChangesAt = (groq: string, instant: number): number =>
  isTimed(groq) ? Math.floor(instant / minute) * minute : instant

/**
 * The parameters with `$now` if the query has it: the last second of the minute, so that the CDN computes one result a minute, what
 * is published at this moment is shown at once, and what is scheduled for a whole minute is shown when it begins.
 */
export const withTime = (groq: string, params: QueryParams, at = Date.now()): QueryParams =>
  isTimed(groq) ? { ...params, now: new Date((Math.floor(at / minute) + 1) * minute - 1_000).toISOString() } : params

/**
 * The result of a query, whose shape is not checked. Adds the time below the keys of caches, which it is no part of.
 * @throws ContentError
 */
export async function fetchResult(
  client: ContentClient,
  groq: string,
  params: QueryParams,
  options: Pick<FilteredResponseQueryOptions, 'signal' | 'perspective' | 'lastLiveEventId'>,
): Promise<Fetched> {
  const response = await client
    .fetch<unknown>(groq, withTime(groq, params), {
      ...options,
      filterResponse: false,
      // Without it Sanity's CDN may answer from before the last edit, and our cache would store that.
      cacheMode: 'noStale',
    })
    .catch((error: unknown) => {
      throw toContentError(error)
    })
  if (isEnvelope(response)) return { result: response.result, tags: tagsIn(response.syncTags) ?? new Set([anyChange]) }
  throw new ContentError('CONTENT_UNAVAILABLE', 'The content service sent a response without a result')
}
