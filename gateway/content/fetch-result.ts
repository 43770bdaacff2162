import type { FilteredResponseQueryOptions, QueryParams } from '@sanity/client'
import type { ContentClient } from './client.ts'
import { ContentError, toContentError } from './errors.ts'

/**
 * A proxy's error page, or a partial response, is a string. It must not count as an empty result. Every query results
 * in an object, a list or null.
 */
const isEnvelope = (response: unknown): response is { readonly result: object | null } =>
  typeof response === 'object' && response !== null && 'result' in response && typeof response.result === 'object'

/** In ms. */
const minute = 60_000

/**
 * Whether a query depends on the time. It has it from the parameter `$now`, because Sanity's CDN answers `now()` from its cache;
 * code generation refuses `now()`.
 */
const isTimed = (groq: string): boolean => /\$now\b/.test(groq)

/** When a query of which a value changes at `instant` has another result. Times are in ms since 1970. */
export const resultChangesAt = (groq: string, instant: number): number =>
  isTimed(groq) ? Math.ceil(instant / minute) * minute : instant

/** The parameters with `$now` if the query has it, in whole minutes, so that the CDN computes one result a minute. */
export const withTime = (groq: string, params: QueryParams, at = Date.now()): QueryParams =>
  isTimed(groq) ? { ...params, now: new Date(Math.floor(at / minute) * minute).toISOString() } : params

/**
 * The result of a query, whose shape is not checked. Adds the time below the keys of caches, which it is no part of.
 * @throws ContentError
 */
export async function fetchResult(
  client: ContentClient,
  groq: string,
  params: QueryParams,
  options: Pick<FilteredResponseQueryOptions, 'signal' | 'perspective' | 'lastLiveEventId'>,
): Promise<object | null> {
  const response = await client
    .fetch<unknown>(groq, withTime(groq, params), { ...options, filterResponse: false })
    .catch((error: unknown) => {
      throw toContentError(error)
    })
  if (isEnvelope(response)) return response.result
  throw new ContentError('CONTENT_UNAVAILABLE', 'The content service sent a response without a result')
}
