import type { ReactNode } from 'react'
import type { ProductResultsQuery } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { addressOf, type ListState } from './list-state.ts'

type Compared = ProductResultsQuery['comparedProducts'][number]

const list = (lines: readonly string[]) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

const rows: readonly (readonly [string, (product: Compared) => ReactNode])[] = [
  ['In short', ({ summary }) => summary],
  ['Price band (a guide)', ({ price }) => price.label],
  ['Who it helps', ({ helps }) => list(helps)],
  ['Features', ({ features }) => list(features)],
  ['Check first', ({ checks }) => list(checks)],
  ['Who may pay', ({ funding }) => list(funding.map(({ label }) => label))],
  ['Kind of product', ({ category }) => category.label],
  ['ISO 9999 code', ({ isoGroup }) => isoGroup.code],
  [
    'Where to buy or hire it',
    ({ suppliers }) => (suppliers.length > 0 ? list(suppliers.map(({ name }) => name)) : 'Ask us'),
  ],
]

interface Props {
  readonly path: string
  readonly state: ListState
  readonly products: readonly Compared[]
}

/** Products side by side: a table with a header for each column and row, which scrolls sideways if it is too wide. */
export function CompareTable({ path, state, products }: Props) {
  const without = (slug: string) =>
    addressOf(path, { ...state, compared: state.compared.filter((other) => other !== slug) })
  return (
    // A scrollable region must be focusable for keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="compare-scroller" aria-label="Products side by side, scrolls sideways" tabIndex={0}>
      <table className="compare-table">
        <caption>Products side by side</caption>
        <thead>
          <tr>
            <th scope="col">About</th>
            {products.map(({ id, slug, name }) => (
              <th key={id} scope="col">
                <ContentLink href={`/resources/product-database/${slug}`}>{name}</ContentLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {products.map((product) => (
                <td key={product.id}>{cell(product)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Change</th>
            {products.map(({ id, slug, name }) => (
              <td key={id}>
                <ContentLink className="compare-remove" href={without(slug)}>
                  Remove <span className="visually-hidden">{`${name} from compare`}</span>
                </ContentLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
