/** Kills a process that stores submissions at random points under load, again and again. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createStore } from '#gateway/submissions/store.ts'
import { openDatabase } from '#gateway/submissions/database.ts'
import type { DatabaseLocation } from '#gateway/submissions/identity.ts'
import { createDelivery } from '#gateway/submissions/delivery.ts'

/**
 * Runs in a separate process: submits the given tokens, then new ones without end by some writers at a time. It prints each token
 * before it submits, and each acknowledgement before the next submission.
 */
const worker = `
  import { writeSync } from 'node:fs'
  import { createSubmissions } from '#gateway/submissions/submissions.ts'
  const [location, tokens, writers] = process.argv.slice(1).map((text) => JSON.parse(text))
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
  const print = (line) => writeSync(1, JSON.stringify(line) + '\\n')
  const submit = async (token) => {
    print({ token })
    const { reference = null } = await submissions.submit('general-enquiry', {
      token, name: 'A person', replyBy: 'email', email: 'person@example.com', topic: 'something-else',
    })
    print({ token, reference })
  }
  for (const token of tokens) await submit(token)
  print({ isUp: true })
  const submitForever = async () => {
    for (;;) await submit(submissions.issueToken('general-enquiry'))
  }
  await Promise.all(Array.from({ length: writers }, submitForever))
`

interface Line {
  readonly isUp?: true
  readonly token?: string
  /** Null when the submission was not accepted. */
  readonly reference?: string | null
}

/** A line that a kill cut short was not received. */
function parse(text: string): Line {
  try {
    const line: Line = JSON.parse(text)
    return line
  } catch {
    return {}
  }
}

/**
 * After each kill the next process submits again what was left unanswered, as a person would, and a few answered submissions too; after
 * the last kill nothing else, so that every stored submission has been acknowledged.
 * @param location of an empty store.
 * @returns all references that each token received; one is null when a submission was not accepted
 * @throws Error when a process ends by itself
 */
export async function submitUnderKills(
  location: DatabaseLocation,
  kills: number,
): Promise<{ readonly acknowledged: ReadonlyMap<string, ReadonlySet<string | null>>; readonly resent: number }> {
  const acknowledged = new Map<string, Set<string | null>>()
  const unanswered = new Set<string>()
  let resent = 0
  for (let kill = 0; kill <= kills; kill += 1) {
    const again = [...unanswered, ...[...acknowledged.keys()].slice(-3)]
    resent += unanswered.size
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        worker,
        '--',
        ...[location, again, kill < kills ? 10 : 0].map((value) => JSON.stringify(value)),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = once(child, 'exit')
    let isUp = false
    for await (const text of createInterface({ input: child.stdout })) {
      const line = parse(text)
      if (line.isUp) {
        isUp = true
        setTimeout(() => child.kill('SIGKILL'), Math.random() * 300)
      }
      if (line.token === undefined) continue
      if (line.reference === undefined) unanswered.add(line.token)
      else {
        unanswered.delete(line.token)
        acknowledged.set(line.token, (acknowledged.get(line.token) ?? new Set()).add(line.reference))
      }
    }
    const [, signal] = await ended
    if (!isUp || signal !== 'SIGKILL') throw new Error(`The process of kill ${kill + 1} ended by itself`)
  }
  return { acknowledged, resent }
}

/** Milliseconds. The lease of a killed worker is shorter. */
const tenMinutes = 10 * 60_000

/** Delivers the mail that is left in a store without a worker, and returns what is in the store. */
export async function deliverRest(location: DatabaseLocation) {
  const database = await openDatabase(location)
  const store = createStore({
    ...database,
    now: async () => new Date((await database.now()).getTime() + tenMinutes),
  })
  const delivery = createDelivery({
    store,
    transport: { send: async () => {}, forget: async () => {}, close: () => {} },
    mailFrom: 'website@provider.example',
    siteUrl: 'https://www.provider.example',
    logger: { info() {}, warn() {}, error() {} },
    deliverTo: async () => 'enquiries@provider.example',
    escalateTo: async () => undefined,
    providerName: async () => 'The Provider',
  })
  await delivery.deliverDue()
  const rows = await database.db.selectFrom('submissions').select(['reference', 'token_id']).execute()
  const mails = await database.db.selectFrom('outbox').select('sent_at').execute()
  await delivery.stop()
  await store.close()
  return { rows, mails }
}
