import { Suspense } from 'react'
import { data } from 'react-router'
import { maxSearchLength } from '#schema/product-terms.ts'
import { dangerFinder } from '#web/forms/danger/danger-finder.ts'
import { SearchResultsDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { awaitedPart } from '#web/loading/awaited-part.tsx'
import { pageMeta } from '#web/templates/page-meta.ts'
import { pageNumberOf } from '#web/templates/paging/page-number.ts'
import '#web/templates/paging/paging.css'
import '#web/ui/field/field.css'
import type { Route } from './+types/results.ts'
import { headingOf, searchPath } from './search-state.ts'
import './search.css'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const query = (searchParams.get('q') ?? '').trim().slice(0, maxSearchLength)
  // An invalid page number becomes page 0, which does not exist.
  const number = pageNumberOf(searchParams) ?? 0
  const { search } = await context.get(gql).query(SearchResultsDocument, { query, number })
  if (!search) throw data(null, { status: 404 })
  const dangerIn = await dangerFinder()
  return { query, search, danger: dangerIn(query) ?? dangerIn(search.suggestion ?? '') }
}

/** Until its script arrives, the page is a form and links. */
const { Part: SearchBody, waitForPart } = awaitedPart(async () => (await import('./SearchBody.tsx')).SearchBody)

export const clientMiddleware = [waitForPart]

export const meta: Route.MetaFunction = ({ matches: [root, { loaderData: document }], loaderData }) => {
  const { page } = document
  return pageMeta({
    ...page,
    site: root.loaderData,
    title: loaderData.query ? `${page.title}: ${headingOf(loaderData)}` : page.title,
    path: searchPath,
    // The empty form is indexed, the results of visitors' searches are not.
    isIndexed: !loaderData.query,
  })
}

/** Search over the whole site. */
export default function SearchResults({ loaderData: { query, search, danger } }: Route.ComponentProps) {
  return (
    <Suspense>
      <SearchBody query={query} search={search} danger={danger} />
    </Suspense>
  )
}
