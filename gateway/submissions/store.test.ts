import { writeFileSync, mkdirSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '#gateway/config.ts'
import { databaseFile, openDatabase } from './database.ts'
import { createStore, StoreUnavailableError, type NewSubmission } from './store.ts'
import { person, personalWords, setClock, temporaryFolder } from './testing.ts'

const enquiry = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  form: 'general-enquiry',
  referencePrefix: 'GE',
  tokenId: 'token-1',
  payloadHash: 'hash-1',
  answers: person,
  words: {},
  isSuspect: false,
  receivedAt: new Date('2026-11-20T02:00:00Z'),
  deleteAfter: new Date('2027-11-20T02:00:00Z'),
  mails: ['staff', 'acknowledgement'],
  ...changes,
})

async function openStore(folder = temporaryFolder()) {
  const db = await openDatabase(folder)
  const store = createStore(db)
  onTestFinished(() => store.close())
  return { db, store, folder }
}

const lease = (now: Date, owner = 'worker') => ({ owner, now, until: new Date(now.getTime() + 90_000), limit: 5 })

test('[S94] a commit is on the disk before it returns: write-ahead log, synchronous full, foreign keys, erased pages overwritten', async () => {
  const { db } = await openStore()
  const pragma = async (name: string) =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0]
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
  expect(await pragma('secure_delete')).toBe(1)
  expect(await pragma('busy_timeout')).toBe(1000)
})

test('[S94] a submission and its mails are written together, for others to see', async () => {
  const { store, folder } = await openStore()
  const { reference } = await store.save(enquiry())
  const other = new DatabaseSync(databaseFile(folder), { readOnly: true })
  onTestFinished(() => other.close())
  const rows = other
    .prepare(
      'select reference, kind, attempts, sent_at from submissions join outbox on submission_id = submissions.id order by kind',
    )
    .all()
  expect(rows).toEqual([
    { reference, kind: 'acknowledgement', attempts: 0, sent_at: null },
    { reference, kind: 'staff', attempts: 0, sent_at: null },
  ])
})

test('[S94] the same token and answers are one record; other answers under the token are another', async () => {
  const { store } = await openStore()
  const first = await store.save(enquiry())
  const again = await store.save(enquiry({ receivedAt: new Date('2026-11-20T03:00:00Z') }))
  expect(first.isRepeat).toBe(false)
  expect(again).toEqual({ ...first, isRepeat: true })
  const changed = await store.save(enquiry({ payloadHash: 'hash-2', receivedAt: new Date('2026-11-20T03:00:00Z') }))
  expect(changed.reference).not.toBe(first.reference)
  const jobs = await store.lease(lease(new Date('2026-11-20T03:00:00Z')))
  expect(jobs).toHaveLength(4)
  const earlier = await Promise.all(jobs.map(async (job) => (await store.read(job.submissionId)).earlierReference))
  expect(new Set(earlier)).toEqual(new Set([undefined, first.reference]))
})

// A full disk or a failing one can make SQLite roll the whole transaction back by itself.
test.each(['abort', 'rollback'])(
  '[S94] when the outbox cannot be written (%s) the submission is not there either',
  async (raise) => {
    const { db, store } = await openStore()
    await sql
      .raw(`create trigger no_mail before insert on outbox begin select raise(${raise}, 'no room'); end`)
      .execute(db)
    const error: unknown = await store.save(enquiry()).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreUnavailableError)
    expect(error).toMatchObject({ cause: { message: 'no room' } })
    expect(await store.list()).toEqual([])
    await sql`drop trigger no_mail`.execute(db)
    expect(await store.save(enquiry())).toMatchObject({ isRepeat: false })
  },
)

test('[S94] a full disk refuses, says so without a personal word, and takes submissions again when there is room', async () => {
  const { db, store } = await openStore()
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db)
  const big = enquiry({ answers: { ...person, message: 'steep '.repeat(10_000) } })
  const error: unknown = await store.save(big).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreUnavailableError)
  expect(error).toMatchObject({ code: 'STORE_UNAVAILABLE', cause: { message: expect.stringMatching('full') } })
  expect(String(error instanceof Error && error.cause)).not.toMatch(personalWords)
  expect(await store.list()).toEqual([])
  await sql`pragma max_page_count = 100000`.execute(db)
  expect(await store.save(big)).toMatchObject({ isRepeat: false })
})

test('[S94] a store that another program has locked refuses after a second, then works again', async () => {
  const { store, folder } = await openStore()
  const other = new DatabaseSync(databaseFile(folder))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  await expect(store.save(enquiry())).rejects.toThrow(StoreUnavailableError)
  other.exec('rollback')
  expect(await store.save(enquiry())).toMatchObject({ isRepeat: false })
})

test('a leased mail is nobody else’s until the lease ends or it is settled', async () => {
  const { store } = await openStore()
  const { now, advance } = setClock()
  await store.save(enquiry({ mails: ['staff'] }))
  const [job] = await store.lease(lease(now(), 'one'))
  expect(job).toMatchObject({ kind: 'staff', attempts: 1 })
  expect(await store.lease(lease(now(), 'two'))).toEqual([])
  advance(90_000)
  const [resumed] = await store.lease(lease(now(), 'two'))
  expect(resumed).toEqual({ ...job, attempts: 2 })
  await store.settle(job?.id ?? '', 'one', { kind: 'sent' }, now())
  expect(await store.list()).toMatchObject([{ state: 'waiting' }])
  await store.settle(job?.id ?? '', 'two', { kind: 'sent' }, now())
  expect(await store.list()).toMatchObject([{ state: 'delivered' }])
})

test('a mail waits for its time, and not for one that only a wrong clock gave it', async () => {
  const { store } = await openStore()
  const { now, advance } = setClock()
  await store.save(enquiry({ mails: ['staff'] }))
  const [job] = await store.lease(lease(now()))
  await store.settle(
    job?.id ?? '',
    'worker',
    { kind: 'deferred', error: 'SMTP 451', nextAttemptAt: new Date(now().getTime() + 60_000) },
    now(),
  )
  expect(await store.nextDue()).toEqual(new Date(now().getTime() + 60_000))
  advance(59_999)
  expect(await store.lease(lease(now()))).toEqual([])
  advance(1)
  expect(await store.lease(lease(now()))).toHaveLength(1)
  advance(-24 * 60 * 60 * 1000)
  expect(await store.lease(lease(now()))).toHaveLength(1)
})

test('erasing takes the mails with it and leaves no word in the file', async () => {
  const { db, store, folder } = await openStore()
  await store.save(enquiry())
  const lapsed = await store.lapsed(new Date('2027-11-20T02:00:00Z'))
  expect(lapsed).toMatchObject([{ isUndelivered: true }])
  await store.erase(lapsed[0]?.id ?? '')
  expect((await sql<{ n: number }>`select count(*) as n from outbox`.execute(db)).rows).toEqual([{ n: 0 }])
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const file = new DatabaseSync(databaseFile(folder), { readOnly: true })
  onTestFinished(() => file.close())
  expect(Buffer.from(file.serialize()).toString('latin1')).not.toMatch(personalWords)
})

test('the database is for the program’s own user alone', async () => {
  const { folder } = await openStore()
  expect(statSync(databaseFile(folder)).mode & 0o777).toBe(0o600)
})

test('[S94] what was stored is there after the next start, and a second start changes nothing', async () => {
  const folder = temporaryFolder()
  const before = createStore(await openDatabase(folder))
  const { reference } = await before.save(enquiry())
  await before.close()
  const { store } = await openStore(folder)
  expect(await store.show(reference)).toMatchObject({ submission: { answers: person } })
})

test.each([
  ['no database', (folder: string) => writeFileSync(databaseFile(folder), 'This is no database. '.repeat(500))],
  ['a folder', (folder: string) => mkdirSync(databaseFile(folder))],
])('a database file that is %s stops the start with one sentence that says what to do', async (_, spoil) => {
  const folder = temporaryFolder()
  spoil(folder)
  const error: unknown = await openDatabase(folder).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ConfigError)
  expect(String(error)).toMatch(/submissions\.db cannot be used \(.+\)\. Set DATA_DIR to a folder/)
})

test('a data folder that is a file stops the start with one sentence', async () => {
  const file = `${temporaryFolder()}/data`
  writeFileSync(file, '')
  await expect(openDatabase(file)).rejects.toThrow(/cannot be used .* Set DATA_DIR/)
})

test('a database of a later release stops the start with one sentence', async () => {
  const folder = temporaryFolder()
  const db = await openDatabase(folder)
  await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-later', '2999')`.execute(db)
  await db.destroy()
  await expect(openDatabase(folder)).rejects.toThrow(/cannot be brought up to date .* start the release that wrote it/)
})
