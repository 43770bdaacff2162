import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Evidence } from '#web/audit/evidence.server.ts'
import { refuseUnclean } from '#tests/a11y/tree.ts'
import type { AuditResult, Heard, Tree } from './audit-result.ts'
import { evidenceOf } from './evidence-of.ts'

const published = fileURLToPath(new URL('../../../web/audit/evidence.json', import.meta.url))

const write = (evidence: Evidence) => writeFileSync(published, `${JSON.stringify(evidence, null, 1)}\n`)

/**
 * Writes what the site serves of an audit.
 * @throws Error for a result that may not be published.
 */
export function publish(result: AuditResult): void {
  refuseUnclean(result)
  if (!result.isWhole) throw new Error('Only an audit of the whole website may be published.')
  if (!result.product) throw new Error('Parts of this audit are of another version of the website.')
  write(evidenceOf(result))
}

/**
 * Adds what a screen reader said to the published audit.
 * @param heard Every task, at least once.
 * @throws Error when the audit is of another version of the website.
 */
export function publishHeard(heard: readonly [Heard, ...Heard[]], tree: Tree): void {
  refuseUnclean(tree)
  const evidence = JSON.parse(readFileSync(published, 'utf8')) as Evidence
  if (evidence.product !== tree.product)
    throw new Error('The published audit is of another version. Publish an audit of this version first.')
  const [{ reader, browser }] = heard
  const tasks = new Set(heard.map(({ task }) => task))
  const otherwise = new Set(heard.filter(({ isAsReviewed }) => !isAsReviewed).map(({ task }) => task))
  const screenReader = {
    name: reader,
    browser,
    date: new Date().toISOString(),
    tasks: tasks.size,
    otherwise: [...otherwise],
  }
  write({ ...evidence, screenReader })
}
