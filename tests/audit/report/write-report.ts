import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LastAudit } from '#web/templates/statement/last-audit.server.ts'
import type { AuditResult, OrcaResult } from './audit-result.ts'
import { auditReport, type ReportInput } from './audit-report.ts'
import { figuresOf, verdictsOf } from './summary.ts'
import { reasonAgainst } from '#tests/audit/tree.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The author of the file defines its type, so the caller names it. */
const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Where the site serves the report, and the folder of its files. */
const address = '/accessibility/report'
const published = join(root, `web/public${address}`)

interface Run {
  readonly date: string
  readonly findings: number
  readonly passed: number
}

/** The provider, from the dataset, at the address of its website. */
const publisher = () => {
  const { providerName, contactEmail }: { providerName: string; contactEmail: string } = JSON.parse(
    readFileSync(join(root, 'schema/dataset/site-settings/siteSettings.json'), 'utf8'),
  )
  return { name: providerName, email: contactEmail, url: process.env['SITE_URL'] ?? 'http://localhost:3000' }
}

const writeFiles = (folder: string, input: Omit<ReportInput, 'publisher'>) => {
  for (const [name, body] of auditReport({ ...input, publisher: publisher() })) writeFileSync(join(folder, name), body)
}

/** The file of a screenshot, within the report's folder. */
export const shotName = (state: string, rendition: string): string =>
  `shot-${`${state} ${rendition}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jpg`

/** Writes the whole report into a folder, with the last local runs as its trend. */
export function writeReport(folder: string, result: AuditResult): void {
  const historyFile = join(folder, 'history.json')
  const passed = verdictsOf(result).filter(({ status }) => status === 'pass').length
  const history = [
    ...((read(historyFile) as Run[] | undefined) ?? []),
    { date: result.date, findings: result.findings.length, passed },
  ].slice(-20)
  writeFileSync(historyFile, JSON.stringify(history))
  writeFiles(folder, {
    result,
    orca: read(join(folder, 'orca.json')) as OrcaResult | undefined,
    history,
    base: '',
    shotOf(cell) {
      const { state = '', rendition = '' } = result.cells[cell] ?? {}
      const name = shotName(state, rendition)
      return existsSync(join(folder, name)) ? name : undefined
    },
  })
}

/** The results of the released version. The report's own copy is the stored one. */
interface ReleasedResults {
  readonly result: AuditResult
  readonly orca?: OrcaResult
}

/** Returns the results that the report on the site was written from. */
const releasedResults = () => read(join(published, 'result.json')) as ReleasedResults | undefined

/** Returns the figures for the accessibility statement; null without an audit of the whole website. */
const statementFigures = ({ result, orca }: ReleasedResults): LastAudit | null => {
  if (!result.isWhole) return null
  return {
    commit: result.commit,
    product: result.product,
    ...figuresOf(result),
    ...(orca && { screenReader: `${orca.orca} with ${orca.browser}` }),
  }
}

/**
 * Writes what the site serves of the released version's audit: the report and the figures of the statement.
 * @param changed The new results; the others stay as they were.
 * @throws Error before the first audit, and for a result that may not be published.
 */
export function publish(changed: Partial<ReleasedResults>): void {
  const { result, ...rest } = { ...releasedResults(), ...changed }
  if (!result) throw new Error('There is no audit to publish this with. Run `npm run audit -- --keep` first.')
  if (result.format !== 2)
    throw new Error('The published audit has an older format. Run `npm run audit -- --keep` first.')
  const reason = reasonAgainst(result)
  if (reason !== undefined) throw new Error(reason)
  const all = { result, ...rest }
  rmSync(published, { recursive: true, force: true })
  mkdirSync(published, { recursive: true })
  writeFiles(published, { ...all, base: `${address}/` })
  writeFileSync(
    join(root, 'web/templates/statement/last-audit.json'),
    `${JSON.stringify(statementFigures(all), null, 2)}\n`,
  )
}
