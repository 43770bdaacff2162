import type { SearchQuery } from '#web/graphql/generated.ts'

export const searchPath = '/search'

/** What an address of the search asks for, and what was found. */
export interface SearchState {
  /** Empty: nothing was asked yet. */
  readonly query: string
  readonly search: NonNullable<SearchQuery['search']>
}

/** What stands around the query in the heading of the results. The query may be in another script: it is set apart there. */
export const aroundQuery = ({ total, page, pageCount }: SearchState['search']) => ({
  before: `${total === 1 ? '1 result' : `${total === 0 ? 'No' : total} results`} for ‘`,
  after: `’${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}`,
})

/** '12 results for ‘rail’, page 2 of 2': the heading of the results, for the title. */
export const headingOf = ({ query, search }: SearchState) => {
  const { before, after } = aroundQuery(search)
  return before + query + after
}
