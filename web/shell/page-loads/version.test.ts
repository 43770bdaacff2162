import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logToConsole } from '#web/lib/log-to-console.ts'
import { watchVersion } from './version.ts'

vi.mock(import('#web/lib/log-to-console.ts'), () => ({ logToConsole: vi.fn<() => void>() }))

const hour = 3_600_000
let requests: string[]
let responses: Record<string, () => Response>
const ok = (body: unknown) => () => Response.json(body)

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 })
  requests = []
  responses = { meta: ok({ id: 'one' }), latest: ok({ id: 'one' }) }
  vi.stubGlobal('fetch', (address: string, { cache }: RequestInit) => {
    requests.push(`${address} ${cache}`)
    const respond = responses[address.includes('meta') ? 'meta' : 'latest']
    return respond ? Promise.resolve(respond()) : Promise.reject(new TypeError('Failed to fetch'))
  })
  vi.mocked(logToConsole).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function watch(options: { pollMs?: number; isVerySlow?: boolean } = {}) {
  const onNew = vi.fn<() => void>()
  watchVersion({ buildId: 'one', pollMs: hour, isVerySlow: false, onNew, ...options })
  await vi.advanceTimersByTimeAsync(0)
  return onNew
}

test('[S63] polls once an hour, bypassing every cache, and stops after a new version', async () => {
  const onNew = await watch()
  expect(requests).toEqual(['/builds/meta/one.json default'])
  await vi.advanceTimersByTimeAsync(hour - 1)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toEqual(['/builds/meta/one.json default', `/builds/latest.json?${5_000 + hour} no-store`])
  await vi.advanceTimersByTimeAsync(hour)
  expect(requests).toHaveLength(3)
  expect(onNew).not.toHaveBeenCalled()
  responses['latest'] = ok({ id: 'two' })
  await vi.advanceTimersByTimeAsync(hour)
  expect(onNew).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10 * hour)
  expect(requests).toHaveLength(4)
  expect(onNew).toHaveBeenCalledOnce()
})

test.each<[string, (() => Response) | undefined]>([
  ['no connection', undefined],
  ['an error', () => new Response('no', { status: 500 })],
  ['garbage', () => new Response('<!doctype html>')],
  ['nothing', () => new Response('', { status: 404 })],
  ['another shape', ok({ version: 2 })],
])('[S63] [S69] %s is logged, and polling continues', async (_, respond) => {
  const onNew = await watch()
  if (respond) responses['latest'] = respond
  else delete responses['latest']
  await vi.advanceTimersByTimeAsync(hour)
  expect(logToConsole).toHaveBeenCalledOnce()
  responses['latest'] = ok({ id: 'two' })
  await vi.advanceTimersByTimeAsync(hour)
  expect(onNew).toHaveBeenCalledOnce()
})

test('[S61] when the description of this build is gone it polls at once; when the request only failed, it does not', async () => {
  responses = { meta: () => new Response('', { status: 404 }), latest: ok({ id: 'two' }) }
  expect(await watch()).toHaveBeenCalledOnce()
  responses['meta'] = () => new Response('', { status: 503 })
  expect(await watch()).not.toHaveBeenCalled()
  expect(logToConsole).toHaveBeenCalledOnce()
})

test('[S61] [S63] on a very slow connection it does not request the description; with an interval of 0 it never polls', async () => {
  await watch({ isVerySlow: true })
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(hour)
  expect(requests).toHaveLength(1)
  requests = []
  vi.clearAllTimers()
  await watch({ pollMs: 0 })
  await vi.advanceTimersByTimeAsync(10 * hour)
  expect(requests).toEqual(['/builds/meta/one.json default'])
})
