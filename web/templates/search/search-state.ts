import type { DangerKind } from '#schema/danger/danger-kind.ts'
import type { SearchResultsQuery } from '#web/graphql/generated.ts'

export const searchPath = '/search'

/** A search and its results. */
export interface SearchState {
  /** Empty before the first search. */
  readonly query: string
  readonly search: NonNullable<SearchResultsQuery['search']>
  /** The danger that the query tells of. */
  readonly danger?: DangerKind | undefined
}

/**
 * The text before and after the query in the heading of the results, which says that help in danger comes before them.
 * The query is separate because it may be in another script.
 */
export const aroundQuery = ({ search: { total, page, pageCount }, danger }: Omit<SearchState, 'query'>) => ({
  before: `${danger ? 'Help first, then ' : ''}${total === 1 ? '1 result' : `${total === 0 ? 'No' : total} results`} for ‘`,
  after: `’${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}`,
})

/** '12 results for ‘rail’, page 2 of 2': the heading of the results, also part of the title. */
export const headingOf = ({ query, ...state }: SearchState) => {
  const { before, after } = aroundQuery(state)
  return before + query + after
}
