/**
 * The suites that are too slow for every run. `npm run test:all` includes all of them, `npm test` those whose files have changed since
 * the commit at which they last passed. A run records that commit in tests/last-full-run.json for each suite that passed whole.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'

interface SlowSuite {
  readonly what: string
  /** Globs of the files that it tests. */
  readonly covers: readonly string[]
  /** It includes unit tests. A change of a unit test alone starts no other suite. */
  readonly hasUnitTests?: true
  /** Globs of browser tests that are in it by their file. Others are in it by the end of their title. */
  readonly files?: readonly string[]
}

const suites = {
  postgres: {
    what: 'the stores, limits and the arrangement of docker-compose.yml on a real PostgreSQL and a real nginx',
    hasUnitTests: true,
    covers: [
      'gateway/submissions/**',
      'gateway/postgres.ts',
      'web/proxy/**',
      'gateway/{http,security}/**',
      'tests/helpers/{postgres,stores}.ts',
    ],
    files: ['**/{two-sites,proxy}.http.ts'],
  },
  kills: {
    what: '200 kills under load on each store',
    hasUnitTests: true,
    covers: ['gateway/submissions/**', 'tests/helpers/chaos.ts'],
  },
  faults: {
    what: 'the site through power cuts, floods, a mail server that refuses and a content service that fails or hangs',
    covers: [
      'gateway/*.ts',
      'gateway/{content,content-service,http,security,submissions}/**',
      'web/{site,server}.ts',
      'web/server/**',
      'tests/fault/**',
      'tests/helpers/{site,faulty-content,mail-server}.ts',
    ],
    files: ['**/fault/{content-away,faults,flood,personal-data}.http.ts'],
  },
  fuzz: {
    what: 'every seed of the fuzzed forms and rules, and every labelled answer by form post and by mutation',
    hasUnitTests: true,
    covers: [
      'schema/forms/**',
      'gateway/resolvers/forms.ts',
      'gateway/submissions/**',
      'web/forms/**',
      'web/templates/form-page/**',
      'tests/{form-values,contract/form-*}',
    ],
  },
  forms: {
    what: 'the longest journeys through the forms, and forms while the store, the gateway or the network fails',
    covers: [
      'schema/forms/**',
      'gateway/{resolvers,submissions}/**',
      'gateway/{http,security}/**',
      'web/{forms,server}/**',
      'web/{site,server,entry.client,lib/restore-entries}.ts*',
      'web/templates/form-page/**',
      'web/ui/**',
      'tests/e2e/{enquiry,feedback,foreign-changes,referral}*',
    ],
  },
  shell: {
    what: 'menus, panels, messages and page changes in further windows, by further keys, and while code, data or the connection fails',
    covers: [
      'web/{shell,lib,server,styles,ui}/**',
      'web/*.ts*',
      'tests/e2e/{display,islands,navigation-menu,page-changes,page-loads,prefetch,toasts}*',
    ],
  },
  editing: {
    what: 'what editors publish, redirect, let expire and preview',
    covers: [
      'gateway/*.ts',
      'gateway/{content,content-service,http,resolvers,search}/**',
      'schema/{*.ts,content/**,graphql/**}',
      'web/*.ts*',
      'web/{endpoints,graphql,server,templates}/**',
      'tests/contract/{freshness,preview}*',
      'tests/helpers/editable-site.ts',
    ],
    files: ['**/{freshness,preview}.http.ts'],
  },
  documents: {
    what: 'metadata, structured data, pictures and breadcrumbs of every page, the sitemap and the report',
    covers: [
      'web/{blocks,endpoints,lib,templates}/**',
      'web/*.ts*',
      'gateway/{content,resolvers}/**',
      'schema/{*.ts,content/**}',
      'tests/e2e/content*',
      'tests/contract/{discovery,onward-links,structured-data}*',
      'tests/audit/report*',
    ],
  },
  recipes: {
    what: 'the recipes of README.md, carried out in a copy',
    covers: [
      '{README.md,codegen.ts,package.json,tsconfig.json}',
      'schema/{*.ts,content/**,forms/**,graphql/**}',
      'gateway/{content,resolvers,search}/**',
      'web/{blocks,graphql,templates}/**',
      'tests/{recipes,lint}/**',
    ],
  },
  addresses: {
    what: 'axe, the keyboard walk and reflow on every address and state at every width',
    covers: ['web/{shell,styles,ui,blocks}/**', 'tests/e2e/{addresses,axe,keyboard-walk,page-height,states}*'],
    files: ['**/other-dataset.http.ts', '**/sample.e2e.ts'],
  },
  'audit-faults': {
    what: 'the faults that are planted to test the audit, and a faulty page and a good one for each of its checks',
    covers: ['tests/audit/**/*.ts', 'tests/audit*.ts'],
    // The audit itself begins with the faulty pages.
    files: ['**/tests/audit/checks.e2e.ts'],
  },
  engines: {
    what: 'the main journeys in Firefox and WebKit',
    covers: ['web/{shell,forms,ui,lib}/**', 'web/entry.client.tsx', 'web/late-start.ts', 'tests/engines/**'],
    files: ['**/tests/engines/**'],
  },
} as const satisfies Readonly<Record<string, SlowSuite>>

export type SlowSuiteName = keyof typeof suites

export const slowSuites: Readonly<Record<SlowSuiteName, SlowSuite>> = suites

/** Whether a change of the file may change the outcome of the suite. */
const isCovered = ({ covers, hasUnitTests }: SlowSuite, file: string): boolean =>
  covers.some((glob) => matchesGlob(file, glob)) && (hasUnitTests === true || !/\.test\.tsx?$/.test(file))

export const slowSuiteNames = Object.keys(suites) as SlowSuiteName[]

/** How tests/run.ts tells the runners which suites to include: names, separated by commas. */
export const slowSuitesVariable = 'SLOW_SUITES'

/** Whether this run includes a suite. A test that belongs to one is declared only then, so that no test is ever skipped. */
export const includes = (name: SlowSuiteName): boolean =>
  (process.env[slowSuitesVariable] ?? '').split(',').includes(name)

const notIncluded = (): readonly SlowSuiteName[] => slowSuiteNames.filter((name) => !includes(name))

const tagOf = (name: SlowSuiteName): string => ` @${name}`

/** What Playwright leaves out of a run: titles ('Given no connection … @forms') and whole files. */
export const leftOut = () => ({
  grepInvert: notIncluded().map((name) => new RegExp(`${tagOf(name)}$`)),
  testIgnore: notIncluded().flatMap((name) => [...(slowSuites[name].files ?? [])]),
})

/** The suite of a browser test, or undefined for a test of every run. */
export const suiteOf = ({
  title,
  file,
}: {
  readonly title: string
  readonly file: string
}): SlowSuiteName | undefined =>
  slowSuiteNames.find(
    (name) => title.endsWith(tagOf(name)) || slowSuites[name].files?.some((glob) => matchesGlob(file, glob)),
  )

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

/** The commit at which each suite last passed. */
type FullRun = Partial<Record<SlowSuiteName, string>>

const recordFile = new URL('./last-full-run.json', import.meta.url)

const readRecord = (): FullRun => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {})

interface SuiteResult {
  readonly title: string
  readonly file: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

/**
 * The included suites of which every test passed: a skipped test, such as a journey in a browser that is not installed, proves nothing.
 * None where something outside of the suites failed, because that leaves open what else is wrong.
 *
 * @param failedChecks the suites of the checks that failed; undefined for a check that is no suite
 */
export function passedSuites(
  included: readonly SlowSuiteName[],
  results: readonly SuiteResult[],
  failedChecks: readonly (SlowSuiteName | undefined)[],
): SlowSuiteName[] {
  const unproven = new Set([
    ...results.filter(({ status }) => status !== 'passed').map((test) => suiteOf(test)),
    ...failedChecks,
  ])
  return unproven.has(undefined) ? [] : included.filter((name) => !unproven.has(name))
}

/** Records that these suites passed at the current commit, if the work tree holds nothing else. */
export function recordPassed(names: readonly SlowSuiteName[]): void {
  if (names.length === 0) return
  const [commit] = git('rev-parse', 'HEAD')
  if (commit === undefined || git('status', '--porcelain').length > 0)
    return console.log('The work tree has changes that no commit holds, so tests/last-full-run.json stays as it was.')
  const record: FullRun = { ...readRecord(), ...Object.fromEntries(names.map((name) => [name, commit])) }
  writeFileSync(recordFile, `${JSON.stringify(record, undefined, 2)}\n`)
}

/** What git tells about files and commits. */
const history = {
  /** The files that differ from a commit, also those that no commit holds. */
  changedSince: (commit: string): readonly string[] => [
    ...git('diff', '--name-only', commit, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '--full-name'),
  ],
  oldestOf: (commits: readonly string[]): string => git('merge-base', '--octopus', ...commits)[0] ?? 'HEAD',
}

/**
 * The suites whose files have changed since they were recorded. A suite without a record counts from the oldest commit of the record,
 * so that it joins every run until it passes. Undefined where none is recorded, or git cannot tell.
 */
export function changedSuites(
  record = readRecord(),
  { changedSince, oldestOf } = history,
): SlowSuiteName[] | undefined {
  const commits = Object.values(record)
  if (commits.length === 0) return undefined
  try {
    const oldest = oldestOf(commits)
    return slowSuiteNames.filter((name) =>
      changedSince(record[name] ?? oldest).some((file) => isCovered(slowSuites[name], file)),
    )
  } catch {
    return undefined
  }
}
