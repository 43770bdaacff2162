import { expect, inject, test } from 'vitest'
import { deliverRest, submitUnderKills } from '#tests/helpers/kills.ts'
import { createDatabase } from '#tests/helpers/postgres.ts'
import { temporaryFolder } from '#tests/helpers/stores.ts'

test.each(['SQLite', 'PostgreSQL'])(
  '[S94] after 20 kills at random points under load, %s has every acknowledged submission exactly once, and all its mail is sent',
  { timeout: 600_000 },
  async (store) => {
    const port = inject('postgresPort')
    if (port === undefined) throw new Error('This test belongs to the project `slow`, which starts PostgreSQL')
    const location = {
      dataDir: temporaryFolder(),
      databaseUrl: store === 'PostgreSQL' ? await createDatabase(port) : undefined,
    }
    const { acknowledged, resent } = await submitUnderKills(location, 20)
    const { rows, mails } = await deliverRest(location)
    expect(acknowledged.size).toBeGreaterThan(100)
    expect(resent).toBeGreaterThan(0)
    // A token that was sent again has the same reference.
    const references = [...acknowledged.values()].flatMap((ofToken) => [...ofToken])
    expect(references.length).toBe(acknowledged.size)
    expect(rows.length).toBe(references.length)
    expect(new Set<unknown>(rows.map(({ reference }) => reference))).toEqual(new Set(references))
    expect(new Set(rows.map((row) => row.token_id)).size).toBe(rows.length)
    expect(mails.length).toBe(2 * rows.length)
    expect(mails.filter((mail) => !mail.sent_at)).toEqual([])
  },
)
