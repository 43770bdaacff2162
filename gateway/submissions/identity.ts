/**
 * Detects a database that was lost, emptied or replaced by another. The database has a random id, and a file beside it in
 * the data folder has the same one: a start stops when they differ, before anything is deleted.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { ConfigError } from '#gateway/config.ts'
import { writeOnce } from '#gateway/write-once.ts'
import { databaseFile } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { fileTransport } from './transport.ts'

/** Where submissions are stored. */
export interface DatabaseLocation {
  /** Absolute path. Contains the SQLite database unless `databaseUrl` is set. */
  readonly dataDir: string
  /** `postgres://…`; undefined selects SQLite under the data folder. */
  readonly databaseUrl: string | undefined
}

/** What the data folder remembers of its database. */
export interface Remembered {
  readonly idFile: string
  /** Undefined before the first start. */
  readonly id: string | undefined
  readonly hasMail: boolean
}

const placeOf = ({ dataDir, databaseUrl }: DatabaseLocation) =>
  databaseUrl === undefined ? databaseFile(dataDir) : 'that DATABASE_URL names'

function readId(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined
    throw new ConfigError(
      `The file ${file} cannot be read (${error instanceof Error ? error.message : String(error)}). Let this program read it.`,
    )
  }
}

export async function remembered({ dataDir, databaseUrl }: DatabaseLocation): Promise<Remembered> {
  const idFile = resolve(dataDir, databaseUrl === undefined ? 'submissions.id' : 'postgres.id')
  const mail = await fileTransport(resolve(dataDir, 'mail')).references()
  return { idFile, id: readId(idFile), hasMail: mail.size > 0 }
}

const noDatabase = (location: DatabaseLocation) =>
  new ConfigError(
    `The database ${placeOf(location)} has no submissions: it does not exist, or it is empty. Nothing was created. Set DATA_DIR and DATABASE_URL as the site has them.`,
  )

const lost = (location: DatabaseLocation, { idFile, id }: Remembered) =>
  new ConfigError(
    `The database ${placeOf(location)} is missing or empty, although ${id === undefined ? `${location.dataDir}/mail has mail about submissions` : `${idFile} shows that there was one`}. Nothing was changed. Restore it from a backup. If it is lost for good, move ${location.dataDir}/mail to a safe place, because its files may be the only copies, delete ${idFile} and start again.`,
  )

const replaced = (location: DatabaseLocation, { idFile, id }: Remembered, stored: string | undefined) =>
  new ConfigError(
    `The database ${placeOf(location)} is another one than before (its id is ${stored ?? 'missing'}, and ${idFile} has ${id}). Nothing was changed. Put the right one back. If this one is right, delete ${idFile} and start again.`,
  )

/**
 * Runs before the SQLite file is opened, because opening creates it.
 * @throws ConfigError when the file is missing or empty, although submissions were stored or `mustExist` is set
 */
export function checkFile(location: DatabaseLocation, before: Remembered, mustExist: boolean): void {
  if ((statSync(databaseFile(location.dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0) return
  if (mustExist) throw noDatabase(location)
  if (before.id !== undefined || before.hasMail) throw lost(location, before)
}

/**
 * Runs before the migrations, because they create the tables.
 * @throws ConfigError as `checkFile`
 */
export async function checkTables(
  db: Kysely<Tables>,
  location: DatabaseLocation,
  before: Remembered,
  mustExist: boolean,
): Promise<void> {
  // If the database cannot be read, the migration reports it.
  const tables = await db.introspection.getTables().catch(() => undefined)
  const has = (table: string) => tables?.some(({ name }) => name === table) ?? true
  if (mustExist && !has('submissions')) throw noDatabase(location)
  if ((before.id !== undefined || before.hasMail) && !has('submissions')) throw lost(location, before)
  if (before.id !== undefined && !has('store_state')) throw replaced(location, before, undefined)
}

export const storedId = async (db: Kysely<Tables>): Promise<string | undefined> =>
  (await db.selectFrom('store_state').select('value').where('name', '=', 'id').executeTakeFirst())?.value

/**
 * Gives a new database its id, and the data folder the id of its database.
 * @returns the id
 * @throws ConfigError when the data folder belongs to another database
 */
export async function settleIdentity(
  db: Kysely<Tables>,
  location: DatabaseLocation,
  before: Remembered,
  mustExist: boolean,
): Promise<string | undefined> {
  const found = await storedId(db)
  if (before.id !== undefined && before.id !== found) throw replaced(location, before, found)
  if (mustExist) return found
  const isEmpty = !(await db.selectFrom('submissions').select('id').limit(1).executeTakeFirst())
  if (found === undefined && isEmpty && before.hasMail) throw lost(location, before)
  await db
    .insertInto('store_state')
    .values({ name: 'id', value: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const id = await storedId(db)
  if (before.id === undefined && id !== undefined) {
    mkdirSync(location.dataDir, { recursive: true })
    writeOnce(before.idFile, id)
  }
  return id
}
