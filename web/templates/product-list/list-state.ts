import {
  maxCompared,
  maxComparedRequested,
  maxSearchLength,
  productSorts,
  type ProductSort,
} from '#schema/product-terms.ts'
import type { ProductResultsQuery, ProductResultsQueryVariables } from '#web/graphql/generated.ts'
import { pageAddress, pageNumberOf } from '#web/templates/paging/page-number.ts'

/** The filters, and their names in an address. */
export const filterNames = { categories: 'category', needs: 'need', funding: 'funding', prices: 'price' } as const

export type FilterList = keyof typeof filterNames

/** The state of the list, as an address holds it. */
export interface ListState {
  readonly text: string
  readonly chosen: Readonly<Record<FilterList, readonly string[]>>
  readonly sort: ProductSort
  /** From 1. */
  readonly page: number
  /**
   * Slugs of the products to compare: in a parsed address all of them, in a shown list only those that are compared, at
   * most three.
   */
  readonly compared: readonly string[]
  /** Whether the comparison is shown instead of the list. */
  readonly isComparing: boolean
}

const isSort = (value: string | null): value is ProductSort => value !== null && Object.hasOwn(productSorts, value)

/** Without duplicates and empty values, in the same order. */
const distinct = (values: readonly string[]) => [...new Set(values.filter(Boolean))]

/** Parses an address. Undefined for an invalid page number; other invalid values are dropped. */
export function listStateOf(query: URLSearchParams): ListState | undefined {
  const page = pageNumberOf(query)
  if (page === undefined) return undefined
  const list = (name: string) => distinct(query.getAll(name)).sort()
  const removed = query.getAll('remove')
  const compared = distinct(query.getAll('compare')).filter((slug) => !removed.includes(slug))
  const sort = query.get('sort')
  return {
    text: (query.get('q') ?? '').trim().slice(0, maxSearchLength),
    chosen: {
      categories: list(filterNames.categories),
      needs: list(filterNames.needs),
      funding: list(filterNames.funding),
      prices: list(filterNames.prices),
    },
    sort: isSort(sort) ? sort : 'match',
    page,
    compared: compared.slice(0, maxComparedRequested),
    isComparing: query.get('view') === 'compare' && compared.length > 0,
  }
}

/** Whether the state filters the list. */
export const isFiltered = ({ text, chosen }: ListState): boolean =>
  text !== '' || Object.values(chosen).some((values) => values.length > 0)

/** The query parameters of a state, always in the same order: name and value. */
export const entriesOf = ({ text, chosen, sort, page, compared, isComparing }: ListState): [string, string][] => [
  ...(text ? [['q', text] as [string, string]] : []),
  ...(Object.keys(filterNames) as FilterList[]).flatMap((list) =>
    chosen[list].map((value): [string, string] => [filterNames[list], value]),
  ),
  ...(sort === 'match' ? [] : [['sort', sort] as [string, string]]),
  ...compared.map((slug): [string, string] => ['compare', slug]),
  ...(isComparing ? [['view', 'compare'] as [string, string]] : []),
  ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
]

/** The address of a state. */
export function addressOf(path: string, state: ListState): string {
  const query = new URLSearchParams(entriesOf(state)).toString()
  return query ? `${path}?${query}` : path
}

/** The unfiltered list, from the first page. The products to compare stay. */
export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  text: '',
  chosen: { categories: [], needs: [], funding: [], prices: [] },
  page: 1,
})

/** The comparison alone, whatever list it was chosen from. */
export const comparisonOf = (state: ListState): ListState => ({
  ...withoutFilters(state),
  sort: 'match',
  isComparing: true,
})

const sortNames = { match: 'MATCH', name: 'NAME', cheap: 'PRICE_ASC', dear: 'PRICE_DESC' } as const

/** The variables of the gateway's query. */
export const variablesOf = ({ text, chosen, sort, page, compared }: ListState): ProductResultsQueryVariables => ({
  filter: { text, ...chosen },
  sort: sortNames[sort],
  page,
  compared,
})

/** '12 products', for headings, titles and announcements. */
export const countOf = (total: number): string => (total === 1 ? '1 product' : `${total} products`)

/** The heading of the list, also part of the title: 'Compare 2 products', '12 products, page 2 of 3'. */
export function headingOf(
  { isComparing, compared }: ListState,
  results: { total: number; page: number; pageCount: number },
) {
  if (isComparing) return `Compare ${countOf(compared.length)}`
  return results.pageCount > 1
    ? `${countOf(results.total)}, page ${results.page} of ${results.pageCount}`
    : countOf(results.total)
}

/** Combines a state with the gateway's response. Null if the list has no such page. */
export function shownList(
  path: string,
  requested: ListState,
  { products, comparedProducts: all }: ProductResultsQuery,
) {
  if (!products) return null
  const found = all.filter(({ slug }) => requested.compared.includes(slug))
  const comparedProducts = found.slice(0, maxCompared)
  const state = {
    ...requested,
    compared: comparedProducts.map(({ slug }) => slug),
    isComparing: requested.isComparing && comparedProducts.length > 0,
  }
  const isWhole = !isFiltered(state) && !state.isComparing
  return {
    state,
    products,
    comparedProducts,
    /** Products of the address that are not compared: the names of surplus ones, and the number of unknown ones. */
    leftOut: {
      names: found.slice(maxCompared).map(({ name }) => name),
      unknown: requested.compared.filter((slug) => !found.some((product) => product.slug === slug)).length,
    },
    /** Follows the page's title; empty for the first page of the unfiltered list. */
    part: isWhole && products.page === 1 ? '' : headingOf(state, products),
    /** Search engines index only the unfiltered list, because there are far more filters than pages. */
    isWhole,
    address: isWhole ? pageAddress(path, products.page) : path,
  }
}
