/**
 * `npm run chaos`: faults of the services, processes, disk and clock that the built site depends on, singly and in
 * pairs, under visitors and submissions. tests/chaos/README.md describes the options.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { draw, type Fault, faults, storesOf } from './chaos/faults.ts'
import { randomFrom } from './chaos/random.ts'
import { runScenario } from './chaos/scenario.ts'
import { mountSmallDisk, startSurroundings, type StoreName } from './chaos/world.ts'
import { chaos } from './helpers/chaos.ts'
import { createDatabase, startPostgres } from './helpers/postgres.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    only: { type: 'string', multiple: true },
    rounds: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    store: { type: 'string' },
    kills: { type: 'string' },
  },
})

const stores: readonly StoreName[] = ['SQLite', 'PostgreSQL']
const chosenStores = stores.filter((store) => values.store === undefined || store === values.store)
if (chosenStores.length === 0) throw new Error(`--store takes ${stores.join(' or ')}`)

/** Kills of the store's process under load. */
async function runKills(kills: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'))
  const postgres = await startPostgres()
  try {
    for (const store of chosenStores) {
      const startedAt = Date.now()
      const databaseUrl = store === 'PostgreSQL' ? await createDatabase(postgres.port) : undefined
      const { broken, ...counts } = await chaos({ dataDir, databaseUrl }, kills)
      console.log(store, JSON.stringify(counts), `${Math.round((Date.now() - startedAt) / 1000)} s`)
      for (const promise of broken) console.log(`  broken: ${promise}`)
      if (broken.length > 0) process.exitCode = 1
    }
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Undefined when this machine can have the fault. */
function whyNot(fault: Fault): string | undefined {
  if (!fault.needs?.disk) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'chaos-disk-'))
  try {
    mountSmallDisk(folder)()
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function faultOf(name: string): Fault {
  const fault = faults.find((one) => one.name === name)
  if (!fault) throw new Error(`--only takes one or two of ${faults.map((one) => one.name).join(', ')}`)
  return fault
}

/** Drops the faults that this machine or the chosen store cannot have, and says so. */
function possible(wanted: readonly Fault[]): Fault[] {
  return wanted.filter((fault) => {
    const reason = whyNot(fault)
    if (reason === undefined) return storesOf([fault]).some((store) => chosenStores.includes(store))
    console.log(`not run: ${fault.name}: ${reason}`)
    return false
  })
}

type Together = readonly [Fault, ...Fault[]]

/** The scenarios that `--only` names. */
const chosen = (names: readonly string[]): Together[] =>
  names.map((name) => {
    const [first, ...others] = possible(name.split('+').map(faultOf))
    if (!first || name.split('+').length > others.length + 1) throw new Error(`${name} cannot happen here`)
    return [first, ...others]
  })

async function runFaults(): Promise<void> {
  const seed = Number(values.seed ?? Date.now() % 100_000)
  const random = randomFrom(String(seed))
  const scenarios: Iterable<Together> = values.only ? chosen(values.only) : draw(random, possible(faults))
  const rounds = Number(values.rounds ?? Infinity)
  const endsAt = performance.now() + Number(values.minutes) * 60_000

  await using ends = new AsyncDisposableStack()
  const surroundings = await startSurroundings(ends)
  let current = new AsyncDisposableStack()
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      const stop = async () => {
        await current.disposeAsync()
        await ends.disposeAsync()
      }
      void stop().finally(() => process.exit(1))
    })
  let round = 0
  for (const together of scenarios) {
    if (round++ >= rounds || performance.now() > endsAt) break
    const [store = 'SQLite'] = random.shuffled(storesOf(together).filter((one) => chosenStores.includes(one)))
    const startedAt = performance.now()
    const name = together.map((fault) => fault.name).join('+')
    current = new AsyncDisposableStack()
    const { broken, log, figures } = await runScenario(surroundings, together, { seed, store }, current)
      .catch((error: unknown) => ({
        broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
        log: [],
        figures: 'ended early',
      }))
      .finally(() => current.disposeAsync())
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `${broken.length > 0 ? 'BROKEN' : 'ok    '} seed ${seed} ${store} ${name}: ${figures}, ${seconds} s in all`,
    )
    if (broken.length === 0) continue
    process.exitCode = 1
    for (const promise of broken.slice(0, 12)) console.log(`       ${promise}`)
    for (const line of log) console.log(`       log: ${line.slice(0, 300)}`)
    console.log(`       again: npm run chaos -- --seed ${seed} --only ${name} --store ${store}`)
  }
}

await (values.kills === undefined ? runFaults() : runKills(Number(values.kills)))
