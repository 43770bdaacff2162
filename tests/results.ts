/** What the runners themselves wrote of the last run. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface TestResult {
  /** With the titles of the groups around it. */
  readonly title: string
  /** Absolute. */
  readonly file: string
  /** Only a journey whose browser is missing may be skipped; any other skipped test counts as failed, because it proves nothing. */
  readonly status: 'passed' | 'failed' | 'skipped'
}

interface UnitReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

interface BrowserSuite {
  readonly title: string
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[]
}

interface BrowserReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly BrowserSuite[]
  /** What went wrong outside any test. */
  readonly errors: readonly unknown[]
}

/** What a runner wrote; its form is the runner's, so the caller names it. */
const readReport = (name: string): unknown => {
  const file = join(root, 'test-results', name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const unitResults = (report: UnitReport): TestResult[] =>
  report.testResults.flatMap(({ name, status, assertionResults }): TestResult[] =>
    // A file that cannot even be loaded has no tests to fail.
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: name, file: name, status: 'failed' }]
      : assertionResults.map(({ fullName, status: outcome }) => ({
          title: fullName,
          file: name,
          status: outcome === 'passed' ? 'passed' : 'failed',
        })),
  )

const browserResults = (report: BrowserReport): TestResult[] => {
  const of = ({ suites = [], specs }: BrowserSuite): TestResult[] => [
    ...specs.map(({ title, file, ok }): TestResult => ({
      title,
      file: join(report.config.rootDir, file),
      status: ok ? 'passed' : 'failed',
    })),
    ...suites.flatMap(of),
  ]
  return [
    ...report.suites.flatMap(of),
    ...report.errors.map((error): TestResult => ({ title: JSON.stringify(error), file: '', status: 'failed' })),
  ]
}

/** Every test of the last run. */
export function readResults(): TestResult[] {
  const unit = readReport('unit.json') as UnitReport | undefined
  const browser = readReport('e2e.json') as BrowserReport | undefined
  const engines = readReport('engines.json') as { readonly tests: readonly TestResult[] } | undefined
  return [...(unit ? unitResults(unit) : []), ...(browser ? browserResults(browser) : []), ...(engines?.tests ?? [])]
}
