import { DownloadLink } from '#web/blocks/download-link/DownloadLink.tsx'
import { outlineOf } from '#web/blocks/outline.ts'
import { PublicationDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { formatDate } from '#web/lib/dates.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/publication.ts'
import { crumbsTo } from './crumbs.ts'
import { throwMissingPage } from './require-page.ts'
import { OnThisPage } from './on-this-page/OnThisPage.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pathname } = url
  const { publication } = await context.get(gql).query(PublicationDocument, { path: pathname })
  if (!publication) return throwMissingPage(context, url)
  return { publication, path: pathname }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { publication, path } }) =>
  pageMeta({ site: root.loaderData, title: publication.title, description: publication.summary, path })

/** A publication as a page, with its file to download. */
export default function Publication({ loaderData: { publication, path } }: Route.ComponentProps) {
  const { title, summary, publishedOn, pageCount, file, blocks } = publication
  return (
    <>
      <PageHeader title={title} lead={summary} parents={crumbsTo(path)}>
        {publishedOn && (
          <p>
            Published <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
          </p>
        )}
        {file && (
          <p>
            <DownloadLink file={file} name={title} pageCount={pageCount} />
          </p>
        )}
      </PageHeader>
      <PageLayout blocks={blocks} before={<OnThisPage entries={outlineOf(blocks)} />} />
    </>
  )
}
