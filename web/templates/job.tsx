import { JobDocument } from '#web/graphql/generated.ts'
import { formatDate } from '#web/lib/dates.ts'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { Notice } from '#web/ui/notice/Notice.tsx'
import type { Route } from './+types/job.ts'
import { DocumentPage } from './document-page/DocumentPage.tsx'
import { loadDocument } from './document-page/load-document.ts'
import styles from './job.module.css'
import { pageMeta } from './page-meta.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadDocument(args, JobDocument, { slug: args.params.slug }, ({ job }) => job)

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { content: job, path } }) =>
  pageMeta({
    site: root.loaderData,
    title: job.isOpen ? job.title : `${job.title} (closed)`,
    heading: job.title,
    job,
    description: job.summary,
    path,
    isIndexed: job.isOpen,
  })

/** A job. From the day after its closing date it is marked as closed, for visitors who saved its address. */
export default function Job({ loaderData: { content, path } }: Route.ComponentProps) {
  const { id, title, summary, place, hours, publishedAt, closesOn, isOpen, body } = content
  const lastDay = <time dateTime={closesOn}>{formatDate(closesOn)}</time>
  return (
    <DocumentPage
      title={title}
      lead={summary}
      path={path}
      before={
        <>
          {!isOpen && (
            <Notice kind="warning" title="This job is closed">
              <p>
                The last day to apply was {lastDay}. <SiteLink to="/careers">See the jobs that are open</SiteLink>.
              </p>
            </Notice>
          )}
          <dl className={styles['facts']}>
            {place && (
              <div>
                <dt>Location</dt>
                <dd>{place}</dd>
              </div>
            )}
            {hours && (
              <div>
                <dt>Hours</dt>
                <dd>{hours}</dd>
              </div>
            )}
            <div>
              <dt>Published</dt>
              <dd>
                <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
              </dd>
            </div>
            <div>
              <dt>{isOpen ? 'Last day to apply' : 'Applications closed'}</dt>
              <dd>
                {lastDay}
                {isOpen && ', until midnight in Brisbane'}
              </dd>
            </div>
          </dl>
        </>
      }
      blocks={[{ __typename: 'RichTextBlock', key: id, body }]}
    />
  )
}
