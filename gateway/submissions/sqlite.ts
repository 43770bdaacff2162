/** node:sqlite for Kysely: the embedded store, one file under the data folder. */
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
} from 'kysely'
import { ConfigError } from '#gateway/config.ts'
import { reasonOf, StoreUnavailableError, unavailableFiles } from './store-unavailable.ts'

export const databaseFile = (dataDir: string) => resolve(dataDir, 'submissions.db')

/**
 * Milliseconds that a statement waits for another process's write. The wait blocks the whole program, so it is short;
 * the operator's commands write for a few milliseconds.
 */
export const busyTimeout = 1000

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`SQLite takes no ${typeof value}.`)
}

/** Adapts node:sqlite to the better-sqlite3 interface that Kysely's dialect expects. */
const kyselyShape = (sqlite: DatabaseSync): SqliteDatabase => ({
  close: () => sqlite.close(),
  prepare(text) {
    const statement = sqlite.prepare(text)
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
  /** Acquires the write lock at the start: a transaction that reads first and then finds another writer cannot wait. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  /** When the disk is full, SQLite rolls back by itself; a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection)
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** A migration is atomic, and two processes that start together do not both run it. */
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

/** Identifies the files of an open database, to detect that one was removed, replaced or emptied. */
const identify = (file: string) =>
  [file, `${file}-wal`, `${file}-shm`]
    .map((path) => {
      const found = statSync(path, { bigint: true, throwIfNoEntry: false })
      return !found || (path === file && found.size === 0n) ? 'none' : `${found.dev}:${found.ino}`
    })
    .join(' ')

/**
 * @throws StoreUnavailableError while the disk is full, read-only or locked
 * @throws ConfigError when the folder is none or the file is damaged
 */
export function openSqlite<Tables>(dataDir: string) {
  const file = databaseFile(dataDir)
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openFile(dataDir, file)) })
  const backUp = async (copyFile: string) => {
    // VACUUM INTO accepts an empty file: this one exists with a mode that lets no other user read it.
    const copy = await open(copyFile, 'wx', 0o600)
    try {
      await sql`vacuum into ${copyFile}`.execute(db)
      await copy.sync()
    } catch (error) {
      await rm(copyFile, { force: true })
      throw error
    } finally {
      await copy.close()
    }
  }
  /** Copies what only this process can still read. Returns the end of the error's sentence. */
  const rescue = async () => {
    const copy = resolve(dataDir, `rescued-${new Date().toISOString().replaceAll(':', '-')}.db`)
    return backUp(copy).then(
      () => `Its submissions were copied to ${copy}: stop the site, restore that file or a backup, and start the site`,
      (error: unknown) =>
        `Its submissions could not be copied (${reasonOf(error)}): restore a backup, and restart the site`,
    )
  }
  return {
    db,
    locksRows: false,
    backUp,
    // SQLite runs on this machine and uses its clock.
    now: () => Promise.resolve(new Date()),
    // The write-ahead log contains the text until it is overwritten; secure_delete overwrites it in the database file.
    scrub: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    /** SQLite continues to write to files that were removed or replaced, and they vanish when the program ends. */
    watch() {
      const opened = identify(file)
      let rescued: Promise<string> | undefined
      return async () => {
        if (identify(file) === opened) return
        rescued ??= rescue()
        throw new StoreUnavailableError(
          `The database ${file} was removed, replaced or emptied while the site was running. ${await rescued}`,
          { summary: 'The database was removed, replaced or emptied while the site was running' },
        )
      }
    },
  }
}

function openFile(dataDir: string, file: string): DatabaseSync {
  let sqlite: DatabaseSync | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    // Only the program's own user may read the file. SQLite gives the log the same mode.
    closeSync(openSync(file, 'a', 0o600))
    sqlite = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true })
    // FULL: a commit is on the disk before it returns. secure_delete: erased data is overwritten.
    sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    const verdict = sqlite.prepare('pragma quick_check(1)').get()?.['quick_check']
    if (verdict !== 'ok') throw new Error(`it is damaged: ${String(verdict).replaceAll('\n', ' ')}`)
    return sqlite
  } catch (error) {
    sqlite?.close()
    const passing = unavailableFiles(dataDir, error)
    if (passing) throw passing
    throw new ConfigError(
      `The database ${file} cannot be used (${reasonOf(error)}). Set DATA_DIR to a folder that this program may write, or restore the file from a backup.`,
    )
  }
}
