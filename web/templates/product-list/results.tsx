import { Suspense } from 'react'
import { data } from 'react-router'
import { ProductResultsDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { awaitedPart } from '#web/loading/awaited-part.tsx'
import { pageMeta } from '#web/templates/page-meta.ts'
import '#web/templates/paging/paging.css'
import '#web/templates/product-card/product-card.css'
import '#web/ui/field/field.css'
import type { Route } from './+types/results.ts'
import './finder.css'
import { listStateOf, shownList, variablesOf } from './list-state.ts'

const path = '/resources/product-database'

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = listStateOf(url.searchParams)
  if (!state) throw data(null, { status: 404 })
  const list = shownList(path, state, await context.get(gql).query(ProductResultsDocument, variablesOf(state)))
  if (!list) throw data(null, { status: 404 })
  return list
}

/** Until its script arrives, the page is a form and links. */
const { Part: ProductFinder, waitForPart } = awaitedPart(
  async () => (await import('./ProductFinder.tsx')).ProductFinder,
)

export const clientMiddleware = [waitForPart]

export const meta: Route.MetaFunction = ({ matches: [root, { loaderData: document }], loaderData }) => {
  const { page } = document
  const { part, isWhole, address } = loaderData
  return pageMeta({
    ...page,
    site: root.loaderData,
    title: part ? `${page.title}: ${part}` : page.title,
    heading: page.title,
    path: address,
    isIndexed: isWhole,
  })
}

/** Products to search, filter, sort and compare. The address holds the whole state. */
export default function ProductResults({ loaderData }: Route.ComponentProps) {
  const { state, products, comparedProducts, leftOut } = loaderData
  return (
    <Suspense>
      <ProductFinder path={path} state={state} products={products} compared={comparedProducts} leftOut={leftOut} />
    </Suspense>
  )
}
