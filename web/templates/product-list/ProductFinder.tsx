import { maxCompared } from '#schema/product-terms.ts'
import type { ProductResultsQuery } from '#web/graphql/generated.ts'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { YourListLink } from '#web/templates/keep/KeepProduct.tsx'
import { Paging } from '#web/templates/paging/Paging.tsx'
import { ResultsHeading } from '#web/templates/paging/ResultsHeading.tsx'
import { TakeWithYou } from '#web/templates/take-with-you/TakeWithYou.tsx'
import { ProductCard } from '#web/templates/product-card/ProductCard.tsx'
import { Button } from '#web/ui/button/Button.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { HiddenField } from '#web/ui/field/HiddenField.tsx'
import { askAbout } from './compare-rows.ts'
import { compareFormId, refusalId, useCompare } from './compare-products.ts'
import { CompareTable } from './CompareTable.tsx'
import { CompareNotes, type LeftOut, refusedId } from './CompareNotes.tsx'
import { CompareTray } from './CompareTray.tsx'
import {
  addressOf,
  comparisonOf,
  entriesOf,
  headingOf,
  isFiltered,
  type ListState,
  withoutFilters,
} from './list-state.ts'
import { ProductFilters } from './ProductFilters.tsx'

export interface FinderProps {
  readonly path: string
  readonly state: ListState
  readonly products: NonNullable<ProductResultsQuery['products']>
  /** The products to compare, in the order of choice. */
  readonly compared: ProductResultsQuery['comparedProducts']
  readonly leftOut: LeftOut
}

/** The filters, the results and the comparison. All are forms or links, so they work without scripts. */
export function ProductFinder({ path, state, products, compared, leftOut }: FinderProps) {
  const nameOf = (slug: string) =>
    [...products.products, ...compared].find((product) => product.slug === slug)?.name ?? 'This product'
  const { onSubmit, refusal } = useCompare(path, state, nameOf)
  const { isComparing } = state
  const phone = useSiteSettings()?.supportPhone
  const ask = askAbout(compared)
  const comparison = addressOf(path, { ...state, page: 1, isComparing: true })
  return (
    <div className="container finder">
      <div className="finder-layout" data-comparing={isComparing || undefined}>
        {!isComparing && <ProductFilters path={path} state={state} products={products} />}
        <section className="finder-results" aria-labelledby="results">
          <ResultsHeading>{headingOf(state, products)}</ResultsHeading>
          {isComparing ? (
            <>
              <p>
                <ContentLink className="finder-quiet" href={addressOf(path, { ...state, isComparing: false })}>
                  Back to the list
                </ContentLink>
              </p>
              <CompareNotes {...leftOut} />
              <CompareTable path={path} state={state} products={compared} />
              <div className="finder-ask">
                <ButtonLink href={ask.href}>{ask.label}</ButtonLink>
                {phone && (
                  <ButtonLink href={phone.href} icon="phone" kind="secondary">
                    {`Call ${phone.display}`}
                  </ButtonLink>
                )}
                <YourListLink />
              </div>
              <TakeWithYou path={path} query={addressOf('', comparisonOf(state))} />
            </>
          ) : (
            <>
              {isFiltered(state) && (
                <p>
                  <ContentLink className="finder-quiet" href={addressOf(path, withoutFilters(state))}>
                    Clear all filters
                  </ContentLink>
                </p>
              )}
              <CompareNotes {...leftOut} comparison={comparison} />
              {/* The buttons of the products and of the tray submit this form. Without them it would be a form without a button. */}
              {(products.products.length > 0 || compared.length > 0) && (
                <form id={compareFormId} action={path} onSubmit={onSubmit}>
                  {entriesOf(state).map(([name, value]) => (
                    <HiddenField key={`${name} ${value}`} name={name} value={value} />
                  ))}
                </form>
              )}
              {products.products.length > 0 ? (
                <ul role="list" className="finder-list">
                  {products.products.map((product) => {
                    const isCompared = state.compared.includes(product.slug)
                    // Without scripts, the address returns the focus to the button, or leads to the message why it cannot be added.
                    const isOneTooMany = !isCompared && state.compared.length >= maxCompared
                    return (
                      <li key={product.id}>
                        <ProductCard product={product}>
                          <Button
                            kind="secondary"
                            type="submit"
                            id={`product-${product.slug}`}
                            form={compareFormId}
                            formAction={`${path}#${isOneTooMany ? refusedId : `product-${product.slug}`}`}
                            name={isCompared ? 'remove' : 'compare'}
                            value={product.slug}
                            icon={isCompared ? 'check' : undefined}
                          >
                            <span>{isCompared ? 'Remove from compare' : 'Add to compare'}</span>
                            <span className="visually-hidden">{`: ${product.name}`}</span>
                          </Button>
                          {refusal?.slug === product.slug && (
                            <p className="compare-refused" id={refusalId}>
                              {refusal.text}
                            </p>
                          )}
                          {/* Beside the last press: the tray is after the list, for the keyboard, and in a low window for everyone. */}
                          {compared.length > 1 && [refusal?.slug, compared.at(-1)?.slug].includes(product.slug) && (
                            <ContentLink className="finder-quiet" href={comparison}>
                              {`Compare ${compared.length} side by side`}
                            </ContentLink>
                          )}
                        </ProductCard>
                      </li>
                    )
                  })}
                </ul>
              ) : (
                <div className="flow">
                  <p>
                    <strong>No products match.</strong> You can:
                  </p>
                  <ul className="finder-advice">
                    <li>check the spelling, or use fewer or simpler words, such as ‘rail’</li>
                    <li>remove a filter, or clear them all</li>
                    <li>
                      <SiteLink to="/contact-us/general-enquiry">write to us</SiteLink> or call: tell us what you want
                      to do, and we’ll look with you
                    </li>
                  </ul>
                </div>
              )}
              <Paging
                path={addressOf(path, { ...state, page: 1 })}
                page={products.page}
                pageCount={products.pageCount}
              />
              <p className="finder-note">
                Price bands are a guide to what most of these products cost to buy. Each scheme decides case by case
                what it will pay.
              </p>
            </>
          )}
        </section>
      </div>
      {!isComparing && compared.length > 0 && (
        <CompareTray path={path} href={comparison} compared={compared} refusal={refusal} />
      )}
    </div>
  )
}
