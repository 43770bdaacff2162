/**
 * `npm run fuzz`, after a build: seeded random form posts, GraphQL requests and content. Every exception and every status of 500 or
 * more is a fault, except 503 without site settings. `--seed` and `--count` set the inputs, `--only form`, `graphql` or `content` one
 * surface, `--seconds` the longest time for each. Input n has the seed `seed + n`, so `--seed S --count 1` repeats a single one; a
 * seal from an earlier form is missing then.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from './mutate.ts'
import { createTargets } from './targets.ts'

const { values: given } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const seed = Number(given.seed ?? 1)
const count = Number(given.count ?? 100_000)
const seconds = Number(given.seconds ?? Infinity)
const maxFaults = 10

process.env['NODE_ENV'] = 'production'
const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'))
const { targets, stop } = await createTargets(dataDir)
let current = ''
process.on('uncaughtException', (error) => {
  print(`${current}: uncaught ${error.stack}`)
  process.exit(1)
})
try {
  for (const [name, target] of Object.entries(targets)) {
    if (given.only !== undefined && given.only !== name) continue
    const startedAt = performance.now()
    let faults = 0
    let n = 0
    const isInTime = () => performance.now() - startedAt < seconds * 1000
    for (; n < count && faults < maxFaults && isInTime(); n++) {
      current = `--only ${name} --seed ${seed + n} --count 1`
      const { input, fault } = await target(createRandom(seed + n))
      if (fault === undefined) continue
      faults++
      print(`${current}\n  fault: ${fault}\n  input: ${input}`)
    }
    print(`${name}: ${n} inputs, ${faults} faults, ${Math.round((performance.now() - startedAt) / 1000)} s`)
    if (faults > 0) process.exitCode = 1
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
