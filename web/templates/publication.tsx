import { PdfLink } from '#web/blocks/pdf-link/PdfLink.tsx'
import { PublicationDocument } from '#web/graphql/generated.ts'
import { formatDate } from '#web/lib/dates.ts'
import type { Route } from './+types/publication.ts'
import { DocumentPage } from './document-page/DocumentPage.tsx'
import { loadDocument } from './document-page/load-document.ts'
import { pageMeta } from './page-meta.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadDocument(args, PublicationDocument, { path: args.url.pathname }, ({ publication }) => publication)

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { content, path } }) =>
  pageMeta({ site: root.loaderData, title: content.title, description: content.summary, path })

/** A publication as a page, with its PDF at the top. */
export default function Publication({ loaderData: { content, path } }: Route.ComponentProps) {
  const { title, summary, publishedOn, blocks } = content
  const facts = (
    <>
      {publishedOn && (
        <p>
          Published <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
        </p>
      )}
      <p>
        <PdfLink path={path} title={title} />
      </p>
    </>
  )
  return <DocumentPage title={title} lead={summary} path={path} facts={facts} blocks={blocks} />
}
