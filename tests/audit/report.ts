import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditResult, MutantsResult, OrcaResult } from '#web/lib/audit/audit-result.ts'
import { verdictsOf } from '#web/lib/audit/summary.ts'
import { auditReport } from '#web/server/audit-report/audit-report.ts'

/** The author of the file defines its type, so the caller names it. */
const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const settings = new URL('../../schema/dataset/site-settings/siteSettings.json', import.meta.url)

interface Run {
  readonly date: string
  readonly findings: number
  readonly passed: number
}

/** The file of a screenshot, within the report's folder. */
export const shotName = (state: string, rendition: string): string =>
  `shot-${`${state} ${rendition}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jpg`

/** Writes the whole report into a folder, with the last local runs as its trend. */
export function writeReport(folder: string, result: AuditResult, url: string): void {
  const { providerName, contactEmail }: { providerName: string; contactEmail: string } = JSON.parse(
    readFileSync(settings, 'utf8'),
  )
  const historyFile = join(folder, 'history.json')
  const passed = verdictsOf(result).filter(({ status }) => status === 'pass').length
  const history = [
    ...((read(historyFile) as Run[] | undefined) ?? []),
    { date: result.date, findings: result.findings.length, passed },
  ].slice(-20)
  writeFileSync(historyFile, JSON.stringify(history))
  const files = auditReport({
    result,
    mutants: read(join(folder, 'mutants.json')) as MutantsResult | undefined,
    orca: read(join(folder, 'orca.json')) as OrcaResult | undefined,
    history,
    publisher: { name: providerName, email: contactEmail, url },
    base: '',
    shotOf(cell) {
      const { state = '', rendition = '' } = result.cells[cell] ?? {}
      const name = shotName(state, rendition)
      return existsSync(join(folder, name)) ? name : undefined
    },
  })
  for (const [name, { body }] of files) writeFileSync(join(folder, name), body)
}
