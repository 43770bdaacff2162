import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { keptLog } from '#tests/helpers/kept-log.ts'
import { onBothStores } from '#tests/helpers/stores.ts'
import { openDatabase } from '#gateway/submissions/database.ts'
import { createRateLimit, formsPerNetwork, stepsPerNetwork } from './rate-limit.ts'

const secret = 'a secret of at least thirty-two characters'

const open = async (databaseUrl: string | undefined) => {
  const log = keptLog()
  const limit = createRateLimit({ databaseUrl, secret, logger: log })
  onTestFinished(() => limit.stop())
  return { limit, log }
}
const consume = async (limit: ReturnType<typeof createRateLimit>, address: string | undefined, times: number) => {
  const waits = []
  for (let n = 0; n < times; n += 1) waits.push(await limit.secondsToWait('form', address))
  return waits.filter((wait) => wait !== undefined)
}

onBothStores((newLocation, store) => {
  const newDatabase = async () => {
    const location = await newLocation()
    const { db } = await openDatabase(location)
    await db.destroy()
    return location.databaseUrl
  }

  test('a network may send a hundred forms in ten minutes, and then hears how long to wait; others go on', async () => {
    const { limit, log } = await open(await newDatabase())
    expect(await consume(limit, '2001:db8:1:2::1', formsPerNetwork.points)).toEqual([])
    const [wait] = await consume(limit, '2001:db8:1:2:ffff::9', 1)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect(await consume(limit, '2001:db8:1:3::1', 1)).toEqual([])
    expect(log.lines).toEqual([])
  })

  test('steps are counted apart from forms, twenty for each form that may be sent', async () => {
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

  test('a request without an address is never refused', async () => {
    const { limit } = await open(await newDatabase())
    expect(await consume(limit, undefined, formsPerNetwork.points + 5)).toEqual([])
  })

  if (store === 'PostgreSQL') {
    test('programs on one database count together, and no address is written down', async () => {
      const databaseUrl = await newDatabase()
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      onTestFinished(() => client.end())
      const [one, two] = [await open(databaseUrl), await open(databaseUrl)]
      expect(await consume(one.limit, '203.0.113.7', formsPerNetwork.points / 2)).toEqual([])
      expect(await consume(two.limit, '203.0.113.7', formsPerNetwork.points / 2)).toEqual([])
      expect(await consume(one.limit, '203.0.113.7', 1)).toHaveLength(1)
      expect(await consume(two.limit, '203.0.113.7', 1)).toHaveLength(1)
      const { rows } = await client.query('select * from form_rates')
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain('203.0.113')
    })

    test('while the database is away each program counts alone, and nobody is refused for it', async () => {
      const { databaseUrl = '' } = await newLocation()
      const url = new URL(databaseUrl)
      url.port = '1'
      const { limit } = await open(url.href)
      expect(await consume(limit, '203.0.113.7', formsPerNetwork.points)).toEqual([])
      expect(await consume(limit, '203.0.113.7', 1)).not.toEqual([])
    })
  }
})
