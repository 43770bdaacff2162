/** Opens the database: its tables, the same in SQLite and in PostgreSQL, and their migrations. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { ConfigError } from '#gateway/config.ts'
import { formRates, migrationDeadlines, postgresPool } from '#gateway/postgres.ts'
import { busyTimeout, databaseFile, openSqlite } from './sqlite.ts'

/** Where submissions are kept. */
export interface DatabaseLocation {
  /** Absolute. Without `databaseUrl` it holds the database. */
  readonly dataDir: string
  /** `postgres://…`; undefined: SQLite under the data folder. */
  readonly databaseUrl: string | undefined
}

/** What differs between the two. */
export interface Database {
  readonly db: Kysely<Tables>
  /** Rows can be locked one by one, and those that another worker has be stepped over. SQLite lets one writer in at a time. */
  readonly locksRows: boolean
  /** Begins a transaction that reads one state of everything, and keeps nobody from writing. */
  readonly beginSnapshot: string
  /** How far the database's clock, by which several programs lease mail, is ahead of this machine's, in ms. */
  readonly clockOffset: () => Promise<number>
  /** After erasing: what was erased is no longer in a file that is ours. */
  readonly scrub: () => Promise<void>
}

/** Times are ISO 8601 in UTC, as Date.toISOString gives them, so that they sort as text. Lists and answers are JSON. */
export interface Tables {
  submissions: {
    /** A random UUID. */
    id: string
    form: string
    reference: string
    /** The id of the form token: with the hash it tells the same press from a changed one. */
    token_id: string
    /** SHA-256 of form and answers, in hexadecimal. */
    payload_hash: string
    answers: string
    /** What the person typed or chose, where it differs from the answer. */
    words: string
    /** 1 when the field that people never see was filled in. */
    is_suspect: number
    received_at: string
    delete_after: string
  }
  outbox: {
    /** A random UUID, or `escalation-` and the submission's id; the mail's Message-ID is made of it. */
    id: string
    submission_id: string
    kind: MailKind
    /** How often a worker took it up. */
    attempts: number
    next_attempt_at: string
    /** A worker has it until then; after a crash it is free again. */
    leased_until: string | null
    lease_owner: string | null
    sent_at: string | null
    /** Refused for good: nobody tries again until told to. */
    parked_at: string | null
    /** The kind of failure, such as `SMTP 451` or `ETIMEDOUT`: never a server's words, which may repeat an address. */
    last_error: string | null
  }
  /** Who had what people wrote shown, exported or erased by an operator's command. */
  operator_log: {
    /** A random UUID. */
    id: string
    at: string
    /** Of the operating system. */
    user_name: string
    command: string
    reference: string
  }
}

/** To the staff; to the person, that it has come; a mark that the escalation address is to know that it did not reach the staff. */
export type MailKind = 'staff' | 'acknowledgement' | 'escalation'

/**
 * The release before must work on the tables that a release has migrated, so that it can be rolled back, and the two can run side by side
 * for a while. So a migration only adds. One that takes away or changes what the release before reads comes a release later, and its
 * name ends in `-contract`: older releases then refuse to start.
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
  // Made here, where one program at a time migrates: made by each limiter as it starts, its forms were counted apart until then.
  // The columns are those that rate-limiter-flexible names. It may be there: an earlier release let the limiter make it.
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
}

/** What was done already, and its stand-in where a newer release did it: Kysely refuses a migration that it does not know. */
async function knownMigrations(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  // Before the first migration there is no such table; a database that is away fails in the migration itself.
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

/** Connections that the store may have at once. */
const poolSize = 10

/**
 * The database, made and brought up to date.
 * @throws ConfigError when it cannot be used.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  const database = databaseUrl === undefined ? openSqlite<Tables>(dataDir) : openPostgres(databaseUrl)
  const { db } = database
  const error = await (databaseUrl === undefined ? migrateSqlite(db) : migratePostgres(databaseUrl))
  if (error === undefined) return database
  await db.destroy()
  const reason = error instanceof Error ? error.message : 'unknown'
  throw new ConfigError(
    databaseUrl === undefined
      ? `The database ${databaseFile(dataDir)} cannot be brought up to date (${reason}). End other programs that use it, start the release that wrote it, or restore it from a backup.`
      : `The database that DATABASE_URL names cannot be used or brought up to date (${reason}). See that it runs and that the address, the user and the password are right, or start the release that wrote it.`,
  )
}

/** Another program's migration may take long; nothing else runs in this one yet. */
async function migrateSqlite(db: Kysely<Tables>): Promise<unknown> {
  await sql.raw(`pragma busy_timeout = ${migrationDeadlines.lock}`).execute(db)
  const error = await migrate(db)
  await sql.raw(`pragma busy_timeout = ${busyTimeout}`).execute(db)
  return error
}

async function migratePostgres(databaseUrl: string): Promise<unknown> {
  const pool = postgresPool(databaseUrl, 2, migrationDeadlines)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return migrate(db).finally(() => db.destroy())
}

function openPostgres(databaseUrl: string): Database {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(databaseUrl, poolSize) }) })
  return {
    db,
    locksRows: true,
    beginSnapshot: 'begin isolation level repeatable read, read only',
    clockOffset: async () => {
      const before = Date.now()
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
      const at = rows[0]?.at.getTime() ?? before
      // Between the question and the answer the two agree as far as can be known.
      return at < before ? at - before : Math.max(0, at - Date.now())
    },
    // Its own vacuum does that in time.
    scrub: () => Promise.resolve(),
  }
}
