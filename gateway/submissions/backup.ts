/**
 * A copy of the store in one file. SQLite and PostgreSQL share the format, so a backup of either can be restored into
 * the other: JSON lines with a header, every row, and a count of the rows. The file contains everything that people
 * sent.
 */
import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { sql, type Insertable, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database, Tables } from './database.ts'

/** The command failed and changed nothing. The message has the remedy. */
export class BackupError extends Error {}

const format = 'kerbcut submissions 1'
/** Rows read and written in one batch. */
const pageSize = 200

const head = z.object({ format: z.literal(format), at: z.string() })
const foot = z.object({ submissions: z.number(), outbox: z.number() })
const submission = z.object({
  id: z.string(),
  form: z.string(),
  reference: z.string(),
  token_id: z.string(),
  payload_hash: z.string(),
  answers: z.string(),
  words: z.string(),
  is_suspect: z.number(),
  received_at: z.string(),
  delete_after: z.string(),
})
const mail = z.object({
  id: z.string(),
  submission_id: z.string(),
  kind: z.enum(['staff', 'acknowledgement', 'escalation']),
  attempts: z.number(),
  next_attempt_at: z.string(),
  sent_at: z.string().nullable(),
  parked_at: z.string().nullable(),
  last_error: z.string().nullable(),
})

/** Yields the rows of a table in the order of their ids. */
async function* rowsOf(db: Kysely<Tables>, table: keyof Tables) {
  let after = ''
  for (;;) {
    const rows = await db.selectFrom(table).selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute()
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/**
 * Writes a consistent snapshot while the site keeps running. Returns the number of submissions.
 * @throws BackupError when the file already exists
 */
export async function backUp({ db, beginSnapshot }: Database, file: string, now: Date): Promise<number> {
  const out = await open(file, 'wx', 0o600).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(
      isThere
        ? `There is a file ${file} already. Give another name.`
        : `The file ${file} cannot be written (${reason}).`,
    )
  })
  const counts = { submissions: 0, outbox: 0 }
  try {
    const line = (value: unknown) => out.write(`${JSON.stringify(value)}\n`)
    await line({ format, at: now.toISOString() })
    await db.connection().execute(async (connection) => {
      await sql.raw(beginSnapshot).execute(connection)
      try {
        for (const table of ['submissions', 'outbox'] as const) {
          for await (const row of rowsOf(connection, table)) {
            await line({ [table]: row })
            counts[table] += 1
          }
        }
      } finally {
        await sql`commit`.execute(connection)
      }
    })
    await line(counts)
    await out.sync()
    await out.close()
  } catch (error) {
    await out.close()
    await rm(file, { force: true })
    throw error
  }
  return counts.submissions
}

const readLine = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * Restores a backup into an empty store in one transaction. Mail that was unsent at the time of the backup is sent.
 * Returns the number of submissions.
 * @throws BackupError when the store is not empty or the file is incomplete
 */
export async function restore({ db }: Database, file: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next().catch((error: unknown) => {
      throw new BackupError(
        `The file ${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`,
      )
    })
    return done ? undefined : readLine(value)
  }
  if (!head.safeParse(await next()).success) throw new BackupError(`The file ${file} is no backup of submissions.`)
  return db.transaction().execute(async (transaction) => {
    if (await transaction.selectFrom('submissions').select('id').limit(1).executeTakeFirst())
      throw new BackupError(
        'The store is not empty. Stop the site, and restore into a new DATA_DIR or an empty database.',
      )
    const counts = { submissions: 0, outbox: 0 }
    const waiting: { submissions: Insertable<Tables['submissions']>[]; outbox: Insertable<Tables['outbox']>[] } = {
      submissions: [],
      outbox: [],
    }
    const flush = async () => {
      if (waiting.submissions.length > 0)
        await transaction.insertInto('submissions').values(waiting.submissions).execute()
      if (waiting.outbox.length > 0) await transaction.insertInto('outbox').values(waiting.outbox).execute()
      waiting.submissions = []
      waiting.outbox = []
    }
    for (;;) {
      const line = await next()
      const end = foot.safeParse(line)
      const row = z
        .object({ submissions: submission })
        .or(z.object({ outbox: mail }))
        .safeParse(line)
      if (row.success) {
        const { data } = row
        if ('submissions' in data) waiting.submissions.push(data.submissions)
        else waiting.outbox.push(data.outbox)
        counts['submissions' in data ? 'submissions' : 'outbox'] += 1
        if (waiting.submissions.length + waiting.outbox.length >= pageSize) await flush()
      } else if (end.success && end.data.submissions === counts.submissions && end.data.outbox === counts.outbox) {
        await flush()
        return counts.submissions
      } else {
        throw new BackupError(`The file ${file} is not whole: nothing was restored. Take another backup.`)
      }
    }
  })
}
