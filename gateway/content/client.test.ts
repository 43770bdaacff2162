import type { LiveEvent, SanityClient } from '@sanity/client'
import { filter, firstValueFrom, Subject } from 'rxjs'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('[S77] a query is a GET of data/query/{dataset} with the query and its parameters', async () => {
  const { requests } = await askedBy((client) => client.fetch('*[slug == $slug]', { slug: 'a "b"' }))
  const [requested] = requests
  expect(requested?.method).toBe('GET')
  expect(requested?.url).toMatch(/^\/v\d{4}-\d\d-\d\d\/data\/query\/production\?query=/)
  expect(requested?.params.get('query')).toBe('*[slug == $slug]')
  expect(requested?.params.get('$slug')).toBe('"a \\"b\\""')
  expect(requested?.params.get('perspective')).toBe('published')
})

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

test.each([
  ['without a token the CDN', hosted, true, 'https://abc123.apicdn.sanity.io'],
  ['with a token the API itself', { ...hosted, token: 'secret' }, false, 'https://abc123.api.sanity.io'],
  ['of another host that host', { ...hosted, apiHost: 'https://content.example' }, false, 'https://content.example'],
])('[S80] %s serves the request', (_, config, useCdn, origin) => {
  const client = createContentClient(config)
  expect(client.config().useCdn).toBe(useCdn)
  expect(new URL(client.getUrl('/data/query/production', useCdn)).origin).toBe(origin)
})

test('[S81] the client’s own timeout is five minutes', () => {
  expect(createContentClient(hosted).config().timeout).toBe(300_000)
})

test('[S83] a failed live connection is opened again after 1000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stub = await stubContent()
  stub.liveStatus = 500
  const events = new Subject<LiveEvent>()
  const reconnect = firstValueFrom(events.pipe(filter(({ type }) => type === 'reconnect')))
  const welcome = firstValueFrom(events.pipe(filter(({ type }) => type === 'welcome')))
  const client = createContentClient(stub.config)
  onTestFinished(subscribeToLiveEvents({ client, logger: recordingLog(), onEvent: (event) => events.next(event) }))
  await reconnect
  stub.liveStatus = 200
  vi.advanceTimersByTime(999)
  expect(vi.getTimerCount()).toBe(1)
  expect(stub.liveConnections).toBe(1)
  vi.advanceTimersByTime(1)
  await welcome
  expect(stub.liveConnections).toBe(2)
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
