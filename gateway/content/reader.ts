import type { ClientReturn, QueryParams } from '@sanity/client'
import type { Logger } from '#gateway/logger.ts'
import type { CacheMetadata } from '#schema/cache-metadata.ts'
import type { ContentSource, ReadOptions } from './source.ts'

/** The content, as one request reads it. */
export interface ContentReader {
  readonly logger: Logger
  read<const Query extends string>(
    query: Query,
    params: QueryParams,
    options?: ReadOptions<Query>,
  ): Promise<ClientReturn<Query>>
}

/** Characters of a path or slug. None of ours is longer; a longer one is neither queried nor cached. */
export const longestAddress = 200

/** Adds what is read to `cacheMetadata`, so that no query can forget it. */
export const createContentReader = (
  source: Pick<ContentSource, 'read'>,
  cacheMetadata: CacheMetadata,
  logger: Logger,
): ContentReader => ({
  logger,
  async read(query, params, options) {
    const { result, tag } = await source.read(query, params, options)
    if (tag !== undefined) cacheMetadata.tags.add(tag)
    if (options?.validUntil) cacheMetadata.validUntil = Math.min(cacheMetadata.validUntil, options.validUntil(result))
    return result
  },
})

/** The earliest of some instants in ISO 8601, in ms since 1970; Infinity where all are missing. */
export const earliestExpiry = (...instants: readonly (string | null | undefined)[]): number =>
  Math.min(...instants.map((instant) => (instant ? Date.parse(instant) || Infinity : Infinity)))
