import type { ReactNode } from 'react'
import { Figure } from '#web/blocks/picture/Picture.tsx'
import { ProductDocument } from '#web/graphql/generated.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/product.ts'
import { crumbsTo } from './crumbs.ts'
import { loadDocument } from './document-page/load-document.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { KeepProduct, YourListLink } from './keep/KeepProduct.tsx'
import { partsOf, type ProductPart, wordsOf } from './product-parts.ts'
import { ProductCard } from './product-card/ProductCard.tsx'
import './product-card/product-card.css'
import styles from './product.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { content, path } = await loadDocument(
    args,
    ProductDocument,
    { slug: args.params.slug },
    ({ product }) => product,
  )
  return { product: content, path, parts: partsOf(content), words: wordsOf(content) }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { product, path } }) => {
  const { name, summary, picture } = product
  return pageMeta({ site: root.loaderData, title: name, description: summary, path, picture })
}

const listAddress = (name: 'category' | 'need' | 'compare', value: string) =>
  `/resources/product-database?${new URLSearchParams({ [name]: value }).toString()}` as const

/** The pages that explain each funding scheme. */
const fundingPages = {
  ndis: '/resources/ndis',
  'at-hm': '/services/support-at-home-program/at-hm-scheme',
  chsp: '/services/chsp',
} as const

const hasPage = (value: string): value is keyof typeof fundingPages => Object.hasOwn(fundingPages, value)

const lines = (of: readonly string[]) => (
  <ul className={styles['lines']}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

type Data = Pick<Route.ComponentProps['loaderData'], 'product' | 'words'>

/** What decides first: its price, who may pay, where to get it, and the next steps. */
function AtOnce({ product: { slug, name: productName, price, hire, funding, suppliers }, words }: Data) {
  return (
    <>
      <dl className={styles['facts']}>
        <dt>{words.priceLabel}</dt>
        <dd>
          <strong>{price.label}</strong>
        </dd>
        {hire && (
          <>
            <dt>{words.hireLabel}</dt>
            <dd>
              <span>
                <strong>{hire.price} a week</strong>, for at least {hire.minimum}, plus delivery.{' '}
                <SiteLink to="/services/coming-home-from-hospital">How hiring works</SiteLink>
              </span>
            </dd>
          </>
        )}
        {funding.length > 0 && (
          <>
            <dt>{words.fundingLabel}</dt>
            <dd>
              <ul role="list" className={styles['schemes']}>
                {funding.map(({ value, label }) => (
                  <li key={value}>{hasPage(value) ? <SiteLink to={fundingPages[value]}>{label}</SiteLink> : label}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {suppliers.length > 0 && (
          <>
            <dt>{words.suppliersLabel}</dt>
            <dd>
              <a href="#suppliers">{new Intl.ListFormat('en-AU').format(suppliers.map(({ name }) => name))}</a>
            </dd>
          </>
        )}
      </dl>
      <div className={styles['ways']}>
        <Ask slug={slug} words={words} />
        <ButtonLink kind="secondary" href={listAddress('compare', slug)}>
          {words.compareLabel}
        </ButtonLink>
        <KeepProduct slug={slug} name={productName} />
        <YourListLink />
      </div>
    </>
  )
}

/** A link to the enquiry about it. */
const Ask = ({ slug, words }: Pick<Data['product'], 'slug'> & Pick<Data, 'words'>) => (
  <ButtonLink href={`/contact-us/general-enquiry?product=${slug}`}>{words.askLabel}</ButtonLink>
)

/** Who sells it. */
function Suppliers({ product: { suppliers }, words }: Data) {
  return (
    <>
      <div className={styles['suppliers']}>
        {suppliers.map(({ id, name: supplierName, about, phone, website }) => (
          <div key={id}>
            <p className="measure">
              <strong>{supplierName}.</strong> {about}
            </p>
            <ul role="list" className={styles['contact']}>
              {phone && (
                <li>
                  Call <ContentLink href={phone.href}>{phone.display}</ContentLink>
                </li>
              )}
              {website && (
                <li>
                  <ContentLink href={website}>{`${supplierName} website`}</ContentLink>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
      <p className="measure">{words.suppliers}</p>
    </>
  )
}

/** Where else to look. */
function More({ product: { category, needs, related } }: Pick<Data, 'product'>) {
  return (
    <>
      <ul className={styles['lines']}>
        <li>
          Kind of product: <SiteLink to={listAddress('category', category.value)}>{category.label}</SiteLink>
        </li>
        {needs.map(({ value, label }) => (
          <li key={value}>
            What you want to do: <SiteLink to={listAddress('need', value)}>{label}</SiteLink>
          </li>
        ))}
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
    </>
  )
}

/** A kind of product: what it does, what it may cost and how to enquire in the first window, then whom it helps and what to check. */
export default function Product({ loaderData: { product, path, parts, words } }: Route.ComponentProps) {
  const { name, summary, picture, lastReviewed } = product
  const contents: Readonly<Record<ProductPart, ReactNode>> = {
    what: product.description.map((paragraph) => (
      <p className="measure" key={paragraph}>
        {paragraph}
      </p>
    )),
    helps: lines(product.helps),
    features: lines(product.features),
    checks: lines(product.checks),
    cost: [words.price, product.funding.length > 0 && words.funding].map(
      (text) =>
        text && (
          <p className="measure" key={text}>
            {text}
          </p>
        ),
    ),
    ask: (
      <>
        <p className="measure">{words.ask}</p>
        <p>
          <Ask slug={product.slug} words={words} />
        </p>
      </>
    ),
    suppliers: <Suppliers product={product} words={words} />,
    more: <More product={product} />,
  }
  return (
    <>
      <PageHeader
        title={name}
        lead={summary}
        parents={crumbsTo(path)}
        picture={picture && <Figure picture={picture} sizes="(min-width: 60em) 32rem, 100vw" isPriority />}
      >
        {product.otherWords.length > 0 && <p>Also called: {product.otherWords.join(', ')}</p>}
        <AtOnce product={product} words={words} />
      </PageHeader>
      <PageLayout
        blocks={[]}
        path={path}
        before={
          <div className={styles['parts']}>
            {parts.map(({ id, text }) => (
              <section key={id} className={id === 'ask' ? styles['ask'] : 'flow'} data-part={id}>
                <h2 id={id}>{text}</h2>
                {contents[id]}
              </section>
            ))}
          </div>
        }
        after={
          <div className="flow">
            {lastReviewed && (
              <p>
                Last reviewed: <time dateTime={lastReviewed}>{formatDate(lastReviewed)}</time>
              </p>
            )}
            {words.iso && <p>{words.iso}</p>}
          </div>
        }
      />
    </>
  )
}
