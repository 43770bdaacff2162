import type { SearchQuery } from '#web/graphql/generated.ts'

export const searchPath = '/search'

/** What an address of the search asks for, and what was found. */
export interface SearchState {
  /** Empty: nothing was asked yet. */
  readonly query: string
  readonly search: NonNullable<SearchQuery['search']>
}

/** '12 results for ‘rail’, page 2 of 2': the heading of the results, and in the title. */
export const headingOf = ({ query, search }: SearchState) => {
  const { total, page, pageCount } = search
  const count = total === 1 ? '1 result' : `${total === 0 ? 'No' : total} results`
  return `${count} for ‘${query}’${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}`
}
