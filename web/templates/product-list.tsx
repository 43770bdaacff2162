import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { data } from 'react-router'
import { ProductListDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import '#web/ui/field/field.css'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/product-list.ts'
import { AfterTitle } from './after-title/AfterTitle.tsx'
import { crumbsTo } from './crumbs.ts'
import { EasyReadLink } from './easy-read-link/EasyReadLink.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'
import './paging/paging.css'
import { listStateOf, shownList, variablesOf } from './product-list/list-state.ts'
import type { FinderProps } from './product-list/ProductFinder.tsx'
import './product-card/product-card.css'
import './product-list/finder.css'

const path = '/resources/product-database'

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = listStateOf(url.searchParams)
  if (!state) throw data(null, { status: 404 })
  const { page, ...results } = await context.get(gql).query(ProductListDocument, { path, ...variablesOf(state) })
  const list = shownList(path, state, results)
  if (!list) throw data(null, { status: 404 })
  return { ...(await requirePage(page, path, context)), ...list }
}

const loadFinder = async () => (await import('./product-list/ProductFinder.tsx')).ProductFinder

/** Lazy-loaded: until its script arrives, the page is a form and links. */
const LazyFinder = lazyPart(loadFinder)

/** The loaded component. With it, navigating to the page renders the list at once. */
let LoadedFinder: ComponentType<FinderProps> | undefined

/** The page's document from the last server response. Only the list depends on the query. Used only in the browser. */
let cachedPage: Awaited<ReturnType<typeof requirePage>> | undefined

/** In the browser, a change of the filter requests only the list. */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  LoadedFinder ??= await loadFinder()
  if (!cachedPage || url.searchParams.has('preview')) return serverLoader()
  const state = listStateOf(url.searchParams)
  if (!state) throw data(null, { status: 404 })
  const { productResults } = await import('#web/graphql/browser-client.ts')
  const list = shownList(path, state, await productResults(variablesOf(state), request.signal))
  if (!list) throw data(null, { status: 404 })
  return { ...cachedPage, ...list }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => {
  const { page, part, isWhole, address } = loaderData
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
export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { page, state, products, comparedProducts, leftOut } = loaderData
  // Fixed on the first render, because switching components would remount the list and lose its state.
  const [Finder] = useState(() => LoadedFinder ?? LazyFinder)
  useEffect(() => {
    cachedPage = { page, path }
  }, [page])
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} parents={crumbsTo(path)}>
        <EasyReadLink path={page.easyReadPath} />
      </PageHeader>
      <AfterTitle>
        <Suspense>
          <Finder path={path} state={state} products={products} compared={comparedProducts} leftOut={leftOut} />
        </Suspense>
      </AfterTitle>
      <PageLayout blocks={page.blocks} />
    </>
  )
}
