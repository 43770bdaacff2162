import { Outlet } from 'react-router'
import { PageDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/search.ts'
import { AfterTitle } from './after-title/AfterTitle.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { requirePage } from './require-page.ts'

export { shouldRevalidate } from './results-only.ts'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { page } = await context.get(gql).query(PageDocument, { path: pathname })
  return requirePage(page, pathname, context)
}

/** The page of the search. Its form and results are a route within it (search/results.tsx). */
export default function Search({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} />
      <AfterTitle>
        <Outlet />
      </AfterTitle>
      <PageLayout blocks={page.blocks} />
    </>
  )
}
