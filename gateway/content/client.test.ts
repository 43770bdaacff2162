import type { SanityClient } from '@sanity/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { type Answer, found, stubContent } from '#tests/helpers/stub-content.ts'
import { createContentClient, usesCdn } from './client.ts'
import { subscribeToLiveEvents } from './live-events.ts'

const hosted = {
  kind: 'hosted',
  dataset: 'production',
  token: undefined,
  projectId: 'abc123',
  apiHost: undefined,
} as const
const post = { _type: 'post' }

const askedBy = async (ask: (client: SanityClient) => Promise<unknown>, answer?: Answer) => {
  const stub = await stubContent(answer && (() => answer))
  const outcome: unknown = await ask(createContentClient(stub.config)).catch((error: unknown) => error)
  return { outcome, requests: stub.requests, message: outcome instanceof Error ? outcome.message : '' }
}

/** As the client counts it, from the question mark. A quotation mark is three characters when it is encoded. */
const encoded = (query: string) => `?${new URLSearchParams({ query, $slug: '"a b"' })}`

test.each([
  [11_263, 'GET'],
  [11_264, 'POST'],
])('[S78] a query string of %i encoded characters, with its parameters, goes by %s', async (length, method) => {
  const start = `*[slug == "${'"'.repeat(1_000)}`
  const query = start + 'q'.repeat(length - encoded(start).length)
  const { requests, outcome } = await askedBy((client) => client.fetch(query, { slug: 'a b' }), found('the result'))
  const [requested] = requests
  expect(outcome).toBe('the result')
  expect(requested?.method).toBe(method)
  expect(requested?.params.get('query')).toBe(method === 'GET' ? query : null)
  expect(requested?.body).toBe(method === 'GET' ? '' : JSON.stringify({ query, params: { slug: 'a b' } }))
})

test.each([
  [{ hasToken: false, isPreview: false }, true],
  [{ hasToken: true, isPreview: false }, false],
  [{ hasToken: false, isPreview: true }, false],
  [{ hasToken: true, isPreview: true }, false],
])('[S80] %o: CDN %s', (asks, expected) => {
  expect(usesCdn(asks)).toBe(expected)
})

test('[S81] the client’s own timeout is five minutes', () => {
  expect(createContentClient(hosted).config().timeout).toBe(300_000)
})

test('[S83] a failed live connection is opened again after 1000 ms, and the third failure is reported', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stub = await stubContent()
  stub.liveStatus = 500
  const client = createContentClient(stub.config)
  const logger = recordingLog()
  const opened = Promise.withResolvers<void>()
  onTestFinished(subscribeToLiveEvents({ client, logger, onOpen: opened.resolve, onChange: () => {} }))
  for (const connections of [1, 2, 3]) {
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(999)
    expect(stub.liveConnections).toBe(connections)
    stub.liveStatus = connections === 3 ? 200 : 500
    vi.advanceTimersByTime(1)
  }
  await opened.promise
  expect(stub.liveConnections).toBe(4)
  await eventually(() => expect(logger.lines).toMatchObject([{ facts: { attempts: 3 } }]))
})

const timesAsked = async (status: number, query = '*') => {
  const { requests, outcome } = await askedBy((client) => client.fetch(query), { status, body: {} })
  expect(outcome).toMatchObject({ statusCode: status })
  return requests.length
}

test('[S84] a read that gets 429, 502 or 503 is tried four times, also by POST; other statuses once', async () => {
  const requested = [
    timesAsked(429),
    timesAsked(502),
    timesAsked(503),
    timesAsked(503, 'q'.repeat(12_000)),
    timesAsked(500),
    timesAsked(404),
  ]
  expect(await Promise.all(requested)).toEqual([4, 4, 4, 4, 1, 1])
})

test.each([429, 502, 503])('[S84] a mutation that gets %i is never sent again', async (status) => {
  const { requests } = await askedBy((client) => client.create(post), { status, body: {} })
  expect(requests).toHaveLength(1)
})

test('[S89] a configured token is sent with every read, and no token otherwise', async () => {
  const stub = await stubContent()
  await createContentClient({ ...stub.config, token: 'secret' }).fetch('*')
  await createContentClient(stub.config).fetch('*')
  expect(stub.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined])
})
