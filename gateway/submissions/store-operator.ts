/** The queries of the operator's commands, and of the operator log. */
import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { Outbox } from './outbox.ts'
import { stateOf, toDelivery, toSubmission, type Delivery, type DeliveryState, type Submission } from './rows.ts'
import type { Tables } from './tables.ts'

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

export interface OperatorAction {
  readonly userName: string
  readonly command: string
  readonly reference: string
}

export function operatorQueries({ db, now }: Database, outbox: Pick<Outbox, 'undelivered'>) {
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
  }
}
