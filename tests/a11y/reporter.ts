/**
 * The Playwright reporter of `npm run audit` and `npm run audit:orca`: it compares the pages with each other, and writes the result to
 * audit-report/result.json. With KEEP=1 it publishes the result of a whole run on a clean work tree (web/audit/evidence.json).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { auditStates } from './audit-states.ts'
import { collect } from './collect.ts'
import { type CellResult, cellsOf } from './examine.ts'
import { renditions } from './renditions.ts'
import type { AuditResult } from './report/audit-result.ts'
import { publish, publishHeard } from './report/write-report.ts'
import { readAttachment } from './results.ts'
import { tasks } from './tasks.ts'
import { readTree, refuseUnclean } from './tree.ts'

const folder = fileURLToPath(new URL('../../audit-report/', import.meta.url))
const isKept = process.env['KEEP'] === '1'

export default class AuditReporter implements Reporter {
  readonly #tree = readTree()
  readonly #startedAt = Date.now()
  /** The last result of each test, by its title: a repeated one counts once, also where merged parts have it. */
  readonly #parts = new Map<
    string,
    { readonly at: Date; readonly part: NonNullable<ReturnType<typeof readAttachment>> }
  >()

  onBegin() {
    if (isKept) refuseUnclean(this.#tree)
  }

  onTestEnd(test: TestCase, { attachments, startTime: at }: TestResult) {
    const title = test.titlePath().join('\n')
    for (const attachment of attachments) {
      const part = readAttachment(attachment)
      const before = this.#parts.get(title)
      if (part && (!before || before.at <= at)) this.#parts.set(title, { at, part })
    }
  }

  async onEnd({ status }: FullResult) {
    const all = [...this.#parts.values()].map(({ part }) => part)
    const cells: CellResult[] = all.flatMap((part) => part.cells ?? [])
    // Merged parts can be of different days.
    const isOfThis = all.every(({ product }) => product === this.#tree.product)
    const tree = isOfThis ? this.#tree : { ...this.#tree, product: '' }
    const heard = all.flatMap((part) => part.heard ?? [])
    const [first, ...rest] = heard
    if (isKept && first && tasks.every(({ task }) => heard.some((one) => one.task === task)))
      publishHeard([first, ...rest], tree)
    if (cells.length === 0) return undefined
    const spoken = all.flatMap((part) => part.spoken ?? [])
    const isWhole =
      cells.length === cellsOf(auditStates, renditions).length &&
      all.some((part) => part.spoken) &&
      all.some((part) => part.documents)
    const result: AuditResult = await collect({
      cells,
      spoken,
      switchCost: all.flatMap((part) => part.switchCost ?? []),
      reading: all.flatMap((part) => part.reading ?? []),
      documents: all.flatMap((part) => part.documents ?? []),
      isWhole,
      seconds: Math.round((Date.now() - this.#startedAt) / 1000),
      tree,
    })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'result.json'), JSON.stringify(result))
    for (const { rule, cell, message, target } of [...result.findings, ...result.undecided]) {
      const { state = 'the site', rendition = '' } = result.cells[cell] ?? {}
      console.log(`${rule}  ${state} ${rendition}\n    ${message}\n    ${target}`)
    }
    console.log(
      `${result.cells.length} cells, ${result.findings.length} findings, ${result.undecided.length} undecided, ${result.adjudicated} decided, in ${result.seconds} s`,
    )
    if (isKept) publish(result)
    return { status: result.findings.length > 0 && status === 'passed' ? ('failed' as const) : status }
  }
}
