import type { ReactNode } from 'react'
import { Picture } from '#web/blocks/picture/Picture.tsx'
import type { ProductCard_ProductFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'

interface Props {
  readonly product: ProductCard_ProductFragment
  /** Actions besides the link. */
  readonly children?: ReactNode
}

/**
 * A product in a list. The page loads product-card.css, because lazy-loaded parts have no stylesheet.
 */
export function ProductCard({ product, children }: Props) {
  const { slug, name, summary, category, price, picture } = product
  return (
    <article className="product-card" aria-label={name}>
      {picture && (
        <div className="product-picture">
          {/* Decorative: the product's name is beside it. */}
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
