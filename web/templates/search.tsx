import { type ComponentType, Suspense, useState } from 'react'
import { data } from 'react-router'
import { longestSearch } from '#schema/product-terms.ts'
import { SearchDocument } from '#web/graphql/generated.ts'
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestSearch)
  // What is no number asks for no page; that too is for the one who asks alone.
  const number = pageNumberOf(url.searchParams) ?? 0
  const { page, search } = await context.get(gql).query(SearchDocument, { path: searchPath, query, number })
  if (!search) throw data(null, { status: 404 })
  return { ...(await pageOrNotHere(page, searchPath, context)), query, search }
}

const loadBody = async () => (await import('./search/SearchBody.tsx')).SearchBody

/** It comes after what leads about the site: until then the page is a form and links. */
const LateBody = lazyPart(loadBody)

/** The same, once it is there: whoever comes from another page sees it at once. */
let ReadyBody: ComponentType<SearchState> | undefined

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found, body] = await Promise.all([serverLoader(), loadBody()])
  ReadyBody = body
  return found
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
