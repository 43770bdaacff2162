import { writeFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfigError } from '#gateway/config.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { proxyTo } from '#tests/helpers/blockable-proxy.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { onBothStores } from '#tests/helpers/stores.ts'
import { openDatabase } from './database.ts'
import type { DatabaseLocation } from './identity.ts'
import { startRetention } from './retention.ts'
import { databaseFile } from './sqlite.ts'
import { createStore, type NewSubmission } from './store.ts'
import { StoreUnavailableError } from './store-unavailable.ts'
import { person, personalWords, setClock, temporaryFolder } from '#tests/helpers/submissions.ts'

const enquiry = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  form: 'general-enquiry',
  referencePrefix: 'GE',
  tokenId: 'token-1',
  payloadHash: 'hash-1',
  answers: person,
  words: {},
  isSuspect: false,
  retentionDays: 365,
  mails: ['staff', 'acknowledgement'],
  ...changes,
})

/** Milliseconds. */
const retention = 365 * 24 * 60 * 60 * 1000

const inFolder = (dataDir = temporaryFolder()): DatabaseLocation => ({ dataDir, databaseUrl: undefined })

async function openStore(location: DatabaseLocation = inFolder()) {
  const clock = setClock()
  const database = await openDatabase(location)
  const store = createStore({ ...database, now: async () => clock.now() })
  onTestFinished(() => store.close())
  return { db: database.db, store, clock, folder: location.dataDir }
}

/** Every outbox row, with its submission's reference. */
const outboxOf = async (location: DatabaseLocation) => {
  const { db } = await openStore(location)
  return db
    .selectFrom('submissions')
    .innerJoin('outbox', 'submission_id', 'submissions.id')
    .select(['reference', 'kind', 'attempts', 'sent_at'])
    .orderBy('kind')
    .execute()
}

const lease = (owner = 'worker') => ({ owner, duration: 90_000, limit: 5 })

onBothStores((newLocation, kind) => {
  /**
   * Opens several stores on one database, as several programs do. A SQLite store blocks this process while it waits for
   * another's write.
   */
  const openStores = async (location: DatabaseLocation, count: number) => {
    const opened = []
    for (let n = 0; n < (kind === 'SQLite' ? 1 : count); n += 1) opened.push(await openStore(location))
    return opened.map(({ store }) => store)
  }

  test('[S94] a submission and its mail are committed together', async () => {
    const location = await newLocation()
    const { store } = await openStore(location)
    const { reference } = await store.save(enquiry())
    expect(await outboxOf(location)).toEqual([
      { reference, kind: 'acknowledgement', attempts: 0, sent_at: null },
      { reference, kind: 'staff', attempts: 0, sent_at: null },
    ])
  })

  test('[S94] the same token and answers create one record; other answers under the token create another', async () => {
    const { store, clock } = await openStore(await newLocation())
    const first = await store.save(enquiry())
    clock.advance(60 * 60 * 1000)
    const again = await store.save(enquiry())
    expect(first.isRepeat).toBe(false)
    expect(again).toEqual({ ...first, isRepeat: true })
    const changed = await store.save(enquiry({ payloadHash: 'hash-2' }))
    expect(changed.reference).not.toBe(first.reference)
    const jobs = await store.outbox.lease(lease())
    expect(jobs).toHaveLength(4)
    const earlier = await Promise.all(jobs.map(async (job) => (await store.read(job.submissionId)).earlierReference))
    expect(new Set(earlier)).toEqual(new Set([undefined, first.reference]))
  })

  test('[S94] twenty simultaneous submissions create one record and one reference', async () => {
    const location = await newLocation()
    const stores = await openStores(location, 4)
    const receipts = await Promise.all(
      Array.from({ length: 20 }).flatMap((_, press) => stores[press % stores.length]?.save(enquiry()) ?? []),
    )
    expect(receipts).toHaveLength(20)
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect(receipts.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
    expect(await outboxOf(location)).toHaveLength(2)
  })

  const refuseMails = {
    SQLite: sql`create trigger no_mail before insert on outbox begin select raise(abort, 'no room'); end`,
    PostgreSQL: sql`create function no_room() returns trigger language plpgsql
      as $$ begin raise exception using errcode = 'disk_full', message = 'no room'; end $$;
      create trigger no_mail before insert on outbox execute function no_room()`,
  }
  const takeMails = {
    SQLite: sql`drop trigger no_mail`,
    PostgreSQL: sql`drop trigger no_mail on outbox`,
  }

  test('[S94] if the outbox cannot be written, the submission is not stored either', async () => {
    const { db, store } = await openStore(await newLocation())
    await refuseMails[kind].execute(db)
    const error: unknown = await store.save(enquiry()).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreUnavailableError)
    expect(error).toMatchObject({ cause: { message: 'no room' } })
    expect(await store.list()).toEqual([])
    await takeMails[kind].execute(db)
    expect(await store.save(enquiry())).toMatchObject({ isRepeat: false })
  })

  test('no other worker gets a leased mail until the lease expires or the mail is settled', async () => {
    const { store, clock } = await openStore(await newLocation())
    await store.save(enquiry({ mails: ['staff'] }))
    const [job] = await store.outbox.lease(lease('one'))
    expect(job).toMatchObject({ kind: 'staff', attempts: 1 })
    expect(await store.outbox.lease(lease('two'))).toEqual([])
    clock.advance(90_000)
    const [resumed] = await store.outbox.lease(lease('two'))
    expect(resumed).toEqual({ ...job, attempts: 2 })
    await store.outbox.settle(job?.id ?? '', 'one', { kind: 'sent' })
    expect(await store.list()).toMatchObject([{ state: 'waiting' }])
    await store.outbox.settle(job?.id ?? '', 'two', { kind: 'sent' })
    expect(await store.list()).toMatchObject([{ state: 'delivered' }])
  })

  test('[S94] workers that lease at the same moment never lease the same mail', async () => {
    const location = await newLocation()
    const stores = await openStores(location, 3)
    for (let count = 0; count < 12; count += 1)
      await stores[0]?.save(enquiry({ tokenId: `token-${count}`, mails: ['staff'] }))
    const leased = await Promise.all(
      [...stores, ...stores, ...stores].map((store, n) => store.outbox.lease(lease(`worker-${n}`))),
    )
    const ids = leased.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(12)
  })

  test('a mail waits for its time, unless a wrong clock set that time', async () => {
    const { store, clock } = await openStore(await newLocation())
    await store.save(enquiry({ mails: ['staff'] }))
    const [job] = await store.outbox.lease(lease())
    await store.outbox.settle(job?.id ?? '', 'worker', { kind: 'deferred', error: 'SMTP 451', pause: 60_000 })
    expect(await store.outbox.untilDue()).toBe(60_000)
    clock.advance(59_999)
    expect(await store.outbox.lease(lease())).toEqual([])
    clock.advance(1)
    expect(await store.outbox.lease(lease())).toHaveLength(1)
    clock.advance(-24 * 60 * 60 * 1000)
    expect(await store.outbox.lease(lease())).toHaveLength(1)
  })

  test('erasing a submission also erases its mail', async () => {
    const { db, store } = await openStore(await newLocation())
    const { reference } = await store.save(enquiry())
    const { submission } = (await store.show(reference)) ?? {}
    if (submission) await store.erase(submission)
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await store.list()).toEqual([])
  })

  test('[S94] stored data survives a restart, and a second start changes nothing', async () => {
    const location = await newLocation()
    const before = createStore(await openDatabase(location))
    const { reference } = await before.save(enquiry())
    await before.close()
    const { store } = await openStore(location)
    expect(await store.show(reference)).toMatchObject({ submission: { answers: person } })
  })

  test('the previous release works on a database that the next release has extended', async () => {
    const location = await newLocation()
    const { db } = await openDatabase(location)
    await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-later', '2999')`.execute(db)
    await db.destroy()
    const { store } = await openStore(location)
    expect(await store.save(enquiry())).toMatchObject({ isRepeat: false })
  })

  test('a database from which a later release has removed something stops the start with a one-sentence error', async () => {
    const location = await newLocation()
    const { db } = await openDatabase(location)
    await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-later-contract', '2999')`.execute(db)
    await db.destroy()
    await expect(openDatabase(location)).rejects.toThrow(/brought up to date .* start the release that wrote it/)
  })

  if (kind === 'PostgreSQL') {
    test('the start waits longer for another program’s migration than a form submission would', async () => {
      const location = await newLocation()
      const { db } = await openDatabase(location)
      onTestFinished(() => db.destroy())
      const opened = await db.transaction().execute(async (transaction) => {
        await sql`lock table kysely_migration_lock in access exclusive mode`.execute(transaction)
        const opening = openDatabase(location)
        opening.catch(() => {})
        // A statement of this store would have timed out after five seconds.
        await eventually(async () => {
          const { rows } =
            await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
            and now() - query_start > interval '6 seconds'`.execute(db)
          expect(rows).toHaveLength(1)
        })
        return { opening }
      })
      await (await opened.opening).db.destroy()
    })
  }

  test('operations on the store are counted in the metrics', async () => {
    const { store } = await openStore(await newLocation())
    await store.save(enquiry())
    expect(await store.stats()).toEqual({
      submissions: 1,
      byForm: { 'general-enquiry': 1 },
      mails: { delivered: 0, waiting: 2, parked: 0 },
      oldestUndelivered: 0,
    })
  })

  if (kind === 'PostgreSQL') {
    test('programs that start at the same time on an empty store all find it ready', async () => {
      const location = await newLocation()
      const opened = await Promise.all(Array.from({ length: 4 }, () => openStore(location)))
      expect(await Promise.all(opened.map(({ store }) => store.list()))).toEqual([[], [], [], []])
    })

    test('[S94] a commit is on the disk before it returns, and every statement has a deadline', async () => {
      const { db } = await openStore(await newLocation())
      const setting = async (name: string) =>
        Object.values((await sql.raw<Record<string, unknown>>(`show ${name}`).execute(db)).rows[0] ?? {})[0]
      expect(await setting('synchronous_commit')).toBe('on')
      expect(await setting('statement_timeout')).toBe('5s')
      expect(await setting('lock_timeout')).toBe('5s')
      expect(await setting('transaction_isolation')).toBe('read committed')
    })

    test('[S94] when the database stops responding, calls fail within their deadlines and work again when it is back', async () => {
      const location = await newLocation()
      const real = new URL(location.databaseUrl ?? '')
      const proxy = await proxyTo(Number(real.port))
      real.port = String(proxy.port)
      const { store } = await openStore({ ...location, databaseUrl: real.href })
      await store.save(enquiry())
      proxy.silence()
      await expect(store.save(enquiry({ payloadHash: 'hash-2' }))).rejects.toThrow(StoreUnavailableError)
      proxy.silence(false)
      expect(await store.save(enquiry({ payloadHash: 'hash-2' }))).toMatchObject({ isRepeat: false })
      proxy.cut()
      await eventually(() => store.save(enquiry({ payloadHash: 'hash-3' })))
      expect(await store.list()).toHaveLength(3)
    })

    test('a call that needs a row locked by another program fails within its deadline', async () => {
      const location = await newLocation()
      const [first, second] = [await openStore(location), await openStore(location)]
      await first.db.transaction().execute(async (transaction) => {
        await sql`lock table submissions in exclusive mode`.execute(transaction)
        await expect(second.store.save(enquiry())).rejects.toThrow(StoreUnavailableError)
      })
      expect(await second.store.save(enquiry())).toMatchObject({ isRepeat: false })
    })

    test.each([
      ['nobody there', (url: URL) => (url.port = '1')],
      ['no such database', (url: URL) => (url.pathname = '/nowhere')],
      ['no such user', (url: URL) => (url.username = 'stranger')],
    ])('DATABASE_URL with %s is unavailable, with a one-sentence error that omits the password', async (_, spoil) => {
      const location = await newLocation()
      const url = new URL(location.databaseUrl ?? '')
      url.password = 'very-secret'
      spoil(url)
      const error: unknown = await openDatabase({ ...location, databaseUrl: url.href }).catch(
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(StoreUnavailableError)
      expect(String(error)).toMatch(/^Error: The database that DATABASE_URL names cannot be used .+\. See that it runs/)
      expect(String(error)).not.toContain('very-secret')
    })
  }
})

test('[S94] SQLite: a commit is on the disk before it returns: write-ahead log, synchronous full, foreign keys, secure delete', async () => {
  const { db } = await openStore()
  const pragma = async (name: string) =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0]
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
  expect(await pragma('secure_delete')).toBe(1)
  expect(await pragma('busy_timeout')).toBe(1000)
})

// A full or failing disk can make SQLite roll back the whole transaction by itself.
test('[S94] SQLite: after a rollback by SQLite itself the submission is not stored', async () => {
  const { db, store } = await openStore()
  await sql
    .raw(`create trigger no_mail before insert on outbox begin select raise(rollback, 'no room'); end`)
    .execute(db)
  const error: unknown = await store.save(enquiry()).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreUnavailableError)
  expect(error).toMatchObject({ cause: { message: 'no room' } })
  expect(await store.list()).toEqual([])
  await sql`drop trigger no_mail`.execute(db)
  expect(await store.save(enquiry())).toMatchObject({ isRepeat: false })
})

test('[S94] a full disk gives an error without personal data, and submissions are accepted again when space is free', async () => {
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

test('[S94] a store locked by another program gives an error after a second, then works again', async () => {
  const { store, folder } = await openStore()
  const other = new DatabaseSync(databaseFile(folder))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  await expect(store.save(enquiry())).rejects.toThrow(StoreUnavailableError)
  other.exec('rollback')
  expect(await store.save(enquiry())).toMatchObject({ isRepeat: false })
})

test('SQLite: at the start and every hour lapsed submissions are erased from every file, including the write-ahead log', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, clock, folder } = await openStore()
  await store.save(enquiry({ mails: ['staff'] }))
  for (const { id } of await store.outbox.lease(lease())) await store.outbox.settle(id, 'worker', { kind: 'sent' })
  const files = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n')
  const sweeps = vi.spyOn(store, 'retentionState')
  clock.advance(retention - 1)
  await store.noteSweep(clock.now())
  const mailFiles = { forget: () => Promise.resolve(), references: () => Promise.resolve(new Set<string>()) }
  const log = recordingLog()
  const erasing = startRetention({ store, mailFiles, logger: log })
  onTestFinished(() => erasing.stop())
  await eventually(() => expect(sweeps).toHaveBeenCalledOnce())
  await sweeps.mock.results[0]?.value
  clock.advance(1)
  vi.advanceTimersByTime(60 * 60 * 1000 - 1)
  expect(sweeps).toHaveBeenCalledOnce()
  expect(files()).toMatch(personalWords)
  vi.advanceTimersByTime(1)
  await erasing.stop()
  expect(sweeps).toHaveBeenCalledTimes(2)
  expect(files()).not.toMatch(personalWords)
  expect(log.lines).toMatchObject([
    { level: 'info', message: 'Submissions past their retention period were erased', facts: { erased: 1 } },
  ])
})

test('only the program’s own user may read the database', async () => {
  const { folder } = await openStore()
  expect(statSync(databaseFile(folder)).mode & 0o777).toBe(0o600)
})

test.each([
  ['no database', (folder: string) => writeFileSync(databaseFile(folder), 'This is no database. '.repeat(500))],
  ['a folder', (folder: string) => mkdirSync(databaseFile(folder))],
])('a database file that is %s stops the start with a sentence that says what to do', async (_, spoil) => {
  const folder = temporaryFolder()
  spoil(folder)
  const error: unknown = await openDatabase(inFolder(folder)).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ConfigError)
  expect(String(error)).toMatch(/submissions\.db cannot be used \(.+\)\. Set DATA_DIR to a folder/)
})

test('a data folder that is a file stops the start with a one-sentence error', async () => {
  const file = `${temporaryFolder()}/data`
  writeFileSync(file, '')
  await expect(openDatabase(inFolder(file))).rejects.toThrow(/cannot be used .* Set DATA_DIR/)
})
