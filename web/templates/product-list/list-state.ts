import {
  mostCompared,
  mostComparedAsked,
  longestSearch,
  productSorts,
  type ProductSort,
} from '#schema/product-terms.ts'
import type { ProductResultsQuery, ProductResultsQueryVariables } from '#web/graphql/generated.ts'
import { pageAddress, pageNumberOf } from '#web/templates/paging/page-number.ts'

/** The lists of a filter, and their names in an address. */
export const filterNames = { categories: 'category', needs: 'need', funding: 'funding', prices: 'price' } as const

export type FilterList = keyof typeof filterNames

/** What an address of the list asks for. */
export interface ListState {
  readonly text: string
  readonly chosen: Readonly<Record<FilterList, readonly string[]>>
  readonly sort: ProductSort
  /** From 1. */
  readonly page: number
  /** Slugs of the products to compare: as an address has them, and in what is shown those that are compared, three at the most. */
  readonly compared: readonly string[]
  /** What is compared is shown, in the place of the list. */
  readonly isComparing: boolean
}

const isSort = (value: string | null): value is ProductSort => value !== null && Object.hasOwn(productSorts, value)

/** Each once, without empty ones, in their order. */
const distinct = (values: readonly string[]) => [...new Set(values.filter(Boolean))]

/** Reads an address. Undefined when it asks for what is no page; what else nobody knows is left out. */
export function listStateOf(query: URLSearchParams): ListState | undefined {
  const page = pageNumberOf(query)
  if (page === undefined) return undefined
  const list = (name: string) => distinct(query.getAll(name)).toSorted()
  const removed = query.getAll('remove')
  const compared = distinct(query.getAll('compare')).filter((slug) => !removed.includes(slug))
  const sort = query.get('sort')
  return {
    text: (query.get('q') ?? '').trim().slice(0, longestSearch),
    chosen: {
      categories: list(filterNames.categories),
      needs: list(filterNames.needs),
      funding: list(filterNames.funding),
      prices: list(filterNames.prices),
    },
    sort: isSort(sort) ? sort : 'match',
    page,
    compared: compared.slice(0, mostComparedAsked),
    isComparing: query.get('view') === 'compare' && compared.length > 0,
  }
}

/** Whether it shows less than the whole list. */
export const isFiltered = ({ text, chosen }: ListState): boolean =>
  text !== '' || Object.values(chosen).some((values) => values.length > 0)

/** The state as an address says it, the same state always by the same words: names with values. */
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

/** Everything, from the first page; what is chosen to compare stays. */
export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  text: '',
  chosen: { categories: [], needs: [], funding: [], prices: [] },
  page: 1,
})

const sortNames = { match: 'MATCH', name: 'NAME', cheap: 'PRICE_ASC', dear: 'PRICE_DESC' } as const

/** The state as the gateway is asked for it. */
export const variablesOf = ({ text, chosen, sort, page, compared }: ListState): ProductResultsQueryVariables => ({
  filter: { text, ...chosen },
  sort: sortNames[sort],
  page,
  compared,
})

/** '12 products', for headings, titles and what is announced. */
export const countOf = (total: number): string => (total === 1 ? '1 product' : `${total} products`)

/** What stands above the list, and in the title: 'Compare 2 products', '12 products, page 2 of 3'. */
export function headingOf(
  { isComparing, compared }: ListState,
  results: { total: number; page: number; pageCount: number },
) {
  if (isComparing) return `Compare ${countOf(compared.length)}`
  return results.pageCount > 1
    ? `${countOf(results.total)}, page ${results.page} of ${results.pageCount}`
    : countOf(results.total)
}

/** A state with what the gateway answered, and how the page then names itself. Null where there is no such page of the list. */
export function shownList(path: string, asked: ListState, { products, comparedProducts: all }: ProductResultsQuery) {
  if (!products) return null
  const found = all.filter(({ slug }) => asked.compared.includes(slug))
  const comparedProducts = found.slice(0, mostCompared)
  const state = {
    ...asked,
    compared: comparedProducts.map(({ slug }) => slug),
    isComparing: asked.isComparing && comparedProducts.length > 0,
  }
  const isWhole = !isFiltered(state) && !state.isComparing
  return {
    state,
    products,
    comparedProducts,
    /** What an address would compare, and is not: the names of those that are too many, and how many are not in the list. */
    leftOut: {
      names: found.slice(mostCompared).map(({ name }) => name),
      unknown: asked.compared.filter((slug) => !found.some((product) => product.slug === slug)).length,
    },
    /** What its title says after the page's own; empty for the first page of the whole list, which is the page itself. */
    part: isWhole && products.page === 1 ? '' : headingOf(state, products),
    /** There are more filters than pages: search engines need the whole list and the products. */
    isWhole,
    address: isWhole ? pageAddress(path, products.page) : path,
  }
}
