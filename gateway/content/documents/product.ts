import type {
  ProductFilter as Filter,
  Product,
  ProductKind,
  ProductPage,
  ProductSort,
  ProductSummary,
  ProductTerm,
  Supplier,
} from '#gateway/types.generated.ts'
import type {
  ProductBySlugQueryResult,
  ProductCategoriesQueryResult,
  ProductListQueryResult,
} from '#gateway/content/groq.generated.ts'
import { createExplainer, glossaryFields, glossaryOf } from '#gateway/content/map/explain.ts'
import { image, pictureFields } from '#gateway/content/map/image.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { words } from '#gateway/content/map/plain-text.ts'
import { catalogueOf, type CatalogueEntry, type Catalogue } from '#gateway/content/products/catalogue.ts'
import { hireFields, hireOf } from '#gateway/content/map/hire.ts'
import { facetsOf, find } from '#gateway/content/products/find.ts'
import { pageOf } from '#gateway/content/paging.ts'
import { readPages } from '#gateway/content/read-pages.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { documentAddress } from '#schema/document-address.ts'
import { maxKept } from '#schema/kept-list.ts'
import { productFundings, productNeeds, productPrices } from '#schema/product-terms.ts'
import { defineQuery } from 'groq'
import { telHref } from '#schema/contact.ts'
import { type DocumentModule, indexRead, type Searchable, withDraft } from './document-module.ts'

export const isShownProduct = `_type == "product"`

/** A page of the products with the fields of the list and its filters; the search index reads their texts. */
const productListQuery = defineQuery(`*[_type == "product" && _id > $after] | order(_id asc)[0...500]{
  _id, "slug": slug.current, name, summary, "category": category._ref, needs, funding, price, "picture": picture${pictureFields}
}`)

const productCategoriesQuery = defineQuery(`*[_type == "productCategory"] | order(order asc, _id asc){
  _id, "slug": slug.current, name
}`)

const hasSlug = `${isShownProduct} && lower(slug.current) == $slug`
const shownProduct = `*[${hasSlug}][0]`

/** A whole product by its `$slug`. */
const productBySlugQuery = defineQuery(`{
  "product": ${shownProduct}{
    _id, "slug": slug.current, name, otherWords, summary, isoCode, about, helps, features, checks, needs, funding, price,
    ${hireFields}, lastReviewed,
    "category": category->{ "slug": slug.current, name, isoGroups[]{ code, name } },
    "suppliers": suppliers[]->{ _id, name, about, phone, website },
    "picture": picture${pictureFields}
  },
  ${glossaryFields}
}`)
const productDraftQuery = withDraft(productBySlugQuery, shownProduct, hasSlug)

const searchableProductsQuery = defineQuery(`*[${isShownProduct} && _id > $after] | order(_id asc)[0...500]{
  _id, "slug": slug.current, name, otherWords, summary, isoCode, about, helps, features,
  "category": category._ref, "suppliers": suppliers[]._ref
}`)

const productNamesQuery = defineQuery(`{
  "categories": *[_type == "productCategory"]{ _id, name },
  "suppliers": *[_type == "supplier"]{ _id, name }
}`)

/** Products on one page of the list. With more, it would be longer than ten screens of a phone (tests/e2e/page-height.ts). */
const pageSize = 10
/** More pages than visitors turn. Without a limit, any invented page number would be processed. */
const lastPage = 1_000
/** The maximum number of values in one list of a filter. */
const maxChosen = 50

/** The last catalogue and the responses it was built from: a response is the same object while it is fresh. */
const catalogues = new WeakMap<object, { readonly from: readonly unknown[]; readonly catalogue: Catalogue }>()

async function readCatalogue(reader: ContentReader): Promise<Catalogue> {
  const [categories, pages]: [
    FromOutside<ProductCategoriesQueryResult>,
    NonNullable<FromOutside<ProductListQueryResult>>[],
  ] = await Promise.all([
    reader.read(productCategoriesQuery, {}),
    readPages((after) => reader.read(productListQuery, { after })),
  ])
  const key = pages[0] ?? categories
  const from = [categories, ...pages]
  const known = key && catalogues.get(key)
  if (known && known.from.length === from.length && known.from.every((item, place) => item === from[place]))
    return known.catalogue
  const catalogue = catalogueOf(
    usable(pages.flat(), (product) => product),
    usable(categories, (category) => category),
  )
  if (key) catalogues.set(key, { from, catalogue })
  return catalogue
}

/** Builds the catalogue of the current products, so that requests do not wait for it. */
export async function warmProducts(reader: ContentReader): Promise<void> {
  await readCatalogue(reader)
}

const summaryOf = ({ id, slug, name, summary, category, price, picture }: CatalogueEntry): ProductSummary => ({
  __typename: 'ProductSummary',
  id,
  slug,
  name,
  summary,
  category: { __typename: 'ProductTerm', ...category },
  price: { __typename: 'ProductTerm', ...price },
  picture: image(picture),
})

/**
 * A page of the products that match a filter, starting at 1; null when there is no such page. An empty list has one
 * empty page.
 * @param matches ids of the products that match the filter's text, the best first; undefined without text
 */
export async function productPage(
  reader: ContentReader,
  filter: Filter | null | undefined,
  sort: ProductSort,
  page: number,
  matches?: readonly string[],
): Promise<ProductPage | null> {
  if (page < 1 || page > lastPage) return null
  const catalogue = await readCatalogue(reader)
  const wanted = {
    ranks: matches && new Map(matches.map((id, rank) => [id, rank])),
    categories: (filter?.categories ?? []).slice(0, maxChosen),
    needs: (filter?.needs ?? []).slice(0, maxChosen),
    funding: (filter?.funding ?? []).slice(0, maxChosen),
    prices: (filter?.prices ?? []).slice(0, maxChosen),
  }
  const { entries, counts } = find(catalogue, wanted, sort)
  const shown = pageOf(entries.length, page, pageSize)
  if (!shown) return null
  const { from, to, ...place } = shown
  return {
    __typename: 'ProductPage',
    ...place,
    products: entries.slice(from, to).map(summaryOf),
    facets: facetsOf(catalogue, counts),
  }
}

/** Kinds that are shown by their pictures: as many as the tiles of a page fill whole rows. */
const maxKinds = 8

/** The first kinds that have a product with a picture. */
export async function productKinds(reader: ContentReader): Promise<ProductKind[]> {
  const { categories, entries } = await readCatalogue(reader)
  const kinds = categories.flatMap(({ value, label }): ProductKind | [] => {
    const shown = entries.find((entry) => entry.category.value === value && entry.picture)
    const picture = shown && image(shown.picture)
    return picture ? { __typename: 'ProductKind', value, label, picture } : []
  })
  return kinds.slice(0, maxKinds)
}

/** The display text of a value of a closed list; null for an unknown value. */
const term = (terms: Readonly<Record<string, string>>, value: string | null | undefined): ProductTerm | null => {
  const label = Object.entries(terms).find(([known]) => known === value)?.[1]
  return typeof value === 'string' && label !== undefined ? { __typename: 'ProductTerm', value, label } : null
}

type Found = FromOutside<ProductBySlugQueryResult>
type SupplierContent = NonNullable<NonNullable<NonNullable<ProductBySlugQueryResult['product']>['suppliers']>[number]>
type Whole = NonNullable<NonNullable<Found>['product']>

/** A supplier; null for one without a name. */
function supplierOf({ _id: id, name, about, phone, website }: FromOutside<SupplierContent>): Supplier | null {
  if (!id || !name) return null
  return {
    __typename: 'Supplier',
    id,
    name,
    about: about ?? '',
    phone: phone && /\d/.test(phone) ? { __typename: 'Phone', display: phone, href: telHref(phone) } : null,
    website: website?.startsWith('https://') ? website : null,
  }
}

/** A product as its page shows it; null for one without a name, slug, category or price. */
function whole(found: Whole, catalogue: Catalogue): Product | null {
  const { _id: id, slug, name, category, isoCode } = found
  const price = term(productPrices, found.price)
  if (!id || !slug || !name || !category?.slug || !category.name || !price) return null
  const iso = usable(category.isoGroups, (group) => group).find(({ code }) => code === isoCode)
  return {
    __typename: 'Product',
    id,
    slug,
    name,
    summary: found.summary ?? '',
    otherWords: words(...(found.otherWords ?? [])),
    category: { __typename: 'ProductTerm', value: category.slug, label: category.name },
    isoGroup: { __typename: 'IsoGroup', code: isoCode ?? '', name: iso?.name ?? '' },
    description: words(...(found.about ?? '').split(/\n\s*\n/)),
    helps: words(...(found.helps ?? [])),
    features: words(...(found.features ?? [])),
    checks: words(...(found.checks ?? [])),
    needs: usable(found.needs, (need) => term(productNeeds, need)),
    funding: usable(found.funding, (funding) => term(productFundings, funding)),
    price,
    hire: hireOf(found.hire),
    suppliers: usable(found.suppliers, supplierOf),
    picture: image(found.picture),
    lastReviewed: found.lastReviewed,
    related: catalogue.nearest(id).map(summaryOf),
  }
}

/** Undefined for an unknown slug. Only existing products and drafts are queried, so invented slugs are not cached. */
async function wholeProduct(
  reader: ContentReader,
  slug: string,
): Promise<{ readonly product: Product; readonly glossary: NonNullable<Found>['glossary'] } | undefined> {
  const catalogue = await readCatalogue(reader)
  if (!catalogue.slugs.has(slug) && reader.previewOf === undefined) return undefined
  const found = await reader.read(
    productBySlugQuery,
    { slug },
    { isFound: (result) => !!result?.product, draftQuery: productDraftQuery },
  )
  const product = found?.product && whole(found.product, catalogue)
  return product ? { product, glossary: found.glossary } : undefined
}

/** A product with its terms explained; null when the slug is unknown. */
export async function productBySlug(reader: ContentReader, slug: string): Promise<Product | null> {
  const found = await wholeProduct(reader, slug)
  if (!found) return null
  const { product, glossary } = found
  const explain = createExplainer(glossaryOf(glossary), product.name)
  const inList = (lines: readonly string[]) => lines.map((line) => explain.words(line))
  // In reading order. List items are too short for explanations.
  const summary = explain.words(product.summary)
  const description = explain.prose(product.description)
  const helps = inList(product.helps)
  const features = inList(product.features)
  return { ...product, summary, description, helps, features, checks: inList(product.checks) }
}

/**
 * The products for a comparison or a visitor's list: those of the first slugs that exist. Each is read separately, because clients can
 * request any combination.
 */
export async function comparedProducts(reader: ContentReader, slugs: readonly string[]): Promise<Product[]> {
  const requested = [...new Set(slugs.slice(0, maxKept))]
  const found = await Promise.all(requested.map((slug) => wholeProduct(reader, slug)))
  return usable(found, (item) => item?.product ?? null)
}

const namesById = (documents: FromOutside<{ _id: string; name: string }[]> | undefined): ReadonlyMap<string, string> =>
  new Map(usable(documents, ({ _id, name }) => (_id && name ? ([_id, name] as const) : null)))

/** The full name and its first word, which is how people often name a company. */
const namesOfSupplier = (name: string | null | undefined) => [name, name?.split(' ', 1)[0]]

async function searchable(reader: ContentReader): Promise<Searchable[]> {
  const [pages, names] = await Promise.all([
    readPages((after) => reader.read(searchableProductsQuery, { after }, indexRead)),
    reader.read(productNamesQuery, {}, indexRead),
  ])
  const categories = namesById(names?.categories)
  const suppliers = namesById(names?.suppliers)
  return usable(pages.flat(), ({ _id: id, slug, name, category, summary, about, helps, features, ...also }) => {
    const address = documentAddress({ type: 'product', slug })
    return id && address && name
      ? {
          id,
          kind: 'PRODUCT',
          title: name,
          address,
          summary: summary ?? '',
          headings: words(categories.get(category ?? '')),
          body: words(about, ...(helps ?? []), ...(features ?? [])),
          otherWords: words(...(also.otherWords ?? [])),
          names: words(
            also.isoCode,
            also.isoCode && `ISO ${also.isoCode}`,
            ...usable(also.suppliers, (supplier) => suppliers.get(supplier) ?? null).flatMap(namesOfSupplier),
          ),
        }
      : null
  })
}

export const product = { searchable } satisfies DocumentModule
