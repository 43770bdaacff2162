import { expect, test } from 'vitest'
import { createWorkLimit, type WorkLimit } from './work-limit.ts'

const ask = (limit: WorkLimit, times: number, address: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => limit.secondsToWait(address(n))).filter((wait) => wait !== undefined)

test('a network may send a number of uncached requests in a minute and then gets the seconds to wait; other networks are not affected', () => {
  let time = 1_000_000
  const limit = createWorkLimit(() => time)
  expect(ask(limit, 600, (n) => `2001:db8:1:2::${n}`)).toEqual([])
  time += 20_000
  expect(ask(limit, 1, () => '2001:db8:1:2:ffff::')).toEqual([40])
  expect(ask(limit, 1, () => '2001:db8:1:3::')).toEqual([])
  time += 40_000
  expect(ask(limit, 1, () => '2001:db8:1:2::')).toEqual([])
})

test('the networks of one IPv6 site are also counted together', () => {
  const limit = createWorkLimit(() => 0)
  expect(ask(limit, 2_400, (n) => `2001:db8:1:${(n % 1_000).toString(16)}::1`)).toEqual([])
  expect(ask(limit, 1, () => '2001:db8:1:ffff::1')).toHaveLength(1)
  expect(ask(limit, 1, () => '2001:db8:2::1')).toEqual([])
})

test('a request without an address is never refused, and a clock that is set back does not extend a refusal', () => {
  let time = 1_000_000
  const limit = createWorkLimit(() => time)
  expect(Array.from({ length: 700 }, () => limit.secondsToWait(undefined)).every((wait) => wait === undefined)).toBe(
    true,
  )
  ask(limit, 700, () => '203.0.113.7')
  time = 0
  expect(ask(limit, 1, () => '203.0.113.7')).toEqual([])
})

test('the number of counted networks is limited', () => {
  const limit = createWorkLimit(() => 0)
  ask(limit, 601, () => '203.0.113.7')
  ask(limit, 50_000, (n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)
  expect(ask(limit, 1, () => '203.0.113.7')).toEqual([])
})

test('a limited number of jobs run at once, plus reserved ones; a refused job is not started', async () => {
  const limit = createWorkLimit()
  let started = 0
  const end = Promise.withResolvers<void>()
  const run = (isReserved: boolean) => limit.run(() => (started++, end.promise), { isReserved })
  for (let n = 0; n < 24; n++) expect(run(false)).toBeDefined()
  expect(run(false)).toBeUndefined()
  for (let n = 0; n < 24; n++) expect(run(true)).toBeDefined()
  expect(run(true)).toBeUndefined()
  expect(started).toBe(48)
  end.resolve()
  await end.promise
  await Promise.resolve()
  await expect(run(false)).resolves.toBeUndefined()
})
