import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject, onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#gateway/submissions/identity.ts'
import { createDatabase } from './postgres.ts'

/** Creates a location for a new, empty store, until the test ends. */
type NewLocation = () => Promise<DatabaseLocation>

/** Exists until the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs tests on SQLite or, in the project `slow`, on a real PostgreSQL. */
export function onBothStores(tests: (newLocation: NewLocation, store: 'SQLite' | 'PostgreSQL') => void): void {
  const port = inject('postgresPort')
  if (port === undefined)
    describe('SQLite:', () => tests(async () => ({ dataDir: temporaryFolder(), databaseUrl: undefined }), 'SQLite'))
  else
    describe('PostgreSQL:', () =>
      tests(async () => ({ dataDir: temporaryFolder(), databaseUrl: await createDatabase(port) }), 'PostgreSQL'))
}
