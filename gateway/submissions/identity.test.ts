import {
  copyFileSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '#gateway/config.ts'
import { onBothStores } from '#tests/helpers/stores.ts'
import { openDatabase } from './database.ts'
import type { DatabaseLocation } from './identity.ts'
import { databaseFile } from './sqlite.ts'
import { createStore, type NewSubmission } from './store.ts'
import { StoreUnavailableError } from './store-unavailable.ts'
import { person, temporaryFolder } from '#tests/helpers/submissions.ts'

const enquiry = (tokenId = 'token-1'): NewSubmission => ({
  form: 'general-enquiry',
  referencePrefix: 'GE',
  tokenId,
  payloadHash: 'hash',
  answers: person,
  words: {},
  isSuspect: false,
  retentionDays: 365,
  mails: ['staff'],
})

async function openStore(location: DatabaseLocation) {
  const database = await openDatabase(location)
  const store = createStore(database)
  onTestFinished(() => store.close())
  return { database, store }
}

/** Stores a submission and ends. */
async function use(location: DatabaseLocation): Promise<string> {
  const store = createStore(await openDatabase(location))
  const { reference } = await store.save(enquiry())
  await store.close()
  return reference
}

const names = ['submissions.db', 'submissions.db-wal', 'submissions.db-shm']
const removeDatabase = (folder: string) => names.forEach((name) => rmSync(join(folder, name), { force: true }))

function writeMail(folder: string) {
  mkdirSync(join(folder, 'mail'), { recursive: true })
  writeFileSync(join(folder, 'mail', 'GE-4K7M-29X-staff.eml'), 'mail')
}

const refusal = async (location: DatabaseLocation, mustExist = false): Promise<string> => {
  const error: unknown = await openDatabase(location, { mustExist }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ConfigError)
  return error instanceof Error ? error.message : ''
}

const sqliteAt = () => ({ dataDir: temporaryFolder(), databaseUrl: undefined })

onBothStores((newLocation, kind) => {
  /** Replaces the database by an empty one. */
  const empty = async (location: DatabaseLocation) => {
    if (kind === 'SQLite') return removeDatabase(location.dataDir)
    const { db } = await openDatabase(location)
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await db.destroy()
  }

  test('[S94] a start without the database of earlier starts stops, and deletes and creates nothing', async () => {
    const location = await newLocation()
    await use(location)
    writeMail(location.dataDir)
    await empty(location)
    const files = () => new Set(readdirSync(location.dataDir, { recursive: true, encoding: 'utf8' }))
    const before = files()
    expect(await refusal(location)).toMatch(/ is missing or empty, although .+\.id shows .+ Restore it from a backup\./)
    expect(files()).toEqual(before)
  })

  test('[S94] mail files without a database stop the start; once the operator has moved them, it starts', async () => {
    const location = await newLocation()
    writeMail(location.dataDir)
    expect(await refusal(location)).toMatch(/mail has mail about submissions\. .+ move .+mail to a safe place/)
    expect(readdirSync(location.dataDir)).toEqual(['mail'])
    expect(await refusal(location, true)).toContain('Nothing was created')
    rmSync(join(location.dataDir, 'mail'), { recursive: true })
    await use(location)
  })

  test('[S94] another database stops the start until the operator deletes the id file', async () => {
    const [location, other] = [await newLocation(), await newLocation()]
    await use(location)
    const reference = await use(other)
    if (kind === 'SQLite') copyFileSync(databaseFile(other.dataDir), databaseFile(location.dataDir))
    const replaced = { ...other, dataDir: location.dataDir }
    expect(await refusal(replaced)).toMatch(/is another one than before \(its id is .+\)\. Nothing was changed\./)
    rmSync(join(location.dataDir, kind === 'SQLite' ? 'submissions.id' : 'postgres.id'))
    const { store } = await openStore(replaced)
    expect(await store.list()).toMatchObject([{ reference }])
  })

  test('a database of the release before gets its id, and its submissions stay', async () => {
    const location = await newLocation()
    const reference = await use(location)
    const { db } = await openDatabase(location)
    await sql`drop table store_state`.execute(db)
    await sql`drop table erased_references`.execute(db)
    await sql`delete from kysely_migration where name = '2026-11-25-store-state'`.execute(db)
    await db.destroy()
    expect(await refusal(location)).toMatch(/is another one than before \(its id is missing/)
    for (const name of ['submissions.id', 'postgres.id']) rmSync(join(location.dataDir, name), { force: true })
    writeMail(location.dataDir)
    const { store } = await openStore(location)
    expect(await store.list()).toMatchObject([{ reference }])
  })

  test('for an operator’s command a missing database is refused, and no file or table is created', async () => {
    const location = await newLocation()
    expect(await refusal(location, true)).toMatch(/ has no submissions: .+ Nothing was created\. Set DATA_DIR/)
    expect(readdirSync(location.dataDir)).toEqual([])
    expect(await refusal(location, true)).toContain('Nothing was created')
    await use(location)
    const database = await openDatabase(location, { mustExist: true })
    await database.db.destroy()
  })

  test('[S94] a form is not acknowledged by a database that was replaced under the running site', async () => {
    const location = await newLocation()
    const { store } = await openStore(location)
    await store.save(enquiry())
    if (kind === 'PostgreSQL') {
      const { db } = await openDatabase(location)
      await sql`update store_state set value = 'another' where name = 'id'`.execute(db)
      await expect(store.save(enquiry('token-2'))).rejects.toThrow(/replaced while the site was running/)
      await sql`drop table store_state`.execute(db)
      await db.destroy()
    } else removeDatabase(location.dataDir)
    await expect(store.save(enquiry('token-2'))).rejects.toThrow(StoreUnavailableError)
    await expect(store.save(enquiry('token-3'))).rejects.toThrow(/replaced.* while the site was running/)
    await expect(store.find('token-1', 'hash')).rejects.toThrow(StoreUnavailableError)
    await expect(store.assertSame()).rejects.toThrow(StoreUnavailableError)
  })
})

test('[S94] SQLite: a form whose commit goes to a file that was just removed is not acknowledged', async () => {
  const location = sqliteAt()
  const database = await openDatabase(location)
  const now = () => {
    removeDatabase(location.dataDir)
    return database.now()
  }
  const store = createStore({ ...database, now })
  onTestFinished(() => store.close())
  await expect(store.save(enquiry())).rejects.toThrow(/was removed, replaced or emptied/)
})

test.each(['missing', 'empty'])('[S94] SQLite: a database file that is %s stops the start', async (state) => {
  const location = sqliteAt()
  await use(location)
  if (state === 'empty') truncateSync(databaseFile(location.dataDir))
  else removeDatabase(location.dataDir)
  expect(await refusal(location)).toMatch(/submissions\.db is missing or empty/)
})

test('[S94] SQLite: a database with a damaged page stops the start', async () => {
  const location = sqliteAt()
  await use(location)
  const file = openSync(databaseFile(location.dataDir), 'r+')
  writeSync(file, Buffer.alloc(8192, 'x'), 0, 8192, 4096 * 2)
  closeSync(file)
  expect(await refusal(location)).toMatch(/cannot be used \(it is damaged: .+ restore the file from a backup\.$/)
})

test('[S94] SQLite: the documented restore of an older backup starts, and the mail files of later submissions stay', async () => {
  const location = sqliteAt()
  const { dataDir } = location
  const { database, store } = await openStore(location)
  const { reference } = await store.save(enquiry())
  const backup = join(temporaryFolder(), 'backup')
  await database.backUp?.(backup)
  await store.save(enquiry('token-2'))
  writeMail(dataDir)
  await store.close()
  const away = temporaryFolder()
  for (const name of names.filter((item) => readdirSync(dataDir).includes(item)))
    renameSync(join(dataDir, name), join(away, name))
  copyFileSync(backup, databaseFile(dataDir))
  const { store: restored } = await openStore(location)
  expect(await restored.list()).toMatchObject([{ reference }])
  expect(readFileSync(join(dataDir, 'mail', 'GE-4K7M-29X-staff.eml'), 'utf8')).toBe('mail')
})

test.each([
  ['its file is removed', (file: string) => rmSync(file)],
  ['its file is replaced', (file: string) => (rmSync(file), writeFileSync(file, 'another'))],
  ['its file is emptied', (file: string) => truncateSync(file)],
  ['its write-ahead log is removed', (file: string) => rmSync(`${file}-wal`)],
  ['its shared memory is removed', (file: string) => rmSync(`${file}-shm`)],
])('[S94] SQLite: when %s, forms are refused and what was acknowledged is copied', async (_, spoil) => {
  const location = sqliteAt()
  const { store } = await openStore(location)
  const { reference } = await store.save(enquiry())
  expect(await store.save(enquiry())).toMatchObject({ reference, isRepeat: true })
  spoil(databaseFile(location.dataDir))
  const error: unknown = await store.save(enquiry('token-2')).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreUnavailableError)
  const copy = /copied to (\S+\.db): stop the site/.exec(String(error))?.[1] ?? ''
  await store.close()
  removeDatabase(location.dataDir)
  renameSync(copy, databaseFile(location.dataDir))
  const { store: restored } = await openStore(location)
  expect(await restored.list()).toMatchObject([{ reference }])
  expect(await restored.save(enquiry('token-2'))).toMatchObject({ isRepeat: false })
})
