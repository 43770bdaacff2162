import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { outlineOf } from '#web/blocks/outline.ts'
import { PageDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { lastAudit } from '#web/audit/evidence.server.ts'
import { heardInWords } from '#web/audit/heard-in-words.ts'
import { formatDate } from '#web/lib/dates.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/statement.ts'
import { crumbsTo } from './crumbs.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { splitBlocks } from './page-layout/split-blocks.ts'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'
import { statementWords } from './statement-words.ts'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { page } = await context.get(gql).query(PageDocument, { path: pathname })
  const { date, hasChanged, findings, screenReader } = lastAudit()
  const audit = { date, hasChanged, screenReader, findings: findings.filter(({ isUndecided }) => !isUndecided).length }
  return { ...(await requirePage(page, pathname, context)), audit }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, path } }) =>
  pageMeta({ site: root.loaderData, ...page, path })

const section = { id: 'last-test', text: statementWords.title }

/** The accessibility statement: an editor's text, and what the last audit found. */
export default function Statement({ loaderData: { page, path, audit } }: Route.ComponentProps) {
  const { title, lead, blocks, lastReviewed, easyReadPath } = page
  const { body, next } = splitBlocks(blocks)
  return (
    <>
      <PageHeader title={title} lead={lead} parents={crumbsTo(path)} easyReadPath={easyReadPath} />
      <PageLayout
        blocks={blocks}
        path={path}
        contents={[...outlineOf(body), section, ...outlineOf(next)]}
        after={
          <>
            <AuditSection audit={audit} />
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

function AuditSection({ audit }: { readonly audit: Route.ComponentProps['loaderData']['audit'] }) {
  const { date, hasChanged, findings, screenReader } = audit
  return (
    <BlockSection id={section.id} heading={section.text}>
      <p>
        On <time dateTime={date}>{formatDate(date)}</time> {statementWords.found(findings)}
        {hasChanged && ` ${statementWords.changed}`}
      </p>
      {screenReader && (
        <p>
          A program also did {screenReader.tasks} tasks with the screen reader {screenReader.name}.{' '}
          {heardInWords(screenReader)}
        </p>
      )}
      <p>
        {statementWords.people} <a href="/accessibility/report">{statementWords.report}</a> {statementWords.inReport}
      </p>
    </BlockSection>
  )
}
