import { spawnSync } from 'node:child_process'
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { onBothStores } from '#tests/helpers/stores.ts'
import { openDatabase } from './database.ts'
import type { DatabaseLocation } from './identity.ts'
import { runOperator } from './operator.ts'
import { createStore, type NewSubmission } from './store.ts'
import { person, personalWords, temporaryFolder } from '#tests/helpers/submissions.ts'

const noon = new Date('2026-11-20T02:00:00Z')
/** When the commands run, in minutes after noon. */
const commandTime = 150

async function deskAt(location: DatabaseLocation) {
  const database = await openDatabase(location)
  let minutesNow = commandTime
  const store = createStore({ ...database, now: async () => new Date(noon.getTime() + minutesNow * 60_000) })
  const at = async <T>(minutes: number, act: () => Promise<T>): Promise<T> => {
    minutesNow = minutes
    return act().finally(() => (minutesNow = commandTime))
  }
  onTestFinished(() => store.close())
  const save = async (minutes: number, isSuspect = false) => {
    const submission: NewSubmission = {
      form: 'general-enquiry',
      referencePrefix: 'GE',
      tokenId: crypto.randomUUID(),
      payloadHash: 'hash',
      answers: { ...person, needs: ['aac'] },
      words: { postcode: '48 10' },
      isSuspect,
      retentionDays: 365,
      mails: ['staff', 'acknowledgement'],
    }
    return (await at(minutes, () => store.save(submission))).reference
  }
  const settle = async (outcome: Parameters<typeof store.outbox.settle>[2], limit = 5) => {
    for (const job of await store.outbox.lease({ owner: 'w', duration: 1, limit }))
      await store.outbox.settle(job.id, 'w', outcome)
  }
  const forgotten: string[] = []
  const transport = { forget: async (reference: string) => void forgotten.push(reference) }
  const run = (...args: string[]) => runOperator(args, { store, database, transport, userName: 'ashby' })
  return { forgotten, folder: location.dataDir, database, store, at, save, settle, run }
}

const command = (dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, ['gateway/submissions/main.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })

onBothStores((newLocation) => {
  const desk = async () => deskAt(await newLocation())

  test('list shows every submission, newest first, without personal data', async () => {
    const { run, save, settle } = await desk()
    expect(await run('list')).toEqual({ isOk: true, output: 'No submissions yet.' })
    const first = await save(0)
    await settle({ kind: 'sent' })
    const second = await save(1, true)
    await settle({ kind: 'parked', error: 'SMTP 550' }, 1)
    const third = await save(2)
    const { isOk, output } = await run('list')
    expect(isOk).toBe(true)
    expect(output.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['Reference', 'Form', 'Received', 'Mail', 'Note'],
      [third, 'general-enquiry', '2026-11-20 12:02', 'waiting'],
      [second, 'general-enquiry', '2026-11-20 12:01', 'parked', 'perhaps from a program'],
      [first, 'general-enquiry', '2026-11-20 12:00', 'delivered'],
    ])
    expect(output).not.toMatch(personalWords)
  })

  test('log lists who viewed, exported or erased a submission, and omits refused commands', async () => {
    const { run, save, settle } = await desk()
    expect(await run('log')).toEqual({ isOk: true, output: 'Nothing has been shown, exported or erased.' })
    const reference = await save(0)
    await settle({ kind: 'sent' })
    await run('list')
    await run('show', 'GE-0000-000')
    const rows = async () =>
      (await run('log')).output
        .split('\n')
        .map((line) => line.split(/ {2,}/))
        .slice(1)
    expect((await run('log')).output).toContain('Nothing')
    for (const words of [
      ['show', reference],
      ['export', person.email],
      ['erase', reference],
    ]) {
      await run(...words)
      expect(await rows()).toContainEqual(['2026-11-20 14:30', 'ashby', words[0], reference])
    }
    expect(await rows()).toHaveLength(3)
    expect((await run('log')).output).not.toMatch(personalWords)
  })

  test('data that cannot be logged is not shown', async () => {
    const { run, save, store } = await desk()
    const reference = await save(0)
    await store.close()
    await expect(run('show', reference)).rejects.toThrow()
  })

  test('erase-lapsed reports why retention is stopped, and erases what is due once the operator confirms the clock', async () => {
    const { run, save, settle, store, at, forgotten } = await desk()
    const [first, second] = [await save(0), await save(1)]
    await settle({ kind: 'sent' }, 2)
    const later = async (...args: string[]) => at(366 * 24 * 60, () => run('erase-lapsed', ...args))
    expect(await run('erase-lapsed')).toEqual({
      isOk: true,
      output:
        '0 of 2 submissions are past their retention period and were delivered. The running site erases them by itself.',
    })
    const { output } = await later()
    expect(output).toMatch(
      /^1 of 2 submissions .+ Retention is stopped: the clock is 2027-11-21.+2026-11-20.+ If it is now Sunday,? 21 November 2027 .+ add --clock-is-right.+ The staff never received 1 more: .+ --though-unsent/,
    )
    expect(await store.list()).toHaveLength(2)
    expect((await later('--clock-is-right')).output).toMatch(
      /^1 of 2 submissions were erased\. The staff never received 1/,
    )
    expect((await store.list()).map(({ reference }) => reference)).toEqual([second])
    expect(forgotten).toEqual([first])
    expect(await store.logged(10)).toMatchObject([{ userName: 'ashby', command: 'erase-lapsed', reference: first }])
  })

  test('show prints everything under a reference in any spelling', async () => {
    const { run, save, settle } = await desk()
    const reference = await save(0)
    await settle({ kind: 'deferred', error: 'SMTP 451', pause: 30 * 60_000 })
    const { isOk, output } = await run('show', reference)
    expect(isOk).toBe(true)
    for (const words of [
      person.name,
      person.email,
      'Wattle Street',
      'is too steep.',
      '48 10',
      'I use a communication device or board',
      'Your postcode',
      'SMTP 451',
      '21 November 2027',
      '12:00 pm (Brisbane)',
      'waiting after 1 attempt',
    ]) {
      expect(output.replace('20 November 2027', '21 November 2027')).toContain(words)
    }
    for (const typed of [
      reference.toLowerCase(),
      reference.replaceAll('-', ''),
      ` ${reference.replaceAll('-', ' ')} `,
    ]) {
      expect(await run('show', typed)).toEqual({ isOk, output })
    }
    expect(await run('show', ...reference.split('-'))).toEqual({ isOk, output })
  })

  test('show lists which mails were sent when, and what may come from a program', async () => {
    const { run, save, settle } = await desk()
    const reference = await save(0, true)
    await settle({ kind: 'sent' })
    const { output } = await run('show', reference)
    expect(output).toContain('Perhaps from a program: it came within three seconds')
    const sentAt = 'delivered on Friday, 20 November 2026 at 2:30 pm (Brisbane) after 1 attempt'
    expect(output).toContain(`Mail to staff: ${sentAt}`)
    expect(output).toContain(`Mail to the person: ${sentAt}`)
    expect((await run('show', await save(1))).output).not.toContain('Perhaps from a program')
  })

  test('a wrong, unknown or missing reference gives a one-sentence error', async () => {
    const { run, save } = await desk()
    const reference = await save(0)
    const wrong = reference.slice(0, -1) + (reference.endsWith('2') ? '3' : '2')
    expect(await run('show', wrong)).toEqual({
      isOk: false,
      output: `'${wrong}' is not a valid reference: at least one character is wrong. Ask for it again.`,
    })
    expect((await run('show')).output).toBe('Name a reference: npm run submissions -- show GE-4K7M-29X')
    const empty = await desk()
    expect(await empty.run('show', reference)).toEqual({
      isOk: false,
      output: `Nothing is stored under ${reference}. It may have been erased at the end of its retention period.`,
    })
  })

  test('stats prints the counts and the age of the oldest undelivered submission', async () => {
    const { run, save, settle } = await desk()
    expect((await run('stats')).output).toContain('Oldest undelivered  none')
    await save(0)
    await settle({ kind: 'sent' }, 1)
    await settle({ kind: 'parked', error: 'SMTP 550' }, 1)
    await save(60)
    const { output } = await run('stats')
    expect(output.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['Submissions', '2'],
      ['general-enquiry', '2'],
      ['Mails delivered', '1'],
      ['Mails waiting', '2'],
      ['Mails parked', '1'],
      ['Oldest undelivered', '2.5 hours'],
    ])
  })

  test('retry makes all undelivered mail due, including parked mail', async () => {
    const { run, save, settle, store } = await desk()
    await save(0)
    await settle({ kind: 'parked', error: 'SMTP 550' }, 1)
    await settle({ kind: 'deferred', error: 'SMTP 451', pause: 30 * 60_000 })
    expect((await run('retry')).output).toBe('2 mails are due now. The running site sends within half a minute.')
    expect(await store.outbox.untilDue()).toBe(0)
    await settle({ kind: 'sent' })
    expect((await run('retry')).output).toContain('0 mails are')
  })

  test('export prints every submission with an address or a number in any spelling, and no other', async () => {
    const { run, save, store } = await desk()
    const reference = await save(0)
    const { reference: other } = await store.save({
      form: 'general-enquiry',
      referencePrefix: 'GE',
      tokenId: 'other',
      payloadHash: 'hash',
      answers: { name: 'Olive Other', replyBy: 'phone', phone: '+61491570006', topic: 'something-else' },
      words: { phone: '0491 570 006' },
      isSuspect: false,
      retentionDays: 365,
      mails: ['staff'],
    })
    for (const typed of [reference, person.email, ` ${person.email.toUpperCase()} `]) {
      const { isOk, output } = await run('export', typed)
      expect(isOk).toBe(true)
      expect(JSON.parse(output)).toMatchObject({
        leftOut: 0,
        submissions: [{ reference, form: 'General Enquiry', receivedAt: '2026-11-20T02:00:00.000Z' }],
      })
      expect(output).toContain('Wattle Street')
      expect(output).not.toContain('Olive')
    }
    expect(JSON.parse((await run('export', reference)).output)).toMatchObject({
      submissions: [
        {
          deletedAfter: '2027-11-20T02:00:00.000Z',
          isPerhapsFromAProgram: false,
          answers: expect.arrayContaining([{ question: 'Your postcode', answer: '48 10' }]),
          mails: [
            { kind: 'acknowledgement', state: 'waiting', sentAt: null },
            { kind: 'staff', state: 'waiting', sentAt: null },
          ],
        },
      ],
    })
    expect(JSON.parse((await run('export', '0491', '570', '006')).output)).toMatchObject({
      submissions: [{ reference: other }],
    })
    expect(JSON.parse((await run('export', 'nobody@example.com')).output)).toEqual({ submissions: [], leftOut: 0 })
    expect(await run('export', 'Quillan')).toMatchObject({
      isOk: false,
      output: expect.stringMatching(/^'Quillan' is not a reference, an email address or a phone number/),
    })
  })

  test.each([
    ['an address in the person’s own words', 'OLIVE@example.com', { message: 'Write to Olive@Example.com, please' }],
    ['an address at the end of a sentence', 'olive@example.com', { message: 'My address is olive@example.com.' }],
    ['an international domain', 'olive@bücher.example', { message: 'olive@bücher.example or call' }],
    ['an address with a tag', 'olive@example.com', { email: 'Olive+NDIS@Example.com' }],
    ['the address of one with a tag', 'olive+work@example.com', { message: '<olive@example.com>, or call' }],
    ['a Gmail address in another spelling', 'Olive.Branch@gmail.com', { email: 'o.livebranch+work@googlemail.com' }],
    ['a number with spaces', '0491 570 006', { message: 'Call 0491 570 006 4810 times' }],
    ['a number from abroad', '0491570006', { message: 'Call +61 (0) 491-570-006' }],
    ['a number typed as from abroad', '+61 491 570 006', { message: 'Call (04) 9157.0006.' }],
    ['a number with an extension', '07 7010 1234', { message: '(07) 7010 1234 ext 12' }],
    ['a number typed with an extension', '07 7010 1234 ext 12', { phone: '0770101234;ext=12' }],
    ['a 1300 number', '1300 975 707', { message: 'My work: +61 1300 975 707' }],
    ['an answer of several values', 'olive@example.com', { needs: ['aac', 'olive@example.com'] }],
  ])('export finds %s in any answer', async (_, typed, answers) => {
    const { run, store, save } = await desk()
    await save(0)
    const submission = {
      form: 'form-of-an-earlier-release',
      referencePrefix: 'GE',
      tokenId: 'free text',
      payloadHash: 'hash',
      answers,
      words: {},
      isSuspect: false,
      retentionDays: 365,
      mails: ['staff'],
    } as const
    const { reference } = await store.save(submission)
    expect(JSON.parse((await run('export', typed)).output)).toMatchObject({ submissions: [{ reference }] })
    const others = [
      'live@example.com',
      'o.live@example.com',
      'ndis@example.com',
      'olive@example.co',
      '0491 570 00',
      '491 570 006 1',
      '1300 975 70',
      '0891 570 006',
    ]
    for (const other of others) {
      const { output } = await run('export', other)
      expect(output, other).not.toContain(reference)
    }
  })

  test('complaints are shown, exported and erased only when named explicitly', async () => {
    const { run, store } = await desk()
    const { reference } = await store.save({
      form: 'feedback',
      referencePrefix: 'FB',
      tokenId: 'complaint',
      payloadHash: 'hash',
      answers: { email: person.email, happened: person.message },
      words: {},
      isSuspect: false,
      retentionDays: 365,
      mails: ['staff'],
    })
    for (const verb of ['show', 'export', 'erase']) {
      const { isOk, output } = await run(verb, reference)
      expect(isOk).toBe(false)
      expect(output).toContain('--with-complaints')
      expect(output).not.toMatch(personalWords)
      if (verb === 'erase') continue
      const reported = await run(verb, reference, '--with-complaints')
      expect(reported.isOk).toBe(true)
      expect(reported.output).toMatch(personalWords)
    }
    const { output } = await run('export', person.email)
    expect(JSON.parse(output)).toMatchObject({ submissions: [], leftOut: 1, note: expect.any(String) })
    expect(output).not.toMatch(personalWords)
    expect((await run('export', person.email, '--with-complaints')).output).toContain(reference)
    expect(await run('erase', reference, '--with-complaints', '--though-unsent')).toMatchObject({ isOk: true })
    expect(await store.list()).toEqual([])
  })

  test('erase removes the record, its mail and its mail files, and confirms it', async () => {
    const { run, save, settle, forgotten, store } = await desk()
    const [first, second] = [await save(0), await save(1)]
    expect(await run('erase', first)).toEqual({
      isOk: false,
      output: `Nothing was erased: the staff have not received their mail about ${first}. The command show prints the reason, retry sends it again. To erase it anyway, add --though-unsent.`,
    })
    expect(forgotten).toEqual([])
    const { isOk, output } = await run('erase', first.toLowerCase(), '--though-unsent')
    expect(isOk).toBe(true)
    expect(output).toMatch(
      new RegExp(`^Everything under ${first} was erased, although some of its mail was not sent\\.`),
    )
    expect(forgotten).toEqual([first])
    expect((await store.list()).map(({ reference }) => reference)).toEqual([second])
    expect(await run('show', first)).toMatchObject({ isOk: false })
    expect(await run('erase', first)).toMatchObject({
      isOk: false,
      output: expect.stringContaining('Nothing is stored'),
    })
    expect((await run('erase')).isOk).toBe(false)
    await settle({ kind: 'sent' })
    expect((await run('erase', second)).isOk).toBe(true)
  })

  test('an unknown command prints the available ones', async () => {
    const { run } = await desk()
    const { isOk, output } = await run('lst')
    expect(isOk).toBe(false)
    expect(output).toMatch(/^There is no command 'lst'\. There are:\nnpm run submissions -- list /)
    expect((await run()).output).toMatch(/^npm run submissions -- list /)
  })
})

test('the command reads the settings and reports an error in them in one sentence', async () => {
  const { folder, save } = await deskAt({ dataDir: temporaryFolder(), databaseUrl: undefined })
  const reference = await save(0)
  expect(command(folder, 'list')).toMatchObject({ status: 0, stdout: expect.stringContaining(reference), stderr: '' })
  expect(command(folder, 'show', 'GE')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^'GE' is not a valid reference: .*\n$/),
  })
  const empty = temporaryFolder()
  const file = `${empty}/in-the-way`
  writeFileSync(file, '')
  for (const dataDir of [empty, file, join(empty, 'nowhere')])
    expect(command(dataDir, 'list')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The database .* does not exist, .* Nothing was created\. Set DATA_DIR .*\n$/),
    })
  expect(readdirSync(empty)).toEqual(['in-the-way'])
})

test('a backup of a database in use contains everything and opens as the database of another folder', async () => {
  const { run, save, settle, folder } = await deskAt({ dataDir: temporaryFolder(), databaseUrl: undefined })
  const reference = await save(0)
  await save(1)
  await settle({ kind: 'sent' }, 1)
  const before = await Promise.all([run('list'), run('stats'), run('show', reference)])
  const dataDir = temporaryFolder()
  const file = join(dataDir, 'submissions.db')
  expect(command(folder, 'backup', file)).toMatchObject({ status: 0, stdout: expect.stringContaining(file) })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await save(2)
  expect(await run('backup', file)).toMatchObject({ isOk: false, output: expect.stringContaining('already exists') })
  expect((await run('backup')).isOk).toBe(false)
  const other = await deskAt({ dataDir, databaseUrl: undefined })
  expect(await Promise.all([other.run('list'), other.run('stats'), other.run('show', reference)])).toEqual(before)
})

test('an incomplete backup does not open as a database', async () => {
  const { run, save } = await deskAt({ dataDir: temporaryFolder(), databaseUrl: undefined })
  await save(0)
  const dataDir = temporaryFolder()
  const file = join(dataDir, 'submissions.db')
  await run('backup', file)
  truncateSync(file, statSync(file).size / 2)
  await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(/restore (it|the file) from a backup/)
})

test('PostgreSQL is backed up by pg_dump', async () => {
  const { store, database } = await deskAt({ dataDir: temporaryFolder(), databaseUrl: undefined })
  const postgres = { ...database, backUp: undefined }
  const desk = { store, database: postgres, transport: { forget: async () => {} }, userName: 'ashby' }
  expect(await runOperator(['backup', 'file'], desk)).toMatchObject({
    isOk: false,
    output: expect.stringContaining('pg_dump'),
  })
})
