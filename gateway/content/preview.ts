import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { ContentError, toContentError } from './errors.ts'
import { type ContentSource, isEnvelope, type ReadOptions } from './source.ts'

/** Somebody who looks at a draft waits this long for each of its two questions, in ms. */
const previewDeadline = 3_000

async function ask(
  client: SanityClient,
  query: string,
  params: QueryParams,
  perspective: 'drafts' | 'published',
): Promise<unknown> {
  let answer: unknown
  try {
    answer = await client.fetch<unknown>(query, params, {
      filterResponse: false,
      perspective,
      signal: AbortSignal.timeout(previewDeadline),
    })
  } catch (error) {
    throw toContentError(error)
  }
  if (!isEnvelope(answer))
    throw new ContentError('CONTENT_UNAVAILABLE', 'The content service answered with something that is no answer')
  return answer.result
}

/**
 * Reads as `source` does, but for the one document, whose draft takes its place whatever its dates say. Everything around it is
 * what is published: references and lists show no other draft. Drafts are never kept, neither in memory nor on disk, and no id
 * or time is told for them.
 * @param client One that asks for drafts, and not the CDN.
 */
export const createPreviewSource =
  (client: SanityClient, source: Pick<ContentSource, 'read'>) =>
  (documentId: string): Pick<ContentSource, 'read'> => {
    let draft: Promise<unknown> | undefined
    return {
      async read<const Query extends string>(query: Query, params: QueryParams, options: ReadOptions<Query> = {}) {
        if (options.draftQuery === undefined) return source.read(query, params, options)
        draft ??= ask(client, '*[_id == $id][0]', { id: documentId }, 'drafts')
        const result = await ask(client, options.draftQuery, { ...params, draft: await draft }, 'published')
        // The preview's query has the shape of the query that it stands for.
        return { result: result as ClientReturn<Query> }
      },
    }
  }
