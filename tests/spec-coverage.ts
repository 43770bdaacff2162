/** `npm run spec:coverage`: fails when a row of tests/behaviours.ts lacks a passing test of one of its kinds in the last run. */
import { behaviours, type Kind } from './behaviours.ts'
import { readResults, type TestResult } from './results.ts'

/** A line for each row that lacks a kind. */
export function missingKinds(results: readonly Pick<TestResult, 'status' | 'rows' | 'kinds'>[]): string[] {
  const proven = new Map<string, Set<Kind>>()
  for (const { status, rows, kinds } of results) {
    if (status !== 'passed') continue
    for (const row of rows) proven.set(row, new Set([...(proven.get(row) ?? []), ...kinds]))
  }
  return behaviours.flatMap(({ id, what, kinds }) => {
    const missing = kinds.filter((kind) => !proven.get(id)?.has(kind))
    return missing.length > 0 ? [`${id.padEnd(4)} ${what}: no passing test of kind ${missing.join(', ')}`] : []
  })
}

if (import.meta.main) {
  const missing = missingKinds(readResults())
  for (const line of missing) console.log(line)
  console.log(`S ${behaviours.length - missing.length}/${behaviours.length}`)
  process.exitCode = missing.length > 0 ? 1 : 0
}
