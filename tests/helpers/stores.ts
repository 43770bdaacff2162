import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#gateway/submissions/database.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** A place for a new, empty store, until the test is over. */
type NewLocation = () => Promise<DatabaseLocation>

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function onBothStores(tests: (newLocation: NewLocation, store: 'SQLite' | 'PostgreSQL') => void): void {
  describe('SQLite:', () => tests(async () => ({ dataDir: temporaryFolder(), databaseUrl: undefined }), 'SQLite'))
  describe('PostgreSQL:', () => {
    let postgres: TestPostgres | undefined
    beforeAll(async () => {
      postgres = await startPostgres()
    }, 150_000)
    afterAll(() => postgres?.stop())
    tests(async () => {
      if (!postgres) throw new Error('PostgreSQL did not start')
      return { dataDir: temporaryFolder(), databaseUrl: await postgres.newDatabase() }
    }, 'PostgreSQL')
  })
}
