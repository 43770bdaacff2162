/** Opens the database and runs its migrations. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { ConfigError } from '#gateway/config.ts'
import { migrationDeadlines, postgresPool } from '#gateway/postgres.ts'
import { checkFile, checkTables, type DatabaseLocation, remembered, settleIdentity, storedId } from './identity.ts'
import { busyTimeout, databaseFile, openSqlite } from './sqlite.ts'
import { reasonOf, StoreUnavailableError, unavailableFiles, unavailablePostgres } from './store-unavailable.ts'
import { migrate, type Tables } from './tables.ts'

/** The differences between SQLite and PostgreSQL. */
export interface Database {
  readonly db: Kysely<Tables>
  /** Whether the database supports row locks and `skip locked`. SQLite allows one writer at a time. */
  readonly locksRows: boolean
  /** Writes a consistent copy of the SQLite file. Undefined for PostgreSQL, which pg_dump copies. */
  readonly backUp: ((file: string) => Promise<void>) | undefined
  /** The time of the store. All its times come from this clock, because several machines share a PostgreSQL. */
  readonly now: () => Promise<Date>
  /** Removes erased rows from the database's files. */
  readonly scrub: () => Promise<void>
  /** @throws StoreUnavailableError when it is no longer the database that was opened */
  readonly assertSame: () => Promise<void>
}

/** The maximum number of connections in the pool. */
const poolSize = 10

interface OpenOptions {
  /** For the operator's commands: a database without submissions is refused, and no file or table is created. */
  readonly mustExist?: boolean
  /** False while the site serves pages: the wait for another program's SQLite migration blocks them. */
  readonly waitsForMigration?: boolean
}

/**
 * Opens the database, creates it if necessary, and migrates it.
 * @throws StoreUnavailableError while the disk is full, read-only or locked, or PostgreSQL does not accept this program:
 * nothing that was stored has changed, and a later attempt may succeed
 * @throws ConfigError when it is damaged, or is not the one that belongs to the data folder
 */
export async function openDatabase(
  location: DatabaseLocation,
  { mustExist = false, waitsForMigration = true }: OpenOptions = {},
): Promise<Database> {
  const { dataDir, databaseUrl } = location
  const before = await remembered(location)
  if (databaseUrl === undefined) checkFile(location, before, mustExist)
  const database = databaseUrl === undefined ? openSqlite<Tables>(dataDir) : openPostgres(databaseUrl)
  const { db } = database
  try {
    if (databaseUrl !== undefined) await sql`select 1`.execute(db).catch(rethrowUnavailable)
    await checkTables(db, location, before, mustExist)
    const error = await (databaseUrl === undefined
      ? migrateSqlite(db, waitsForMigration)
      : migratePostgres(databaseUrl))
    if (error !== undefined) throw unavailable(location, error) ?? migrationError(location, error)
    const id = await settleIdentity(db, location, before, mustExist)
    return { ...database, assertSame: database.watch(id) }
  } catch (error) {
    await db.destroy()
    throw unavailable(location, error) ?? error
  }
}

const rethrowUnavailable = (error: unknown): never => {
  throw unavailablePostgres(error)
}

/** Errors of PostgreSQL and of its connection have a code; those of our checks and of the migrator have none. */
const unavailable = ({ dataDir, databaseUrl }: DatabaseLocation, error: unknown): StoreUnavailableError | undefined =>
  unavailableFiles(dataDir, error) ??
  (databaseUrl !== undefined && error instanceof Error && !(error instanceof StoreUnavailableError) && 'code' in error
    ? unavailablePostgres(error)
    : undefined)

function migrationError({ dataDir, databaseUrl }: DatabaseLocation, error: unknown): ConfigError {
  const reason = reasonOf(error)
  return new ConfigError(
    databaseUrl === undefined
      ? `The database ${databaseFile(dataDir)} cannot be brought up to date (${reason}). End other programs that use it, start the release that wrote it, or restore it from a backup.`
      : `The database that DATABASE_URL names cannot be used or brought up to date (${reason}). See that it runs and that the address, the user and the password are right, or start the release that wrote it.`,
  )
}

/** Another program's migration may take long. At the start this program does nothing else yet, so it can wait. */
async function migrateSqlite(db: Kysely<Tables>, waits: boolean): Promise<unknown> {
  if (waits) await sql.raw(`pragma busy_timeout = ${migrationDeadlines.lock}`).execute(db)
  const error = await migrate(db)
  await sql.raw(`pragma busy_timeout = ${busyTimeout}`).execute(db)
  return error
}

async function migratePostgres(databaseUrl: string): Promise<unknown> {
  const pool = () => postgresPool(databaseUrl, 2, migrationDeadlines)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return migrate(db).finally(() => db.destroy())
}

function openPostgres(databaseUrl: string) {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => postgresPool(databaseUrl, poolSize) }) })
  return {
    db,
    locksRows: true,
    backUp: undefined,
    now: () =>
      db
        .selectNoFrom(sql<Date>`clock_timestamp()`.as('at'))
        .executeTakeFirstOrThrow()
        .then(({ at }) => at),
    // PostgreSQL's autovacuum removes erased rows.
    scrub: () => Promise.resolve(),
    watch: (id: string | undefined) => async () => {
      const found = await storedId(db).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === undefinedTable) return undefined
        throw error
      })
      if (found !== id)
        throw new StoreUnavailableError(
          'The database that DATABASE_URL names was replaced while the site was running: put the right one back, or restart the site',
          { summary: 'The database that DATABASE_URL names was replaced while the site was running' },
        )
    },
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const undefinedTable = '42P01'
