/** The queries of submissions and of the operator log. They work with either database. */
import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database, MailKind, Tables } from './database.ts'
import { createOutbox } from './outbox.ts'
import { makeReference } from './reference.ts'
import { StoreUnavailableError } from './store-unavailable.ts'
import { stateOf, toDelivery, toSubmission, type Delivery, type DeliveryState, type Submission } from './rows.ts'

export interface NewSubmission extends Omit<Submission, 'id' | 'reference' | 'receivedAt' | 'deleteAfter'> {
  readonly referencePrefix: string
  readonly retentionDays: number
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

/** A submission with the state of its mail. */
export interface Held {
  readonly submission: Submission
  readonly deliveries: readonly Delivery[]
}

export interface Stats {
  readonly submissions: number
  readonly byForm: Readonly<Record<string, number>>
  readonly mails: Readonly<Record<DeliveryState, number>>
  /** How long ago the oldest submission with unsent mail was received, in ms. */
  readonly oldestUndelivered: number | undefined
}

/** The submission stored for a token and payload. */
const findOnce = async (from: Kysely<Tables>, tokenId: string, payloadHash: string): Promise<Receipt | undefined> => {
  const row = await from
    .selectFrom('submissions')
    .select(['reference', 'received_at'])
    .where('token_id', '=', tokenId)
    .where('payload_hash', '=', payloadHash)
    .executeTakeFirst()
  if (!row) return undefined
  return { reference: row.reference, receivedAt: new Date(row.received_at), isRepeat: true }
}

/** The time of the last sweep whose clock was plausible. */
const sweptAt = async (from: Kysely<Tables>): Promise<Date | undefined> => {
  const row = await from.selectFrom('store_state').select('value').where('name', '=', 'swept_at').executeTakeFirst()
  return row && new Date(row.value)
}

export interface RetentionState {
  readonly now: Date
  /** Undefined before the first sweep. */
  readonly sweptAt: Date | undefined
  /** When the newest submission was received. */
  readonly newest: Date | undefined
  readonly total: number
  /** Submissions past their retention period that the staff have received. */
  readonly due: readonly Pick<Submission, 'id' | 'reference'>[]
  /** The number of those that the staff never received. */
  readonly undelivered: number
}

export type Store = ReturnType<typeof createStore>

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000

/** The retention of the operator log and of erased references, in milliseconds. */
const logRetention = 2 * 365 * day

export interface OperatorAction {
  readonly userName: string
  readonly command: string
  readonly reference: string
}

export function createStore(database: Database) {
  const { db, now, scrub, assertSame } = database
  const outbox = createOutbox(database)
  /** Undefined when the reference already exists: the caller draws another. */
  const saveAs = (reference: string, submission: NewSubmission, receivedAt: Date): Promise<Receipt | undefined> =>
    db.transaction().execute(async (transaction) => {
      // A clock that was set back must not let the submission lapse too early.
      const lapsesFrom = Math.max(receivedAt.getTime(), (await sweptAt(transaction))?.getTime() ?? 0)
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
          received_at: receivedAt.toISOString(),
          delete_after: new Date(lapsesFrom + submission.retentionDays * day).toISOString(),
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
        next_attempt_at: receivedAt.toISOString(),
      }))
      await transaction.insertInto('outbox').values(rows).execute()
      return { reference, receivedAt, isRepeat: false }
    })

  const heldOf = async (row: Selectable<Tables['submissions']>): Promise<Held> => {
    const mails = await db
      .selectFrom('outbox')
      .selectAll()
      .where('submission_id', '=', row.id)
      .orderBy('kind')
      .execute()
    return { submission: toSubmission(row), deliveries: mails.map(toDelivery) }
  }

  return {
    outbox,

    /**
     * Stores a submission and its mail in one transaction. When this resolves, they are on the disk. The same token and
     * payload always return the first reference, even under concurrent calls.
     * @throws StoreUnavailableError
     */
    async save(submission: NewSubmission): Promise<Receipt> {
      try {
        await assertSame()
        const receivedAt = await now()
        for (let draw = 0; draw < 10; draw += 1) {
          const receipt = await saveAs(makeReference(submission.referencePrefix), submission, receivedAt)
          if (!receipt) continue
          // A commit to a file that was removed meanwhile is lost when this program ends.
          await assertSame()
          return receipt
        }
      } catch (cause) {
        if (cause instanceof StoreUnavailableError) throw cause
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
        await assertSame()
        return await findOnce(db, tokenId, payloadHash)
      } catch (cause) {
        if (cause instanceof StoreUnavailableError) throw cause
        throw new StoreUnavailableError('The store could not be read.', { cause })
      }
    },

    /**
     * The submission of a mail, and the reference of an earlier one from the same page if the person changed and
     * resubmitted it.
     */
    async read(submissionId: string): Promise<{
      submission: Submission
      earlierReference: string | undefined
    }> {
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
      return {
        submission: toSubmission(row),
        earlierReference: earlier?.reference,
      }
    },

    /** What a sweep needs, at one time of the store's clock. */
    async retentionState(): Promise<RetentionState> {
      const at = await now()
      const { total, newest } = await db
        .selectFrom('submissions')
        .select(({ fn }) => [fn.countAll().as('total'), fn.max('received_at').as('newest')])
        .executeTakeFirstOrThrow()
      const lapsed = await db
        .selectFrom('submissions')
        .leftJoin('outbox', (join) =>
          join.onRef('submission_id', '=', 'submissions.id').on('kind', '=', 'staff').on('sent_at', 'is', null),
        )
        .select(['submissions.id', 'reference', 'outbox.id as unsent'])
        .where('delete_after', '<=', at.toISOString())
        .execute()
      const due = lapsed.filter(({ unsent }) => unsent === null)
      return {
        now: at,
        sweptAt: await sweptAt(db),
        newest: newest ? new Date(newest) : undefined,
        total: Number(total),
        due: due.map(({ id, reference }) => ({ id, reference })),
        undelivered: lapsed.length - due.length,
      }
    },

    /** Stores the time of a sweep whose clock is plausible. */
    async noteSweep(at: Date): Promise<void> {
      await db
        .insertInto('store_state')
        .values({ name: 'swept_at', value: at.toISOString() })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: at.toISOString() }))
        .execute()
    },

    /** Deletes entries of the operator log, and references of erased submissions, that are older than two years. */
    async trimLogs(at: Date): Promise<void> {
      const oldest = new Date(at.getTime() - logRetention).toISOString()
      await db.deleteFrom('operator_log').where('at', '<', oldest).execute()
      await db.deleteFrom('erased_references').where('erased_at', '<', oldest).execute()
    },

    /**
     * Erases a submission and its outbox rows, and stores that its reference was erased. `scrub` then removes their text
     * from the disk.
     */
    async erase({ id, reference }: Pick<Submission, 'id' | 'reference'>): Promise<void> {
      const erasedAt = (await now()).toISOString()
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('erased_references')
          .values({ reference, erased_at: erasedAt })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await transaction.deleteFrom('submissions').where('id', '=', id).execute()
      })
    },
    scrub,
    /** @throws StoreUnavailableError when the database is no longer the one that was opened */
    assertSame,

    /** Returns those of the references that are in the store, and those that were erased from it. */
    async fates(references: readonly string[]): Promise<Readonly<Record<'existing' | 'erased', ReadonlySet<string>>>> {
      const find = async (table: 'submissions' | 'erased_references') =>
        new Set(
          (await db.selectFrom(table).select('reference').where('reference', 'in', references).execute()).map(
            ({ reference }) => reference,
          ),
        )
      return { existing: await find('submissions'), erased: await find('erased_references') }
    },

    /** Logs an operator's action before it happens. */
    async log({ userName, command, reference }: OperatorAction): Promise<void> {
      const at = await now()
      await db
        .insertInto('operator_log')
        .values({ id: randomUUID(), at: at.toISOString(), user_name: userName, command, reference })
        .execute()
    },

    /** The operator log, newest first. */
    async logged(limit: number): Promise<(OperatorAction & { readonly at: Date })[]> {
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
      const { delivered } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.count('sent_at').as('delivered'))
        .executeTakeFirstOrThrow()
      const { waiting, parked, oldestAge } = await outbox.undelivered()
      const byForm = Object.fromEntries(forms.map(({ form, n }) => [form, Number(n)]))
      return {
        submissions: Object.values(byForm).reduce((sum, n) => sum + n, 0),
        byForm,
        mails: { delivered: Number(delivered), waiting, parked },
        oldestUndelivered: oldestAge,
      }
    },

    close: () => db.destroy(),
  }
}
