import type { QueryParams } from '@sanity/client'
import type { ContentClient } from './client.ts'
import { fetchResult } from './fetch-result.ts'
import { conformResult, shapeOf } from './result-shape.ts'
import type { ContentSource, ReadOptions, ResultOf } from './source.ts'

/** The deadline of each of a preview's two queries, in ms. */
const previewDeadline = 3_000

/**
 * Reads like `source`, except that the draft of one document replaces it, whatever its dates are. Everything else is
 * published content: references and lists show no other draft. Drafts are never cached, in memory or on disk.
 * @param client A client that reads drafts and bypasses the CDN.
 */
export const createPreviewSource = (client: ContentClient, source: Pick<ContentSource, 'read'>) => {
  const query = (groq: string, params: QueryParams, perspective: 'drafts' | 'published') =>
    fetchResult(client, groq, params, { perspective, signal: AbortSignal.timeout(previewDeadline) })
  return (documentId: string): Pick<ContentSource, 'read'> => {
    let draft: Promise<unknown> | undefined
    return {
      async read<const Query extends string>(groq: Query, params: QueryParams, options: ReadOptions<Query> = {}) {
        if (options.draftQuery === undefined) return source.read(groq, params, options)
        draft ??= query('*[_id == $id][0]', { id: documentId }, 'drafts').then(({ result }) => result)
        const found = await query(options.draftQuery, { ...params, draft: await draft }, 'published')
        // The result of the preview's query has the same shape.
        const { result } = conformResult(shapeOf(groq), found.result)
        return { result: result as ResultOf<Query>, validUntil: Infinity, tags: found.tags }
      },
    }
  }
}
