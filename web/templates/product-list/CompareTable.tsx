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
  ['In short', ({ summary }) => <p>{summary}</p>],
  ['Price band (a\u00A0guide)', ({ price }) => <p>{price.label}</p>],
  ['Who it helps', ({ helps }) => list(helps)],
  ['Features', ({ features }) => list(features)],
  ['Check first', ({ checks }) => list(checks)],
  ['Who may pay', ({ funding }) => list(funding.map(({ label }) => label))],
  ['Kind of product', ({ category }) => <p>{category.label}</p>],
  ['ISO 9999 code', ({ isoGroup }) => <p>{isoGroup.code}</p>],
  [
    'Where to buy or hire it',
    ({ suppliers }) => (suppliers.length > 0 ? list(suppliers.map(({ name }) => name)) : <p>Ask us</p>),
  ],
]

interface Props {
  readonly path: string
  readonly state: ListState
  readonly products: readonly Compared[]
}

// The linter takes the parts of a table for controls.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */

/**
 * Products side by side: a table with a header for each column and row. Where it is narrow, each row's header is above its cells,
 * and each cell begins with the product's name (finder.css). The roles are explicit, because browsers drop the roles of a table
 * whose `display` changes.
 */
export function CompareTable({ path, state, products }: Props) {
  const without = (slug: string) =>
    addressOf(path, { ...state, compared: state.compared.filter((other) => other !== slug) })
  return (
    <div className="compare">
      <table className="compare-table" data-products={products.length} role="table" aria-label="Products side by side">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              About
            </th>
            {products.map(({ id, slug, name }) => (
              <th key={id} scope="col" role="columnheader">
                <ContentLink href={`/resources/product-database/${slug}`}>{name}</ContentLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([label, cell]) => (
            <tr key={label} role="row">
              <th scope="row" role="rowheader">
                {label}
              </th>
              {products.map((product) => (
                <td key={product.id} role="cell">
                  <p className="compare-name">{product.name}</p>
                  {cell(product)}
                </td>
              ))}
            </tr>
          ))}
          <tr role="row">
            <th scope="row" role="rowheader">
              Change
            </th>
            {products.map(({ id, slug, name }) => (
              <td key={id} role="cell">
                <p className="compare-name">{name}</p>
                <ContentLink className="compare-remove" href={without(slug)}>
                  Remove <span className="visually-hidden">{`${name} from compare`}</span>
                </ContentLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
