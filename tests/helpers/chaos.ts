/**
 * Kills the store's process at random points under load, again and again, and then checks its guarantees: every
 * acknowledged reference number exists, none twice, and all mail is delivered. `npm run chaos -- --kills 200`
 * does this 200 times on each store, the unit tests a few times.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createStore } from '#gateway/submissions/store.ts'
import { openDatabase, type DatabaseLocation } from '#gateway/submissions/database.ts'
import { createDelivery } from '#gateway/submissions/delivery.ts'
import type { MailTransport } from '#gateway/submissions/transport.ts'

export interface ChaosReport {
  readonly kills: number
  readonly acknowledged: number
  /** Submissions that were sent again after a kill with the same token, and accepted. */
  readonly repeated: number
  /** Mails that the transport accepted, and how many of them more than once: delivery is at least once. */
  readonly mails: number
  readonly mailsTwice: number
  /** Violated guarantees, in words; empty when there are none. */
  readonly broken: readonly string[]
}

/**
 * Runs in a separate process: submits without end, ten at a time, and reports each acknowledgement before the next
 * submission.
 */
const worker = `
  import { writeSync } from 'node:fs'
  import { createSubmissions } from '#gateway/submissions/submissions.ts'
  const [location, tokens] = process.argv.slice(1).map((text) => JSON.parse(text))
  const quiet = () => {}
  const submissions = await createSubmissions({
    ...location,
    formSecrets: ['a secret of at least thirty-two characters'],
    smtpUrl: undefined,
    mailFrom: 'website@provider.example',
    siteUrl: 'https://www.provider.example',
    logger: { info: quiet, warn: quiet, error: quiet },
    serviceNames: async () => new Map(),
    deliverTo: async () => 'enquiries@provider.example',
    escalateTo: async () => undefined,
    providerName: async () => 'The Provider',
  })
  const report = (line) => writeSync(1, JSON.stringify(line) + '\\n')
  const submit = async (token, again) => {
    const result = await submissions.submit('general-enquiry', {
      token, name: 'A person', replyBy: 'email', email: 'person@example.com', topic: 'something-else',
    })
    report({ token, again, ...(result.kind === 'accepted' && { reference: result.reference }) })
  }
  for (const token of tokens) await submit(token, true)
  report({ isUp: true })
  const submitForever = async () => {
    for (;;) {
      const token = submissions.issueToken('general-enquiry')
      report({ pressed: token })
      await submit(token, false)
    }
  }
  await Promise.all(Array.from({ length: 10 }, submitForever))
`

interface Line {
  readonly isUp?: true
  readonly pressed?: string
  readonly token?: string
  readonly again?: boolean
  readonly reference?: string
}

const lifetimeMs = 120_000

/** @param location of an empty store. */
export async function chaos(location: DatabaseLocation, kills: number): Promise<ChaosReport> {
  const broken: string[] = []
  /** By token: acknowledged reference numbers, and submissions without a response. */
  const acknowledged = new Map<string, string>()
  const unanswered = new Set<string>()
  let repeated = 0

  const record = (line: Line) => {
    if (line.pressed) unanswered.add(line.pressed)
    if (!line.token) return
    if (!line.reference) return void broken.push(`a submission was not accepted: ${JSON.stringify(line)}`)
    const before = acknowledged.get(line.token)
    if (before && before !== line.reference) broken.push(`${before} became ${line.reference} when it was sent again`)
    if (line.again) repeated += 1
    acknowledged.set(line.token, line.reference)
    unanswered.delete(line.token)
  }

  for (let kill = 0; kill < kills; kill += 1) {
    // Sends again what the killed process left unanswered, as a person would, and some answered submissions too.
    const again = [...unanswered, ...[...acknowledged.keys()].slice(-3)]
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', worker, '--', JSON.stringify(location), JSON.stringify(again)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = new Promise<NodeJS.Signals | null>((resolve) => {
      child.once('exit', (_, signal) => resolve(signal))
    })
    const timeout = setTimeout(() => child.kill('SIGKILL'), lifetimeMs)
    let isUp = false
    for await (const text of createInterface({ input: child.stdout })) {
      // A line that the kill cut short was not received.
      const line = parse(text)
      if (!line) continue
      record(line)
      if (line.isUp) {
        isUp = true
        setTimeout(() => child.kill('SIGKILL'), Math.random() * 300)
      }
    }
    clearTimeout(timeout)
    const signal = await ended
    if (signal !== 'SIGKILL') broken.push(`the process ended by itself (${signal}) in round ${kill + 1}`)
    if (!isUp) broken.push(`the process did not start in round ${kill + 1}`)
  }

  const sends = new Map<string, number>()
  const { rows, mails } = await deliverRest(location, {
    send: async ({ fileName }) => void sends.set(fileName, (sends.get(fileName) ?? 0) + 1),
    forget: async () => {},
    close: () => {},
  })

  const stored = new Set(rows.map(({ reference }) => reference))
  for (const reference of acknowledged.values())
    if (!stored.has(reference)) broken.push(`${reference} was acknowledged and is lost`)
  if (stored.size !== rows.length) broken.push('a reference exists twice')
  if (new Set(rows.map((row) => row.token_id)).size !== rows.length) broken.push('one submission was stored twice')
  if (new Set(acknowledged.values()).size !== acknowledged.size) broken.push('two submissions have the same reference')
  if (mails.length !== 2 * rows.length) broken.push(`${rows.length} submissions have ${mails.length} mails`)
  const left = mails.filter((mail) => !mail.sent_at).length
  if (left > 0) broken.push(`${left} mails were not sent`)
  return {
    kills,
    acknowledged: acknowledged.size,
    repeated,
    mails: mails.length,
    mailsTwice: mails.filter(({ attempts }) => attempts > 1).length,
    broken,
  }
}

/** Milliseconds. The lease of a killed worker is shorter. */
const tenMinutes = 10 * 60_000

/** Delivers the mail that is left in a store without a worker, and returns what is in the store. */
export async function deliverRest(location: DatabaseLocation, transport: MailTransport) {
  const database = await openDatabase(location)
  const store = createStore({
    ...database,
    now: async () => new Date((await database.now()).getTime() + tenMinutes),
  })
  const delivery = createDelivery({
    store,
    transport,
    mailFrom: 'website@provider.example',
    siteUrl: 'https://www.provider.example',
    logger: { info() {}, warn() {}, error() {} },
    deliverTo: async () => 'enquiries@provider.example',
    escalateTo: async () => undefined,
    providerName: async () => 'The Provider',
  })
  // Refused mail waits for an operator, who retries it.
  await store.outbox.retry()
  await delivery.deliverDue()
  const rows = await database.db.selectFrom('submissions').select(['reference', 'token_id', 'answers']).execute()
  const mails = await database.db.selectFrom('outbox').select(['kind', 'attempts', 'sent_at']).execute()
  await delivery.stop()
  await store.close()
  return { rows, mails }
}

function parse(text: string): Line | undefined {
  try {
    const line: Line = JSON.parse(text)
    return line
  } catch {
    return undefined
  }
}
