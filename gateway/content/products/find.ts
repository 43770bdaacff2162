import type { ProductFacet, ProductFacets, ProductSort } from '#gateway/types.generated.ts'
import {
  productFundings,
  productFundingValues,
  productNeeds,
  productNeedValues,
  productPrices,
  productPriceValues,
} from '#schema/product-terms.ts'
import type { Catalogue, CatalogueEntry } from './catalogue.ts'

/** What a visitor asks for. Values that nobody knows are left out. */
export interface Wanted {
  /** Ranks of the products that match the words, 0 for the best, by id; undefined without words. */
  readonly ranks: ReadonlyMap<string, number> | undefined
  readonly categories: readonly string[]
  readonly needs: readonly string[]
  readonly funding: readonly string[]
  readonly prices: readonly string[]
}

const groups = ['categories', 'needs', 'funding', 'prices'] as const
type Group = (typeof groups)[number]

const valuesOf: Readonly<Record<Group, (entry: CatalogueEntry) => readonly string[]>> = {
  categories: ({ category }) => [category.value],
  needs: ({ needs }) => needs,
  funding: ({ funding }) => funding,
  prices: ({ price }) => [price.value],
}

/** How many products each choice of each list would show with the other lists as they are. */
export type Counts = Readonly<Record<Group, ReadonlyMap<string, number>>>

/** The products that are wanted, in their order, and the counts of every choice. */
export function find(
  { entries, categories }: Catalogue,
  wanted: Wanted,
  sort: ProductSort,
): { readonly entries: readonly CatalogueEntry[]; readonly counts: Counts } {
  const known: Readonly<Record<Group, readonly string[]>> = {
    categories: categories.map(({ value }) => value),
    needs: productNeedValues,
    funding: productFundingValues,
    prices: productPriceValues,
  }
  const asked = groups.map((group) => ({
    group,
    values: new Set(known[group].filter((value) => wanted[group].includes(value))),
  }))
  const counts = {
    categories: new Map<string, number>(),
    needs: new Map<string, number>(),
    funding: new Map<string, number>(),
    prices: new Map<string, number>(),
  }
  const found: CatalogueEntry[] = []

  for (const entry of entries) {
    if (wanted.ranks && !wanted.ranks.has(entry.id)) continue
    const missed = asked.filter(
      ({ group, values }) => values.size > 0 && !valuesOf[group](entry).some((value) => values.has(value)),
    )
    if (missed.length === 0) found.push(entry)
    // A list counts what it would show itself: what misses by another list is in no count, what misses by it alone in its own.
    if (missed.length > 1) continue
    for (const group of missed[0] ? [missed[0].group] : groups)
      for (const value of valuesOf[group](entry)) counts[group].set(value, (counts[group].get(value) ?? 0) + 1)
  }

  // The catalogue is by name, and sorting keeps the order of equals.
  if (sort === 'PRICE_ASC') found.sort((a, b) => a.priceRank - b.priceRank)
  else if (sort === 'PRICE_DESC') found.sort((a, b) => b.priceRank - a.priceRank)
  else if (sort === 'MATCH' && wanted.ranks) {
    const { ranks } = wanted
    found.sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0))
  }
  return { entries: found, counts }
}

const facet = (value: string, label: string, counts: ReadonlyMap<string, number>): ProductFacet => ({
  __typename: 'ProductFacet',
  value,
  label,
  count: counts.get(value) ?? 0,
})

/** Every choice, those that would show nothing too: what comes and goes is hard to find again. */
export const facetsOf = ({ categories }: Catalogue, counts: Counts): ProductFacets => ({
  __typename: 'ProductFacets',
  categories: categories.map(({ value, label }) => facet(value, label, counts.categories)),
  needs: productNeedValues.map((value) => facet(value, productNeeds[value], counts.needs)),
  funding: productFundingValues.map((value) => facet(value, productFundings[value], counts.funding)),
  prices: productPriceValues.map((value) => facet(value, productPrices[value], counts.prices)),
})
