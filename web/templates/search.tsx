import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { data } from 'react-router'
import { maxSearchLength } from '#schema/product-terms.ts'
import { SearchDocument, type SearchResultsQuery } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import '#web/ui/field/field.css'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/search.ts'
import { AfterTitle } from './after-title/AfterTitle.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'
import './paging/paging.css'
import { pageNumberOf } from './paging/page-number.ts'
import { headingOf, searchPath, type SearchState } from './search/search-state.ts'
import './search/search.css'

/** The variables of an address. An invalid page number becomes page 0, which does not exist. */
const variablesOf = ({ searchParams }: URL) => ({
  query: (searchParams.get('q') ?? '').trim().slice(0, maxSearchLength),
  number: pageNumberOf(searchParams) ?? 0,
})

/** @throws 404 if there is no such page of results. */
const shownSearch = (query: string, { search }: SearchResultsQuery) => {
  if (!search) throw data(null, { status: 404 })
  return { query, search }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = variablesOf(url)
  const { page, ...results } = await context.get(gql).query(SearchDocument, { path: searchPath, ...variables })
  const shown = shownSearch(variables.query, results)
  return { ...(await requirePage(page, searchPath, context)), ...shown }
}

const loadBody = async () => (await import('./search/SearchBody.tsx')).SearchBody

/** Lazy-loaded: until its script arrives, the page is a form and links. */
const LazyBody = lazyPart(loadBody)

/** The loaded component. With it, navigating to the page renders at once. */
let LoadedBody: ComponentType<SearchState> | undefined

/** The page's document from the last server response. Used only in the browser. */
let cachedPage: Awaited<ReturnType<typeof requirePage>> | undefined

/** In the browser, another search requests only the results. */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  LoadedBody ??= await loadBody()
  if (!cachedPage || url.searchParams.has('preview')) return serverLoader()
  const variables = variablesOf(url)
  const { searchResults } = await import('#web/graphql/browser-client.ts')
  return { ...cachedPage, ...shownSearch(variables.query, await searchResults(variables, request.signal)) }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => {
  const { page, query } = loaderData
  return pageMeta({
    ...page,
    site: root.loaderData,
    title: query ? `${page.title}: ${headingOf(loaderData)}` : page.title,
    path: searchPath,
    // The empty form is indexed, the results of visitors' searches are not.
    isIndexed: !query,
  })
}

/** Search over the whole site. */
export default function Search({ loaderData: { page, query, search } }: Route.ComponentProps) {
  // Fixed on the first render, because switching components would remount the form and lose its state.
  const [Body] = useState(() => LoadedBody ?? LazyBody)
  useEffect(() => {
    cachedPage = { page, path: searchPath }
  }, [page])
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} />
      <AfterTitle>
        <Suspense>
          <Body query={query} search={search} />
        </Suspense>
      </AfterTitle>
      <PageLayout blocks={page.blocks} />
    </>
  )
}
