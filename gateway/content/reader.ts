import type { QueryParams } from '@sanity/client'
import type { Logger } from '#gateway/logger.ts'
import type { CacheMetadata } from '#schema/cache-metadata.ts'
import type { ContentSource, ReadOptions, ResultOf } from './source.ts'

/** The content reader of one request. */
export interface ContentReader {
  readonly logger: Logger
  /** The document whose draft it reads, whatever the dates of the draft are. */
  readonly previewOf?: string | undefined
  read<const Query extends string>(
    query: Query,
    params: QueryParams,
    options?: ReadOptions<Query>,
  ): Promise<ResultOf<Query>>
}

/** The maximum length of a path or slug. All real ones are shorter; longer ones are neither queried nor cached. */
export const longestAddress = 200

/** Records every read in `cacheMetadata`, so that no query can forget it. */
export const createContentReader = (
  source: Pick<ContentSource, 'read'>,
  cacheMetadata: CacheMetadata,
  logger: Logger,
): ContentReader => ({
  logger,
  async read(query, params, options) {
    const { result, validUntil, tags } = await source.read(query, params, options)
    cacheMetadata.validUntil = Math.min(cacheMetadata.validUntil, validUntil)
    for (const tag of tags) cacheMetadata.tags.add(tag)
    return result
  },
})

/** The earliest of some ISO 8601 times, in ms since 1970; Infinity when all are missing. */
export const earliestExpiry = (...instants: readonly (string | null | undefined)[]): number =>
  Math.min(...instants.map((instant) => (instant ? Date.parse(instant) || Infinity : Infinity)))
