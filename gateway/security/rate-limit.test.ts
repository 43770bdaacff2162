import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { onBothStores } from '#tests/helpers/stores.ts'
import { openDatabase } from '#gateway/submissions/database.ts'
import { acknowledgements, createRateLimit, formsPerNetwork, type RateLimit, stepsPerNetwork } from './rate-limit.ts'

const secret = 'a secret of at least thirty-two characters'

const open = async (databaseUrl: string | undefined) => {
  const log = recordingLog()
  const limit = await createRateLimit({ databaseUrl, secret, logger: log })
  onTestFinished(() => limit.stop())
  return { limit, log }
}
const consume = async (limit: RateLimit, address: string | undefined, times: number) => {
  const waits = []
  for (let n = 0; n < times; n += 1) waits.push(await limit.secondsToWait('form', address))
  return waits.filter((wait) => wait !== undefined)
}

const networkOfSite = (n: number) => `2001:db8:1:${(n % 60).toString(16)}::1`
const elsewhere = (n: number) => `198.51.${n >> 8}.${n & 255}`

test('the limits of forms, of their steps and of acknowledgements', () => {
  expect(formsPerNetwork).toEqual({ points: 100, duration: 600 })
  expect(stepsPerNetwork).toEqual({ points: 2_000, duration: 600 })
  expect(acknowledgements).toEqual({
    recipient: { points: 5, duration: 86_400 },
    network: { points: 30, duration: 3_600 },
    site: { points: 120, duration: 3_600 },
    all: { points: 600, duration: 3_600 },
  })
})

onBothStores((newLocation, store) => {
  const newDatabase = async () => {
    const location = await newLocation()
    const { db } = await openDatabase(location)
    await db.destroy()
    return location.databaseUrl
  }

  test('a network may send a hundred forms in ten minutes and then gets the seconds to wait; other networks are not affected', async () => {
    const { limit, log } = await open(await newDatabase())
    expect(await consume(limit, '2001:db8:1:2::1', formsPerNetwork.points)).toEqual([])
    const [wait] = await consume(limit, '2001:db8:1:2:ffff::9', 1)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect(await consume(limit, '2001:db8:1:3::1', 1)).toEqual([])
    expect(log.lines).toEqual([])
  })

  test('steps are counted separately from forms, twenty for each allowed form', async () => {
    const { limit } = await open(await newDatabase())
    const steps = async (times: number) => {
      const waits = []
      for (let n = 0; n < times; n += 1) waits.push(await limit.secondsToWait('step', '203.0.113.9'))
      return waits.filter((wait) => wait !== undefined)
    }
    expect(await steps(stepsPerNetwork.points)).toEqual([])
    const [wait] = await steps(1)
    expect(wait).toBeGreaterThan(0)
    expect(await consume(limit, '203.0.113.9', 1)).toEqual([])
  })

  test('the networks of one IPv6 site may together send four times as many', async () => {
    const { limit } = await open(await newDatabase())
    const waits = []
    for (let n = 0; n < 4 * formsPerNetwork.points; n += 1)
      waits.push(await limit.secondsToWait('form', `2001:db8:1:${(n % 50).toString(16)}::1`))
    expect(waits.filter((wait) => wait !== undefined)).toEqual([])
    expect(await consume(limit, '2001:db8:1:ffff::1', 1)).toHaveLength(1)
    expect(await consume(limit, '2001:db8:2::1', 1)).toEqual([])
  })

  test('acknowledgements are limited per recipient, per network, per IPv6 site, and in total', async () => {
    const { limit } = await open(await newDatabase())
    /** How many of these requests are allowed. */
    const allowed = async (times: number, recipient: (n: number) => string, address: (n: number) => string) => {
      let count = 0
      for (let n = 0; n < times; n += 1) if (await limit.mayAcknowledge(recipient(n), address(n))) count += 1
      return count
    }
    const { recipient, network, site, all } = acknowledgements
    expect(await allowed(recipient.points + 1, (n) => (n % 2 ? 'A@example.com' : 'a@example.com'), elsewhere)).toBe(
      recipient.points,
    )
    expect(
      await allowed(
        network.points + 1,
        (n) => `n${n}@example.com`,
        () => '203.0.113.7',
      ),
    ).toBe(network.points)
    expect(await allowed(site.points + 1, (n) => `s${n}@example.com`, networkOfSite)).toBe(site.points)
    const left = all.points - recipient.points - network.points - site.points
    expect(await allowed(left + 5, (n) => `e${n}@example.com`, elsewhere)).toBe(left)
  })

  test('variants of an address that reach one mailbox share its limit', async () => {
    const { limit } = await open(await newDatabase())
    const count = async (recipients: readonly string[]) => {
      let allowed = 0
      for (const [n, recipient] of recipients.entries())
        if (await limit.mayAcknowledge(recipient, elsewhere(n))) allowed += 1
      return allowed
    }
    const tags = Array.from({ length: acknowledgements.recipient.points + 3 }, (_, n) => n)
    expect(await count(tags.map((n) => `ada+${n}@example.com`))).toBe(acknowledgements.recipient.points)
    expect(await count(['ADA@Example.com', 'ada@example.com'])).toBe(0)
    expect(await count(tags.map((n) => `${'a.b.c.d.e.f.g.h.i'.replace('.', '.'.repeat(n % 2))}+${n}@gmail.com`))).toBe(
      acknowledgements.recipient.points,
    )
    expect(await count(['abcdefghi@googlemail.com'])).toBe(0)
    // Elsewhere a dot makes another mailbox, and a name that begins with a plus sign has no tag.
    expect(await count(['a.da@example.com', '+1@example.com', '+2@example.com'])).toBe(3)
  })

  test('a request without an address is never refused', async () => {
    const { limit } = await open(await newDatabase())
    expect(await consume(limit, undefined, formsPerNetwork.points + 5)).toEqual([])
  })

  if (store === 'PostgreSQL') {
    test('programs on one database share their counts, and no address is stored', async () => {
      const databaseUrl = await newDatabase()
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      onTestFinished(() => client.end())
      const [first, second] = [await open(databaseUrl), await open(databaseUrl)]
      expect(await consume(first.limit, '203.0.113.7', formsPerNetwork.points / 2)).toEqual([])
      expect(await consume(second.limit, '203.0.113.7', formsPerNetwork.points / 2)).toEqual([])
      expect(await consume(first.limit, '203.0.113.7', 1)).toHaveLength(1)
      expect(await consume(second.limit, '203.0.113.7', 1)).toHaveLength(1)
      const { rows } = await client.query('select * from form_rates')
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain('203.0.113')
    })

    test('a count that a wrong clock made valid for long does not block a network', async () => {
      const databaseUrl = await newDatabase()
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      onTestFinished(() => client.end())
      const { limit, log } = await open(databaseUrl)
      expect(await consume(limit, '203.0.113.7', 1)).toEqual([])
      const yearAhead = Date.now() + 366 * 86_400_000
      await client.query('update form_rates set points = 100, expire = $1', [yearAhead])
      expect(await consume(limit, '203.0.113.7', formsPerNetwork.points)).toEqual([])
      const [wait] = await consume(limit, '203.0.113.7', 1)
      expect(wait).toBeLessThanOrEqual(formsPerNetwork.duration)
      expect(log.lines).toEqual([])
    })

    test('while the database is unavailable each program counts separately, and refuses no request because of it', async () => {
      const { databaseUrl = '' } = await newLocation()
      const url = new URL(databaseUrl)
      url.port = '1'
      const { limit } = await open(url.href)
      expect(await consume(limit, '203.0.113.7', formsPerNetwork.points)).toEqual([])
      expect(await consume(limit, '203.0.113.7', 1)).not.toEqual([])
    })
  }
})
