/** One scenario of `npm run chaos`: traffic, one or two faults, recovery, and what is left in the store. */
import { setTimeout as delay } from 'node:timers/promises'
import { siteMap } from '#schema/site-map.ts'
import { smtpTransport } from '#gateway/submissions/transport.ts'
import { deliverRest } from '#tests/helpers/chaos.ts'
import type { Fault } from './faults.ts'
import { randomFrom, type Random } from './random.ts'
import { startTraffic, type Traffic } from './traffic.ts'
import { startWorld, type StoreName, type Surroundings, type World } from './world.ts'

/** How long after the faults a request may fail, in ms. */
const recoveryTime = 3_000
/** A referral that was begun before the faults is completed within this time after them, in ms. */
const sessionTime = 20_000
const warmPages = 12
/** How long after the start of the traffic a fault comes at the latest, and how long it lasts, in ms. */
const longestWait = 1_000
const duration = { min: 1_500, max: 4_000 }

const pages = siteMap.filter(({ path, cache }) => cache === 'public' && !path.includes(':')).map(({ path }) => path)

export interface Result {
  /** Violated promises; empty when there are none. */
  readonly broken: readonly string[]
  /** The last lines of the site. */
  readonly log: readonly string[]
  /** Figures for the report. */
  readonly figures: string
}

/** Plants the faults, each for its time. */
async function disturb(world: World, together: readonly Fault[], random: Random): Promise<void> {
  const times = together.map(() => ({
    wait: random.below(longestWait),
    lasts: duration.min + random.below(duration.max - duration.min),
  }))
  await Promise.all(
    together.map(async (fault, at) => {
      const { wait = 0, lasts = 0 } = times[at] ?? {}
      await delay(wait)
      const heal = await fault.plant(world, random)
      world.publish()
      await delay(lasts)
      await heal()
    }),
  )
}

/**
 * Opens a page that was not cached and sends a form. Attempts that begin within `recoveryTime` must succeed; how long
 * one takes depends on the load of the machine. @returns milliseconds until both have succeeded
 */
async function recover(traffic: Traffic, uncached: string, broken: string[]): Promise<number> {
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(recoveryTime)
  const opens = async (): Promise<boolean> => {
    while (!signal.aborted) {
      if (await traffic.opens(uncached)) return true
      await delay(50)
    }
    return false
  }
  const [isOpen, isSent] = await Promise.all([opens(), traffic.submit('general-enquiry', signal)])
  const late = `${recoveryTime} ms after the faults`
  if (!isOpen) broken.push(`${uncached}, which was not cached, could not be opened ${late}`)
  if (!isSent) broken.push(`a form could not be sent ${late}`)
  return Math.round(performance.now() - startedAt)
}

/** Compares the store and the mail server with the acknowledgements. */
async function examine(world: World, traffic: Traffic, broken: string[]) {
  const transport = smtpTransport(world.mail.url)
  const { rows, mails: allMails } = await deliverRest(world.location, transport)
  // One mail reports all escalations.
  const mails = allMails.filter(({ kind }) => kind !== 'escalation')
  const escalations = allMails.length - mails.length
  // PostgreSQL's clock is right. SQLite's is the site's, which may be wrong by a day.
  if (escalations > 0 && world.location.databaseUrl !== undefined)
    broken.push(`${escalations} new submissions were reported as overdue`)
  const stored = (id: string) => rows.filter(({ answers }) => answers.includes(`"${id}"`))
  for (const [id, reference] of traffic.submissions) {
    const references = stored(id).map((row) => row.reference)
    if (references.length > 1) broken.push(`${id} is stored ${references.length} times`)
    if (reference !== undefined && !references.includes(reference))
      broken.push(`${id} was acknowledged as ${reference}, which is lost`)
  }
  const staffMails = mails.filter(({ kind }) => kind === 'staff').length
  if (staffMails !== rows.length) broken.push(`${rows.length} submissions have ${staffMails} mails to the staff`)
  const unsent = mails.filter((mail) => !mail.sent_at).length
  if (unsent > 0) broken.push(`${unsent} mails were not sent`)
  const received = world.mail.messages
    .map((text) => /^message-id: (.*)$/im.exec(text)?.[1])
    .filter((id) => !id?.startsWith('<escalation-'))
  const distinct = new Set(received).size
  if (distinct !== mails.length) broken.push(`the mail server has ${distinct} different mails of ${mails.length}`)
  return { rows: rows.length, mails: mails.length, twice: received.length - distinct }
}

const defects = ['A page could not be rendered', 'A request failed', 'A resolver failed']

/**
 * The same seed, faults and store give the same scenario, except for the timing of this machine. @param ends ends what
 * it starts.
 */
export async function runScenario(
  surroundings: Surroundings,
  together: readonly [Fault, ...Fault[]],
  { seed, store }: { readonly seed: number; readonly store: StoreName },
  ends: AsyncDisposableStack,
): Promise<Result> {
  const random = randomFrom([seed, ...together.map(({ name }) => name), store].join(' '))
  const broken: string[] = []
  const needs = Object.assign({}, ...together.map((fault) => fault.needs))
  const beganAt = performance.now()
  const world = await startWorld(surroundings, store, needs, ends)
  const started = Math.round(performance.now() - beganAt)
  const traffic = startTraffic(world)
  const [uncached = '/', ...shuffled] = random.shuffled(pages)
  await traffic.warm(shuffled.slice(0, warmPages))

  const over = new AbortController()
  const flowing = traffic.flow(over.signal)
  const healed = Promise.withResolvers<void>()
  const sessionOver = new AbortController()
  const session = traffic.submit('referral', sessionOver.signal, (page) => (page === 3 ? healed.promise : delay(0)))
  await disturb(world, together, random)
  healed.resolve()
  const recovered = await recover(traffic, uncached, broken)
  const isLate = setTimeout(() => sessionOver.abort(), sessionTime)
  if (!(await session)) broken.push('a referral that was begun before the faults could not be completed')
  clearTimeout(isLate)
  over.abort()
  await flowing
  await world.stop().catch((error: unknown) => broken.push(String(error)))
  const log = world.site.log().trim().split('\n')
  for (const [promise, times] of traffic.broken) broken.push(`${promise} (${times} times)`)
  const { rows, mails, twice } = await examine(world, traffic, broken)
  for (const defect of defects) {
    const lines = log.filter((line) => line.includes(defect))
    if (lines.length > 0) broken.push(`the log has '${defect}' ${lines.length} times: ${lines[0]?.slice(0, 600)}`)
  }
  const acknowledged = [...traffic.submissions.values()].filter((reference) => reference !== undefined).length
  return {
    broken,
    log: log.slice(-10),
    figures:
      `${traffic.reads()} reads (slowest ${Math.round(traffic.slowestRead())} ms), ` +
      `${acknowledged} of ${traffic.submissions.size} submissions acknowledged, ${rows} stored, ` +
      `${mails} mails (${twice} twice), started in ${started} ms, recovered in ${recovered} ms`,
  }
}
