/** The reports that the runners wrote in the last run. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type Kind, kindAnnotation } from './behaviours.ts'

const site = fileURLToPath(new URL('..', import.meta.url))

export interface TestResult {
  /** With the titles of the groups around it. */
  readonly title: string
  /** Absolute. */
  readonly file: string
  /**
   * Only a journey whose browser is missing may be skipped; any other skipped test counts as failed, because it proves
   * nothing.
   */
  readonly status: 'passed' | 'failed' | 'skipped'
  /** The rows at the start of its title: '[S10] [S16] an unknown path…'. */
  readonly rows: readonly string[]
  /** The kinds of check that it proves for each of its rows. */
  readonly kinds: readonly Kind[]
  /** The beginning of the runner's message about a failed test. */
  readonly why?: string
}

export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly title: string
      readonly status: string
      readonly meta: { readonly kinds?: readonly Kind[] }
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

interface Annotation {
  readonly type: string
  readonly description?: string
}

interface BrowserSuite {
  readonly title: string
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly annotations: readonly Annotation[]
      readonly results?: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

export interface BrowserReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly BrowserSuite[]
  /** Errors outside any test. */
  readonly errors: readonly unknown[]
}

export interface EnginesReport {
  readonly tests: readonly Pick<TestResult, 'title' | 'file' | 'status'>[]
}

/** Enough of each message to tell what failed where only the end of a long log is at hand, in characters. */
const maxWhy = 800

const whyOf = (messages: readonly (string | undefined)[]): Pick<TestResult, 'why'> => {
  const why = messages.map((message) => stripVTControlCharacters(message ?? '').slice(0, maxWhy)).join('\n')
  return why ? { why } : {}
}

const rowsOf = (title: string): string[] =>
  (/^(?:\[S\d+\]\s*)+/.exec(title)?.[0] ?? '').split(/[[\]\s]+/).filter(Boolean)

/**
 * What helpers recorded while a test ran counts only where its title names one row: axe on a page, say, is no proof for every row that
 * the test is about.
 */
const attributable = (rows: readonly string[], recorded: readonly Kind[]): readonly Kind[] =>
  rows.length > 1 ? [] : recorded

/**
 * A test that uses the gateway's content or store, or a screen reader, is not a unit test; one that also runs axe still
 * is.
 */
const unitKinds = (file: string, rows: readonly string[], recorded: readonly Kind[]): Kind[] => {
  if (file.endsWith('.build.test.ts')) return ['B']
  const own: readonly Kind[] = recorded.includes('G') || recorded.includes('V') ? [] : ['U']
  return [...own, ...attributable(rows, recorded)]
}

export const unitResults = (report: UnitReport): TestResult[] =>
  report.testResults.flatMap(({ name, status, assertionResults }): TestResult[] =>
    // A file that fails to load has no tests that could fail.
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: name, file: name, status: 'failed', rows: [], kinds: [] }]
      : assertionResults.map(({ fullName, title, status: outcome, meta, failureMessages = [] }) => ({
          title: fullName,
          file: name,
          status: outcome === 'passed' ? 'passed' : 'failed',
          rows: rowsOf(title),
          kinds: unitKinds(name, rowsOf(title), meta.kinds ?? []),
          ...whyOf(failureMessages),
        })),
  )

const isKind = (text: string | undefined): text is Kind => text !== undefined && /^[UGHEVAB]$/.test(text)

const annotatedKinds = (annotations: readonly Annotation[]): Kind[] =>
  annotations
    .filter(({ type }) => type === kindAnnotation)
    .map(({ description }) => description)
    .filter(isKind)

export const browserResults = (report: BrowserReport): TestResult[] => {
  const of = ({ suites = [], specs }: BrowserSuite): TestResult[] => [
    ...specs.map(({ title, file, ok, tests }): TestResult => ({
      title,
      file: join(report.config.rootDir, file),
      status: ok ? 'passed' : 'failed',
      rows: rowsOf(title),
      kinds: [
        file.endsWith('.http.ts') ? 'H' : 'E',
        ...attributable(
          rowsOf(title),
          tests.flatMap(({ annotations }) => annotatedKinds(annotations)),
        ),
      ],
      ...whyOf(
        tests.flatMap(({ results = [] }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      ),
    })),
    ...suites.flatMap(of),
  ]
  return [
    ...report.suites.flatMap(of),
    ...report.errors.map((error): TestResult => ({
      title: JSON.stringify(error),
      file: '',
      status: 'failed',
      rows: [],
      kinds: [],
    })),
  ]
}

export const enginesResults = ({ tests }: EnginesReport): TestResult[] =>
  // The title of a journey follows the name of its engine: 'Firefox: [S8] …'.
  tests.map((result) => ({ ...result, rows: rowsOf(result.title.replace(/^\w+: /, '')), kinds: ['E'] }))

/** @returns undefined where the runner wrote no report. The runner defines its type, so the caller names it. */
const readReport = (root: string, name: string): unknown => {
  const file = join(root, 'test-results', name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Every test of the last run in the folder of a site. */
export function readResults(root = site): TestResult[] {
  const unit = readReport(root, 'unit.json') as UnitReport | undefined
  const browser = readReport(root, 'e2e.json') as BrowserReport | undefined
  const engines = readReport(root, 'engines.json') as EnginesReport | undefined
  return [
    ...(unit ? unitResults(unit) : []),
    ...(browser ? browserResults(browser) : []),
    ...(engines ? enginesResults(engines) : []),
  ]
}
