import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Answers } from '#schema/forms/form-definition.ts'
import { ConfigError } from '#gateway/config.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { onBothStores } from '#tests/helpers/stores.ts'
import { openDatabase } from './database.ts'
import type { DatabaseLocation } from './identity.ts'
import { createDelivery, type DeliveryOptions } from './delivery.ts'
import { createStore } from './store.ts'
import {
  recordingLog,
  person,
  personalWords,
  portOf,
  readMail,
  refusal,
  setClock,
  smtpSink,
  temporaryFolder,
} from '#tests/helpers/submissions.ts'
import { fileTransport, smtpTransport, type MailTransport } from './transport.ts'

/** Every log line and every stored delivery error of the tests in this file. */
const written: string[] = []

afterEach(() => {
  expect(written.filter((line) => personalWords.test(line))).toEqual([])
})

async function officeAt(location: DatabaseLocation, transport: MailTransport, options: Partial<DeliveryOptions> = {}) {
  const clock = setClock()
  const store = createStore({ ...(await openDatabase(location)), now: async () => clock.now() })
  const log = recordingLog()
  const common: DeliveryOptions = {
    store,
    transport,
    mailFrom: 'website@provider.example',
    siteUrl: 'https://www.provider.example',
    logger: log,
    deliverTo: async () => 'enquiries@provider.example',
    escalateTo: async () => undefined,
    providerName: async () => 'Kerbcut Support',
    ...options,
  }
  const delivery = createDelivery(common)
  onTestFinished(async () => {
    await delivery.stop()
    for (const { reference } of (await store.list()).slice(0, 100))
      written.push(JSON.stringify((await store.show(reference))?.deliveries))
    written.push(...log.lines)
    await store.close()
  })
  const save = (answers: Answers = person, mails: ('staff' | 'acknowledgement')[] = ['staff']) =>
    common.store.save({
      form: 'general-enquiry',
      referencePrefix: 'GE',
      tokenId: crypto.randomUUID(),
      payloadHash: 'hash',
      answers,
      words: {},
      isSuspect: false,
      retentionDays: 365,
      mails,
    })
  return { store, clock, log, delivery, save, common }
}

const away = () => Promise.reject(new Error('content is away'))

const sent = (count: number) => ({ sent: count, deferred: 0, parked: 0 })
const deferred = { sent: 0, deferred: 1, parked: 0 }
const parked = { sent: 0, deferred: 0, parked: 1 }

/** Milliseconds. */
const hour = 60 * 60_000

/** Longer than any delay after a first failure. */
const afterFirstPause = 45_001

test.each([
  'mail.example.com',
  'http://mail.example.com',
  'smtp://',
  'smtp://mail.example.com?pool=true',
  'smtp://mail.example.com?tls=of',
])('the mail server address %s stops the start with a one-sentence error', (url) => {
  expect(() => smtpTransport(url)).toThrow(ConfigError)
  expect(() => smtpTransport(url)).toThrow(/SMTP_URL is not usable: give it as/)
})

onBothStores((newLocation, kind) => {
  const office = async (transport: MailTransport, options: Partial<DeliveryOptions> = {}) =>
    officeAt(await newLocation(), transport, options)

  test('[S94] staff receive everything they need to act; the person receives the reference and none of their answers', async () => {
    const sink = await smtpSink()
    const { delivery, save } = await office(smtpTransport(sink.url))
    const { reference } = await save({ ...person, needs: ['aac', 'no-calls'] }, ['staff', 'acknowledgement'])
    expect(await delivery.deliverDue()).toEqual(sent(2))
    const staff = sink.mails.find(({ to }) => to.includes('enquiries@provider.example'))
    const own = sink.mails.find(({ to }) => to.includes(person.email))

    expect(staff?.headers.get('subject')).toBe(`General Enquiry ${reference}`)
    expect(staff?.headers.get('reply-to')).toBe(person.email)
    expect(staff?.headers.get('from')).toBe('Kerbcut Support <website@provider.example>')
    for (const words of [
      person.name,
      person.email,
      'The ramp at Wattle Street',
      'is too steep.',
      '4810',
      'Something else',
      'No phone calls, please',
      'How should we reply?',
    ]) {
      expect(staff?.body.split(words).length, `${words} stands in the text and in the HTML`).toBeGreaterThan(2)
    }
    expect(staff?.body).toContain('Friday, 20 November 2026 at 12:00 pm (Brisbane)')

    expect(own?.headers.get('subject')).toContain(reference)
    expect(own?.headers.get('reply-to')).toBe('enquiries@provider.example')
    expect(own?.headers.get('auto-submitted')).toBe('auto-replied')
    expect(own?.body).toContain(reference)
    expect(own?.body).not.toMatch(personalWords)
    expect(own?.headers.get('subject')).not.toMatch(personalWords)
  })

  test('[S94] a sent mail is not sent again', async () => {
    const sink = await smtpSink()
    const { delivery, save, clock } = await office(smtpTransport(sink.url))
    await save()
    expect(await delivery.deliverDue()).toEqual(sent(1))
    clock.advance(1e9)
    expect(await delivery.deliverDue()).toEqual(sent(0))
    expect(sink.mails).toHaveLength(1)
  })

  test('[S94] a deferred mail is retried after a delay and arrives', async () => {
    const sink = await smtpSink({ rcpt: [refusal(451)], data: [refusal(452)] })
    const { delivery, save, clock, store } = await office(smtpTransport(sink.url))
    const { reference } = await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    expect((await store.show(reference))?.deliveries).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: 'SMTP 451' },
    ])
    expect(await delivery.deliverDue()).toEqual(sent(0))
    clock.advance(14_999)
    expect(await delivery.deliverDue()).toEqual(sent(0))
    clock.advance(afterFirstPause)
    expect(await delivery.deliverDue()).toEqual(deferred)
    clock.advance(2 * afterFirstPause)
    expect(await delivery.deliverDue()).toEqual(sent(1))
    expect((await store.show(reference))?.deliveries).toMatchObject([
      { state: 'delivered', attempts: 3, lastError: null },
    ])
    expect(sink.mails).toHaveLength(1)
  })

  test('retry delays double up to an hour, with jitter', async () => {
    const sink = await smtpSink({ rcpt: Array.from({ length: 12 }, () => refusal(421)) })
    const { delivery, save, clock, store } = await office(smtpTransport(sink.url))
    await save()
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect(await delivery.deliverDue()).toEqual(deferred)
      const pause = (await store.outbox.untilDue()) ?? 0
      const whole = Math.min(3_600_000, 30_000 * 2 ** (attempt - 1))
      expect(pause).toBeGreaterThanOrEqual(whole / 2)
      expect(pause).toBeLessThanOrEqual(whole * 1.5)
      clock.advance(pause)
    }
    expect(await delivery.deliverDue()).toEqual(sent(1))
  })

  test.each(['rcpt', 'data'] as const)(
    '[S94] a mail refused permanently at %s is parked and reported, and sent when the operator retries it',
    async (place) => {
      const sink = await smtpSink({ [place]: [refusal(550)] })
      const { delivery, save, clock, store, log } = await office(smtpTransport(sink.url))
      const { reference } = await save()
      expect(await delivery.deliverDue()).toEqual(parked)
      clock.advance(1e9)
      expect(await delivery.deliverDue()).toEqual(sent(0))
      expect((await store.show(reference))?.deliveries).toMatchObject([{ state: 'parked', lastError: 'SMTP 550' }])
      expect(log.lines.filter((line) => line.startsWith('error') && line.includes(reference))).toHaveLength(1)
      expect(await store.outbox.retry()).toBe(1)
      expect(await delivery.deliverDue()).toEqual(sent(1))
    },
  )

  test('a refused mail does not delay other mail', async () => {
    const sink = await smtpSink({ rcpt: [refusal(550)] })
    const { delivery, save } = await office(smtpTransport(sink.url))
    for (let count = 0; count < 12; count += 1) await save()
    expect(await delivery.deliverDue()).toEqual({ sent: 11, deferred: 0, parked: 1 })
  })

  test('[S94] mail waits while the mail server is down and is sent when it is back', async () => {
    const gone = await smtpSink()
    await gone.close()
    const { delivery, save, clock } = await office(smtpTransport(gone.url))
    await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    const sink = await smtpSink({ port: gone.port })
    clock.advance(afterFirstPause)
    expect(await delivery.deliverDue()).toEqual(sent(1))
    expect(sink.mails).toHaveLength(1)
  })

  test('[S94] an attempt to reach an unresponsive mail server times out', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket.on('error', () => {})))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      silent.close()
    })
    const port = portOf(silent)
    const { delivery, save } = await office(smtpTransport(`smtp://127.0.0.1:${port}?tls=off`), {
      times: { attempt: 100 },
    })
    await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
  })

  test('[S94] an attempt times out when the server stops responding during a message, and the retry has the same Message-ID', async () => {
    const sink = await smtpSink({ data: ['hang'] })
    const { delivery, save, clock } = await office(smtpTransport(sink.url), { times: { attempt: 500 } })
    await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    clock.advance(afterFirstPause)
    expect(await delivery.deliverDue()).toEqual(sent(1))
    expect(sink.mails[0]?.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@provider\.example>$/)
  })

  test('[S94] a message that is cut off by a dying mail server is not delivered; the retry delivers it once, complete', async () => {
    const server = await startMailServer(['dies', 'dies', 'dies'])
    onTestFinished(() => server.close())
    const { delivery, save, clock } = await office(smtpTransport(server.url))
    const { reference } = await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    expect(server.cut()).toBeGreaterThan(0)
    expect(server.messages).toEqual([])
    // The delay doubles with each attempt: the pool may retry a cut connection by itself.
    for (let attempt = 0; attempt < 3 && server.messages.length === 0; attempt += 1) {
      clock.advance(2 ** (attempt + 1) * afterFirstPause)
      await delivery.deliverDue()
    }
    clock.advance(60 * 60_000)
    await delivery.deliverDue()
    expect(server.messages.map((raw) => readMail(raw).headers.get('subject'))).toEqual([`General Enquiry ${reference}`])
  })

  test('a wrong password parks no mail, because our settings are at fault', async () => {
    const server = {
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      onAuth: (_: unknown, __: unknown, callback: (error: Error) => void) => callback(refusal(535)),
    }
    const sink = await smtpSink({ server })
    const url = sink.url.replace('//', '//website:wrong@')
    const { delivery, save, store } = await office(smtpTransport(url))
    const { reference } = await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    expect((await store.show(reference))?.deliveries).toMatchObject([{ state: 'waiting', lastError: 'SMTP 535' }])
  })

  test.each([503, 530])('a %i parks no mail, because it concerns the session', async (code) => {
    const sink = await smtpSink({ rcpt: [refusal(code)] })
    const { delivery, save } = await office(smtpTransport(sink.url))
    await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
  })

  test('mail is sent without TLS only if the address allows it', async () => {
    const sink = await smtpSink()
    const { delivery, save } = await office(smtpTransport(sink.url.replace('?tls=off', '')))
    await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    const starttls = await smtpSink({ server: { disabledCommands: ['AUTH'] } })
    const second = await office(smtpTransport(starttls.url.replace('?tls=off', '')))
    await second.save()
    // The server offers TLS with a self-signed certificate.
    expect(await second.delivery.deliverDue()).toEqual(deferred)
    expect([...sink.mails, ...starttls.mails]).toEqual([])
  })

  test('[S94] mail leased by a worker that died is sent when the lease expires', async () => {
    const sink = await smtpSink()
    const { delivery, save, clock, store } = await office(smtpTransport(sink.url))
    await save()
    expect(await store.outbox.lease({ owner: 'dead', duration: 90_000, limit: 5 })).toHaveLength(1)
    expect(await delivery.deliverDue()).toEqual(sent(0))
    clock.advance(90_000)
    expect(await delivery.deliverDue()).toEqual(sent(1))
  })

  if (kind === 'PostgreSQL') {
    test.each([
      ['ahead', 1],
      ['behind', -1],
    ])(
      '[S94] the mail of a site whose clock is a day %s is not overdue for another site, which respects the lease',
      async (_, days) => {
        const store = createStore(await openDatabase(await newLocation()))
        onTestFinished(() => store.close())
        const sink = await smtpSink()
        const { delivery, save } = await office(smtpTransport(sink.url), {
          store,
          escalateTo: async () => 'manager@provider.example',
        })
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * hour })
        onTestFinished(() => void vi.useRealTimers())
        await save()
        expect(await store.outbox.lease({ owner: 'other', duration: hour, limit: 5 })).toHaveLength(1)
        vi.useRealTimers()
        expect(await delivery.deliverDue()).toEqual(sent(0))
      },
    )
  }

  test('[S94] two workers send each mail once', async () => {
    const sink = await smtpSink()
    const { delivery, save, common } = await office(smtpTransport(sink.url))
    const second = createDelivery({ ...common, transport: smtpTransport(sink.url) })
    onTestFinished(() => second.stop())
    for (let count = 0; count < 20; count += 1) await save()
    const counts = await Promise.all([delivery.deliverDue(), second.deliverDue()])
    expect(counts.reduce((sum, count) => sum + count.sent, 0)).toBe(20)
    expect(new Set(sink.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(20)
    expect(sink.mails).toHaveLength(20)
  })

  test('[S94] overdue staff mail is reported once to the escalation address and is still retried', async () => {
    const sink = await smtpSink({ rcpt: [refusal(550)] })
    const { delivery, save, clock, log } = await office(smtpTransport(sink.url), {
      escalateTo: async () => 'manager@provider.example',
    })
    const { reference } = await save()
    expect(await delivery.deliverDue()).toEqual(parked)
    clock.advance(4 * 60 * 60_000 - 1)
    expect(await delivery.deliverDue()).toEqual(sent(0))
    clock.advance(1)
    expect(await delivery.deliverDue()).toEqual(sent(1))
    clock.advance(1e8)
    expect(await delivery.deliverDue()).toEqual(sent(0))
    expect(sink.mails.map(({ to }) => to)).toEqual([['manager@provider.example']])
    expect(sink.mails[0]?.headers.get('subject')).toBe('NOT DELIVERED: 1 form has not reached the staff')
    expect(sink.mails[0]?.body).toContain(`General Enquiry ${reference}, received on Friday, 20 November 2026`)
    expect(sink.mails[0]?.body).not.toMatch(personalWords)
    expect(log.lines.some((line) => line.includes('it is reported to the escalation address'))).toBe(true)
  })

  test('[S94] 15,000 overdue mails are reported in one mail, which is retried after a failure and does not delay new mail', async () => {
    const sink = await smtpSink()
    const location = await newLocation()
    const { db } = await openDatabase(location)
    onTestFinished(() => db.destroy())
    const { delivery, save, clock } = await officeAt(location, smtpTransport(sink.url), {
      escalateTo: async () => 'manager@provider.example',
    })
    const { reference } = await save()
    const now = clock.now().toISOString()
    const numbers = sql.raw('with recursive n(i) as (select 1 union all select i + 1 from n where i < 15000)')
    await sql`insert into submissions (id, form, reference, token_id, payload_hash, answers, words, is_suspect, received_at, delete_after)
      ${numbers} select 'late-' || i, form, 'GE-' || i, token_id || i, payload_hash, answers, words, is_suspect, received_at, delete_after
      from submissions, n where reference = ${reference}`.execute(db)
    await sql`insert into outbox (id, submission_id, kind, attempts, next_attempt_at, parked_at)
      ${numbers} select 'mail-' || i, 'late-' || i, 'staff', 1, ${sql.lit(now)}, ${sql.lit(now)} from n`.execute(db)
    expect(await delivery.deliverDue()).toEqual(sent(1))

    clock.advance(4 * 60 * 60_000)
    await save()
    sink.rcpt.push('ok', refusal(451))
    expect(await delivery.deliverDue()).toEqual({ sent: 1, deferred: 1, parked: 0 })
    clock.advance(afterFirstPause)
    expect(await delivery.deliverDue()).toEqual(sent(1))
    clock.advance(1e8)
    expect(await delivery.deliverDue()).toEqual(sent(0))
    const reported = sink.mails.filter(({ to }) => to.includes('manager@provider.example'))
    expect(reported.map(({ headers }) => headers.get('subject'))).toEqual([
      'NOT DELIVERED: 15000 forms have not reached the staff',
    ])
    expect(reported[0]?.body).toContain('- and 14900 more')
  })

  test('[S94] mail is delivered even if the report to the escalation address fails', async () => {
    const sink = await smtpSink()
    const { common, save, log, clock, store } = await office(smtpTransport(sink.url))
    const delivery = createDelivery({
      ...common,
      escalateTo: async () => 'manager@provider.example',
      store: {
        ...store,
        outbox: { ...store.outbox, escalate: () => Promise.reject(new Error('too many parameters')) },
      },
    })
    onTestFinished(() => delivery.stop())
    await save()
    clock.advance(1e9)
    expect(await delivery.deliverDue()).toEqual(sent(1))
    expect(log.lines.some((line) => line.startsWith('error Overdue mail could not be reported'))).toBe(true)
  })

  test('without an escalation address overdue mail is only retried', async () => {
    const sink = await smtpSink({ rcpt: [refusal(451)] })
    const { delivery, save, clock } = await office(smtpTransport(sink.url))
    await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    clock.advance(5 * 60 * 60_000)
    expect(await delivery.deliverDue()).toEqual(sent(1))
    expect(sink.mails.map(({ to }) => to)).toEqual([['enquiries@provider.example']])
  })

  test('the staff address may depend on the form and its answers', async () => {
    const sink = await smtpSink()
    const { delivery, save } = await office(smtpTransport(sink.url), {
      deliverTo: async ({ form, answers }) => `${form}.${String(answers['topic'])}@provider.example`,
    })
    await save()
    await delivery.deliverDue()
    expect(sink.mails.map(({ to }) => to)).toEqual([['general-enquiry.something-else@provider.example']])
  })

  test('a clock that jumps a day ahead and back loses no mail and sends none twice', async () => {
    const sink = await smtpSink({ rcpt: [refusal(451)] })
    const { delivery, save, clock } = await office(smtpTransport(sink.url))
    const day = 24 * 60 * 60_000
    await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    clock.advance(day)
    await save()
    expect(await delivery.deliverDue()).toEqual(sent(2))
    await save()
    clock.advance(-day)
    await save()
    expect(await delivery.deliverDue()).toEqual(sent(2))
    clock.advance(day)
    expect(await delivery.deliverDue()).toEqual(sent(0))
    expect(new Set(sink.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(4)
    expect(sink.mails).toHaveLength(4)
  })

  test('while content is unavailable staff mail waits and acknowledgements are sent', async () => {
    const sink = await smtpSink()
    const deliverTo = vi.fn<() => Promise<string>>(away)
    const { delivery, save, clock } = await office(smtpTransport(sink.url), { deliverTo, providerName: away })
    await save(person, ['staff', 'acknowledgement'])
    expect(await delivery.deliverDue()).toEqual({ sent: 1, deferred: 1, parked: 0 })
    expect(sink.mails[0]?.headers.get('from')).toBe('"www.provider.example" <website@provider.example>')
    deliverTo.mockResolvedValue('enquiries@provider.example')
    clock.advance(afterFirstPause)
    expect(await delivery.deliverDue()).toEqual(sent(1))
  })

  test('content that never responds delays a mail only until the deadline', async () => {
    const sink = await smtpSink()
    const { delivery, save } = await office(smtpTransport(sink.url), {
      deliverTo: () => new Promise(() => {}),
      times: { attempt: 100 },
    })
    await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
  })

  test('a contact address with an injected header is not used', async () => {
    const sink = await smtpSink()
    const { delivery, save, store } = await office(smtpTransport(sink.url), {
      deliverTo: async () => 'enquiries@provider.example\r\nBcc: all@example.com',
    })
    const { reference } = await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    expect((await store.show(reference))?.deliveries).toMatchObject([{ lastError: 'contact address not usable' }])
  })

  test('[S94] no answer can add a header or a MIME part, even if it bypassed validation', async () => {
    const sink = await smtpSink()
    const bad = 'x\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>\r\n.\r\nRCPT TO:<all@example.com>\r\n--_NmP'
    const { delivery, save } = await office(smtpTransport(sink.url), { providerName: async () => bad })
    await save({ ...person, name: bad, message: bad, email: `a@example.com${bad}` })
    await save({ ...person, name: bad, message: bad, topic: bad, postcode: bad })
    await delivery.deliverDue()
    expect(sink.mails.length).toBeGreaterThan(0)
    for (const { headers, to, body } of sink.mails) {
      expect(to).toEqual(['enquiries@provider.example'])
      expect([...headers.keys()].toSorted()).toEqual([
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ])
      expect(body.slice(body.indexOf('<!doctype html>'))).not.toContain('<script>')
    }
  })

  test('[S94] without a mail server each mail is written once, as a complete file', async () => {
    const folder = temporaryFolder()
    const { delivery, save, store } = await office(fileTransport(join(folder, 'mail')))
    const { reference } = await save(person, ['staff', 'acknowledgement'])
    expect(await delivery.deliverDue()).toEqual(sent(2))
    const names = [`${reference}-acknowledgement.eml`, `${reference}-staff.eml`]
    expect(readdirSync(join(folder, 'mail')).toSorted()).toEqual(names)
    // Only the program's own user may read them.
    expect(['', ...names].map((name) => statSync(join(folder, 'mail', name)).mode & 0o777)).toEqual([
      0o700, 0o600, 0o600,
    ])
    const staff = readMail(readFileSync(join(folder, 'mail', `${reference}-staff.eml`), 'utf8'))
    expect(staff.headers.get('to')).toBe('enquiries@provider.example')
    expect(staff.body).toContain('Wattle Street')
    // Simulates a crash after the file was written and before the outbox was updated.
    await store.outbox.retry()
    await delivery.deliverDue()
    expect(readdirSync(join(folder, 'mail')).toSorted()).toEqual(names)
  })

  test('if the mail folder is not writable, mail is deferred and written once it is', async () => {
    const folder = temporaryFolder()
    const mail = join(folder, 'mail')
    writeFileSync(mail, 'in the way')
    const { delivery, save, clock } = await office(fileTransport(mail))
    const { reference } = await save()
    expect(await delivery.deliverDue()).toEqual(deferred)
    rmSync(mail)
    mkdirSync(mail)
    clock.advance(afterFirstPause)
    expect(await delivery.deliverDue()).toEqual(sent(1))
    expect(existsSync(join(mail, `${reference}-staff.eml`))).toBe(true)
  })

  test('[S94] a running worker sends new mail by itself', async () => {
    const sink = await smtpSink()
    const { delivery, save } = await office(smtpTransport(sink.url))
    delivery.start()
    const first = sink.begun()
    await save()
    delivery.wake()
    await first
    const second = sink.begun()
    await save()
    delivery.wake()
    await second
    await eventually(() => expect(sink.mails).toHaveLength(2))
  })

  test('[S94] stopping waits briefly for an unresponsive mail server and leaves the mail in the outbox', async () => {
    const sink = await smtpSink({ data: ['hang'] })
    const { delivery, save, store, common } = await office(smtpTransport(sink.url), { times: { grace: 50 } })
    const { reference } = await save()
    const begun = sink.begun()
    delivery.start()
    await begun
    await delivery.stop()
    expect((await store.show(reference))?.deliveries).toMatchObject([{ state: 'waiting', lastError: 'EABORT' }])
    const next = createDelivery({ ...common, transport: smtpTransport(sink.url) })
    onTestFinished(() => next.stop())
    expect(await next.deliverDue(), 'at once, without the pause after a failure').toEqual(sent(1))
  })

  test('[S94] the outcome of each attempt is counted', async () => {
    const sink = await smtpSink({ rcpt: [refusal(550), refusal(451)] })
    const { delivery, save, clock } = await office(smtpTransport(sink.url))
    await save()
    await delivery.deliverDue()
    await save()
    await delivery.deliverDue()
    clock.advance(afterFirstPause)
    await delivery.deliverDue()
    expect(delivery.counts).toEqual({ sent: 1, deferred: 1, parked: 1 })
  })
})
