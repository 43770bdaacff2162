/**
 * `npm run chaos`: 200 kills under load on SQLite and as many on PostgreSQL; arguments set another number, and the name
 * of one store.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chaos } from './helpers/chaos.ts'
import { createDatabase, startPostgres } from './helpers/postgres.ts'

const kills = Number(process.argv[2] ?? 200)
const only = process.argv[3]
const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'))
const postgres = await startPostgres()
try {
  const stores = { SQLite: undefined, PostgreSQL: await createDatabase(postgres.port) }
  for (const [name, databaseUrl] of Object.entries(stores)) {
    if (only !== undefined && name !== only) continue
    const startedAt = Date.now()
    const { broken, ...counts } = await chaos({ dataDir, databaseUrl }, kills)
    console.log(name, JSON.stringify(counts), `${Math.round((Date.now() - startedAt) / 1000)} s`)
    for (const promise of broken) console.log(`  broken: ${promise}`)
    if (broken.length > 0) process.exitCode = 1
  }
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
