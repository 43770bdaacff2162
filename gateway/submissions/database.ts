/** Opens the database and runs its migrations. The tables are the same in SQLite and PostgreSQL. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { ConfigError } from '#gateway/config.ts'
import { formRates, migrationDeadlines, postgresPool } from '#gateway/postgres.ts'
import { checkFile, checkTables, remembered, settleIdentity, storedId } from './identity.ts'
import { busyTimeout, databaseFile, openSqlite } from './sqlite.ts'
import { reasonOf, StoreUnavailableError, unavailableFiles, unavailablePostgres } from './store-unavailable.ts'

/** Where submissions are stored. */
export interface DatabaseLocation {
  /** Absolute path. Contains the SQLite database unless `databaseUrl` is set. */
  readonly dataDir: string
  /** `postgres://…`; undefined selects SQLite under the data folder. */
  readonly databaseUrl: string | undefined
}

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

/**
 * Times are ISO 8601 in UTC, in the format of Date.toISOString, so that they sort as text. Lists and answers are JSON.
 */
export interface Tables {
  submissions: {
    /** A random UUID. */
    id: string
    form: string
    reference: string
    /** The id of the form token. With `payload_hash` it distinguishes a repeated submission from a changed one. */
    token_id: string
    /** SHA-256 of form and answers, in hexadecimal. */
    payload_hash: string
    answers: string
    /** The text as typed or chosen, where it differs from the answer. */
    words: string
    /** 1 when the honeypot field was filled in. */
    is_suspect: number
    received_at: string
    delete_after: string
  }
  outbox: {
    /** A random UUID, or `escalation-` and the submission's id. The mail's Message-ID is derived from it. */
    id: string
    submission_id: string
    kind: MailKind
    /** How many times a worker has leased the mail. */
    attempts: number
    next_attempt_at: string
    /** The end of a worker's lease. After a crash the mail is free again at that time. */
    leased_until: string | null
    lease_owner: string | null
    sent_at: string | null
    /** When the mail was refused permanently. An operator can retry it. */
    parked_at: string | null
    /** The kind of failure, such as `SMTP 451` or `ETIMEDOUT`. Never the server's text, which may repeat an address. */
    last_error: string | null
  }
  /** An audit log: which operator viewed, exported or erased a submission. */
  operator_log: {
    /** A random UUID. */
    id: string
    at: string
    /** The user name of the operating system. */
    user_name: string
    command: string
    reference: string
  }
  store_state: {
    /**
     * `id`: a random UUID that identifies this store. `swept_at`: the time of the last sweep of retention whose clock was
     * plausible.
     */
    name: 'id' | 'swept_at'
    value: string
  }
  /** Submissions that were erased on purpose, so that the mail files of lost ones are not deleted with theirs. */
  erased_references: {
    reference: string
    erased_at: string
  }
}

/**
 * `staff`: the submission, to the staff. `acknowledgement`: the confirmation, to the person. `escalation`: the
 * submission is overdue and must be reported to the escalation address.
 */
export type MailKind = 'staff' | 'acknowledgement' | 'escalation'

/**
 * The previous release must work with migrated tables, so that a release can be rolled back and two releases can run
 * side by side. A migration therefore only adds. A migration that removes or changes something that the previous
 * release reads is delayed by one release, and its name ends in `-contract`: older releases then refuse to start.
 */
const migrations: Record<string, Migration> = {
  '2026-11-20-submissions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('token_id', 'text', (column) => column.notNull())
        .addColumn('payload_hash', 'text', (column) => column.notNull())
        .addColumn('answers', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('is_suspect', 'integer', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('delete_after', 'text', (column) => column.notNull())
        .addUniqueConstraint('submissions_once', ['token_id', 'payload_hash'])
        .execute()
      await db.schema.createIndex('submissions_received').on('submissions').column('received_at').execute()
      await db.schema.createIndex('submissions_lapse').on('submissions').column('delete_after').execute()
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('leased_until', 'text')
        .addColumn('lease_owner', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('parked_at', 'text')
        .addColumn('last_error', 'text')
        .addUniqueConstraint('outbox_once', ['submission_id', 'kind'])
        .execute()
      await db.schema
        .createIndex('outbox_due')
        .on('outbox')
        .columns(['sent_at', 'parked_at', 'next_attempt_at'])
        .execute()
    },
  },
  // The migration creates this table because only one program migrates at a time. If each rate limiter created it at
  // startup, submissions would be counted separately until then. The columns are those of rate-limiter-flexible. The
  // table may already exist: in an earlier release the limiter created it.
  '2026-11-22-form-rates': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable(formRates)
        .ifNotExists()
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
    },
  },
  '2026-11-23-operator-log': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('operator_log')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('operator_log_at').on('operator_log').column('at').execute()
    },
  },
  '2026-11-25-store-state': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('store_state')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('erased_references')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('erased_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
}

/**
 * The known migrations, plus a placeholder for each one that a newer release has applied: Kysely refuses unknown
 * migrations.
 */
async function knownMigrations(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  // Before the first migration the table does not exist. If the database is unreachable, the migration itself fails.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const added = rows.filter(({ name }) => !Object.hasOwn(migrations, name) && !name.endsWith('-contract'))
  return { ...migrations, ...Object.fromEntries(added.map(({ name }) => [name, { up: () => Promise.resolve() }])) }
}

async function migrate(db: Kysely<Tables>): Promise<unknown> {
  const known = await knownMigrations(db)
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(known) },
  }).migrateToLatest()
  return error
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
