/**
 * `npm run bench`, after a build: the cost of a response for the server and of a page for a phone, in one run with
 * references for the same bytes. `--server`, `--browser` and `--addresses` measure one part; `--readme` writes the
 * table and the chart of a whole run to tests/bench/README.md. Writes Markdown, JSON and a chart to test-results/bench.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { measureAddresses } from './addresses.ts'
import { measureBrowser } from './browser.ts'
import { chart, markdown, withTable } from './report.ts'
import { ratiosOf, regressions } from './regressions.ts'
import { measureMemory } from './memory.ts'
import { measureServer } from './server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = join(root, 'test-results/bench')
/** The ratios of the run in tests/bench/README.md, with which a release is compared. */
const lastRun = join(root, 'tests/bench/last-run.json')

const { values: given } = parseArgs({
  options: {
    server: { type: 'boolean' },
    browser: { type: 'boolean' },
    addresses: { type: 'boolean' },
    readme: { type: 'boolean' },
    check: { type: 'boolean' },
  },
})
const isWhole = !given.server && !given.browser && !given.addresses
if ((given.readme || given.check) && !isWhole)
  throw new Error('--readme and --check need a whole run: leave --server, --browser and --addresses out')

const startedAt = Date.now()
const figures = [
  ...(isWhole || given.server ? [...(await measureServer()), ...(await measureMemory())] : []),
  ...(isWhole || given.browser ? await measureBrowser() : []),
  ...(isWhole || given.addresses ? await measureAddresses() : []),
]
const minutes = (Date.now() - startedAt) / 60_000
const day = new Date().toISOString().slice(0, 10)
const machine = `${day}, Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${minutes.toFixed(1)} minutes.`
const table = markdown(figures, machine)
await mkdir(out, { recursive: true })
await writeFile(join(out, 'bench.md'), table)
await writeFile(join(out, 'bench.json'), `${JSON.stringify({ machine, figures }, null, 2)}\n`)
await writeFile(join(out, 'bench.svg'), chart(figures))
if (given.readme) {
  const readme = join(root, 'tests/bench/README.md')
  const text = withTable(await readFile(readme, 'utf8'), table)
  await writeFile(readme, await format(text, { ...(await resolveConfig(readme)), filepath: readme }))
  await writeFile(join(root, 'tests/bench/figures.svg'), chart(figures))
  await writeFile(lastRun, `${JSON.stringify(ratiosOf(figures), null, 2)}\n`)
}
process.stdout.write(`${table}\n`)
if (given.check) {
  const worse = regressions(ratiosOf(figures), JSON.parse(await readFile(lastRun, 'utf8')))
  for (const words of worse) process.stderr.write(`${words}\n`)
  if (worse.length > 0) process.exitCode = 1
}
