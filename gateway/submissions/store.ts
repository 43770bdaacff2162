/** The queries of this module. Except for one lock, they work with either database. */
import { randomUUID } from 'node:crypto'
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely'
import { z } from 'zod'
import type { Answers } from '#schema/forms/form-definition.ts'
import type { Database, MailKind, Tables } from './database.ts'
import { makeReference } from './reference.ts'

/** The store is full, locked or unreachable. Nothing was acknowledged: the person is asked to try again or to call. */
export class StoreUnavailableError extends Error {
  readonly code = 'STORE_UNAVAILABLE'
}

export interface Submission {
  readonly id: string
  readonly form: string
  readonly reference: string
  readonly answers: Answers
  readonly words: Readonly<Record<string, string>>
  readonly isSuspect: boolean
  readonly receivedAt: Date
  readonly deleteAfter: Date
}

export interface NewSubmission extends Omit<Submission, 'id' | 'reference'> {
  readonly referencePrefix: string
  readonly tokenId: string
  readonly payloadHash: string
  /** Each one becomes an outbox row. */
  readonly mails: readonly MailKind[]
}

export interface Receipt {
  readonly reference: string
  readonly receivedAt: Date
  /** Whether the submission had already been stored. */
  readonly isRepeat: boolean
}

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
  readonly count: number
  /** The oldest submissions. */
  readonly listed: readonly Pick<Submission, 'reference' | 'form' | 'receivedAt' | 'answers'>[]
}

export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'deferred'; readonly error: string; readonly nextAttemptAt: Date }
  | { readonly kind: 'parked'; readonly error: string }

export type DeliveryState = 'delivered' | 'waiting' | 'parked'

export interface Delivery {
  readonly kind: MailKind
  readonly state: DeliveryState
  readonly attempts: number
  readonly sentAt: string | null
  readonly nextAttemptAt: string
  readonly lastError: string | null
}

/** A submission with the state of its mail. */
export interface Held {
  readonly submission: Submission
  readonly deliveries: readonly Delivery[]
}

/** Unsent mail, by whether it waits for a retry or for an operator. */
export interface Undelivered {
  readonly waiting: number
  readonly parked: number
  /** When the oldest submission with unsent mail was received. */
  readonly oldest: Date | undefined
}

export interface Stats {
  readonly submissions: number
  readonly byForm: Readonly<Record<string, number>>
  readonly mails: Readonly<Record<DeliveryState, number>>
  /** When the oldest submission with unsent mail was received. */
  readonly oldestUndelivered: Date | undefined
}

const answersShape = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const wordsShape = z.record(z.string(), z.string())

const toSubmission = (row: Selectable<Tables['submissions']>): Submission => ({
  id: row.id,
  form: row.form,
  reference: row.reference,
  answers: answersShape.parse(JSON.parse(row.answers)),
  words: wordsShape.parse(JSON.parse(row.words)),
  isSuspect: row.is_suspect === 1,
  receivedAt: new Date(row.received_at),
  deleteAfter: new Date(row.delete_after),
})

const stateOf = (row: Pick<Tables['outbox'], 'sent_at' | 'parked_at'>): DeliveryState =>
  row.sent_at ? 'delivered' : row.parked_at ? 'parked' : 'waiting'

/** Milliseconds. A due time further ahead was set by a clock that was wrong: it counts as due. */
const maxDueAhead = 3 * 60 * 60 * 1000

/** Unsent, not parked, due and not leased. */
const isDue = (now: Date) => (on: ExpressionBuilder<Tables, 'outbox'>) => {
  const [from, to] = [now.toISOString(), new Date(now.getTime() + maxDueAhead).toISOString()]
  const hasCome = (column: 'next_attempt_at' | 'leased_until') => on.or([on(column, '<=', from), on(column, '>', to)])
  return on.and([
    on('sent_at', 'is', null),
    on('parked_at', 'is', null),
    hasCome('next_attempt_at'),
    on.or([on('leased_until', 'is', null), hasCome('leased_until')]),
  ])
}

/** The outbox columns after an attempt. The lease is released. */
const settled = (outcome: Outcome, now: Date) => ({
  ...(outcome.kind === 'sent' && { sent_at: now.toISOString(), last_error: null }),
  ...(outcome.kind === 'parked' && { parked_at: now.toISOString() }),
  ...(outcome.kind === 'deferred' && { next_attempt_at: outcome.nextAttemptAt.toISOString() }),
  ...(outcome.kind !== 'sent' && { last_error: outcome.error }),
  lease_owner: null,
  leased_until: null,
})

/** The submission stored for a token and payload. */
const findOnce = async (from: Kysely<Tables>, tokenId: string, payloadHash: string): Promise<Receipt | undefined> => {
  const row = await from
    .selectFrom('submissions')
    .select(['reference', 'received_at'])
    .where('token_id', '=', tokenId)
    .where('payload_hash', '=', payloadHash)
    .executeTakeFirst()
  return row && { reference: row.reference, receivedAt: new Date(row.received_at), isRepeat: true }
}

export type Store = ReturnType<typeof createStore>

/** The retention of the operator log, in milliseconds. */
const logRetention = 2 * 365 * 24 * 60 * 60 * 1000

export interface OperatorAction {
  readonly at: Date
  readonly userName: string
  readonly command: string
  readonly reference: string
}

export function createStore({ db, locksRows, clockOffset, scrub }: Database) {
  /** Undefined when the reference already exists: the caller draws another. */
  const saveAs = (reference: string, submission: NewSubmission): Promise<Receipt | undefined> =>
    db.transaction().execute(async (transaction) => {
      const id = randomUUID()
      const inserted = await transaction
        .insertInto('submissions')
        .values({
          id,
          form: submission.form,
          reference,
          token_id: submission.tokenId,
          payload_hash: submission.payloadHash,
          answers: JSON.stringify(submission.answers),
          words: JSON.stringify(submission.words),
          is_suspect: submission.isSuspect ? 1 : 0,
          received_at: submission.receivedAt.toISOString(),
          delete_after: submission.deleteAfter.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) return findOnce(transaction, submission.tokenId, submission.payloadHash)
      const rows = submission.mails.map((kind) => ({
        id: randomUUID(),
        submission_id: id,
        kind,
        attempts: 0,
        next_attempt_at: submission.receivedAt.toISOString(),
      }))
      await transaction.insertInto('outbox').values(rows).execute()
      return { reference, receivedAt: submission.receivedAt, isRepeat: false }
    })

  const heldOf = async (row: Selectable<Tables['submissions']>): Promise<Held> => {
    const outbox = await db
      .selectFrom('outbox')
      .selectAll()
      .where('submission_id', '=', row.id)
      .orderBy('kind')
      .execute()
    const deliveries = outbox.map((mail) => ({
      kind: mail.kind,
      state: stateOf(mail),
      attempts: mail.attempts,
      sentAt: mail.sent_at,
      nextAttemptAt: mail.next_attempt_at,
      lastError: mail.last_error,
    }))
    return { submission: toSubmission(row), deliveries }
  }

  return {
    /**
     * Stores a submission and its mail in one transaction. When this resolves, they are on the disk. The same token and
     * payload always return the first reference, even under concurrent calls.
     * @throws StoreUnavailableError
     */
    async save(submission: NewSubmission): Promise<Receipt> {
      try {
        for (let draw = 0; draw < 10; draw += 1) {
          const receipt = await saveAs(makeReference(submission.referencePrefix), submission)
          if (receipt) return receipt
        }
      } catch (cause) {
        throw new StoreUnavailableError('The submission could not be stored.', { cause })
      }
      throw new StoreUnavailableError('No free reference was found.')
    },

    /**
     * The receipt stored for a token and payload.
     * @throws StoreUnavailableError
     */
    async find(tokenId: string, payloadHash: string): Promise<Receipt | undefined> {
      try {
        return await findOnce(db, tokenId, payloadHash)
      } catch (cause) {
        throw new StoreUnavailableError('The store could not be read.', { cause })
      }
    },

    /** Leases due mail, oldest first. No other worker in any process gets it until the lease expires. */
    lease: (options: { owner: string; now: Date; until: Date; limit: number }): Promise<Job[]> =>
      db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('outbox')
          .select('id')
          .where(isDue(options.now))
          .where('kind', '!=', 'escalation')
          .orderBy('next_attempt_at')
          .limit(options.limit)
          .$if(locksRows, (query) => query.forUpdate().skipLocked())
          .execute()
        if (due.length === 0) return []
        return transaction
          .updateTable('outbox')
          .set((on) => ({
            lease_owner: options.owner,
            leased_until: options.until.toISOString(),
            attempts: on('attempts', '+', 1),
          }))
          .where(
            'id',
            'in',
            due.map(({ id }) => id),
          )
          .returning(['id', 'kind', 'attempts', 'submission_id as submissionId'])
          .execute()
      }),

    /**
     * Adds one escalation row for each submission received before that time whose staff mail is unsent. A single
     * statement with two parameters for any number of rows. Returns the number of rows.
     */
    async escalate(receivedUntil: Date, now: Date): Promise<number> {
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
            .where('received_at', '<=', receivedUntil.toISOString())
            .where((late) =>
              late.not(
                late.exists(
                  late
                    .selectFrom('outbox as known')
                    .select('known.id')
                    .whereRef('known.submission_id', '=', 'submissions.id')
                    .where('known.kind', '=', 'escalation'),
                ),
              ),
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
    async leaseEscalations(options: {
      owner: string
      now: Date
      until: Date
      limit: number
    }): Promise<Escalations | undefined> {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set((on) => ({
          lease_owner: options.owner,
          leased_until: options.until.toISOString(),
          attempts: on('attempts', '+', 1),
        }))
        .where('kind', '=', 'escalation')
        .where(isDue(options.now))
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
        count: Number(numUpdatedRows),
        listed: listed.map(({ reference, form, received_at, answers }) => ({
          reference,
          form,
          receivedAt: new Date(received_at),
          answers: answersShape.parse(JSON.parse(answers)),
        })),
      }
    },

    /**
     * The submission of a mail, and the reference of an earlier one from the same page if the person changed and
     * resubmitted it.
     */
    async read(submissionId: string): Promise<{ submission: Submission; earlierReference: string | undefined }> {
      const row = await db
        .selectFrom('submissions')
        .selectAll()
        .where('id', '=', submissionId)
        .executeTakeFirstOrThrow()
      const earlier = await db
        .selectFrom('submissions')
        .select('reference')
        .where('token_id', '=', row.token_id)
        .where('received_at', '<', row.received_at)
        .orderBy('received_at', 'desc')
        .executeTakeFirst()
      return { submission: toSubmission(row), earlierReference: earlier?.reference }
    },

    /** Stores the outcome of a leased mail. Does nothing if another worker now has the lease. */
    async settle(id: string, owner: string, outcome: Outcome, now: Date): Promise<void> {
      await db
        .updateTable('outbox')
        .set(settled(outcome, now))
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .execute()
    },

    /** The same for all escalations that this worker has leased. */
    async settleEscalations(owner: string, outcome: Outcome, now: Date): Promise<void> {
      await db
        .updateTable('outbox')
        .set(settled(outcome, now))
        .where('kind', '=', 'escalation')
        .where('lease_owner', '=', owner)
        .execute()
    },

    /** When the next unleased mail is due; undefined if there is none. */
    async nextDue(): Promise<Date | undefined> {
      const row = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.min('next_attempt_at').as('at'))
        .where('sent_at', 'is', null)
        .where('parked_at', 'is', null)
        .where('leased_until', 'is', null)
        .executeTakeFirst()
      return row?.at ? new Date(row.at) : undefined
    },

    /** Submissions past their retention period, and whether one of their mails was never sent. */
    async lapsed(now: Date): Promise<{ id: string; reference: string; isUndelivered: boolean }[]> {
      const rows = await db
        .selectFrom('submissions')
        .select((on) => [
          'id',
          'reference',
          on
            .selectFrom('outbox')
            .select(sql<number>`count(*)`.as('n'))
            .whereRef('submission_id', '=', 'submissions.id')
            .where('sent_at', 'is', null)
            .as('unsent'),
        ])
        .where('delete_after', '<=', now.toISOString())
        .execute()
      return rows.map(({ id, reference, unsent }) => ({ id, reference, isUndelivered: Number(unsent) > 0 }))
    },

    /** Erases a submission and its outbox rows. `scrub` then removes their text from the disk. */
    async erase(id: string): Promise<void> {
      await db.deleteFrom('submissions').where('id', '=', id).execute()
    },
    scrub,
    clockOffset,

    /** Returns those of the references that are in the store. */
    async existing(references: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db.selectFrom('submissions').select('reference').where('reference', 'in', references).execute()
      return new Set(rows.map(({ reference }) => reference))
    },

    /** Logs an operator's action before it happens, and deletes entries older than two years. */
    async log({ at, userName, command, reference }: OperatorAction): Promise<void> {
      await db
        .insertInto('operator_log')
        .values({ id: randomUUID(), at: at.toISOString(), user_name: userName, command, reference })
        .execute()
      await db
        .deleteFrom('operator_log')
        .where('at', '<', new Date(at.getTime() - logRetention).toISOString())
        .execute()
    },

    /** The operator log, newest first. */
    async logged(limit: number): Promise<OperatorAction[]> {
      const rows = await db.selectFrom('operator_log').selectAll().orderBy('at', 'desc').limit(limit).execute()
      return rows.map(({ at, user_name, command, reference }) => ({
        at: new Date(at),
        userName: user_name,
        command,
        reference,
      }))
    },

    async show(reference: string): Promise<Held | undefined> {
      const row = await db.selectFrom('submissions').selectAll().where('reference', '=', reference).executeTakeFirst()
      return row && heldOf(row)
    },

    /** Yields all submissions. */
    async *everything(): AsyncGenerator<Held> {
      const ids = await db.selectFrom('submissions').select('id').orderBy('received_at').execute()
      for (const { id } of ids) {
        const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()
        if (row) yield await heldOf(row)
      }
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
      return { waiting: Number(row?.all ?? 0) - parked, parked, oldest: row?.at ? new Date(row.at) : undefined }
    },

    /** Newest first, without personal data. The state is that of the least advanced mail. */
    async list(): Promise<
      { reference: string; form: string; receivedAt: Date; isSuspect: boolean; state: DeliveryState }[]
    > {
      const rows = await db
        .selectFrom('submissions')
        .select(['id', 'reference', 'form', 'received_at', 'is_suspect'])
        .orderBy('received_at', 'desc')
        .execute()
      const mails = await db
        .selectFrom('outbox')
        .select(['submission_id', 'sent_at', 'parked_at'])
        .where('sent_at', 'is', null)
        .execute()
      const states = new Map<string, DeliveryState>()
      for (const mail of mails)
        if (states.get(mail.submission_id) !== 'parked') states.set(mail.submission_id, stateOf(mail))
      return rows.map((row) => ({
        reference: row.reference,
        form: row.form,
        receivedAt: new Date(row.received_at),
        isSuspect: row.is_suspect === 1,
        state: states.get(row.id) ?? 'delivered',
      }))
    },

    async stats(): Promise<Stats> {
      const forms = await db
        .selectFrom('submissions')
        .select(['form', sql<number | string>`count(*)`.as('n')])
        .groupBy('form')
        .execute()
      const outbox = await db
        .selectFrom('outbox')
        .innerJoin('submissions', 'submissions.id', 'submission_id')
        .select(['sent_at', 'parked_at', 'received_at'])
        .execute()
      const mails = { delivered: 0, waiting: 0, parked: 0 }
      for (const mail of outbox) mails[stateOf(mail)] += 1
      const oldest = outbox
        .filter((mail) => !mail.sent_at)
        .map((mail) => mail.received_at)
        .toSorted()[0]
      const byForm = Object.fromEntries(forms.map(({ form, n }) => [form, Number(n)]))
      return {
        submissions: Object.values(byForm).reduce((sum, n) => sum + n, 0),
        byForm,
        mails,
        oldestUndelivered: oldest === undefined ? undefined : new Date(oldest),
      }
    },

    /** Makes all unsent, unleased mail due now, including parked mail. Returns the number of mails. */
    async retry(now: Date): Promise<number> {
      const rows = await db
        .updateTable('outbox')
        .set({ parked_at: null, next_attempt_at: now.toISOString() })
        .where('sent_at', 'is', null)
        .where('lease_owner', 'is', null)
        .returning('id')
        .execute()
      return rows.length
    },

    close: () => db.destroy(),
  }
}
