/**
 * Kills the store's program at random points under load, again and again, and then holds it to its promise: every reference that
 * was acknowledged exists, none twice, and all mail leaves. What `npm run chaos` does 200 times on each store, the unit tests do a
 * few times.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createStore } from '#gateway/submissions/store.ts'
import { openDatabase, type DatabaseLocation } from '#gateway/submissions/database.ts'
import { createDelivery } from '#gateway/submissions/delivery.ts'

export interface ChaosReport {
  readonly kills: number
  readonly acknowledged: number
  /** Presses that got an answer again after a kill, under the same token. */
  readonly repeated: number
  /** Mails that were taken over by the transport, and how many of them more than once: at least once is the promise. */
  readonly mails: number
  readonly mailsTwice: number
  /** Broken promises, in words; none when all is well. */
  readonly broken: readonly string[]
}

/** Runs in a program of its own: presses without end, ten at a time, and tells each acknowledgement before the next press. */
const pressing = `
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
  const tell = (line) => writeSync(1, JSON.stringify(line) + '\\n')
  const press = async (token, again) => {
    const result = await submissions.submit('general-enquiry', {
      token, name: 'A person', replyBy: 'email', email: 'person@example.com', topic: 'something-else',
    })
    tell({ token, again, ...(result.kind === 'accepted' && { reference: result.reference }) })
  }
  for (const token of tokens) await press(token, true)
  tell({ isUp: true })
  const hand = async () => {
    for (;;) {
      const token = submissions.issueToken('general-enquiry')
      tell({ pressed: token })
      await press(token, false)
    }
  }
  await Promise.all(Array.from({ length: 10 }, hand))
`

interface Line {
  readonly isUp?: true
  readonly pressed?: string
  readonly token?: string
  readonly again?: boolean
  readonly reference?: string
}

const longestLife = 120_000

/** @param location of an empty store. */
export async function chaos(location: DatabaseLocation, kills: number): Promise<ChaosReport> {
  const broken: string[] = []
  /** By token: what a person was told, and what they pressed without ever hearing. */
  const told = new Map<string, string>()
  const unheard = new Set<string>()
  let repeated = 0

  const hear = (line: Line) => {
    if (line.pressed) unheard.add(line.pressed)
    if (!line.token) return
    if (!line.reference) return void broken.push(`a press was not accepted: ${JSON.stringify(line)}`)
    const before = told.get(line.token)
    if (before && before !== line.reference) broken.push(`${before} became ${line.reference} when it was pressed again`)
    if (line.again) repeated += 1
    told.set(line.token, line.reference)
    unheard.delete(line.token)
  }

  for (let kill = 0; kill < kills; kill += 1) {
    // What the killed program left unanswered is pressed again, as a person would, and some that was answered too.
    const again = [...unheard, ...[...told.keys()].slice(-3)]
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', pressing, '--', JSON.stringify(location), JSON.stringify(again)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = new Promise<NodeJS.Signals | null>((resolve) => {
      child.once('exit', (_, signal) => resolve(signal))
    })
    const giveUp = setTimeout(() => child.kill('SIGKILL'), longestLife)
    let isUp = false
    for await (const text of createInterface({ input: child.stdout })) {
      // A line that the kill cut short was heard by nobody.
      const line = parse(text)
      if (!line) continue
      hear(line)
      if (line.isUp) {
        isUp = true
        setTimeout(() => child.kill('SIGKILL'), Math.random() * 300)
      }
    }
    clearTimeout(giveUp)
    const signal = await ended
    if (signal !== 'SIGKILL') broken.push(`the program ended by itself (${signal}) in round ${kill + 1}`)
    if (!isUp) broken.push(`the program did not come up in round ${kill + 1}`)
  }

  // Whatever a dead worker held is free when its lease ends.
  const database = await openDatabase(location)
  const store = createStore(database)
  const sends = new Map<string, number>()
  const delivery = createDelivery({
    store,
    transport: {
      send: async ({ fileName }) => void sends.set(fileName, (sends.get(fileName) ?? 0) + 1),
      forget: async () => {},
      close: () => {},
    },
    mailFrom: 'website@provider.example',
    siteUrl: 'https://www.provider.example',
    logger: { info() {}, warn() {}, error() {} },
    deliverTo: async () => 'enquiries@provider.example',
    escalateTo: async () => undefined,
    providerName: async () => 'The Provider',
    now: () => new Date(Date.now() + 10 * 60_000),
  })
  await delivery.deliverDue()
  const rows = await database.db.selectFrom('submissions').select(['reference', 'token_id']).execute()
  const mails = await database.db.selectFrom('outbox').select(['attempts', 'sent_at']).execute()
  await delivery.stop()
  await store.close()

  const stored = new Set(rows.map(({ reference }) => reference))
  for (const reference of told.values())
    if (!stored.has(reference)) broken.push(`${reference} was acknowledged and is lost`)
  if (stored.size !== rows.length) broken.push('a reference exists twice')
  if (new Set(rows.map((row) => row.token_id)).size !== rows.length) broken.push('one press was stored twice')
  if (new Set(told.values()).size !== told.size) broken.push('two presses were told one reference')
  if (mails.length !== 2 * rows.length) broken.push(`${rows.length} submissions have ${mails.length} mails`)
  const left = mails.filter((mail) => !mail.sent_at).length
  if (left > 0) broken.push(`${left} mails did not leave`)
  return {
    kills,
    acknowledged: told.size,
    repeated,
    mails: mails.length,
    mailsTwice: mails.filter(({ attempts }) => attempts > 1).length,
    broken,
  }
}

function parse(text: string): Line | undefined {
  try {
    const line: Line = JSON.parse(text)
    return line
  } catch {
    return undefined
  }
}
