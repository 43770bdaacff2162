/** `npm run spec:coverage`: which rows of tests/behaviours.ts have a passing test of each of their kinds. The count may only rise. */
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { behaviours, type Kind } from './behaviours.ts'
import { readResults, type TestResult } from './results.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ratchetFile = new URL('./spec-coverage.json', import.meta.url)

/** The file's name says which kinds a test counts for. */
export function kindsOf({ file, title }: Pick<TestResult, 'file' | 'title'>): Kind[] {
  const path = relative(root, file)
  const kinds: Kind[] = []
  if (/\.test\.tsx?$/.test(path)) kinds.push('U')
  if (/^gateway\/.*\.test\.ts$/.test(path)) kinds.push('G')
  if (path.endsWith('.build.test.ts')) kinds.push('B')
  if (path.endsWith('.http.ts')) kinds.push('H')
  if (path.endsWith('.e2e.ts')) kinds.push('E')
  if (/\.spoken\./.test(path)) kinds.push('V')
  if (/\baxe\b/i.test(title)) kinds.push('A')
  return kinds
}

const proven = new Map<string, Set<Kind>>()
for (const result of readResults()) {
  if (result.status !== 'passed') continue
  // A title may begin with several ids: '[S10] [S16] an unknown path…'.
  for (const [, id = ''] of result.title.matchAll(/\[(S\d+)\]/g)) {
    const kinds = proven.get(id) ?? new Set()
    for (const kind of kindsOf(result)) kinds.add(kind)
    proven.set(id, kinds)
  }
}

const missing = behaviours.flatMap(({ id, what, kinds }) => {
  const lacking = kinds.filter((kind) => !proven.get(id)?.has(kind))
  return lacking.length > 0 ? [`${id.padEnd(4)} ${what}: no passing test of kind ${lacking.join(', ')}`] : []
})
const covered = behaviours.length - missing.length
const { covered: before }: { covered: number } = JSON.parse(readFileSync(ratchetFile, 'utf8'))

for (const line of missing) console.log(line)
console.log(`S ${covered}/${behaviours.length}`)
if (covered < before) {
  console.error(
    `The coverage of the specification fell: ${before} rows were proven before, now ${covered}. Mend the tests that broke.`,
  )
  process.exitCode = 1
} else if (covered > before && process.argv.includes('--keep')) {
  writeFileSync(ratchetFile, `{ "covered": ${covered} }\n`)
}
