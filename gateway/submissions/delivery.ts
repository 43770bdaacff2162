/**
 * Sends mail from the outbox, at least once: after a crash between the server's acceptance and the outbox update, the
 * mail is sent again with the same Message-ID. Failures are retried with increasing delays; permanent refusals are
 * parked.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { within } from '#gateway/within.ts'
import { createEnvelopes, MailError, type EnvelopeOptions } from './envelope.ts'
import type { Logger } from './logger.ts'
import type { Escalations, Job, DeliveryOutcome } from './outbox.ts'
import type { Store } from './store.ts'
import type { Mail, MailTransport } from './transport.ts'

/** Milliseconds. */
const defaultTimes = {
  /** The deadline of an attempt. Shorter than the lease, so that two workers never have the same mail. */
  attempt: 30_000,
  lease: 45_000,
  /**
   * The delay after a first failure. It doubles with each failure up to `longestPause`, with a jitter of half to one
   * and a half times.
   */
  firstPause: 30_000,
  longestPause: 60 * 60_000,
  /** The interval at which the outbox is polled, because another process may have written to it. */
  poll: 5_000,
  /** When staff mail has been unsent for this long, it is reported once to the escalation address. */
  escalateAfter: 4 * 60 * 60_000,
  /** How long a mail in progress may take when the program stops. */
  grace: 5000,
}

/** Mails sent in parallel. */
const batchSize = 5

/** The maximum number of submissions that the mail to the escalation address lists. */
const maxListed = 100

export interface DeliveryOptions extends EnvelopeOptions {
  readonly store: Store
  readonly transport: MailTransport
  readonly logger: Logger
  readonly times?: Partial<typeof defaultTimes>
}

export type Delivered = Record<DeliveryOutcome['kind'], number>

interface SenderOptions extends Pick<DeliveryOptions, 'transport' | 'logger'> {
  readonly times: typeof defaultTimes
  /** Aborted when the program stops, and when mail in progress has taken too long after that. */
  readonly stopping: AbortSignal
  readonly givingUp: AbortSignal
  readonly counts: Delivered
}

/** Returns the function that attempts one mail, stores the outcome and returns it. */
function createSender({ transport, logger, times, stopping, givingUp, counts }: SenderOptions) {
  const pauseAfter = (attempts: number) =>
    Math.round(Math.min(times.longestPause, times.firstPause * 2 ** (attempts - 1)) * (0.5 + Math.random()))

  /** @param facts Fields for the log; `make` may add to them. */
  return async function sendOne(
    facts: Record<string, string | number> & { readonly attempts: number },
    settle: (outcome: DeliveryOutcome) => Promise<void>,
    make: (facts: Record<string, string | number>, signal: AbortSignal) => Promise<Mail>,
  ): Promise<DeliveryOutcome['kind']> {
    let outcome: DeliveryOutcome = { kind: 'sent' }
    try {
      // The mail may have been leased while the program was stopping.
      stopping.throwIfAborted()
      const signal = AbortSignal.any([AbortSignal.timeout(times.attempt), givingUp])
      await transport.send(await make(facts, signal), signal)
      logger.info(facts, 'A mail was sent')
    } catch (error) {
      outcome = isRefusal(error)
        ? { kind: 'parked', error: failureOf(error) }
        : {
            kind: 'deferred',
            error: failureOf(error),
            // A mail that is aborted by the stop is due immediately, for any worker.
            pause: stopping.aborted ? 0 : pauseAfter(facts.attempts),
          }
      if (outcome.kind === 'parked')
        logger.error(
          { ...facts, failure: outcome.error },
          'A mail was refused permanently and is parked: see npm run submissions',
        )
      else
        logger.warn(
          { ...facts, failure: outcome.error, retryAfterSeconds: Math.round(outcome.pause / 1000) },
          'A mail could not be sent yet',
        )
    }
    await settle(outcome).catch((error: unknown) => {
      logger.error(
        { ...facts, failure: failureOf(error) },
        'The outcome of a mail could not be stored; the mail is sent again when its lease ends',
      )
    })
    counts[outcome.kind] += 1
    return outcome.kind
  }
}

export function createDelivery(options: DeliveryOptions) {
  const { store, transport, logger, escalateTo } = options
  const times = { ...defaultTimes, ...options.times }
  const envelope = createEnvelopes(options)
  const owner = randomUUID()
  const stopping = new AbortController()
  const givingUp = new AbortController()
  const counts: Delivered = { sent: 0, deferred: 0, parked: 0 }
  const sendOne = createSender({
    transport,
    logger,
    times,
    stopping: stopping.signal,
    givingUp: givingUp.signal,
    counts,
  })
  let nap = new AbortController()
  let loop: Promise<void> | undefined

  const attempt = (job: Job) =>
    sendOne(
      { mail: job.id, kind: job.kind, attempts: job.attempts },
      (outcome) => store.outbox.settle(job.id, owner, outcome),
      async (facts, signal) => {
        const about = await store.read(job.submissionId)
        facts['reference'] = about.submission.reference
        return envelope.forSubmission(job, about, signal)
      },
    )

  const attemptEscalation = (escalations: Escalations) => {
    const { id, attempts, leasedAt, count } = escalations
    return sendOne(
      { mail: id, kind: 'escalation', attempts, forms: count },
      (outcome) => store.outbox.settleEscalations(owner, outcome),
      (_, signal) => envelope.forEscalations(escalations, leasedAt, signal),
    )
  }

  /** Marks overdue staff mail and sends one report about all of it. */
  async function escalate(): Promise<DeliveryOutcome['kind'] | undefined> {
    const address = await within(AbortSignal.timeout(times.attempt), escalateTo()).catch(() => undefined)
    if (address === undefined) return undefined
    const late = await store.outbox.escalate(times.escalateAfter)
    if (late > 0)
      logger.error(
        { mails: late },
        'Mail has not reached the staff for hours; it is reported to the escalation address',
      )
    const escalations = await store.outbox.leaseEscalations({ owner, duration: times.lease, limit: maxListed })
    return escalations && attemptEscalation(escalations)
  }

  /** Sends everything that is due now. Returns the outcomes. */
  async function deliverDue(): Promise<Delivered> {
    const delivered: Delivered = { sent: 0, deferred: 0, parked: 0 }
    while (!stopping.signal.aborted) {
      const jobs = await store.outbox.lease({ owner, duration: times.lease, limit: batchSize })
      if (jobs.length === 0) break
      for (const kind of await Promise.all(jobs.map(attempt))) delivered[kind] += 1
    }
    // A failed report does not stop the delivery of mail.
    const escalated = await escalate().catch((error: unknown) => {
      logger.error({ failure: failureOf(error) }, 'Overdue mail could not be reported to the escalation address')
      return undefined
    })
    if (escalated) delivered[escalated] += 1
    return delivered
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      nap = new AbortController()
      let pause = times.poll
      try {
        await deliverDue()
        pause = Math.min(times.poll, Math.max(0, (await store.outbox.untilDue()) ?? times.poll))
      } catch (error) {
        logger.error({ failure: failureOf(error) }, 'The outbox could not be read; it is read again shortly')
      }
      await sleep(pause, undefined, { signal: nap.signal, ref: false }).catch(() => {})
    }
  }

  return {
    counts,
    deliverDue,
    /** Sends due mail until stopped. */
    start() {
      loop ??= run()
    },
    /** Starts delivery now, because a mail was added to the outbox. */
    wake: () => nap.abort(),
    /** Starts no further mail, waits briefly for mail in progress, and releases the rest for other workers. */
    async stop(): Promise<void> {
      stopping.abort()
      nap.abort()
      const graceTimer = setTimeout(() => givingUp.abort(), times.grace)
      await loop
      clearTimeout(graceTimer)
      transport.close()
    },
  }
}

const fieldOf = (error: unknown, name: 'code' | 'responseCode'): unknown =>
  error instanceof Error && name in error ? Reflect.get(error, name) : undefined

/**
 * Whether the mail server refused this mail permanently: a 5xx about the envelope or the message. A 5xx about the
 * connection or the password, 503 (bad sequence) and 530 (authentication required) point to our settings, and the mail
 * waits until they are corrected.
 */
function isRefusal(error: unknown): boolean {
  const [code, reply] = [fieldOf(error, 'code'), fieldOf(error, 'responseCode')]
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    (reply === undefined || (typeof reply === 'number' && reply >= 500 && reply !== 503 && reply !== 530))
  )
}

/** The kind of a failure, without the server's text, which may repeat an address. */
function failureOf(error: unknown): string {
  const [code, reply] = [fieldOf(error, 'code'), fieldOf(error, 'responseCode')]
  if (typeof reply === 'number') return `SMTP ${reply}`
  if (typeof code === 'string') return code
  if (error instanceof MailError) return error.message
  return error instanceof Error ? error.name : 'unknown'
}
