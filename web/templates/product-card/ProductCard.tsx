import type { ReactNode } from 'react'
import { Picture } from '#web/blocks/picture/Picture.tsx'
import type { ProductCard_ProductFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'

interface Props {
  readonly product: ProductCard_ProductFragment
  /** What can be done with it, beside following its link. */
  readonly children?: ReactNode
}

/** A product as lists show it; who uses it brings product-card.css, because a part that comes late has no sheet of its own. Its id is where a page without scripts comes back to. */
export function ProductCard({ product, children }: Props) {
  const { slug, name, summary, category, price, picture } = product
  return (
    <article className="product-card" id={`product-${slug}`} aria-label={name}>
      {picture && (
        <div className="product-picture">
          {/* The name beside it says what it is. */}
          <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 40rem) 14rem, 100vw" />
        </div>
      )}
      <div className="product-body">
        <p className="product-meta">{category.label}</p>
        <h3 className="product-name">
          <ContentLink href={`/resources/product-database/${slug}`}>{name}</ContentLink>
        </h3>
        <p>{summary}</p>
        <p className="product-price">
          <span className="visually-hidden">Price band: </span>
          {price.label}
        </p>
        {children}
      </div>
    </article>
  )
}
