/** The tables, the same in SQLite and PostgreSQL, and their migrations. */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { formRates } from '#gateway/postgres.ts'

/**
 * Times are ISO 8601 in UTC, in the format of Date.toISOString, so that they sort as text. Lists and answers are JSON.
 */
export interface Tables {
  submissions: {
    /** A random UUID. */
    id: string
    form: string
    reference: string
    /** The id of the form token. With `payload_hash` it distinguishes a repeated submission from a changed one. */
    token_id: string
    /** SHA-256 of form and answers, in hexadecimal. */
    payload_hash: string
    answers: string
    /** The text as typed or chosen, where it differs from the answer. */
    words: string
    /** 1 when the honeypot field was filled in. */
    is_suspect: number
    received_at: string
    delete_after: string
  }
  outbox: {
    /** A random UUID, or `escalation-` and the submission's id. The mail's Message-ID is derived from it. */
    id: string
    submission_id: string
    kind: MailKind
    /** How many times a worker has leased the mail. */
    attempts: number
    next_attempt_at: string
    /** The end of a worker's lease. After a crash the mail is free again at that time. */
    leased_until: string | null
    lease_owner: string | null
    sent_at: string | null
    /** When the mail was refused permanently. An operator can retry it. */
    parked_at: string | null
    /** The kind of failure, such as `SMTP 451` or `ETIMEDOUT`. Never the server's text, which may repeat an address. */
    last_error: string | null
  }
  /** An audit log: which operator viewed, exported or erased a submission. */
  operator_log: {
    /** A random UUID. */
    id: string
    at: string
    /** The user name of the operating system. */
    user_name: string
    command: string
    reference: string
  }
  store_state: {
    /**
     * `id`: a random UUID that identifies this store. `swept_at`: the time of the last sweep of retention whose clock was
     * plausible.
     */
    name: 'id' | 'swept_at'
    value: string
  }
  /** Submissions that were erased on purpose, so that the mail files of lost ones are not deleted with theirs. */
  erased_references: {
    reference: string
    erased_at: string
  }
}

/**
 * `staff`: the submission, to the staff. `acknowledgement`: the confirmation, to the person. `escalation`: the
 * submission is overdue and must be reported to the escalation address.
 */
export type MailKind = 'staff' | 'acknowledgement' | 'escalation'

/**
 * The previous release must work with migrated tables, so that a release can be rolled back and two releases can run
 * side by side. A migration therefore only adds. A migration that removes or changes something that the previous
 * release reads is delayed by one release, and its name ends in `-contract`: older releases then refuse to start.
 */
const migrations: Record<string, Migration> = {
  '2026-11-20-submissions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('token_id', 'text', (column) => column.notNull())
        .addColumn('payload_hash', 'text', (column) => column.notNull())
        .addColumn('answers', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('is_suspect', 'integer', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('delete_after', 'text', (column) => column.notNull())
        .addUniqueConstraint('submissions_once', ['token_id', 'payload_hash'])
        .execute()
      await db.schema.createIndex('submissions_received').on('submissions').column('received_at').execute()
      await db.schema.createIndex('submissions_lapse').on('submissions').column('delete_after').execute()
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('leased_until', 'text')
        .addColumn('lease_owner', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('parked_at', 'text')
        .addColumn('last_error', 'text')
        .addUniqueConstraint('outbox_once', ['submission_id', 'kind'])
        .execute()
      await db.schema
        .createIndex('outbox_due')
        .on('outbox')
        .columns(['sent_at', 'parked_at', 'next_attempt_at'])
        .execute()
    },
  },
  // The migration creates this table because only one program migrates at a time. If each rate limiter created it at
  // startup, submissions would be counted separately until then. The columns are those of rate-limiter-flexible. The
  // table may already exist: in an earlier release the limiter created it.
  '2026-11-22-form-rates': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable(formRates)
        .ifNotExists()
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
    },
  },
  '2026-11-23-operator-log': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('operator_log')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('operator_log_at').on('operator_log').column('at').execute()
    },
  },
  '2026-11-25-store-state': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('store_state')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('erased_references')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('erased_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
}

/**
 * The known migrations, plus a placeholder for each one that a newer release has applied: Kysely refuses unknown
 * migrations.
 */
async function knownMigrations(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  // Before the first migration the table does not exist. If the database is unreachable, the migration itself fails.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const added = rows.filter(({ name }) => !Object.hasOwn(migrations, name) && !name.endsWith('-contract'))
  return { ...migrations, ...Object.fromEntries(added.map(({ name }) => [name, { up: () => Promise.resolve() }])) }
}

/** Brings the tables up to date. Returns the error, if there is one. */
export async function migrate(db: Kysely<Tables>): Promise<unknown> {
  const known = await knownMigrations(db)
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(known) },
  }).migrateToLatest()
  return error
}
