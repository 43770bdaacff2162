/** The queries of the outbox. Except for one lock, they work with either database. */
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from './database.ts'
import type { MailKind, Tables } from './tables.ts'
import { toAnswers, type Submission } from './rows.ts'

/** A mail leased by a worker. */
export interface Job {
  readonly id: string
  readonly kind: MailKind
  /** Includes this attempt. */
  readonly attempts: number
  readonly submissionId: string
}

/** Overdue staff mail, for one report about all of it. */
export interface Escalations {
  /** The id of the first one. */
  readonly id: string
  /** Includes this attempt. */
  readonly attempts: number
  readonly leasedAt: Date
  readonly count: number
  /** The oldest submissions. */
  readonly listed: readonly Pick<Submission, 'reference' | 'form' | 'receivedAt' | 'answers'>[]
}

/** `pause` is in milliseconds. */
export type DeliveryOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'deferred'; readonly error: string; readonly pause: number }
  | { readonly kind: 'parked'; readonly error: string }

/** Unsent mail, by whether it waits for a retry or for an operator. */
export interface Undelivered {
  readonly waiting: number
  readonly parked: number
  /** How long ago the oldest submission with unsent mail was received, in ms. */
  readonly oldestAge: number | undefined
}

/** Milliseconds. A due time further ahead was set by a clock that was wrong: it counts as due. */
const maxDueAhead = 3 * 60 * 60 * 1000

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Unsent, not parked, due and not leased. */
const isDue = (now: Date) => (on: ExpressionBuilder<Tables, 'outbox'>) => {
  const [from, to] = [now.toISOString(), after(now, maxDueAhead).toISOString()]
  const hasCome = (column: 'next_attempt_at' | 'leased_until') => on.or([on(column, '<=', from), on(column, '>', to)])
  return on.and([
    on('sent_at', 'is', null),
    on('parked_at', 'is', null),
    hasCome('next_attempt_at'),
    on.or([on('leased_until', 'is', null), hasCome('leased_until')]),
  ])
}

/** The outbox columns after an attempt. The lease is released. */
const settled = (outcome: DeliveryOutcome, now: Date) => ({
  ...(outcome.kind === 'sent' && { sent_at: now.toISOString(), last_error: null }),
  ...(outcome.kind === 'parked' && { parked_at: now.toISOString() }),
  ...(outcome.kind === 'deferred' && { next_attempt_at: after(now, outcome.pause).toISOString() }),
  ...(outcome.kind !== 'sent' && { last_error: outcome.error }),
  lease_owner: null,
  leased_until: null,
})

interface LeaseOptions {
  readonly owner: string
  /** Milliseconds. */
  readonly duration: number
  readonly limit: number
}

const leased =
  ({ owner, duration }: LeaseOptions, now: Date) =>
  (on: ExpressionBuilder<Tables, 'outbox'>) => ({
    lease_owner: owner,
    leased_until: after(now, duration).toISOString(),
    attempts: on('attempts', '+', 1),
  })

const mailQueries = ({ db, locksRows, now: storeNow }: Database) => ({
  /** Leases due mail, oldest first. No other worker in any process gets it until the lease expires. */
  async lease(options: LeaseOptions): Promise<Job[]> {
    const now = await storeNow()
    return db.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('outbox')
        .select('id')
        .where(isDue(now))
        .where('kind', '!=', 'escalation')
        .orderBy('next_attempt_at')
        .limit(options.limit)
        .$if(locksRows, (query) => query.forUpdate().skipLocked())
        .execute()
      if (due.length === 0) return []
      return transaction
        .updateTable('outbox')
        .set(leased(options, now))
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .returning(['id', 'kind', 'attempts', 'submission_id as submissionId'])
        .execute()
    })
  },

  /** Stores the outcome of a leased mail. Does nothing if another worker now has the lease. */
  async settle(id: string, owner: string, outcome: DeliveryOutcome): Promise<void> {
    await db
      .updateTable('outbox')
      .set(settled(outcome, await storeNow()))
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .execute()
  },

  /** Milliseconds until the next unleased mail is due, negative when it is overdue; undefined if there is none. */
  async untilDue(): Promise<number | undefined> {
    const row = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min('next_attempt_at').as('at'))
      .where('sent_at', 'is', null)
      .where('parked_at', 'is', null)
      .where('leased_until', 'is', null)
      .executeTakeFirst()
    return row?.at ? Date.parse(row.at) - (await storeNow()).getTime() : undefined
  },

  async undelivered(): Promise<Undelivered> {
    const row = await db
      .selectFrom('outbox')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select(({ fn }) => [
        fn.min('received_at').as('at'),
        fn.count('outbox.id').as('all'),
        fn.count('parked_at').as('parked'),
      ])
      .where('sent_at', 'is', null)
      .executeTakeFirst()
    const parked = Number(row?.parked ?? 0)
    const oldestAge = row?.at ? (await storeNow()).getTime() - Date.parse(row.at) : undefined
    return { waiting: Number(row?.all ?? 0) - parked, parked, oldestAge }
  },

  /** Makes all unsent, unleased mail due now, including parked mail. Returns the number of mails. */
  async retry(): Promise<number> {
    const now = await storeNow()
    const rows = await db
      .updateTable('outbox')
      .set({ parked_at: null, next_attempt_at: now.toISOString() })
      .where('sent_at', 'is', null)
      .where('lease_owner', 'is', null)
      .returning('id')
      .execute()
    return rows.length
  },
})

/** Overdue staff mail is reported to the escalation address. */
const escalationQueries = ({ db, now: storeNow }: Database) => ({
  /**
   * Adds one escalation row for each submission of at least that age (in ms) whose staff mail is unsent. A single
   * statement with two parameters for any number of rows. Returns the number of rows.
   */
  async escalate(age: number): Promise<number> {
    const now = await storeNow()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('outbox')
      .columns(['id', 'submission_id', 'kind', 'attempts', 'next_attempt_at'])
      .expression((on) =>
        on
          .selectFrom('outbox')
          .innerJoin('submissions', 'submissions.id', 'submission_id')
          .select([
            sql<string>`'escalation-' || submission_id`.as('id'),
            'submission_id',
            sql<MailKind>`'escalation'`.as('kind'),
            sql<number>`0`.as('attempts'),
            sql<string>`cast(${now.toISOString()} as text)`.as('next_attempt_at'),
          ])
          .where('kind', '=', 'staff')
          .where('sent_at', 'is', null)
          // A time ahead was set by a wrong clock, and would never be overdue.
          .where((row) =>
            row.or([
              row('received_at', '<=', after(now, -age).toISOString()),
              row('received_at', '>', after(now, maxDueAhead).toISOString()),
            ]),
          ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows ?? 0)
  },

  /**
   * Leases all due escalations for one report. Undefined when there are none.
   * @param limit The maximum number that is listed; `count` is the total.
   */
  async leaseEscalations(options: LeaseOptions): Promise<Escalations | undefined> {
    const now = await storeNow()
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set(leased(options, now))
      .where('kind', '=', 'escalation')
      .where(isDue(now))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
    const listed = await db
      .selectFrom('outbox')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select(['outbox.id', 'attempts', 'reference', 'form', 'received_at', 'answers'])
      .where('kind', '=', 'escalation')
      .where('lease_owner', '=', options.owner)
      .orderBy('received_at')
      .orderBy('outbox.id')
      .limit(options.limit)
      .execute()
    const [first] = listed
    if (!first) return undefined
    return {
      id: first.id,
      attempts: first.attempts,
      leasedAt: now,
      count: Number(numUpdatedRows),
      listed: listed.map(({ reference, form, received_at, answers }) => ({
        reference,
        form,
        receivedAt: new Date(received_at),
        answers: toAnswers(answers),
      })),
    }
  },

  /** Stores the outcome of all escalations that this worker has leased. */
  async settleEscalations(owner: string, outcome: DeliveryOutcome): Promise<void> {
    await db
      .updateTable('outbox')
      .set(settled(outcome, await storeNow()))
      .where('kind', '=', 'escalation')
      .where('lease_owner', '=', owner)
      .execute()
  },
})

export const createOutbox = (database: Database) => ({ ...mailQueries(database), ...escalationQueries(database) })

export type Outbox = ReturnType<typeof createOutbox>
