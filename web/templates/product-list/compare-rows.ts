import type { ProductResultsQuery } from '#web/graphql/generated.ts'

export type Compared = ProductResultsQuery['comparedProducts'][number]

const labelsOf = (of: readonly { readonly label: string }[]) => of.map(({ label }) => label)

/** The rows of a comparison: a label, and what it is for a product, in a sentence or as a list. */
export const compareRows: readonly (readonly [string, (product: Compared) => string | readonly string[]])[] = [
  ['In short', ({ summary }) => summary],
  ['Price band (a\u00A0guide)', ({ price }) => price.label],
  ['Who it helps', ({ helps }) => helps],
  ['Features', ({ features }) => features],
  ['Check first', ({ checks }) => checks],
  ['Who may pay', ({ funding }) => labelsOf(funding)],
  ['Kind of product', ({ category }) => category.label],
  ['Where to buy or hire it', ({ suppliers }) => (suppliers.length > 0 ? suppliers.map(({ name }) => name) : 'Ask us')],
]

const these: Readonly<Record<number, string>> = { 1: 'this', 2: 'these two', 3: 'these three' }

/** The link to an enquiry about the products. */
export const askAbout = (products: readonly Compared[]) => ({
  label: `Ask about ${these[products.length] ?? 'these'}`,
  href: `/contact-us/general-enquiry?${new URLSearchParams(products.map(({ slug }) => ['product', slug])).toString()}`,
})
