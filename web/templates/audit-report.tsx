import { auditFiles } from '#schema/endpoints.ts'
import { PageDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { lastAudit } from '#web/audit/evidence.server.ts'
import { heardInWords } from '#web/audit/heard-in-words.ts'
import { verdictsOf } from '#web/audit/verdicts.ts'
import { formatDate } from '#web/lib/dates.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/audit-report.ts'
import styles from './audit-report.module.css'
import { crumbsTo } from './crumbs.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { page } = await context.get(gql).query(PageDocument, { path: pathname })
  const audit = lastAudit()
  const { date, commit, hasChanged, tools, renditions, states, examinations, documents, findings, screenReader } = audit
  return {
    ...(await requirePage(page, pathname, context)),
    audit: {
      date,
      commit,
      hasChanged,
      tools,
      renditions,
      examinations,
      documents,
      findings,
      screenReader,
      // The first one is the website as a whole.
      states: states.slice(1),
      verdicts: verdictsOf(audit).map(({ criterion, status, states: judged, tools: by }) => ({
        ...criterion,
        status,
        judged,
        by,
      })),
    },
  }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, path } }) =>
  pageMeta({ site: root.loaderData, ...page, path })

const toolNames: Readonly<Record<string, string>> = {
  axe: 'axe',
  ibm: 'IBM',
  html: 'html-validate',
  check: 'our checks',
  spoken: 'spoken transcripts',
  switch: 'steps by switch',
  document: 'the comparison of PDFs with their pages',
}

/** The last accessibility audit for auditors: what was tested, how, when, of which version, with what result, and how to repeat it. */
export default function AuditReport({ loaderData: { page, path, audit } }: Route.ComponentProps) {
  const { title, lead, blocks } = page
  const { date, commit, hasChanged, tools, renditions, states, examinations, documents, findings } = audit
  const { screenReader, verdicts } = audit
  const pages = new Set(states.flatMap(({ path: address, isStaged }) => (isStaged ? [] : [address]))).size
  const count = (status: string) => verdicts.filter((verdict) => verdict.status === status).length
  return (
    <>
      <PageHeader title={title} lead={lead} parents={crumbsTo(path)} />
      <PageLayout
        blocks={blocks}
        after={
          <div className={`flow ${styles['report']}`}>
            <h2 id="what">What was tested, and when</h2>
            <p>
              Version <code>{commit}</code> of this website, on <time dateTime={date}>{formatDate(date)}</time>: {pages}{' '}
              pages in {states.length} states, {examinations} examinations in all
              {documents > 0 && `, and the PDFs of ${documents} pages`}.
              {hasChanged && ' Parts of the site have changed since then.'}
            </p>
            <p>
              The standard is the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. It’s a
              self-assessment. No outside body has checked it, and people with disability haven’t tested it yet.
            </p>
            <h2 id="how">How it was tested</h2>
            <ul>
              {tools.map(({ name, version }) => (
                <li key={name}>
                  {name} {version}
                </li>
              ))}
              <li>
                Our own checks, in that browser, for what these engines don’t judge: keyboard, focus, reflow, states
              </li>
              {screenReader && (
                <li>
                  {screenReader.name} with {screenReader.browser}, {screenReader.tasks} tasks by keyboard, done by a
                  program on <time dateTime={screenReader.date}>{formatDate(screenReader.date)}</time>.{' '}
                  {heardInWords(screenReader)}
                </li>
              )}
            </ul>
            <p>Each state was examined in up to {renditions.length} ways:</p>
            <ul>
              {renditions.map(({ name, title: words }) => (
                <li key={name}>{words}</li>
              ))}
            </ul>
            <h2 id="result">Result</h2>
            <p>
              Of {verdicts.length} criteria, {count('met')} are met as far as a program can tell, {count('not met')} are
              not met, {count('not present')} are about things this website doesn’t have, and{' '}
              {count('not checked by a person')} need a person to check them.{' '}
              {findings.length === 0 ? 'No faults were found.' : `Faults and open questions: ${findings.length}.`}
            </p>
            {findings.length > 0 && (
              <ul>
                {findings.map((finding) => (
                  <li key={JSON.stringify(finding)}>
                    {finding.isUndecided ? 'Open question' : 'Fault'}, {finding.criteria.join(', ') || 'best practice'}:{' '}
                    {finding.message} <code>{finding.rule}</code>, {finding.state}, {finding.rendition}
                  </li>
                ))}
              </ul>
            )}
            <h2 id="criteria">Each criterion</h2>
            <ul role="list" className={styles['criteria']}>
              {verdicts.map(({ number, name, level, slug, status, judged, by, note }) => (
                <li key={number}>
                  <h3>
                    <a href={`https://www.w3.org/WAI/WCAG22/Understanding/${slug}`}>
                      {number} {name}
                    </a>{' '}
                    ({level})
                  </h3>
                  <p>
                    <strong>{`${status[0]?.toUpperCase()}${status.slice(1)}`}</strong>
                    {judged > 0 &&
                      `, judged in ${judged} states by ${new Intl.ListFormat('en-AU').format(by.map((tool) => toolNames[tool] ?? tool))}`}
                    . {note}
                  </p>
                </li>
              ))}
            </ul>
            <h2 id="repeat">How to repeat it</h2>
            <p>
              Open a page of the list below, do what it says, and run your own tools. To repeat all of it, get the
              source code of this version and run <code>npm ci</code>, <code>npm run audit</code> and{' '}
              <code>npm run audit:orca</code>.
            </p>
            <h2 id="states">Pages and states</h2>
            <details>
              <summary>{`All ${states.length} pages and states`}</summary>
              <ul>
                {states.map(({ name, path: address, how, isStaged }) => (
                  <li key={name}>
                    {isStaged ? name : <a href={address}>{name}</a>}: {how}
                  </li>
                ))}
              </ul>
            </details>
            <h2 id="data">The same as data</h2>
            <ul>
              <li>
                <a href={auditFiles.earl}>EARL (JSON-LD)</a>: an assertion for each state and criterion
              </li>
              <li>
                <a href={auditFiles.openAcr}>OpenACR (YAML)</a>: the conformance report
              </li>
            </ul>
          </div>
        }
      />
    </>
  )
}
