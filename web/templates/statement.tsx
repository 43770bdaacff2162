import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { outlineOf } from '#web/blocks/outline.ts'
import { PageDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { lastAudit } from './statement/last-audit.server.ts'
import { formatDate } from '#web/lib/dates.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/statement.ts'
import { crumbsTo } from './crumbs.ts'
import { EasyReadLink } from './easy-read-link/EasyReadLink.tsx'
import { OnThisPage } from './on-this-page/OnThisPage.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { splitBlocks } from './page-layout/split-blocks.ts'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { page } = await context.get(gql).query(PageDocument, { path: pathname })
  return { ...(await requirePage(page, pathname, context)), audit: lastAudit() }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, path } }) =>
  pageMeta({ site: root.loaderData, ...page, path })

const section = { id: 'last-test', text: 'What our last test found' }

/** The accessibility statement: an editor's text, and the result of the last audit. */
export default function Statement({ loaderData: { page, path, audit } }: Route.ComponentProps) {
  const { title, lead, blocks, lastReviewed, easyReadPath } = page
  const { body, next } = splitBlocks(blocks)
  return (
    <>
      <PageHeader title={title} lead={lead} parents={crumbsTo(path)}>
        <EasyReadLink path={easyReadPath} />
      </PageHeader>
      <PageLayout
        blocks={blocks}
        before={<OnThisPage entries={[...outlineOf(body), ...(audit ? [section] : []), ...outlineOf(next)]} />}
        after={
          <>
            {audit && <AuditSection audit={audit} />}
            {lastReviewed && (
              <p>
                Last reviewed: <time dateTime={lastReviewed}>{formatDate(lastReviewed)}</time>
              </p>
            )}
          </>
        }
      />
    </>
  )
}

function AuditSection({ audit }: { readonly audit: NonNullable<ReturnType<typeof lastAudit>> }) {
  const { date, hasChanged, pages, findings, criteria, forPeople } = audit
  return (
    <BlockSection id={section.id} heading={section.text}>
      <p>
        The last test was on <time dateTime={date}>{formatDate(date)}</time>. It looked at {pages} pages, and found{' '}
        {findings === 0 ? 'no faults' : findings === 1 ? 'one fault' : `${findings} faults`}.
        {forPeople > 0 && ` ${forPeople} of the ${criteria} rules need a person to check them.`}
        {hasChanged && ' Parts of the site have changed since then.'}
      </p>
      <p>
        <a href="/accessibility/report">The full report of the test</a> is for people who build websites.
      </p>
    </BlockSection>
  )
}
