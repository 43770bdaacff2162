import type { FilteredResponseQueryOptions, QueryParams } from '@sanity/client'
import type { ContentClient } from './client.ts'
import { ContentError, toContentError } from './errors.ts'

/**
 * A proxy's error page, or a partial response, is a string. It must not count as an empty result. Every query results
 * in an object, a list or null.
 */
const isEnvelope = (response: unknown): response is { readonly result: object | null } =>
  typeof response === 'object' && response !== null && 'result' in response && typeof response.result === 'object'

/**
 * The result of a query, whose shape is not checked.
 * @throws ContentError
 */
export async function fetchResult(
  client: ContentClient,
  groq: string,
  params: QueryParams,
  options: Pick<FilteredResponseQueryOptions, 'signal' | 'perspective' | 'lastLiveEventId'>,
): Promise<object | null> {
  const response = await client
    .fetch<unknown>(groq, params, { ...options, filterResponse: false })
    .catch((error: unknown) => {
      throw toContentError(error)
    })
  if (isEnvelope(response)) return response.result
  throw new ContentError('CONTENT_UNAVAILABLE', 'The content service sent a response without a result')
}
