import { Picture } from '#web/blocks/picture/Picture.tsx'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { KeepProduct } from '#web/templates/keep/KeepProduct.tsx'
import { type Compared, compareRows } from './compare-rows.ts'
import { addressOf, type ListState } from './list-state.ts'

const shown = (words: string | readonly string[]) =>
  typeof words === 'string' ? (
    <p>{words}</p>
  ) : (
    <ul>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

interface Props {
  readonly path: string
  readonly state: ListState
  readonly products: readonly Compared[]
}

// The linter takes the parts of a table for controls.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */

/**
 * Products side by side: a table with a header for each column and row. Its head, with the names, stays in the window while its
 * cells pass. Where it is narrow, each row's header is above its cells; where not even two columns fit, each cell begins with the
 * product's name (finder.css). The roles are explicit, because browsers drop the roles of a table whose `display` changes.
 */
export function CompareTable({ path, state, products }: Props) {
  const without = (slug: string) =>
    addressOf(path, { ...state, compared: state.compared.filter((other) => other !== slug) })
  return (
    <div className="compare" data-products={products.length}>
      <table className="compare-table" role="table" aria-label="Products side by side">
        <thead role="rowgroup">
          {/* Not in the cells of the names, which a screen reader repeats for each cell of their columns. */}
          <tr role="row" className="compare-tools">
            <th scope="row" role="rowheader">
              <span className="visually-hidden">Change</span>
            </th>
            {products.map(({ id, slug, name, picture }) => (
              <td key={id} role="cell">
                {picture && <Picture picture={{ ...picture, alt: '' }} sizes="6rem" />}
                <ContentLink className="compare-remove" href={without(slug)}>
                  <Icon name="close" />
                  <span className="visually-hidden">{`Remove ${name} from compare`}</span>
                </ContentLink>
              </td>
            ))}
          </tr>
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="visually-hidden">About</span>
            </th>
            {products.map(({ id, slug, name }) => (
              <th key={id} scope="col" role="columnheader">
                <ContentLink href={`/resources/product-database/${slug}`}>{name}</ContentLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {compareRows.map(([label, wordsOf]) => (
            <tr key={label} role="row">
              <th scope="row" role="rowheader">
                {label}
              </th>
              {products.map((product) => (
                <td key={product.id} role="cell">
                  {/* Screen readers read the column header. */}
                  <p className="compare-name" aria-hidden="true">
                    {product.name}
                  </p>
                  {shown(wordsOf(product))}
                </td>
              ))}
            </tr>
          ))}
          <tr role="row" data-needs-scripts="" data-screen-only="">
            <th scope="row" role="rowheader">
              Take to an appointment
            </th>
            {products.map(({ id, slug, name }) => (
              <td key={id} role="cell">
                <p className="compare-name" aria-hidden="true">
                  {name}
                </p>
                <KeepProduct slug={slug} name={name} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
