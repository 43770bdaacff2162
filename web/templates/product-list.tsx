import { Outlet, useSearchParams } from 'react-router'
import { ProductListPageDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/product-list.ts'
import { AfterTitle } from './after-title/AfterTitle.tsx'
import { crumbsTo } from './crumbs.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { ProductKinds } from './product-kinds/ProductKinds.tsx'
import { listStateOf } from './product-list/list-state.ts'
import { requirePage } from './require-page.ts'

export { shouldRevalidate } from './results-only.ts'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { page, productKinds } = await context.get(gql).query(ProductListPageDocument, { path: pathname })
  return { ...(await requirePage(page, pathname, context)), kinds: productKinds }
}

/** The page of the product database. Its products are a route within it (product-list/results.tsx). */
export default function ProductList({ loaderData: { page, path, kinds } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  // Beside a comparison, how to look for products is not what people need.
  const isComparing = listStateOf(query)?.isComparing === true
  return (
    <>
      <PageHeader
        title={page.title}
        lead={isComparing ? undefined : page.lead}
        parents={crumbsTo(path)}
        easyReadPath={page.easyReadPath}
        hasTask
      />
      {!isComparing && <ProductKinds path={path} kinds={kinds} />}
      <AfterTitle>
        <Outlet />
      </AfterTitle>
      {!isComparing && <PageLayout blocks={page.blocks} />}
    </>
  )
}
