import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject, onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#gateway/submissions/database.ts'
import { includes } from '#tests/slow-suites.ts'
import { createDatabase } from './postgres.ts'
import { recordKind } from './record-kind.ts'

/** Creates a location for a new, empty store, until the test ends. */
type NewLocation = () => Promise<DatabaseLocation>

function temporaryFolder(): string {
  recordKind('G')
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the same tests on SQLite and, with the slow suite `postgres`, on a real PostgreSQL. */
export function onBothStores(tests: (newLocation: NewLocation, store: 'SQLite' | 'PostgreSQL') => void): void {
  describe('SQLite:', () => tests(async () => ({ dataDir: temporaryFolder(), databaseUrl: undefined }), 'SQLite'))
  if (!includes('postgres')) return
  describe('PostgreSQL:', () =>
    tests(
      async () => ({ dataDir: temporaryFolder(), databaseUrl: await createDatabase(inject('postgresPort')) }),
      'PostgreSQL',
    ))
}
