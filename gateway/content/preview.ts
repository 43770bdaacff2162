import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { ContentError, toContentError } from './errors.ts'
import type { ContentSource } from './source.ts'

/** Somebody who looks at a draft waits this long for it, in ms. */
const previewDeadline = 3_000

const hasId = (value: unknown, id: string): boolean =>
  typeof value === 'object' && value !== null && '_id' in value && value._id === id

/** Whether an answer is about a document: it is the document, or one of its fields is. Lists that only mention it are not. */
const isAbout = (result: unknown, id: string): boolean =>
  hasId(result, id) ||
  (typeof result === 'object' && result !== null && Object.values(result).some((value) => hasId(value, id)))

/**
 * Reads as `source` does, but for the one document, whose draft is asked for. Drafts are never kept: neither in memory nor on
 * disk, and no tag or time is told for them.
 * @param client One that asks for drafts, and not the CDN.
 */
export const createPreviewSource =
  (client: SanityClient, source: Pick<ContentSource, 'read'>) =>
  (documentId: string): Pick<ContentSource, 'read'> => ({
    async read<const Query extends string>(
      query: Query,
      params: QueryParams,
      validUntil?: (result: ClientReturn<Query>) => number,
    ) {
      let draft: unknown
      try {
        draft = await client.fetch<unknown>(query, params, {
          filterResponse: false,
          signal: AbortSignal.timeout(previewDeadline),
        })
      } catch (error) {
        throw toContentError(error)
      }
      if (typeof draft !== 'object' || draft === null || !('result' in draft))
        throw new ContentError('CONTENT_UNAVAILABLE', 'The content service answered with something that is no answer')
      if (!isAbout(draft.result, documentId)) return source.read(query, params, validUntil)
      // The client gives an answer the type of its query.
      return { result: draft.result as ClientReturn<Query>, tags: [] }
    },
  })
