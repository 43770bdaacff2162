/** Opens the database. The schema and its migrations are neutral (text and whole numbers); the dialect is the part that knows SQLite. */
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
} from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { ConfigError } from '#gateway/config.ts'

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
    /** A random UUID; the mail's Message-ID is made of it. */
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
}

/** To the staff, or to the person that it has come. */
export type MailKind = 'staff' | 'acknowledgement'

export const databaseFile = (dataDir: string) => resolve(dataDir, 'submissions.db')

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
}

/** Milliseconds that a statement waits for another process's write. It holds up the whole program, so it is short; the operator's commands write for a few milliseconds. */
const busyTimeout = 1000

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`SQLite takes no ${typeof value}.`)
}

/** node:sqlite in the shape that Kysely's own dialect asks for, which is better-sqlite3's. */
const kyselyShape = (sqlite: DatabaseSync): SqliteDatabase => ({
  close: () => sqlite.close(),
  prepare(sql) {
    const statement = sqlite.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters.map(bindable)),
      run: (parameters) => statement.run(...parameters.map(bindable)),
      iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
    }
  },
})

class NodeSqliteDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync
  constructor(sqlite: DatabaseSync) {
    super({ database: kyselyShape(sqlite) })
    this.#sqlite = sqlite
  }
  /** Takes the right to write at once: a transaction that reads first and then finds another writer cannot wait for it. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  /** A full disk makes SQLite roll back by itself; a second rollback would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection)
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** So that a migration happens wholly or not at all, and two processes that start together do not both try. */
  override get supportsTransactionalDdl() {
    return true
  }
}

const nodeSqliteDialect = (sqlite: DatabaseSync): Dialect => ({
  createDriver: () => new NodeSqliteDriver(sqlite),
  createAdapter: () => new NodeSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/**
 * The database under the data folder, made and brought up to date.
 * @throws ConfigError when the folder or the file cannot be used.
 */
export async function openDatabase(dataDir: string): Promise<Kysely<Tables>> {
  const file = databaseFile(dataDir)
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openFile(dataDir, file)) })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error === undefined) return db
  await db.destroy()
  throw new ConfigError(
    `The database ${file} cannot be brought up to date (${reasonOf(error)}). End other programs that use it, start the release that wrote it, or restore it from a backup.`,
  )
}

function openFile(dataDir: string, file: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true })
    // For the program's own user alone; the log beside it takes over its mode.
    closeSync(openSync(file, 'a', 0o600))
    const sqlite = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true })
    // FULL: a commit is on the disk before it returns. secure_delete: what is erased is overwritten.
    sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    return sqlite
  } catch (error) {
    throw new ConfigError(
      `The database ${file} cannot be used (${reasonOf(error)}). Set DATA_DIR to a folder that this program may write, or restore the file from a backup.`,
    )
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
