import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { generalEnquiry } from '#schema/forms/definitions/general-enquiry.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onBothStores } from '#tests/helpers/stores.ts'
import { openDatabase } from './database.ts'
import type { DatabaseLocation } from './identity.ts'
import { databaseFile } from './sqlite.ts'
import { createSeal } from './seal.ts'
import { createStore } from './store.ts'
import { createSubmissions, StoreUnavailableError, type SubmissionsOptions } from './submissions.ts'
import { formLife } from '#schema/forms/form-life.ts'
import {
  recordingLog,
  person,
  personalWords,
  readMail,
  setClock,
  smtpSink,
  temporaryFolder,
} from '#tests/helpers/submissions.ts'

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
  /** Reads as another program does. */
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
    /** Waits longer than three seconds, as a person does. */
    send: (input: object = {}) => {
      const token = submissions.issueToken('general-enquiry')
      clock.advance(4000)
      return submissions.submit('general-enquiry', { token, ...person, ...input })
    },
  }
}

const referred = {
  referralFor: 'other',
  name: 'Jo',
  role: 'family',
  replyBy: 'email',
  email: 'jo@example.com',
  givenName: 'Alma',
  postcode: '4810',
  callFirst: 'me',
  services: ['not-sure'],
  urgency: 'none',
  funding: 'private',
  representative: 'no',
  consentBy: 'nobody-yet',
}

onBothStores((newLocation) => {
  const open = async (changes: Partial<SubmissionsOptions> = {}) => openAt(await newLocation(), changes)

  test('[S94] a form of several steps is stored from its seal; what is beside the seal takes its place', async () => {
    const { submissions, clock, options, rows } = await open()
    const answers = { ...referred, givenName: 'Alma' }
    const sealed = createSeal(options.formSecrets, clock.now).close('referral', { answers, isChecked: true })
    const token = submissions.issueToken('referral')
    clock.advance(4000)
    const input = { token, sealed, givenName: 'Ada' }
    expect(await submissions.submit('referral', input)).toEqual({
      reference: expect.stringMatching(/^RF-/),
      receivedAt: clock.now(),
      kind: 'accepted',
      answers: { ...answers, givenName: 'Ada' },
    })
    expect(JSON.stringify(await rows('select answers from submissions'))).toContain('Ada')
  })

  test('[S94] [S96] without a seal that can be opened, the answers are missing and nothing is stored', async () => {
    const { submissions, clock, rows } = await open()
    const elsewhere = createSeal(['another secret of thirty-two characters'], clock.now)
    const sealed = elsewhere.close('referral', { answers: referred, isChecked: true })
    const token = submissions.issueToken('referral')
    const { kind, ...result } = await submissions.submit('referral', { token, sealed })
    expect(kind).toBe('invalid')
    expect(result).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ code: 'required' })]) })
    expect(await rows('select * from submissions')).toEqual([])
  })

  test('[S8] [S94] an enquiry is stored before it is acknowledged', async () => {
    const { send, rows, clock } = await open()
    const result = await send()
    expect(result).toEqual({
      kind: 'accepted',
      reference: expect.stringMatching(/^GE-.{4}-.{3}$/),
      receivedAt: clock.now(),
      answers: person,
    })
    expect(await rows('select reference, answers, is_suspect from submissions')).toEqual([
      { reference: result.kind === 'accepted' && result.reference, answers: JSON.stringify(person), is_suspect: 0 },
    ])
    expect(await rows('select kind from outbox order by kind')).toEqual([
      { kind: 'acknowledgement' },
      { kind: 'staff' },
    ])
  })

  test('[S94] an acknowledgement is sent only if the person chose email', async () => {
    const { send, rows } = await open()
    await send({ replyBy: 'phone', phone: '0491 570 006' })
    expect(await rows('select kind from outbox')).toEqual([{ kind: 'staff' }])
  })

  test('[S94] twenty simultaneous submissions create one record and one reference', async () => {
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

  test('[S94] changed answers under one token create another record, so nothing is lost', async () => {
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

  test('[S94] two people who send the same words are two submissions, and neither receipt nor mail names the other', async () => {
    const sink = await smtpSink()
    const { submissions, send, rows } = await open({ smtpUrl: sink.url, startWorker: true })
    const [one, two] = [await send(), await send()]
    const references = [one, two].map((result) => (result.kind === 'accepted' ? result.reference : ''))
    expect(new Set(references).size).toBe(2)
    expect(await rows('select cast(count(*) as integer) as n from submissions')).toEqual([{ n: 2 }])
    await eventually(() => expect(sink.mails).toHaveLength(4))
    for (const { raw } of sink.mails) expect(references.filter((reference) => raw.includes(reference))).toHaveLength(1)
    // A token of another form or sender, however the words repeat, gets no reference of an earlier one.
    expect(await submissions.submit('general-enquiry', { ...person, token: 'x' })).toMatchObject({ kind: 'expired' })
  })

  test('[S94] an expired token stores nothing and returns a new one that works', async () => {
    const { submissions, send, rows, clock } = await open()
    const token = submissions.issueToken('general-enquiry')
    clock.advance(formLife + 1)
    const expired = await send({ token })
    expect(expired).toEqual({ kind: 'expired', token: expect.any(String) })
    expect(await rows('select * from submissions')).toEqual([])
    const again = { token: expired.kind === 'expired' ? expired.token : '', ...person }
    expect(await submissions.submit('general-enquiry', again)).toMatchObject({ kind: 'accepted' })
    // A person who resubmits immediately is not treated as a bot.
    expect(await rows('select is_suspect from submissions')).toEqual([{ is_suspect: 0 }])
  })

  test('[S94] a form that was opened one day, saved on the device and sent on the last valid day is accepted', async () => {
    const { submissions, send, clock } = await open()
    const token = submissions.issueToken('general-enquiry')
    clock.advance((1 + 7) * 24 * 60 * 60 * 1000 - 60_000)
    expect(await send({ token })).toMatchObject({ kind: 'accepted' })
  })

  test('[S94] an expired token whose enquiry was stored returns its reference again', async () => {
    const { submissions, send, rows, clock } = await open()
    const token = submissions.issueToken('general-enquiry')
    const first = await send({ token })
    clock.advance(2 * formLife)
    expect(await send({ token })).toEqual(first)
    expect(await rows('select cast(count(*) as integer) as n from submissions')).toEqual([{ n: 1 }])
  })

  test.each([undefined, '', 'general-enquiry.x.y.z', 7])(
    'a token that is %s stores nothing and returns a new one',
    async (token) => {
      const { send, rows } = await open()
      expect(await send({ token })).toEqual({ kind: 'expired', token: expect.any(String) })
      expect(await rows('select * from submissions')).toEqual([])
    },
  )

  test('[S94] invalid answers store nothing, and the same token works once they are corrected', async () => {
    const { submissions, send, rows } = await open()
    const token = submissions.issueToken('general-enquiry')
    expect(await send({ token, email: 'quillan' })).toEqual({
      kind: 'invalid',
      errors: [
        {
          field: 'email',
          code: 'email',
          message: 'Check the email address: the @ is missing. It should be like name@example.com',
        },
      ],
    })
    expect(await rows('select * from submissions')).toEqual([])
    expect(await send({ token })).toMatchObject({ kind: 'accepted' })
  })

  test('a submission with a filled honeypot sends no acknowledgement', async () => {
    const { send, rows } = await open()
    await send({ website: 'https://spam.example' })
    expect(await rows('select kind from outbox')).toEqual([{ kind: 'staff' }])
  })

  test('beyond the limit of acknowledgements a form is stored and mailed only to the staff', async () => {
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

  test('a form that is sent again counts as one acknowledgement', async () => {
    const { submissions, clock } = await open()
    const token = submissions.issueToken('general-enquiry')
    clock.advance(4000)
    const recipients: string[] = []
    const send = () =>
      submissions.submit('general-enquiry', { token, ...person }, async (recipient) => {
        recipients.push(recipient)
        return true
      })
    expect(await send()).toEqual(await send())
    expect(recipients).toEqual([person.email])
  })

  test('a filled honeypot marks the record and drops nothing', async () => {
    const { send, rows } = await open()
    expect(await send({ website: 'https://spam.example' })).toMatchObject({ kind: 'accepted' })
    expect(
      await rows('select is_suspect, (select cast(count(*) as integer) from outbox) as mails from submissions'),
    ).toEqual([{ is_suspect: 1, mails: 1 }])
  })

  test('a form that is submitted faster than a person can read it is marked, and not dropped', async () => {
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

  test('a topic is a service from the content, or any service id while content is unavailable', async () => {
    const { send } = await open()
    expect(await send({ topic: 'service-trial' })).toMatchObject({ kind: 'accepted' })
    expect(await send({ topic: 'service-unknown' })).toMatchObject({ kind: 'invalid', errors: [{ field: 'topic' }] })
    const away = await open({ serviceNames: () => Promise.reject(new Error('content is away')) })
    expect(await away.send({ topic: 'service-unknown' })).toMatchObject({ kind: 'accepted' })
  })

  test('content that never responds delays a submission by at most three seconds', async () => {
    const elapsed = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(elapsed.signal)
    onTestFinished(() => timeout.mockRestore())
    const serviceNames = () => {
      elapsed.abort(new DOMException('Three seconds have elapsed', 'TimeoutError'))
      return new Promise<never>(() => {})
    }
    const { send } = await open({ serviceNames })
    expect(await send({ topic: 'service-unknown' })).toMatchObject({ kind: 'accepted' })
    expect(timeout.mock.calls).toEqual([[3_000]])
  })

  test('[S94] with its worker the module stores and delivers, and logs no personal data', async () => {
    const sink = await smtpSink()
    const { send, submissions, log } = await open({ smtpUrl: sink.url, startWorker: true })
    await send()
    await eventually(() => expect(sink.mails).toHaveLength(2))
    await submissions.submit('general-enquiry', { ...person, token: 'x' })
    await send({ name: '', email: person.name })
    await eventually(() => expect(log.lines.some((line) => line.includes('A mail was sent'))).toBe(true))
  })

  test('[S94] mail that was undelivered at shutdown is delivered after the next start', async () => {
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

  test('the number of unsent mails and the age of the oldest are available', async () => {
    const { submissions, send, clock, rows } = await open()
    expect(await submissions.undelivered()).toEqual({ waiting: 0, parked: 0, oldestAge: undefined })
    await send()
    await send({ postcode: '4000' })
    clock.advance(1000)
    const oldestAge = 5000
    expect(await submissions.undelivered()).toEqual({ waiting: 4, parked: 0, oldestAge })
    await rows("update outbox set parked_at = '2026-11-20' where kind = 'staff' returning id")
    expect(await submissions.undelivered()).toEqual({ waiting: 2, parked: 2, oldestAge })
    await rows("update outbox set sent_at = '2026-11-20' returning id")
    expect(await submissions.undelivered()).toEqual({ waiting: 0, parked: 0, oldestAge: undefined })
  })

  test('past its retention period a submission is erased with its mail files; others remain', async () => {
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
    await rows(`update store_state set value = '${clock.now().toISOString()}' where name = 'swept_at' returning name`)
    const second = await createSubmissions({ ...options, startWorker: true })
    await second.stop()
    const reference = stored.kind === 'accepted' ? stored.reference : ''
    expect(await rows('select reference from submissions')).toEqual([{ reference }])
    expect(readdirSync(folder).toSorted()).toEqual([`${reference}-acknowledgement.eml`, `${reference}-staff.eml`])
  })

  test('mail files are deleted when another program erased their submission, even after a mail server was set', async () => {
    const { send, stop, options, log } = await open()
    const stored = await send()
    const other = await send({ postcode: '4000' })
    await stop()
    const first = await createSubmissions({ ...options, startWorker: true })
    const folder = join(options.dataDir, 'mail')
    await eventually(() => expect(readdirSync(folder).filter((name) => name.endsWith('.eml'))).toHaveLength(4))
    await first.stop()
    const reference = stored.kind === 'accepted' ? stored.reference : ''
    const store = createStore(await openDatabase(options))
    const { submission } = (await store.show(other.kind === 'accepted' ? other.reference : '')) ?? {}
    if (submission) await store.erase(submission)
    await store.close()
    const second = await createSubmissions({ ...options, smtpUrl: 'smtp://127.0.0.1:1?tls=off', startWorker: true })
    await second.stop()
    expect(readdirSync(folder).toSorted()).toEqual([`${reference}-acknowledgement.eml`, `${reference}-staff.eml`])
    expect(log.lines.some((line) => line.includes('Mail files of erased submissions were deleted {"erased":1}'))).toBe(
      true,
    )
  })
})

test('[S94] SQLite: a store that cannot write acknowledges nothing, throws its own error class, and works again afterwards', async () => {
  const { submissions, send, options, log } = await openAt({ dataDir: temporaryFolder(), databaseUrl: undefined })
  const token = submissions.issueToken('general-enquiry')
  const other = new DatabaseSync(databaseFile(options.dataDir))
  other.exec('begin immediate')
  await expect(send({ token })).rejects.toThrow(StoreUnavailableError)
  expect(log.lines.at(-1)).toContain('A submission could not be stored and was not acknowledged')
  other.close()
  expect(await send({ token })).toMatchObject({ kind: 'accepted' })
})

test('[S94] SQLite: without its database file the store is reported as unavailable, and one log line names the remedy', async () => {
  const { submissions, send, options, log } = await openAt({ dataDir: temporaryFolder(), databaseUrl: undefined })
  await send()
  rmSync(databaseFile(options.dataDir))
  await expect(submissions.undelivered()).rejects.toThrow(StoreUnavailableError)
  await expect(submissions.undelivered()).rejects.toThrow(StoreUnavailableError)
  expect(log.lines.filter((line) => line.includes('forms are refused'))).toEqual([expect.stringContaining('copied to')])
  await expect(send({ postcode: '4000' })).rejects.toThrow(StoreUnavailableError)
  expect(log.lines.at(-1)).toContain('was removed, replaced or emptied while the site was running')
  // Otherwise people who try again until the store is back would get no acknowledgement then.
  const token = submissions.issueToken('general-enquiry')
  const mayAcknowledge = vi.fn(() => Promise.resolve(true))
  const sent = submissions.submit('general-enquiry', { token, ...person }, mayAcknowledge)
  await expect(sent).rejects.toThrow(StoreUnavailableError)
  expect(mayAcknowledge).not.toHaveBeenCalled()
})

test('[S94] when the disk is full a form is refused and not stored; a form that was already stored is acknowledged again', async () => {
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
