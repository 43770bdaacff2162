import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Evidence } from '#web/lib/audit/evidence.server.ts'
import { refuseUnclean } from '#tests/a11y/tree.ts'
import type { AuditResult, OrcaResult } from './audit-result.ts'
import { evidenceOf } from './evidence-of.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const published = join(root, 'web/lib/audit/evidence.json')
const orcaFile = join(root, 'audit-report/orca.json')

const write = (evidence: Evidence) => writeFileSync(published, `${JSON.stringify(evidence, null, 1)}\n`)

/**
 * Writes what the site serves of an audit.
 * @throws Error for a result that may not be published.
 */
export function publish(result: AuditResult): void {
  refuseUnclean(result)
  if (!result.isWhole) throw new Error('Only an audit of the whole website may be published.')
  const orca = existsSync(orcaFile) ? (JSON.parse(readFileSync(orcaFile, 'utf8')) as OrcaResult) : undefined
  write(evidenceOf(result, orca))
}

/** Adds the result of a screen reader to the published evidence. */
export function publishOrca(orca: OrcaResult): void {
  const evidence = JSON.parse(readFileSync(published, 'utf8')) as Evidence
  const { orca: name, browser, date, tasks } = orca
  write({ ...evidence, screenReader: { name, browser, date, tasks: tasks.length } })
}
