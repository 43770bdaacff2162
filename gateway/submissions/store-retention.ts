/** The queries of retention: what has lapsed, and its erasure. */
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Submission } from './rows.ts'
import type { Tables } from './tables.ts'

/** Milliseconds. */
export const day = 24 * 60 * 60 * 1000

/** The retention of the operator log and of erased references, in milliseconds. */
const logRetention = 2 * 365 * day

/** The time of the last sweep whose clock was plausible. */
export const sweptAt = async (from: Kysely<Tables>): Promise<Date | undefined> => {
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

export const retentionQueries = ({ db, now }: Database) => ({
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
})
