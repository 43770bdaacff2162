import type { ProductListPageQuery } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { WayPast } from '#web/ui/way-past/WayPast.tsx'
import styles from './ProductKinds.module.css'

interface Props {
  /** Of the product list. */
  readonly path: string
  readonly kinds: ProductListPageQuery['productKinds']
}

/** The most wanted kinds of products as pictures, each a link to its list. All kinds are a filter of the list. */
export function ProductKinds({ path, kinds }: Props) {
  return (
    <nav className={`container ${styles['kinds']}`} aria-label="Kinds of product">
      <WayPast of="kinds of product" />
      <ul role="list" className={styles['tiles']}>
        {kinds.map(({ value, label, picture: { url, width, height } }) => (
          <li key={value}>
            <ContentLink
              className={styles['tile']}
              href={`${path}?${new URLSearchParams({ category: value }).toString()}`}
            >
              {/* The label says what it is. */}
              <img src={url} alt="" width={width} height={height} />
              <span>{label}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
