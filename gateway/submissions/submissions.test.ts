import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { generalEnquiry } from '#schema/forms/general-enquiry.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onBothStores } from '#tests/helpers/stores.ts'
import { openDatabase, type DatabaseLocation } from './database.ts'
import { databaseFile } from './sqlite.ts'
import { createSubmissions, StoreUnavailableError, type SubmissionsOptions } from './submissions.ts'
import { tokenLife } from './token.ts'
import { recordingLog, person, personalWords, readMail, setClock, smtpSink, temporaryFolder } from './testing.ts'

async function openAt(location: DatabaseLocation, changes: Partial<SubmissionsOptions> = {}) {
  const log = recordingLog()
  const clock = setClock()
  const options: SubmissionsOptions = {
    ...location,
    formSecrets: ['a secret of at least thirty-two characters'],
    smtpUrl: undefined,
    mailFrom: 'website@provider.example',
    siteUrl: 'https://www.provider.example',
    logger: log,
    serviceNames: async () => new Map([['service-trial', 'Assessment and trial']]),
    deliverTo: async () => 'enquiries@provider.example',
    escalateTo: async () => undefined,
    providerName: async () => 'Kerbcut Support',
    now: clock.now,
    startWorker: false,
    ...changes,
  }
  const submissions = await createSubmissions(options)
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await submissions.stop()
    isStopped = true
  }
  onTestFinished(async () => {
    await stop()
    expect(log.lines.filter((line) => personalWords.test(line))).toEqual([])
  })
  /** As another program sees them. */
  const rows = async (query: string) => {
    const { db } = await openDatabase(location)
    try {
      return (await sql.raw(query).execute(db)).rows
    } finally {
      await db.destroy()
    }
  }
  return {
    submissions,
    stop,
    options,
    log,
    clock,
    rows,
    /** As a person does, who needs longer than three seconds. */
    send: (input: object = {}) => {
      const token = submissions.issueToken('general-enquiry')
      clock.advance(4000)
      return submissions.submit('general-enquiry', { token, ...person, ...input })
    },
  }
}

onBothStores((newLocation) => {
  const open = async (changes: Partial<SubmissionsOptions> = {}) => openAt(await newLocation(), changes)

  test('[S94] an enquiry is stored before it is acknowledged', async () => {
    const { send, rows, clock } = await open()
    const result = await send()
    expect(result).toEqual({
      kind: 'accepted',
      reference: expect.stringMatching(/^GE-.{4}-.{3}$/),
      receivedAt: clock.now(),
    })
    expect(await rows('select reference, answers, is_suspect from submissions')).toEqual([
      { reference: result.kind === 'accepted' && result.reference, answers: JSON.stringify(person), is_suspect: 0 },
    ])
    expect(await rows('select kind from outbox order by kind')).toEqual([
      { kind: 'acknowledgement' },
      { kind: 'staff' },
    ])
  })

  test('[S94] only a person who chose e-mail is acknowledged by e-mail', async () => {
    const { send, rows } = await open()
    await send({ replyBy: 'phone', phone: '0491 570 006' })
    expect(await rows('select kind from outbox')).toEqual([{ kind: 'staff' }])
  })

  test('[S94] twenty presses at once are one record and one reference', async () => {
    const { submissions, send, rows } = await open()
    const token = submissions.issueToken('general-enquiry')
    const results = await Promise.all(Array.from({ length: 20 }, () => send({ token })))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]).toMatchObject({ kind: 'accepted' })
    expect(
      await rows(
        'select cast(count(*) as integer) as submissions, (select cast(count(*) as integer) from outbox) as mails from submissions',
      ),
    ).toEqual([{ submissions: 1, mails: 2 }])
  })

  test('[S94] changed answers under one token are a record of their own: nothing is lost', async () => {
    const { submissions, send, rows, clock } = await open()
    const token = submissions.issueToken('general-enquiry')
    const results = []
    for (const postcode of ['4810', '4811', '48 10']) {
      results.push(await send({ token, postcode }))
      clock.advance(1000)
    }
    const references = results.map((result) => result.kind === 'accepted' && result.reference)
    expect(references[2]).toBe(references[0])
    expect(references[1]).not.toBe(references[0])
    expect(await rows('select cast(count(*) as integer) as n from submissions')).toEqual([{ n: 2 }])
  })

  test('[S94] a lapsed token stores nothing and gives a new one that works', async () => {
    const { submissions, send, rows, clock } = await open()
    const token = submissions.issueToken('general-enquiry')
    clock.advance(tokenLife + 1)
    const expired = await send({ token })
    expect(expired).toEqual({ kind: 'expired', token: expect.any(String) })
    expect(await rows('select * from submissions')).toEqual([])
    const again = { token: expired.kind === 'expired' ? expired.token : '', ...person }
    expect(await submissions.submit('general-enquiry', again)).toMatchObject({ kind: 'accepted' })
    // Whoever presses again at once is no program for that.
    expect(await rows('select is_suspect from submissions')).toEqual([{ is_suspect: 0 }])
  })

  test('[S94] a form that was opened one day, kept on the device and sent on the last day it may be kept is taken', async () => {
    const { submissions, send, clock } = await open()
    const token = submissions.issueToken('general-enquiry')
    clock.advance((1 + 7) * 24 * 60 * 60 * 1000 - 60_000)
    expect(await send({ token })).toMatchObject({ kind: 'accepted' })
  })

  test('[S94] a lapsed token whose enquiry had been stored gives its reference again', async () => {
    const { submissions, send, rows, clock } = await open()
    const token = submissions.issueToken('general-enquiry')
    const first = await send({ token })
    clock.advance(2 * tokenLife)
    expect(await send({ token })).toEqual(first)
    expect(await rows('select cast(count(*) as integer) as n from submissions')).toEqual([{ n: 1 }])
  })

  test.each([undefined, '', 'general-enquiry.x.y.z', 7])(
    'a token that is %s stores nothing and gives a new one',
    async (token) => {
      const { send, rows } = await open()
      expect(await send({ token })).toEqual({ kind: 'expired', token: expect.any(String) })
      expect(await rows('select * from submissions')).toEqual([])
    },
  )

  test('[S94] what must be mended stores nothing, and the same token serves once it is mended', async () => {
    const { submissions, send, rows } = await open()
    const token = submissions.issueToken('general-enquiry')
    expect(await send({ token, email: 'quillan' })).toEqual({
      kind: 'invalid',
      errors: [{ field: 'email', code: 'email', message: 'Enter an email address like name@example.com' }],
    })
    expect(await rows('select * from submissions')).toEqual([])
    expect(await send({ token })).toMatchObject({ kind: 'accepted' })
  })

  test('what fills in the field that people never see has nothing mailed to the address that it gave', async () => {
    const { send, rows } = await open()
    await send({ website: 'https://spam.example' })
    expect(await rows('select kind from outbox')).toEqual([{ kind: 'staff' }])
  })

  test('beyond the limit of acknowledgements a form is stored and mailed to the staff alone', async () => {
    const { submissions, rows, clock } = await open()
    const token = submissions.issueToken('general-enquiry')
    clock.advance(4000)
    const recipients: string[] = []
    const result = await submissions.submit('general-enquiry', { token, ...person }, async (recipient) => {
      recipients.push(recipient)
      return false
    })
    expect(result).toMatchObject({ kind: 'accepted' })
    expect(recipients).toEqual([person.email])
    expect(await rows('select kind from outbox')).toEqual([{ kind: 'staff' }])
  })

  test('a filled-in field that people never see marks the record and drops nothing', async () => {
    const { send, rows } = await open()
    expect(await send({ website: 'https://spam.example' })).toMatchObject({ kind: 'accepted' })
    expect(
      await rows('select is_suspect, (select cast(count(*) as integer) from outbox) as mails from submissions'),
    ).toEqual([{ is_suspect: 1, mails: 1 }])
  })

  test('a form that comes back sooner than a person can read it is marked, and not dropped', async () => {
    const { submissions, rows, clock } = await open()
    for (const wait of [2999, 3000, -60_000]) {
      const token = submissions.issueToken('general-enquiry')
      clock.advance(wait)
      expect(await submissions.submit('general-enquiry', { token, ...person })).toMatchObject({ kind: 'accepted' })
    }
    expect(await rows('select is_suspect from submissions order by is_suspect desc')).toEqual([
      { is_suspect: 1 },
      { is_suspect: 0 },
      { is_suspect: 0 },
    ])
  })

  test('a topic is a service that content names, or any while content is away', async () => {
    const { send } = await open()
    expect(await send({ topic: 'service-trial' })).toMatchObject({ kind: 'accepted' })
    expect(await send({ topic: 'service-unknown' })).toMatchObject({ kind: 'invalid', errors: [{ field: 'topic' }] })
    const away = await open({ serviceNames: () => Promise.reject(new Error('content is away')) })
    expect(await away.send({ topic: 'service-unknown' })).toMatchObject({ kind: 'accepted' })
  })

  test('content that never answers holds a person up for three seconds at most', async () => {
    const { send } = await open({ serviceNames: () => new Promise(() => {}) })
    const started = performance.now()
    expect(await send({ topic: 'service-unknown' })).toMatchObject({ kind: 'accepted' })
    expect(performance.now() - started).toBeLessThan(4000)
  })

  test('[S94] with its worker the room stores, delivers, and keeps every personal word out of the log', async () => {
    const sink = await smtpSink()
    const { send, submissions, log } = await open({ smtpUrl: sink.url, startWorker: true })
    await send()
    await eventually(() => expect(sink.mails).toHaveLength(2))
    await submissions.submit('general-enquiry', { ...person, token: 'x' })
    await send({ name: '', email: person.name })
    await eventually(() => expect(log.lines.some((line) => line.includes('A mail was sent'))).toBe(true))
  })

  test('[S94] what was not delivered before the end is delivered after the next start', async () => {
    const { send, stop, options } = await open()
    const result = await send()
    await stop()
    const next = await createSubmissions({ ...options, startWorker: true })
    onTestFinished(() => next.stop())
    const folder = join(options.dataDir, 'mail')
    await eventually(() => expect(readdirSync(folder).filter((name) => name.endsWith('.eml'))).toHaveLength(2))
    const reference = result.kind === 'accepted' ? result.reference : ''
    expect(readMail(readFileSync(join(folder, `${reference}-staff.eml`), 'utf8')).body).toContain('Wattle Street')
  })

  test('how many mails have not left, and how old the oldest is, can be asked', async () => {
    const { submissions, send, clock, rows } = await open()
    expect(await submissions.undelivered()).toEqual({ waiting: 0, parked: 0, oldest: undefined })
    await send()
    const oldest = clock.now()
    clock.advance(1000)
    await send({ postcode: '4000' })
    expect(await submissions.undelivered()).toEqual({ waiting: 4, parked: 0, oldest })
    await rows("update outbox set parked_at = '2026-11-20' where kind = 'staff' returning id")
    expect(await submissions.undelivered()).toEqual({ waiting: 2, parked: 2, oldest })
    await rows("update outbox set sent_at = '2026-11-20' returning id")
    expect(await submissions.undelivered()).toEqual({ waiting: 0, parked: 0, oldest: undefined })
  })

  test('past its time a submission is erased, with its mails’ files; others stay', async () => {
    const { send, stop, options, clock, rows } = await open()
    await send()
    clock.advance(1000)
    const stored = await send({ postcode: '4000' })
    await stop()
    const first = await createSubmissions({ ...options, startWorker: true })
    const folder = join(options.dataDir, 'mail')
    await eventually(() => expect(readdirSync(folder).filter((name) => name.endsWith('.eml'))).toHaveLength(4))
    await first.stop()
    clock.advance(generalEnquiry.retentionDays * 24 * 60 * 60 * 1000 - 1000)
    const second = await createSubmissions({ ...options, startWorker: true })
    await second.stop()
    const reference = stored.kind === 'accepted' ? stored.reference : ''
    expect(await rows('select reference from submissions')).toEqual([{ reference }])
    expect(readdirSync(folder).toSorted()).toEqual([`${reference}-acknowledgement.eml`, `${reference}-staff.eml`])
  })

  test('mails that are files go when their submission was erased by another program, also once a mail server is set', async () => {
    const { send, stop, options, rows, log } = await open()
    const stored = await send()
    await send({ postcode: '4000' })
    await stop()
    const first = await createSubmissions({ ...options, startWorker: true })
    const folder = join(options.dataDir, 'mail')
    await eventually(() => expect(readdirSync(folder).filter((name) => name.endsWith('.eml'))).toHaveLength(4))
    await first.stop()
    const reference = stored.kind === 'accepted' ? stored.reference : ''
    await rows(`delete from submissions where reference <> '${reference}'`)
    const second = await createSubmissions({ ...options, smtpUrl: 'smtp://127.0.0.1:1?tls=off', startWorker: true })
    await second.stop()
    expect(readdirSync(folder).toSorted()).toEqual([`${reference}-acknowledgement.eml`, `${reference}-staff.eml`])
    expect(log.lines.some((line) => line.includes('Mails were erased whose submission is gone {"erased":1}'))).toBe(
      true,
    )
  })
})

test('[S94] SQLite: a store that cannot write acknowledges nothing, says so by its class, and works again afterwards', async () => {
  const { submissions, send, options, log } = await openAt({ dataDir: temporaryFolder(), databaseUrl: undefined })
  const token = submissions.issueToken('general-enquiry')
  const other = new DatabaseSync(databaseFile(options.dataDir))
  other.exec('begin immediate')
  await expect(send({ token })).rejects.toThrow(StoreUnavailableError)
  expect(log.lines.at(-1)).toContain('A submission could not be stored and was not acknowledged')
  other.close()
  expect(await send({ token })).toMatchObject({ kind: 'accepted' })
})

test('[S94] without room on the disk a form is refused and nothing of it is stored; a form that was stored before is acknowledged again', async () => {
  let hasRoom = true
  const location = { dataDir: temporaryFolder(), databaseUrl: undefined }
  const { submissions, send, rows, log, clock } = await openAt(location, { hasRoom: () => Promise.resolve(hasRoom) })
  const token = submissions.issueToken('general-enquiry')
  clock.advance(4000)
  const first = await send({ token })
  hasRoom = false
  await expect(send()).rejects.toThrow(StoreUnavailableError)
  expect(await rows('select * from submissions')).toHaveLength(1)
  expect(log.lines.at(-1)).toContain('A submission could not be stored and was not acknowledged')
  expect(log.lines.at(-1)).toContain('The disk under DATA_DIR is full')
  expect(await send({ token })).toEqual(first)
})
