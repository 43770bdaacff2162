import type { PictureContent } from '#gateway/content/map/image.ts'
import type { FromOutside } from '#gateway/content/map/outside.ts'
import {
  type ProductFunding,
  productFundingValues,
  type ProductNeed,
  productNeedValues,
  type ProductPrice,
  productPrices,
  productPriceValues,
} from '#schema/product-terms.ts'

interface Term {
  readonly value: string
  readonly label: string
}

/** The fields of a product that filters and lists need. */
export interface CatalogueEntry {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly summary: string
  readonly category: Term
  readonly needs: readonly ProductNeed[]
  readonly funding: readonly ProductFunding[]
  readonly price: { readonly value: ProductPrice; readonly label: string }
  readonly picture: PictureContent | null
  /** The rank of its price band: 0 is the cheapest. */
  readonly priceRank: number
}

/** Every complete product, by name, and the categories in the editors' order. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[]
  readonly categories: readonly Term[]
  /** The slugs of all entries. */
  readonly slugs: ReadonlySet<string>
  /** Returns up to three products of the same category that share the most needs. */
  nearest(id: string): readonly CatalogueEntry[]
}

type ProductContent = FromOutside<{
  _id: string
  slug: string
  name: string
  summary: string
  category: string
  needs: string[]
  funding: string[]
  price: string
  picture: NonNullable<PictureContent> | null
}>

type CategoryContent = FromOutside<{
  _id: string
  slug: string
  name: string
}>

const known = <Value extends string>(
  values: readonly Value[],
  input: readonly (string | null)[] | null | undefined,
): readonly Value[] => values.filter((value) => input?.includes(value))

/** Builds the catalogue from content. A product without a name, slug, category or price is left out. */
export function catalogueOf(products: readonly ProductContent[], categories: readonly CategoryContent[]): Catalogue {
  const terms = new Map(
    categories.flatMap(({ _id, slug, name }) =>
      _id && slug && name ? [[_id, { value: slug, label: name }] as const] : [],
    ),
  )
  const entries = products.flatMap((product): CatalogueEntry[] => {
    const { _id: id, slug, name, category: ref } = product
    const category = terms.get(ref ?? '')
    const price = productPriceValues.find((value) => value === product.price)
    if (!id || !slug || !name || !category || !price) return []
    return [
      {
        id,
        slug,
        name,
        summary: product.summary ?? '',
        category,
        needs: known(productNeedValues, product.needs),
        funding: known(productFundingValues, product.funding),
        price: { value: price, label: productPrices[price] },
        picture: product.picture,
        priceRank: productPriceValues.indexOf(price),
      },
    ]
  })
  // Not localeCompare: for 5,000 names it takes longer than everything else together.
  const order = new Intl.Collator('en-AU', { numeric: true })
  entries.sort((a, b) => order.compare(a.name, b.name))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return {
    entries,
    slugs: new Set(entries.map(({ slug }) => slug)),
    categories: [...terms.values()],
    nearest(id) {
      const to = byId.get(id)
      if (!to) return []
      const shared = ({ needs }: CatalogueEntry) => needs.filter((need) => to.needs.includes(need)).length
      return entries
        .filter((entry) => entry !== to && entry.category.value === to.category.value)
        .toSorted((a, b) => shared(b) - shared(a))
        .slice(0, 3)
    },
  }
}
