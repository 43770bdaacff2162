import { useRef } from 'react'
import { maxCompared } from '#schema/product-terms.ts'
import { useMeasuredHeight } from '#web/lib/use-measured-height.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { compareFormId, type Refusal } from './compare-products.ts'

/** The id of the button that opens the list of chosen products. */
const trayId = 'compare-chosen'

interface Props {
  /** Of the product list. */
  readonly path: string
  /** The address of the comparison. */
  readonly href: string
  /** The chosen products, in the order of choice. */
  readonly compared: readonly { readonly slug: string; readonly name: string }[]
  /** Why the product of the last press was not added. */
  readonly refusal: Refusal | undefined
}

/**
 * The products chosen to compare, with a link to the comparison. It stays at the bottom of the window while the list is in it.
 * Rendered only while a product is chosen.
 */
export function CompareTray({ path, href, compared, refusal }: Props) {
  const ref = useRef<HTMLElement>(null)
  useMeasuredHeight(ref, '--tray-measured')
  return (
    <section ref={ref} className="compare-tray" aria-labelledby="compare-title">
      {/* The card shows it too. A live region that is inserted with its text may be silent. */}
      <p className="visually-hidden" role="status">
        {/* The key: a second press is announced again. */}
        {refusal && <span key={refusal.count}>{refusal.text}</span>}
      </p>
      <details>
        <summary id={trayId}>
          <span id="compare-title">{`Compare: ${compared.length} of ${maxCompared}`}</span>
        </summary>
        <ul role="list">
          {compared.map(({ slug, name }) => (
            <li key={slug}>
              <span>{name}</span>
              <Button
                kind="quiet"
                type="submit"
                form={compareFormId}
                // Without scripts the address leads back to the tray, or to the list if the tray is gone.
                formAction={`${path}#${compared.length > 1 ? trayId : 'results'}`}
                name="remove"
                value={slug}
              >
                Remove <span className="visually-hidden">{`${name} from compare`}</span>
              </Button>
            </li>
          ))}
        </ul>
      </details>
      {compared.length > 1 ? (
        <ButtonLink href={href}>Compare side by side</ButtonLink>
      ) : (
        <p>Add one more to compare.</p>
      )}
    </section>
  )
}
