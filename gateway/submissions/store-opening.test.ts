import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '#gateway/config.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { person, recordingLog, temporaryFolder } from '#tests/helpers/submissions.ts'
import type { DatabaseLocation } from './identity.ts'
import { databaseFile } from './sqlite.ts'
import { StoreUnavailableError, unavailableFiles } from './store-unavailable.ts'
import { createSubmissions } from './submissions.ts'

async function start(location: DatabaseLocation) {
  const log = recordingLog()
  const submissions = await createSubmissions({
    ...location,
    formSecrets: ['a secret of at least thirty-two characters'],
    smtpUrl: undefined,
    mailFrom: 'website@provider.example',
    siteUrl: 'https://www.provider.example',
    logger: log,
    serviceNames: async () => new Map(),
    deliverTo: async () => 'enquiries@provider.example',
    escalateTo: async () => undefined,
    providerName: async () => 'Kerbcut Support',
    openingPause: 10,
  })
  onTestFinished(() => submissions.stop())
  const token = submissions.issueToken('general-enquiry')
  return {
    submissions,
    log,
    send: (changes: object = {}) => submissions.submit('general-enquiry', { token, ...person, ...changes }),
    /** What /readyz shows. */
    problem: async () => {
      const error: unknown = await submissions.undelivered().catch((reason: unknown) => reason)
      return error instanceof StoreUnavailableError ? error.summary : undefined
    },
  }
}

/** A folder without a database, in which the system refuses every new file. */
function readOnlyFolder(): string {
  // Permissions do not bind root, but Linux lets nobody create a file there.
  if (process.getuid?.() === 0) return '/sys/kernel'
  const folder = temporaryFolder()
  chmodSync(folder, 0o500)
  return folder
}

/** SQLite cannot open its log, as when the disk can take no more files. */
function unopenable(): DatabaseLocation & { readonly mend: () => void } {
  const dataDir = temporaryFolder()
  const log = `${databaseFile(dataDir)}-wal`
  mkdirSync(log)
  return { dataDir, databaseUrl: undefined, mend: () => rmSync(log, { recursive: true }) }
}

test.each([
  [
    'a folder that is read-only',
    () => ({ dataDir: readOnlyFolder(), databaseUrl: undefined }),
    'This program cannot write to DATA_DIR',
  ],
  [
    'a PostgreSQL that does not answer',
    () => ({ dataDir: temporaryFolder(), databaseUrl: 'postgres://tester:very-secret@127.0.0.1:1/none' }),
    'The database that DATABASE_URL names cannot be used',
  ],
])(
  '[S94] with %s it starts without the store: forms are checked and refused, and one line says why',
  async (_, at, why) => {
    const { send, problem, log, submissions } = await start(at())
    expect(await send({ email: 'quillan' })).toMatchObject({ kind: 'invalid', errors: [{ field: 'email' }] })
    await expect(send()).rejects.toThrow(StoreUnavailableError)
    expect(await problem()).toBe(why)
    expect(submissions.withheld()).toEqual({ doubtful: 0, undelivered: 0, unknownMail: 0 })
    expect(submissions.mailCounts).toEqual({ sent: 0, deferred: 0, parked: 0 })
    expect(log.lines[0]).toMatch(/^error The site runs without its store: .+cannot be used \(.+\)/)
    expect(log.lines.join()).not.toContain('very-secret')
    await submissions.stop()
    expect(log.lines.filter((line) => line.includes('runs without its store'))).toHaveLength(1)
  },
)

test('[S94] a store that can be opened later is used without a restart, and the same form is then accepted', async () => {
  const location = unopenable()
  const { send, log, submissions } = await start(location)
  await expect(send()).rejects.toThrow(StoreUnavailableError)
  location.mend()
  await eventually(async () => expect(await send()).toMatchObject({ kind: 'accepted' }))
  expect(log.lines.some((line) => line.includes('The store is open: forms are accepted again'))).toBe(true)
  await eventually(() => expect(submissions.mailCounts.sent).toBe(2))
})

test('[S94] a store that turns out to be damaged when it can be opened is never written', async () => {
  const location = unopenable()
  const { send, problem, log } = await start(location)
  const damaged = Buffer.from('This is no database. '.repeat(500))
  writeFileSync(databaseFile(location.dataDir), damaged)
  location.mend()
  await eventually(async () => expect(await problem()).toBe('The database must not be used as it is: the log says why'))
  expect(log.lines.at(-1)).toContain('file is not a database')
  await expect(send()).rejects.toThrow(StoreUnavailableError)
  expect(readFileSync(databaseFile(location.dataDir))).toEqual(damaged)
})

test('[S94] a store that is damaged at the start stops the start', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(databaseFile(dataDir), 'This is no database. '.repeat(500))
  await expect(start({ dataDir, databaseUrl: undefined })).rejects.toThrow(ConfigError)
})

const summary = (error: unknown) => unavailableFiles('/data', error)?.summary

const create = (database: DatabaseSync) => database.exec('create table words (word text)')
const insert = (database: DatabaseSync) => database.exec('insert into words values (hex(randomblob(9000)))')

/** What SQLite really throws. */
function thrownBy(work: (database: DatabaseSync) => void, file = ':memory:'): unknown {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    work(database)
  } catch (error) {
    return error
  } finally {
    database.close()
  }
  return undefined
}

test('errors of SQLite: a full disk, a locked and a closed file pass, damage and defects do not', () => {
  const file = join(temporaryFolder(), 'a.db')
  thrownBy((database) => (create(database), insert(database)), file)
  const full = thrownBy((database) => (create(database), database.exec('pragma max_page_count = 2'), insert(database)))
  expect(summary(full)).toBe('The disk under DATA_DIR is full')
  expect(unavailableFiles('/data', full)?.message).toBe(
    'The disk under /data is full, so the submissions in it cannot be used (database or disk is full). Free space on it.',
  )
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin exclusive')
  expect(summary(thrownBy(insert, file))).toBe('Another program has locked the database in DATA_DIR')
  other.exec('rollback')
  expect(summary(thrownBy(() => new DatabaseSync('/no/such/folder/a.db')))).toBe(
    'This program cannot write to DATA_DIR',
  )
  expect(summary(thrownBy((database) => database.exec('select 1 from nowhere')))).toBeUndefined()
  const bytes = readFileSync(file)
  for (const damaged of [bytes.subarray(0, 50), bytes.subarray(0, 5000), Buffer.alloc(bytes.length, 'x')]) {
    writeFileSync(`${file}.damaged`, damaged)
    const error = thrownBy((database) => database.exec('pragma journal_mode = wal'), `${file}.damaged`)
    expect(error).toBeInstanceOf(Error)
    expect(summary(error)).toBeUndefined()
  }
})
