/** Starts the PostgreSQL that the slow tests of a run share. */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined outside the project `slow`. */
    postgresPort?: number
  }
}

export async function setup({ provide }: TestProject) {
  const postgres = await startPostgres()
  provide('postgresPort', postgres.port)
  return () => postgres.stop()
}
