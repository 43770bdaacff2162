/**
 * `npm run spec:mutants`: plants each change of tests/mutants.ts into a copy of the last commit and runs the tests of
 * its row there. A mutant is caught where a test of its row fails. One that no test catches survives, and one that does not
 * build, or with which the tests do not start, is invalid; both fail the run. `-- --only S7,S12` plants only the mutants of these rows.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Mutant, mutants, plant } from './mutants.ts'
import { readResults } from './results.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Long enough for the slowest row; a mutant that hangs its tests is invalid. */
const limitMs = 15 * 60_000

type Runner = 'vitest' | 'playwright'

const argument = process.argv[process.argv.indexOf('--only') + 1]
const only = process.argv.includes('--only') ? argument?.split(',') : undefined
const chosen = mutants.filter(({ row }) => only?.includes(row) ?? true)
if (chosen.length === 0) throw new Error(`No mutant of ${only?.join(', ')} is in tests/mutants.ts`)

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

// Removes the copy of a run that was killed.
git('worktree', 'prune')
const copy = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'site')
const removeCopy = () => {
  git('worktree', 'remove', '--force', copy)
  rmSync(join(copy, '..'), { recursive: true, force: true })
}

const sources = new Map<string, string>()
const sourceOf = (file: string): string => {
  const known = sources.get(file)
  if (known !== undefined) return known
  const source = readFileSync(join(copy, file), 'utf8')
  sources.set(file, source)
  return source
}

let running: ReturnType<typeof spawn> | undefined
/**
 * Runs a command in the copy, in a separate process group. @returns whether it ended with status 0 within the limit.
 */
function succeeds(program: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules/.bin', program), args, { cwd: copy, stdio: 'ignore', detached: true })
    running = child
    const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), limitMs)
    child.once('error', () => resolve(false))
    child.once('close', (status) => {
      clearTimeout(timer)
      running = undefined
      resolve(status === 0)
    })
  })
}

const patterns: Readonly<Record<Runner, string>> = { vitest: '*.test.{ts,tsx}', playwright: '*.{e2e,http}.ts' }

/** The test files that name a row. */
const testFiles = (row: string, runner: Runner): string[] =>
  globSync(`{gateway,schema,tests,web}/**/${patterns[runner]}`, { cwd: copy }).filter((file) =>
    sourceOf(file).includes(`[${row}]`),
  )

/** Whether the tests of a row pass, or one of them fails; undefined where the run fails without one, which proves nothing. */
async function testsPass(row: string, runner: Runner): Promise<boolean | undefined> {
  const title = `\\[${row}\\]`
  const files = testFiles(row, runner)
  rmSync(join(copy, 'test-results'), { recursive: true, force: true })
  const isPassed =
    runner === 'vitest'
      ? await succeeds('vitest', 'run', ...files, '--testNamePattern', title, '--bail', '1')
      : await succeeds('playwright', 'test', ...files, '--grep', title, '--max-failures', '1', '--workers', '1')
  if (isPassed) return true
  return readResults(copy).some(({ status, rows }) => status === 'failed' && rows.includes(row)) ? false : undefined
}

const build = join(copy, 'build')
const cleanBuild = join(copy, 'build-of-the-commit')
const restoreBuild = () => {
  rmSync(build, { recursive: true, force: true })
  cpSync(cleanBuild, build, { recursive: true })
}
/** Unit tests that read the build (`*.build.test.ts`) need it too. */
const needsBuild = (row: string, runner: Runner) =>
  runner === 'playwright' || testFiles(row, runner).some((file) => file.endsWith('.build.test.ts'))

let hasCleanBuild = false
async function ensureCleanBuild(): Promise<void> {
  if (hasCleanBuild) return restoreBuild()
  if (!(await succeeds('react-router', 'build'))) throw new Error('The commit does not build')
  renameSync(build, cleanBuild)
  hasCleanBuild = true
  restoreBuild()
}

const baselines = new Map<string, boolean>()
/** Whether the tests of a row pass without a mutant: otherwise a failure proves nothing. */
async function passesUnchanged(row: string, runner: Runner): Promise<boolean> {
  const key = `${row} ${runner}`
  const known = baselines.get(key)
  if (known !== undefined) return known
  if (needsBuild(row, runner)) await ensureCleanBuild()
  const passes = (await testsPass(row, runner)) === true
  baselines.set(key, passes)
  return passes
}

type Outcome = 'caught' | 'survived' | 'invalid' | 'tests fail without it'

async function outcomeOf({ row, file, find, replace }: Mutant): Promise<Outcome> {
  for (const runner of ['vitest', 'playwright'] as const) {
    if (testFiles(row, runner).length === 0) continue
    if (!(await passesUnchanged(row, runner))) return 'tests fail without it'
    const source = sourceOf(file)
    writeFileSync(join(copy, file), plant(source, { find, replace }))
    try {
      if (needsBuild(row, runner) && !(await succeeds('react-router', 'build'))) return 'invalid'
      const passes = await testsPass(row, runner)
      if (passes !== true) return passes === false ? 'caught' : 'invalid'
    } finally {
      writeFileSync(join(copy, file), source)
    }
  }
  return 'survived'
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL')
    removeCopy()
    process.exit(1)
  })

git('worktree', 'add', '--detach', '--quiet', copy, 'HEAD')
const counts = { caught: 0, survived: 0, invalid: 0, 'tests fail without it': 0 }
try {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // Reports a pattern that no longer matches before anything runs.
  for (const mutant of chosen) plant(sourceOf(mutant.file), mutant)
  for (const mutant of chosen) {
    const startedAt = Date.now()
    const outcome = await outcomeOf(mutant)
    counts[outcome]++
    const change = outcome === 'caught' ? '' : `\n       ${mutant.find}\n    => ${mutant.replace}`
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
    console.log(`${outcome.padEnd(8)} ${mutant.row.padEnd(4)} ${mutant.file} (${seconds} s)${change}`)
  }
} finally {
  removeCopy()
}
console.log(
  Object.entries(counts)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', '),
)
process.exitCode = counts.caught === chosen.length ? 0 : 1
