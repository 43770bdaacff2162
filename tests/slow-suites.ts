/**
 * The suites that are too slow for every run. `npm run test:all` includes all of them; `npm test` includes those whose files have
 * changed since the commit in tests/last-full-run.json.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'

interface SlowSuite {
  readonly what: string
  /** Globs of the files that it tests. */
  readonly covers: readonly string[]
}

export const slowSuites = {
  postgres: {
    what: 'the stores, limits and the arrangement of docker-compose.yml on a real PostgreSQL and a real nginx',
    covers: [
      'gateway/submissions/**',
      'gateway/postgres.ts',
      'web/proxy/**',
      'gateway/security/**',
      'tests/helpers/{postgres,stores}.ts',
    ],
  },
  kills: {
    what: '200 kills under load on each store',
    covers: [
      'gateway/submissions/{store,outbox,rows,submissions,delivery,envelope,database,sqlite,transport}.ts',
      'tests/helpers/chaos.ts',
    ],
  },
  faults: {
    what: 'the site through power cuts, floods, a mail server that refuses and a content service that fails or hangs',
    covers: [
      'gateway/*.ts',
      'gateway/{content,content-service,security,submissions}/**',
      'web/{site,server}.ts',
      'web/server/**',
      'tests/fault/**',
      'tests/helpers/{site,faulty-content,mail-server}.ts',
    ],
  },
  fuzz: {
    what: 'every seed of the fuzzed forms and rules, and every labelled answer by form post and by mutation',
    covers: [
      'schema/forms/**',
      'gateway/resolvers/forms.ts',
      'gateway/submissions/**',
      'web/forms/**',
      'web/templates/form-page/**',
      'tests/{form-values,contract/form-*}',
    ],
  },
  addresses: {
    what: 'axe, the keyboard walk and reflow on every address and state at every width',
    covers: ['web/{shell,styles,ui,blocks}/**', 'tests/e2e/{addresses,axe,keyboard-walk,states}*'],
  },
  'audit-faults': {
    what: 'the faults that are planted to test the audit',
    covers: ['tests/audit/**', 'tests/audit*.ts'],
  },
  engines: {
    what: 'the main journeys in Firefox and WebKit',
    covers: ['web/{shell,forms,ui,lib}/**', 'web/entry.client.tsx', 'web/late-start.ts', 'tests/engines/**'],
  },
} as const satisfies Readonly<Record<string, SlowSuite>>

export type SlowSuiteName = keyof typeof slowSuites

export const slowSuiteNames = Object.keys(slowSuites) as SlowSuiteName[]

/** How tests/run.ts tells the runners which suites to include: names, separated by commas. */
export const slowSuitesVariable = 'SLOW_SUITES'

/** Whether this run includes a suite. A test that belongs to one is declared only then, so that no test is ever skipped. */
export const includes = (name: SlowSuiteName): boolean =>
  (process.env[slowSuitesVariable] ?? '').split(',').includes(name)

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

const recordFile = new URL('./last-full-run.json', import.meta.url)

/** The suites whose files differ from the last full run that passed; undefined where no full run is recorded, or git cannot tell. */
export function changedSuites(): SlowSuiteName[] | undefined {
  let changed: string[]
  try {
    const { commit }: { commit: string } = JSON.parse(readFileSync(recordFile, 'utf8'))
    changed = [
      ...git('diff', '--name-only', commit, '--'),
      ...git('ls-files', '--others', '--exclude-standard', '--full-name'),
    ]
  } catch {
    return undefined
  }
  return slowSuiteNames.filter((name) =>
    slowSuites[name].covers.some((glob) => changed.some((file) => matchesGlob(file, glob))),
  )
}
