import { Figure } from '#web/blocks/picture/Figure.tsx'
import { ProductDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/product.ts'
import { crumbsTo } from './crumbs.ts'
import { describe } from './describe.ts'
import { notHere } from './not-here.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { ProductCard } from './product-card/ProductCard.tsx'
import './product-card/product-card.css'
import styles from './product.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { product } = await context.get(gql).query(ProductDocument, { slug: params.slug })
  if (!product) return notHere(context, url)
  const path = url.pathname
  const { name, summary, picture } = product
  describe(context, { title: name, description: summary, path, picture })
  return { product, path }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { product, path } }) =>
  pageMeta({ site: root.loaderData, title: product.name, description: product.summary, path })

const listAddress = (name: 'category' | 'need' | 'compare', value: string) =>
  `/resources/product-database?${new URLSearchParams({ [name]: value }).toString()}` as const

/** Where a way of paying is explained. */
const fundingPages = {
  ndis: '/resources/ndis',
  'at-hm': '/services/support-at-home-program/at-hm-scheme',
  chsp: '/services/chsp',
} as const

const hasPage = (value: string): value is keyof typeof fundingPages => Object.hasOwn(fundingPages, value)

function Lines({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="flow">
      <h2>{heading}</h2>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** One kind of product: what it does, whom it helps, what to check, what it may cost and how to ask. */
export default function Product({ loaderData: { product, path } }: Route.ComponentProps) {
  const { slug, name, summary, picture, category, needs, funding, price, supplier, isoGroup, lastReviewed, related } =
    product
  return (
    <>
      <PageHeader
        title={name}
        lead={summary}
        parents={crumbsTo(path)}
        picture={picture && <Figure picture={picture} sizes="(min-width: 60em) 32rem, 100vw" isPriority />}
      >
        {product.otherWords.length > 0 && <p>Also called: {product.otherWords.join(', ')}</p>}
      </PageHeader>
      <PageLayout
        blocks={[]}
        before={
          <>
            <section className="flow">
              <h2>What it is</h2>
              {product.description.map((paragraph) => (
                <p className="measure" key={paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
            <Lines heading="Who it helps" lines={product.helps} />
            <Lines heading="What it has and does" lines={product.features} />
            <Lines heading="Check before you choose" lines={product.checks} />
            <section className="flow">
              <h2>What it may cost, and who may pay</h2>
              <p className={styles['price']}>{price.label}</p>
              <p className="measure">
                This price band is indicative. It says what most of these cost to buy, without delivery, fitting or
                repairs. Ask for a quote before you decide.
              </p>
              {funding.length > 0 && (
                <>
                  <p>These may apply:</p>
                  <ul className={styles['lines']}>
                    {funding.map(({ value, label }) => (
                      <li key={value}>
                        {hasPage(value) ? <SiteLink to={fundingPages[value]}>{label}</SiteLink> : label}
                      </li>
                    ))}
                  </ul>
                  <p className="measure">
                    Each scheme decides for each person. Ask it before you buy: most do not pay back what you have
                    bought already.
                  </p>
                </>
              )}
            </section>
            <section className={styles['ask']}>
              <h2>Ask about it</h2>
              <p className="measure">
                Tell us what you want to do, and where. We can show you this and other ways, and you do not have to buy
                anything.
              </p>
              <div className={styles['ways']}>
                <ButtonLink href="/contact-us/general-enquiry">Ask us about it</ButtonLink>
                <ButtonLink kind="secondary" href={listAddress('compare', slug)}>
                  Compare it with others
                </ButtonLink>
              </div>
            </section>
            {supplier && (
              <section className="flow">
                <h2>Who sells or hires it out</h2>
                <p>
                  <strong>{supplier.name}</strong>
                </p>
                <p className="measure">{supplier.about}</p>
                <ul role="list" className={styles['contact']}>
                  {supplier.phone && (
                    <li>
                      Call <ContentLink href={supplier.phone.href}>{supplier.phone.display}</ContentLink>
                    </li>
                  )}
                  {supplier.website && (
                    <li>
                      <ContentLink href={supplier.website}>Website of {supplier.name}</ContentLink>
                    </li>
                  )}
                </ul>
                <p className="measure">We take no commission. Other suppliers sell such products too.</p>
              </section>
            )}
            <section className="flow">
              <h2>More like it</h2>
              <ul className={styles['lines']}>
                <li>
                  Kind of product: <SiteLink to={listAddress('category', category.value)}>{category.label}</SiteLink>
                </li>
                {needs.map(({ value, label }) => (
                  <li key={value}>
                    To do: <SiteLink to={listAddress('need', value)}>{label}</SiteLink>
                  </li>
                ))}
                {isoGroup.code && (
                  <li>
                    ISO 9999:2022 code: {isoGroup.code}
                    {isoGroup.name && ` (${isoGroup.name})`}
                  </li>
                )}
              </ul>
              {related.length > 0 && (
                <ul role="list" className={styles['related']}>
                  {related.map((other) => (
                    <li key={other.id}>
                      <ProductCard product={other} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </>
        }
        after={
          lastReviewed && (
            <p>
              Last reviewed: <time dateTime={lastReviewed}>{formatDate(lastReviewed)}</time>
            </p>
          )
        }
      />
    </>
  )
}
