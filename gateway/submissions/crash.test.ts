/** Kills real processes. Each takes a second to start, and longer on a busy machine. */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { databaseFile } from './sqlite.ts'
import { createSubmissions, type SubmissionsOptions } from './submissions.ts'
import { recordingLog, person, smtpSink, temporaryFolder } from '#tests/helpers/submissions.ts'

vi.setConfig({ testTimeout: 60_000 })

const settings = (dataDir: string, smtpUrl?: string) => ({
  dataDir,
  databaseUrl: undefined,
  smtpUrl,
  formSecrets: ['a secret of at least thirty-two characters'] as const,
  mailFrom: 'website@provider.example',
  siteUrl: 'https://www.provider.example',
})

const open = (dataDir: string, changes: Partial<SubmissionsOptions> = {}) =>
  createSubmissions({
    ...settings(dataDir),
    logger: recordingLog(),
    serviceNames: async () => new Map(),
    deliverTo: async () => 'enquiries@provider.example',
    escalateTo: async () => undefined,
    providerName: async () => 'Kerbcut Support',
    ...changes,
  })

/** Runs the source of a module with this Node from the repository root, so that `#gateway/` imports resolve. */
function child(code: string, ...args: string[]) {
  const process_ = spawn(process.execPath, ['--input-type=module', '-e', code, '--', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void process_.kill('SIGKILL'))
  const ended = new Promise<string>((resolve) => process_.on('exit', (exit, signal) => resolve(signal ?? String(exit))))
  return { process: process_, output: text(process_.stdout), ended }
}

const submitting = `
  import { writeSync } from 'node:fs'
  import { createSubmissions } from '#gateway/submissions/submissions.ts'
  const [settings, input, startWorker, death] = process.argv.slice(1).map((text) => JSON.parse(text))
  const quiet = () => {}
  const submissions = await createSubmissions({
    ...settings,
    startWorker,
    logger: { info: quiet, warn: quiet, error: quiet },
    serviceNames: async () => new Map(),
    deliverTo: async () => 'enquiries@provider.example',
    escalateTo: async () => undefined,
    providerName: async () => 'Kerbcut Support',
  })
  const token = submissions.issueToken('general-enquiry')
  const { reference } = await submissions.submit('general-enquiry', { ...input, token })
  writeSync(1, JSON.stringify({ token, reference }))
  if (death) process.kill(process.pid, 'SIGKILL')
  setInterval(quiet, 1000)
`

test('[S94] after a kill right after the confirmation, the next start finds the record, the mail and the reference', async () => {
  const folder = temporaryFolder()
  const kills = 4
  const reported: { token: string; reference: string }[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const { output, ended } = child(
      submitting,
      JSON.stringify(settings(folder)),
      JSON.stringify(person),
      String(kill % 2 === 0),
      'true',
    )
    expect(await ended).toBe('SIGKILL')
    reported.push(JSON.parse(await output))
  }
  // The lease of a killed worker expires after 90 seconds.
  const submissions = await open(folder, { now: () => new Date(Date.now() + 91_000) })
  onTestFinished(() => submissions.stop())
  for (const { token, reference } of reported) {
    expect(await submissions.submit('general-enquiry', { ...person, token })).toMatchObject({
      kind: 'accepted',
      reference,
    })
  }
  const expected = reported
    .flatMap(({ reference }) => [`${reference}-acknowledgement.eml`, `${reference}-staff.eml`])
    .toSorted()
  await eventually(() =>
    expect(
      readdirSync(join(folder, 'mail'))
        .filter((name) => name.endsWith('.eml'))
        .toSorted(),
    ).toEqual(expected),
  )
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true })
  onTestFinished(() => database.close())
  expect(database.prepare('select count(*) as n from submissions').get()).toEqual({ n: kills })
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
})

test('[S94] a mail interrupted by a kill is sent after the next start, with the same Message-ID', async () => {
  const folder = temporaryFolder()
  const sink = await smtpSink({ data: ['hang'] })
  const begun = sink.begun()
  const phone = { ...person, replyBy: 'phone', phone: '0491 570 006' }
  const killed = child(submitting, JSON.stringify(settings(folder, sink.url)), JSON.stringify(phone), 'true', 'false')
  await begun
  killed.process.kill('SIGKILL')
  expect(await killed.ended).toBe('SIGKILL')
  const { reference } = JSON.parse(await killed.output)
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true })
  onTestFinished(() => database.close())
  const id = database.prepare('select id from outbox').get()?.['id']
  const submissions = await open(folder, { smtpUrl: sink.url, now: () => new Date(Date.now() + 91_000) })
  onTestFinished(() => submissions.stop())
  await eventually(() => expect(sink.mails).toHaveLength(1))
  expect(sink.mails[0]?.headers.get('message-id')).toBe(`<${String(id)}@provider.example>`)
  expect(sink.mails[0]?.headers.get('subject')).toContain(reference)
})

test('programs that start at the same time on an empty folder all find the database ready', async () => {
  const folder = temporaryFolder()
  const code = `
    import { openDatabase } from '#gateway/submissions/database.ts'
    const { db } = await openDatabase({ dataDir: process.argv[1] })
    process.stdout.write(String((await db.selectFrom('submissions').selectAll().execute()).length))
  `
  const children = Array.from({ length: 4 }, () => child(code, folder))
  expect(await Promise.all(children.map(({ output }) => output))).toEqual(['0', '0', '0', '0'])
})
