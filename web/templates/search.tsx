import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { data } from 'react-router'
import { longestSearch } from '#schema/product-terms.ts'
import { SearchDocument, SearchResultsDocument, type SearchResultsQuery } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import '#web/ui/field/field.css'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/search.ts'
import { AfterTitle } from './after-title/AfterTitle.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { pageOrNotHere } from './page-or-not-here.ts'
import './paging/paging.css'
import { pageNumberOf } from './paging/page-number.ts'
import { headingOf, searchPath, type SearchState } from './search/search-state.ts'
import './search/search.css'

/** What an address searches for. A page that is no number is page 0, which does not exist. */
const variablesOf = ({ searchParams }: URL) => ({
  query: (searchParams.get('q') ?? '').trim().slice(0, longestSearch),
  number: pageNumberOf(searchParams) ?? 0,
})

/** @throws 404 where there is no such page of results. */
const shownSearch = (query: string, { search }: SearchResultsQuery) => {
  if (!search) throw data(null, { status: 404 })
  return { query, search }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = variablesOf(url)
  const { page, ...results } = await context.get(gql).query(SearchDocument, { path: searchPath, ...variables })
  const shown = shownSearch(variables.query, results)
  return { ...(await pageOrNotHere(page, searchPath, context)), ...shown }
}

const loadBody = async () => (await import('./search/SearchBody.tsx')).SearchBody

/** It comes after what leads about the site: until then the page is a form and links. */
const LateBody = lazyPart(loadBody)

/** The same, once it is there: whoever comes from another page sees it at once. */
let ReadyBody: ComponentType<SearchState> | undefined

/** The page around the results, as the server last rendered it. In the browser only. */
let known: Awaited<ReturnType<typeof pageOrNotHere>> | undefined

/** In the browser another search requests the results alone; the page around them is already there. */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  ReadyBody ??= await loadBody()
  if (!known || url.searchParams.has('preview')) return serverLoader()
  const variables = variablesOf(url)
  const { query } = await import('#web/graphql/browser-client.ts')
  return { ...known, ...shownSearch(variables.query, await query(SearchResultsDocument, variables, request.signal)) }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => {
  const { page, query } = loaderData
  return pageMeta({
    ...page,
    site: root.loaderData,
    title: query ? `${page.title}: ${headingOf(loaderData)}` : page.title,
    path: searchPath,
    // Of the form itself, but not of what somebody looked for.
    isIndexed: !query,
  })
}

/** Search over the whole site. */
export default function Search({ loaderData: { page, query, search } }: Route.ComponentProps) {
  // One of the two for as long as the page stands: another would begin anew.
  const [Body] = useState(() => ReadyBody ?? LateBody)
  useEffect(() => {
    known = { page, path: searchPath }
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
