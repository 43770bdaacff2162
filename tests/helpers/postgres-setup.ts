/** Starts the PostgreSQL that all unit tests of a run share, where the run includes them (tests/slow-suites.ts). */
import type { TestProject } from 'vitest/node'
import { includes } from '#tests/slow-suites.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
  }
}

export async function setup({ provide }: TestProject) {
  if (!includes('postgres')) return
  const postgres = await startPostgres()
  provide('postgresPort', postgres.port)
  return () => postgres.stop()
}
