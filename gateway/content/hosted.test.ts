/**
 * The content client and source against what Sanity's documentation says of a hosted project, as a function:
 * https://www.sanity.io/docs/http-reference/query, …/live and …/mutation
 */
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryOf } from '#tests/helpers/every-query.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { createContentClient } from './client.ts'
import { postBySlug } from './documents/post.ts'
import { ContentError } from './errors.ts'
import { subscribeToLiveEvents } from './live-events.ts'
import { escalationAddress } from './queries/mail-settings.ts'
import { createContentSource } from './source.ts'

const query = await queryOf(escalationAddress)
const timedQuery = await queryOf((reader) => postBySlug(reader, 'a'))
const result = { contactEmail: 'a@provider.example', escalationEmail: null, mailRoutes: null }
const noon = Date.parse('2026-11-21T12:00:00+10:00')
const config = {
  kind: 'hosted',
  dataset: 'production',
  token: undefined,
  projectId: 'abc123',
  apiHost: undefined,
} as const

/** Frames of the stream, with ids as the service encodes positions. */
const frame = (type: string, id: string, data: unknown = {}) =>
  `event: ${type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`
const welcome = frame('welcome', 'MXxhYVlRejdGZUpPMA')
const message = (id: string, ...tags: string[]) => frame('message', id, { tags })

/** Waits for what happens by itself. Vitest's waiting would move the timers. */
async function until(check: () => void): Promise<void> {
  for (let turns = 0; turns < 1_000; turns++) {
    await new Promise((resolve) => setImmediate(resolve))
    try {
      return check()
    } catch {}
  }
  check()
}

function hosted({ token, logger = recordingLog() }: { token?: string; logger?: ReturnType<typeof recordingLog> } = {}) {
  const requests: Request[] = []
  const streams: ReadableStreamDefaultController<string>[] = []
  const api = {
    requests,
    streams,
    logger,
    /** What a new stream begins with. */
    first: welcome,
    liveStatus: 200,
    liveHeaders: {} as Record<string, string>,
    /** The origins that the project allows. */
    cors: { allowed: true },
    tags: ((): unknown => ['s1:abcdef']) as (asked: URLSearchParams) => unknown,
    answer: (asked: URLSearchParams): Response | Promise<Response> =>
      Response.json({
        query: asked.get('query'),
        result,
        syncTags: api.tags(asked),
        ms: 7,
      }),
    to: (part: string) => requests.filter(({ url }) => url.includes(part)),
    send: (text: string) => streams.at(-1)?.enqueue(text),
  }
  const fetch = async (input: string, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request)
    const { pathname, searchParams } = new URL(input)
    if (pathname.endsWith('/check/cors')) return Response.json({ result: api.cors })
    if (!pathname.includes('/live/events/')) return api.answer(searchParams)
    const body = new ReadableStream<string>({
      start(controller) {
        streams.push(controller)
        controller.enqueue(api.first)
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      status: api.liveStatus,
      headers: { 'content-type': 'text/event-stream; charset=utf-8', ...api.liveHeaders },
    })
  }
  return { ...api, api, client: createContentClient({ ...config, token }, { fetch, logger }) }
}

/** A source whose stream is open; timers are moved by the test. */
async function connected() {
  const all = hosted()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: noon - 10_000 })
  onTestFinished(() => void vi.useRealTimers())
  const source = createContentSource({
    client: all.client,
    logger: all.logger,
    staleFallback: { read: async () => undefined, write: async () => {}, forget: async () => {} },
  })
  onTestFinished(() => source.stop())
  const changes: (readonly string[] | undefined)[] = []
  source.onChange((tags) => changes.push(tags && [...tags]))
  await until(() => expect(changes).toEqual([undefined]))
  changes.length = 0
  return { ...all, source, changes, read: (name = 'a') => source.read(query, { name }) }
}

const asked = ({ url }: Request) => ({ origin: new URL(url).origin, ...Object.fromEntries(new URL(url).searchParams) })

test('[S77] [S80] [S82] a query is a GET to the CDN, which may not answer from before the last edit; live events, and all with a token, go to the API', async () => {
  const { read, requests } = await connected()
  await read('a "b"')
  const [live, first] = requests
  expect(live?.url).toMatch(/^https:\/\/abc123\.api\.sanity\.io\/v2026-02-01\/data\/live\/events\/production$/)
  expect(first).toMatchObject({ method: 'GET', url: expect.stringContaining('/v2026-02-01/data/query/production?') })
  expect(first && asked(first)).toMatchObject({
    origin: 'https://abc123.apicdn.sanity.io',
    perspective: 'published',
    cacheMode: 'noStale',
    query,
    $name: '"a \\"b\\""',
  })
  const withToken = hosted({ token: 'secret' })
  await withToken.client.fetch('*', {}, { perspective: 'drafts', cacheMode: 'noStale' })
  const [request] = withToken.requests
  expect(request && asked(request)).toEqual({
    origin: 'https://abc123.api.sanity.io',
    query: '*',
    perspective: 'drafts',
    returnQuery: 'false',
  })
})

test('a scheduled post appears when its minute begins: the query has the time, and its result one key', async () => {
  const { api, source, to } = await connected()
  const comesAt = new Date(noon + 5_000).toISOString()
  api.answer = (params) => {
    const isHere = Date.parse(JSON.parse(params.get('$now') ?? '')) >= Date.parse(comesAt)
    return Response.json({ result: isHere ? { post: { title: 'A' }, comesAt: null } : { post: null, comesAt }, ms: 7 })
  }
  const read = () =>
    source.read(timedQuery, { slug: 'a' }, { validUntil: (found) => Date.parse(found?.comesAt ?? '') || Infinity })
  expect(await read()).toMatchObject({ result: { post: null }, validUntil: noon })
  vi.setSystemTime(noon - 1)
  await read()
  vi.setSystemTime(noon)
  expect(await read()).toMatchObject({ result: { post: { title: 'A' } }, validUntil: Infinity })
  expect(to('/data/query/').map(asked)).toMatchObject([
    { $now: '"2026-11-21T01:59:59.000Z"' },
    { $now: '"2026-11-21T02:00:59.000Z"' },
  ])
  expect(source.cache.size().entries).toBe(1)
})

test('an edit makes stale the results that share a tag with it, and those without tags, which are queried with its id', async () => {
  const { api, read, changes, to } = await connected()
  const names = ['a', 'b', 'untagged']
  api.tags = (params) => {
    const name: string = JSON.parse(params.get('$name') ?? '""')
    return name === 'untagged' ? undefined : [`s1:${name}`, 's1:both']
  }
  for (const name of names) await read(name)
  api.send(message('MXxhYVlRejdGZUpPMQ', 's1:a', 's1:other'))
  await until(() => expect(changes).toEqual([['s1:a', 's1:other', '*']]))
  for (const name of names) await read(name)
  const after = to('/data/query/').slice(3).map(asked)
  expect(after).toMatchObject([{ $name: '"a"', lastLiveEventId: 'MXxhYVlRejdGZUpPMQ' }, { $name: '"untagged"' }])
  expect((await read('a')).tags).toEqual(new Set(['s1:a', 's1:both']))
})

test.each([
  ['no tags', frame('message', 'MXxh', { tags: [] })],
  ['tags of another type', frame('message', 'MXxh', { tags: 5 })],
  ['a restart', frame('restart', 'MXxh')],
])('%s: anything may have changed', async (_, text) => {
  const { read, changes, send, to } = await connected()
  await read()
  send(text)
  await until(() => expect(changes).toEqual([undefined]))
  await read()
  expect(to('/data/query/')).toHaveLength(2)
})

test('a connection that the service ends is resumed after the last event, and nothing is stale', async () => {
  const { read, changes, streams, send, logger, to } = await connected()
  send(message('MXxhYVlRejdGZUpPMQ', 's1:other'))
  await until(() => expect(changes).toHaveLength(1))
  await read()
  streams[0]?.close()
  await until(() => {
    vi.advanceTimersByTime(3_000)
    expect(streams).toHaveLength(2)
  })
  send(message('MXxhYVlRejdGZUpPMg', 's1:other'))
  await until(() => expect(changes).toHaveLength(2))
  expect(to('/live/')[1]?.headers.get('last-event-id')).toBe('MXxhYVlRejdGZUpPMQ')
  await read()
  expect([to('/data/query/').length, logger.lines]).toEqual([1, []])
})

test.each([
  ['goaway', frame('goaway', 'MXxh', { reason: 'connection limit reached' }), { reason: 'connection limit reached' }],
  ['an event that is no JSON', 'event: message\nid: MXxh\ndata: {"tags":["s1:\n\n', { error: expect.any(Error) }],
  ['an event without data', 'event: message\nid: MXxh\ndata: {}\n\n', { error: expect.any(Error) }],
])('%s ends the subscription: one line, and attempts that become rarer', async (_, text, facts) => {
  const { api, streams, logger, to } = await connected()
  api.first = welcome + text
  api.send(text)
  await until(() => expect(logger.lines).toMatchObject([{ level: 'warn', facts }]))
  for (const [count, delay] of [30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000].entries()) {
    await until(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(delay - 1)
    expect(to('/live/')).toHaveLength(count + 1)
    vi.advanceTimersByTime(1)
    expect(to('/live/')).toHaveLength(count + 2)
  }
  await until(() => expect(vi.getTimerCount()).toBe(1))
  api.first = welcome
  vi.advanceTimersByTime(600_000)
  await until(() => expect(streams).toHaveLength(9))
  api.send(message('MXxhYVlRejdGZUpPMQ', 's1:a'))
  await until(() =>
    expect(logger.lines.map(({ message: line }) => line)).toEqual([
      'Live content events stopped; content is revalidated once a minute until they are back',
      'Live content events are back',
    ]),
  )
})

test('[S88] a refusal of our origin is a line that says that it is not allowed to connect', async () => {
  const { api, client, logger } = hosted()
  Object.assign(api, { liveStatus: 403, cors: { allowed: false } })
  onTestFinished(subscribeToLiveEvents({ client, logger, onOpen: () => {}, onChange: () => {} }))
  const error = { message: expect.stringContaining('The current origin is not allowed to connect') }
  await until(() => expect(logger.lines).toMatchObject([{ level: 'warn', facts: { error } }]))
})

test('a clock that differs from the service’s by more than five minutes is one line for the operator', async () => {
  const logger = recordingLog()
  const { api, client } = hosted({ logger })
  api.liveHeaders = { date: new Date(Date.now() - 3_600_000).toUTCString() }
  for (let count = 0; count < 2; count++) {
    const subscription = client.live.events().subscribe()
    await until(() => expect(api.streams).toHaveLength(count + 1))
    subscription.unsubscribe()
  }
  await until(() =>
    expect(logger.lines).toMatchObject([{ level: 'warn', facts: { aheadMs: expect.closeTo(3_600_000, -4) } }]),
  )
})

/** Bodies of errors, from the references of the query and mutation endpoints. */
test.each([
  [400, { error: { description: "expected ']' following array", type: 'queryParseError' } }, 'CONTENT_REJECTED'],
  [401, { statusCode: 401, error: 'Unauthorized', message: 'Session not found' }, 'CONTENT_REJECTED'],
  [404, { statusCode: 404, error: 'Not Found', message: 'Dataset not found' }, 'CONTENT_REJECTED'],
  [408, { error: { description: 'query timed out', type: 'queryTimeoutError' } }, 'CONTENT_TIMED_OUT'],
  [429, { statusCode: 429, error: 'Too Many Requests', message: 'Rate limit exceeded' }, 'CONTENT_RATE_LIMITED'],
  [500, { statusCode: 500, error: 'Internal Server Error', message: 'Internal error' }, 'CONTENT_UNAVAILABLE'],
])('[S85] %i %j is %s, and the message has the words of the service', async (status, body, code) => {
  const { api, read } = await connected()
  api.answer = () => Response.json(body, { status, headers: { 'retry-after': '1' } })
  let error: unknown
  read().catch((thrown: unknown) => (error = thrown))
  await until(() => {
    vi.advanceTimersByTime(1_000)
    expect(error).toMatchObject({ code })
  })
  expect(error).toBeInstanceOf(ContentError)
  expect(String(error)).toContain('message' in body ? body.message : body.error.description)
})
