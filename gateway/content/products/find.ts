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

/** A visitor's filter. Unknown values are removed. */
export interface Wanted {
  /** Ranks of the products that match the text, by id, 0 for the best; undefined without a text. */
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

/** For each option of each list, the number of products with the other lists unchanged. */
export type Counts = Readonly<Record<Group, ReadonlyMap<string, number>>>

/** The matching products in their sort order, and the counts of all options. */
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
  const requested = groups.map((group) => ({
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
    const missed = requested.filter(
      ({ group, values }) => values.size > 0 && !valuesOf[group](entry).some((value) => values.has(value)),
    )
    if (missed.length === 0) found.push(entry)
    // A product that fails one list counts in that list; a product that fails several counts in none.
    if (missed.length > 1) continue
    for (const group of missed[0] ? [missed[0].group] : groups)
      for (const value of valuesOf[group](entry)) counts[group].set(value, (counts[group].get(value) ?? 0) + 1)
  }

  // The catalogue is sorted by name, and sorting is stable.
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

/** Includes options without results: options that disappear and return are hard to find again. */
export const facetsOf = ({ categories }: Catalogue, counts: Counts): ProductFacets => ({
  __typename: 'ProductFacets',
  categories: categories.map(({ value, label }) => facet(value, label, counts.categories)),
  needs: productNeedValues.map((value) => facet(value, productNeeds[value], counts.needs)),
  funding: productFundingValues.map((value) => facet(value, productFundings[value], counts.funding)),
  prices: productPriceValues.map((value) => facet(value, productPrices[value], counts.prices)),
})
