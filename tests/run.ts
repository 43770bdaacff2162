/**
 * `npm test`: every check, in the order in which a mistake shows soonest, what each took, and one line that counts them.
 * `--static` (`npm run validate`) stops before anything is built; `--all` (`npm run test:all`) includes every slow suite,
 * `--suites=kills,fuzz` those alone, to renew their record in less time; `--suites=` none.
 */
import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureChromium } from './helpers/chromium.ts'
import { readResults } from './results.ts'
import {
  changedSuites,
  passedSuites,
  recordPassed,
  slowSuiteNames,
  type SlowSuiteName,
  slowSuites,
  slowSuitesVariable,
} from './slow-suites.ts'

interface Check {
  readonly name: string
  readonly command: readonly string[]
  /** Its tests are counted from the runner's own report; a check without tests counts as one. */
  readonly isRunner?: boolean
  /** The slow suite that it is. */
  readonly suite?: SlowSuiteName
}

const isStatic = process.argv.includes('--static')
const isWhole = process.argv.includes('--all')
const named = process.argv
  .find((one) => one.startsWith('--suites='))
  ?.slice(9)
  .split(',')
  .filter(Boolean)
const unknown = named?.filter((name) => !slowSuiteNames.some((one) => one === name))
if (unknown && unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}. The suites: ${slowSuiteNames.join(', ')}.`)
  process.exit(2)
}
const changed = isStatic || isWhole || named ? [] : changedSuites()
/** CI looks into every browser that it finds. */
const inCi: readonly SlowSuiteName[] = process.env['CI'] ? ['engines'] : []
/** Without a recorded full run it is unknown what has changed since: the suite of faults, the quickest that crosses folders, is included. */
const suites: readonly SlowSuiteName[] = isStatic
  ? []
  : isWhole || named
    ? slowSuiteNames.filter((name) => isWhole || named?.includes(name))
    : [...new Set<SlowSuiteName>([...inCi, ...(changed ?? ['faults'])])]

/** Each stage waits for the one before; the checks of a stage run two at a time. */
const stages: readonly (readonly Check[])[] = [
  [
    { name: 'generated code is fresh', command: ['node', 'tests/generated-is-fresh.ts'] },
    { name: 'content', command: ['node', 'gateway/content-service/check.ts'] },
  ],
  [
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'dead code', command: ['knip'] },
    { name: 'lint', command: ['oxlint', '--deny-warnings'] },
    ...(isStatic ? [] : [{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }]),
  ],
  ...(isStatic
    ? []
    : ([
        [{ name: 'unit', command: ['vitest', 'run'], isRunner: true }],
        [{ name: 'end to end', command: ['playwright', 'test'], isRunner: true }],
        ...(suites.includes('engines')
          ? [
              [
                {
                  name: 'engines',
                  command: ['node', 'tests/engines/run.ts'],
                  isRunner: true,
                  suite: 'engines' as const,
                },
              ],
            ]
          : []),
        ...(suites.includes('kills')
          ? [[{ name: 'kills', command: ['node', 'tests/chaos.ts', '--kills', '200'], suite: 'kills' as const }]]
          : []),
        ...(suites.includes('audit-faults')
          ? [[{ name: 'audit faults', command: ['node', 'tests/audit-mutants.ts'], suite: 'audit-faults' as const }]]
          : []),
        [{ name: 'spec coverage', command: ['node', 'tests/spec-coverage.ts'] }],
      ] satisfies Check[][])),
]

interface Outcome {
  readonly check: Check
  readonly isPassed: boolean
  readonly seconds: number
}

/** A runner shows its progress as it goes; what another check writes comes whole when it ends, as two of them run together. */
function run(check: Check): Promise<Outcome> {
  const { name, command, isRunner } = check
  const [program = '', ...args] = command
  const startedAt = performance.now()
  const output: Buffer[] = []
  return new Promise((resolve) => {
    if (isRunner) console.log(`\n── ${name}: ${command.join(' ')}`)
    const child = spawn(program, args, {
      stdio: isRunner ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, [slowSuitesVariable]: suites.join(',') },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)))
    child.once('close', (status) => {
      const seconds = (performance.now() - startedAt) / 1000
      process.stdout.write(Buffer.concat(output))
      console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
      resolve({ check, isPassed: status === 0, seconds })
    })
  })
}

/** Runs the checks two at a time, in their order. */
async function runStage(checks: readonly Check[]): Promise<Outcome[]> {
  const waiting = checks.values()
  const outcomes: Outcome[] = []
  const worker = async () => {
    for (const check of waiting) outcomes.push(await run(check))
  }
  await Promise.all([worker(), worker()])
  return outcomes
}

rmSync('test-results', { recursive: true, force: true })
if (!isStatic) ensureChromium()
if (!changed)
  console.log('No full run is recorded, so only the suite of faults joins this one: see `npm run test:all`.')
for (const name of suites) console.log(`With the slow suite ${name}: ${slowSuites[name].what}`)

const outcomes: Outcome[] = []
for (const stage of stages) outcomes.push(...(await runStage(stage)))

const results = readResults()
const failedTests = results.filter(({ status }) => status === 'failed')
const failedChecks = outcomes.filter(({ isPassed }) => !isPassed)
const checks = outcomes.filter(({ check }) => !check.isRunner)
const skipped = results.filter(({ status }) => status === 'skipped').length
// A runner that fails without naming a test has failed all the same.
const unnamed = failedTests.length === 0 && failedChecks.some(({ check }) => check.isRunner) ? 1 : 0
const failed = failedTests.length + unnamed + checks.filter(({ isPassed }) => !isPassed).length
const passed = results.length - failedTests.length - skipped + checks.filter(({ isPassed }) => isPassed).length

console.log('\nWhat each part took:')
for (const { check, seconds } of outcomes) console.log(`${seconds.toFixed(1).padStart(8)} s  ${check.name}`)
if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.map(({ check }) => check.name).join(', ')}`)
for (const { title, why = '' } of failedTests) console.log(`  ${title}\n${why.replaceAll(/^/gm, '      ')}`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

// A runner's failure is that of its tests, unless it names none.
if (unnamed === 0)
  recordPassed(
    passedSuites(
      suites,
      results,
      failedChecks.filter(({ check }) => check.suite ?? !check.isRunner).map(({ check }) => check.suite),
    ),
  )

// A release also needs an audit of its version. What passed is recorded even without one.
if (isWhole && spawnSync('node', ['tests/release-check.ts'], { stdio: 'inherit' }).status !== 0) process.exitCode = 1
