import { outlineOf } from '#web/blocks/outline.ts'
import { JobDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { formatDate } from '#web/lib/dates.ts'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { Notice } from '#web/ui/notice/Notice.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/job.ts'
import { crumbsTo } from './crumbs.ts'
import styles from './job.module.css'
import { throwMissingPage } from './require-page.ts'
import { OnThisPage } from './on-this-page/OnThisPage.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { job } = await context.get(gql).query(JobDocument, { slug: params.slug })
  if (!job) return throwMissingPage(context, url)
  return { job, path: url.pathname }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { job, path } }) =>
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
export default function Job({ loaderData: { job, path } }: Route.ComponentProps) {
  const { title, summary, place, hours, publishedAt, closesOn, isOpen, body } = job
  const blocks = [{ __typename: 'RichTextBlock' as const, key: job.id, body }]
  const lastDay = <time dateTime={closesOn}>{formatDate(closesOn)}</time>
  return (
    <>
      <PageHeader title={title} lead={summary} parents={crumbsTo(path)} />
      <PageLayout
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
                  <dt>Place</dt>
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
                <dt>{isOpen ? 'Last day to apply' : 'Closed after'}</dt>
                <dd>{lastDay}</dd>
              </div>
            </dl>
            <OnThisPage entries={outlineOf(blocks)} />
          </>
        }
        blocks={blocks}
      />
    </>
  )
}
