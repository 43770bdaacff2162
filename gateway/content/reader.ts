import type { ClientReturn, QueryParams } from '@sanity/client'
import type { Logger } from '#gateway/logger.ts'
import type { ContentSource, ReadOptions } from './source.ts'

/** What the answers of one request were made from; whoever keeps what was made of them reads it. */
export interface ContentFacts {
  /** Ids of the content source's answers. */
  readonly answers: Set<string>
  /** ms since 1970; Infinity for content that stays true until somebody changes it. */
  validUntil: number
  /** Something in it is for this one visitor alone, such as a form's token: nobody may keep it for another. */
  isPrivate: boolean
}

export const noFacts = (): ContentFacts => ({ answers: new Set(), validUntil: Infinity, isPrivate: false })

/** The content, as one request reads it. */
export interface ContentReader {
  readonly logger: Logger
  read<const Query extends string>(
    query: Query,
    params: QueryParams,
    options?: ReadOptions<Query>,
  ): Promise<ClientReturn<Query>>
}

/** Characters of a path or slug. None of ours is longer; what nobody can have written is neither asked for nor remembered. */
export const longestAddress = 200

/** Notes in `facts` what every answer was made from, so that no reader of content can forget it. */
export const createContentReader = (
  source: Pick<ContentSource, 'read'>,
  facts: ContentFacts,
  logger: Logger,
): ContentReader => ({
  logger,
  async read(query, params, options) {
    const { result, answer } = await source.read(query, params, options)
    if (answer !== undefined) facts.answers.add(answer)
    if (options?.validUntil) facts.validUntil = Math.min(facts.validUntil, options.validUntil(result))
    return result
  },
})

/** The nearest of some instants in ISO 8601, in ms since 1970; those that are missing are never. */
export const nearest = (...instants: readonly (string | null | undefined)[]): number =>
  Math.min(...instants.map((instant) => (instant ? Date.parse(instant) || Infinity : Infinity)))
