import { maxCompared } from '#schema/product-terms.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { addressOf, type ListState } from './list-state.ts'

interface Props {
  readonly path: string
  readonly state: ListState
  /** The chosen products, in the order of choice. */
  readonly compared: readonly { readonly slug: string; readonly name: string }[]
}

/** The products chosen to compare, with a link to the table. Nothing while none is chosen. */
export function CompareTray({ path, state, compared }: Props) {
  if (compared.length === 0) return null
  const without = (slug: string) =>
    addressOf(path, { ...state, compared: state.compared.filter((other) => other !== slug) })
  return (
    <section className="compare-tray" aria-labelledby="compare-title">
      <h3 id="compare-title">{`To compare: ${compared.length} of ${maxCompared}`}</h3>
      <ul role="list">
        {compared.map(({ slug, name }) => (
          <li key={slug}>
            <span>{name}</span>
            <ContentLink href={without(slug)}>
              Remove <span className="visually-hidden">{`${name} from compare`}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
      {compared.length > 1 ? (
        <ButtonLink href={addressOf(path, { ...state, page: 1, isComparing: true })}>Compare side by side</ButtonLink>
      ) : (
        <p>Add one more, and you can see them side by side.</p>
      )}
    </section>
  )
}
