/** The queries of submissions. They work with either database. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { MailKind, Tables } from './tables.ts'
import { createOutbox } from './outbox.ts'
import { makeReference } from './reference.ts'
import { operatorQueries } from './store-operator.ts'
import { day, retentionQueries, sweptAt } from './store-retention.ts'
import { StoreUnavailableError } from './store-unavailable.ts'
import { toSubmission, type Submission } from './rows.ts'

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

function submissionQueries({ db, now, assertSame }: Database) {
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

  return {
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
  }
}

/** All queries of a database. */
export function createStore(database: Database) {
  const { db, scrub, assertSame } = database
  const outbox = createOutbox(database)
  return {
    outbox,
    ...submissionQueries(database),
    ...retentionQueries(database),
    ...operatorQueries(database, outbox),
    scrub,
    /** @throws StoreUnavailableError when the database is no longer the one that was opened */
    assertSame,
    close: () => db.destroy(),
  }
}

export type Store = ReturnType<typeof createStore>
