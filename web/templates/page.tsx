import { isSitePath } from '#schema/site-map.ts'
import { outlineOf } from '#web/blocks/outline.ts'
import { Figure } from '#web/blocks/picture/Picture.tsx'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import { PageDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { formatDate } from '#web/lib/dates.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/page.ts'
import { crumbsTo } from './crumbs.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { splitBlocks } from './page-layout/split-blocks.ts'
import { pageMeta } from './page-meta.ts'
import { requirePage, throwMissingPage } from './require-page.ts'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { page } = await context.get(gql).query(PageDocument, { path: pathname })
  // A path outside the site map is of an editor's page, or of none, which is not worth a line in the log.
  if (!page && !isSitePath(pathname)) return throwMissingPage(context, { pathname })
  return requirePage(page, pathname, context)
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, path } }) =>
  pageMeta({ site: root.loaderData, ...page, path })

/** An information page. Its content is the blocks of its document. */
export default function Page({ loaderData: { page, path } }: Route.ComponentProps) {
  const { title, lead, picture, blocks, lastReviewed, easyReadPath } = page
  const { body, next } = splitBlocks(blocks)
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        parents={crumbsTo(path, useSiteSettings()?.ownPages)}
        picture={picture && <Figure picture={picture} sizes="(min-width: 60em) 32rem, 100vw" isPriority />}
        easyReadPath={easyReadPath}
      />
      <PageLayout
        blocks={blocks}
        path={path}
        contents={outlineOf([...body, ...next])}
        after={
          lastReviewed && (
            <p>
              Last reviewed: <time dateTime={lastReviewed}>{formatDate(lastReviewed)}</time>
            </p>
          )
        }
      />
    </>
  )
}
