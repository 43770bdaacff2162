/** `npm test`: every check, in the order in which a mistake shows soonest, and one line that counts them. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureChromium } from './helpers/chromium.ts'
import { readResults } from './results.ts'

interface Check {
  readonly name: string
  readonly command: readonly string[]
  /** Its tests are counted from the runner's own report; a check without tests counts as one. */
  readonly isRunner?: true
}

const still: readonly Check[] = [
  { name: 'generated code is fresh', command: ['node', 'tests/generated-is-fresh.ts'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'content', command: ['node', 'gateway/content-service/check.ts'] },
]

const moving: readonly Check[] = [
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'unit', command: ['vitest', 'run'], isRunner: true },
  { name: 'end to end', command: ['playwright', 'test'], isRunner: true },
  { name: 'spec coverage', command: ['node', 'tests/spec-coverage.ts'] },
]

/** `npm run validate` stops before anything is built. */
const checks = process.argv.includes('--still') ? still : [...still, ...moving]

rmSync('test-results', { recursive: true, force: true })
if (checks.some(({ name }) => name === 'end to end')) ensureChromium()

const failed: string[] = []
let passed = 0
let broken = 0
for (const { name, command, isRunner } of checks) {
  const [program = '', ...args] = command
  const startedAt = Date.now()
  console.log(`\n── ${name}: ${command.join(' ')}`)
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: false })
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  if (status !== 0) failed.push(name)
  if (isRunner) continue
  if (status === 0) passed++
  else broken++
}

const results = readResults()
const badResults = results.filter(({ status }) => status === 'failed')
// A runner that ended badly without naming a test has failed all the same.
const silent =
  failed.some((name) => checks.find((check) => check.name === name)?.isRunner) && badResults.length === 0 ? 1 : 0
passed += results.length - badResults.length
broken += badResults.length + silent

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
for (const { title } of badResults) console.log(`  ${title}`)
console.log(`${passed} passed, ${broken} failed`)
process.exitCode = broken > 0 ? 1 : 0
