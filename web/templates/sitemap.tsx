import { PageDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/sitemap.ts'
import { crumbsTo } from './crumbs.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'
import { SitemapList, sitemapOutline } from './sitemap-list/SitemapList.tsx'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { page } = await context.get(gql).query(PageDocument, { path: pathname })
  return requirePage(page, pathname, context)
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, path } }) =>
  pageMeta({ site: root.loaderData, ...page, path })

/** Every page of the site map, in its place. Posts, products and jobs are left out: their own lists link to them. */
export default function Sitemap({ loaderData: { page, path } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} parents={crumbsTo(path)} />
      <PageLayout blocks={page.blocks} contents={sitemapOutline} after={<SitemapList />} />
    </>
  )
}
