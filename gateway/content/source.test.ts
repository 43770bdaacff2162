import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filter, firstValueFrom } from 'rxjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryOf } from '#tests/helpers/every-query.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { stopClocks } from '#tests/helpers/stopped-clocks.ts'
import {
  type Answer,
  type Asked,
  found as foundResult,
  type StubContent,
  stubContent,
} from '#tests/helpers/stub-content.ts'
import { createContentClient } from './client.ts'
import { type StaleFallback, staleFallbackOnDisk, type StoredResult } from './stale-fallback.ts'
import { createDiskCache } from './disk-cache.ts'
import { postBySlug } from './documents/post.ts'
import { escalationAddress } from './queries/mail-settings.ts'
import { redirectFrom } from './queries/redirect.ts'
import type { ContentReader } from './reader.ts'
import { createContentSource } from './source.ts'

const inMemory = (): StaleFallback & { readonly stored: Map<string, StoredResult> } => {
  const stored = new Map<string, StoredResult>()
  return {
    stored,
    read: (key) => Promise.resolve(stored.get(key)),
    write: (key, result) => Promise.resolve(void stored.set(key, result)),
    forget: (key) => Promise.resolve(void stored.delete(key)),
  }
}

const onDisk = (dir: string) =>
  staleFallbackOnDisk(createDiskCache({ dir, maxBytes: 1e6, hasRoom: () => Promise.resolve(true) }))

/** A listed query with a text in its result. Tests read it with parameters that it does not have, to get several results. */
const settingsQuery = await queryOf(escalationAddress)
const settingsWith = (text: string) => ({ contactEmail: text, escalationEmail: null, mailRoutes: null })

/** The response to the query, or any other result. */
const found = (result: unknown) => foundResult(typeof result === 'string' ? settingsWith(result) : result)
const textIn = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'contactEmail' in result ? result.contactEmail : result

interface Setting {
  readonly stub?: StubContent
  readonly staleFallback?: StaleFallback
  readonly deadline?: number
}

/** A source over a stub that has received the welcome event, with clocks that the test moves. */
async function start({ stub: input, staleFallback = inMemory(), deadline }: Setting = {}) {
  stopClocks()
  const stub = input ?? (await stubContent())
  const client = createContentClient(stub.config)
  const log = recordingLog()
  const source = createContentSource({
    client,
    staleFallback,
    logger: log,
    ...(deadline !== undefined && { deadline }),
  })
  onTestFinished(() => source.stop())
  const event = (type: string, id: string) =>
    firstValueFrom(client.live.events().pipe(filter((said) => said.type === type && 'id' in said && said.id === id)))
  await event('welcome', 'welcomed')
  return {
    stub,
    log,
    source,
    /** The text in the result with this name. */
    read: async (name = 'a') => textIn((await source.read(settingsQuery, { name })).result),
    /** The result of another query. */
    readBy: async (query: string): Promise<unknown> => (await source.read(query, {})).result,
    /** Sends a live event; settles when the source has received it. */
    receives: async (type: string, id: string) => {
      const heard = event(type, id)
      // The client reads the tags of the changed documents; all content counts as changed.
      stub.send(type, { id, data: { tags: [] } })
      await heard
    },
  }
}

/**
 * Holds back the deadlines of this length, in ms, until the test lets them pass: on a busy machine a short one could pass before the
 * service has the request.
 */
function heldDeadlines(ms: number) {
  const running: AbortController[] = []
  const original = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((given) => {
    if (given !== ms) return original(given)
    const controller = new AbortController()
    running.push(controller)
    return controller.signal
  })
  onTestFinished(() => timeout.mockRestore())
  const pass = () => {
    for (const controller of running.splice(0)) controller.abort(new DOMException('It has elapsed', 'TimeoutError'))
  }
  return {
    deadline: ms,
    /** A request that hangs until its deadline, which passes as soon as the service has the request. */
    hang: (): Answer => {
      pass()
      return 'hang'
    },
  }
}

const unavailable: Answer = { status: 500, body: {} }
const minute = 60_000
/** Longer than the client's own retries of a lost connection take on a busy machine. */
const unhurried = { deadline: 15_000 }
/** The name with which the result is read. */
const nameIn = ({ params }: Asked): string => JSON.parse(params.get('$name') ?? '""')

test('a query that code generation has not listed is an error with the remedy, is never sent, and is no failure of the service', async () => {
  const { stub, source } = await start()
  await expect(source.read('*[_type == "invented"]{ title }', {})).rejects.toThrow(
    `The query '*[_type == "invented"]{ title } …' has no generated shape. Run npm run codegen.`,
  )
  expect([stub.requests, source.counts]).toEqual([[], { queries: 0, failures: 0 }])
})

test('[S81] a page waits three seconds for content, then the query is abandoned', async () => {
  const elapsed = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(elapsed.signal)
  onTestFinished(() => timeout.mockRestore())
  const { stub, read } = await start()
  const requested = new Promise<void>((resolve) => {
    stub.answer = () => {
      resolve()
      return 'hang'
    }
  })
  const reading = read()
  await requested
  expect(timeout.mock.calls).toEqual([[3_000]])
  elapsed.abort(new DOMException('Three seconds have elapsed', 'TimeoutError'))
  await expect(reading).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable: true })
})

test('[S81] a hanging query is abandoned at the deadline, and the stale content is served', async () => {
  const { deadline, hang } = heldDeadlines(500)
  const { stub, read, receives, source, log } = await start({ deadline })
  stub.answer = () => found('good')
  await read()
  stub.answer = hang
  await receives('message', 'event-1')
  expect(await read()).toBe('good')
  expect(log.lines).toMatchObject([
    { level: 'warn', message: 'Content could not be revalidated; the stale copy is served' },
  ])
  // One slow query is not an outage.
  expect(source.isUp()).toBe(true)
})

test('the service counts as down when three different queries time out in a row, not when the same one does', async () => {
  const { deadline, hang } = heldDeadlines(50)
  const { stub, read, source } = await start({ deadline })
  stub.answer = hang
  for (let times = 0; times < 4; times++) await expect(read('slow')).rejects.toMatchObject({ isUnreachable: true })
  expect(source.isUp()).toBe(true)
  await expect(read('b')).rejects.toThrow('did not answer')
  stub.answer = () => found('well')
  await read('c')
  stub.answer = hang
  for (const name of ['slow', 'b']) await expect(read(name)).rejects.toThrow('did not answer')
  expect(source.isUp()).toBe(true)
  await expect(read('d')).rejects.toThrow('did not answer')
  expect(source.isUp()).toBe(false)
})

test('the service counts as down immediately when there is no connection', async () => {
  const { stub, read, source } = await start(unhurried)
  stub.answer = () => 'cut'
  await expect(read()).rejects.toMatchObject({ isConnectionLost: true })
  expect(source.isUp()).toBe(false)
})

test('while one query is slow, an edit elsewhere is visible immediately', async () => {
  const { deadline, hang } = heldDeadlines(200)
  const { stub, read, source, receives } = await start({ deadline })
  stub.answer = () => found('old')
  await read('slow')
  await read('alert')
  stub.answer = (request) => (nameIn(request) === 'slow' ? hang() : found('new'))
  await receives('message', 'event-1')
  expect(await read('slow')).toBe('old')
  const requestCount = stub.requests.length
  // For five seconds no reader waits for the slow query again.
  expect(await read('slow')).toBe('old')
  expect(stub.requests).toHaveLength(requestCount)
  expect(await read('alert')).toBe('new')
  expect(source.isUp()).toBe(true)
  stub.answer = () => found('quick again')
  vi.advanceTimersByTime(5_000)
  expect(await read('slow')).toBe('old')
  await eventually(async () => expect(await read('slow')).toBe('quick again'))
})

test('results for invented parameters evict no existing content and are not stored on disk', async () => {
  const staleFallback = inMemory()
  const { stub, read, source } = await start({ staleFallback })
  stub.answer = () => found('x'.repeat(100_000))
  const isFound = { isFound: () => false }
  await read()
  for (let n = 0; n < 30; n++) await source.read(settingsQuery, { name: `made-up-${n}` }, isFound)
  expect(staleFallback.stored.size).toBe(1)
  expect(source.cache.counts.evictions).toBeGreaterThan(0)
  const requestCount = stub.requests.length
  await read()
  expect(stub.requests).toHaveLength(requestCount)
})

test('[S81] the deadline includes retries', async () => {
  const { deadline, hang } = heldDeadlines(50)
  const { stub, read } = await start({ deadline })
  // It passes while the client tries again.
  stub.answer = () => (stub.requests.length === 2 ? hang() : { status: 503, body: {} })
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable: true })
  expect(stub.requests).toHaveLength(2)
})

test('without a response or a copy a read fails with a code', async () => {
  const { stub, read } = await start()
  stub.answer = () => unavailable
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable: false })
  stub.answer = () => ({ status: 400, body: { error: { type: 'queryParseError', description: 'expected ]' } } })
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_REJECTED' })
  await stub.close()
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable: true })
})

test('while the service is down stale copies are served immediately, and a small query tries it every five seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const { stub, read, receives, source, log } = await start(unhurried)
  stub.answer = () => found('good')
  await read()
  await read('b')
  await receives('message', 'event-1')
  stub.answer = () => 'cut'
  await read()
  expect(source.isUp()).toBe(false)
  const requestCount = stub.requests.length
  vi.advanceTimersByTime(minute)
  // No reader waits for a service that is down.
  expect([await read(), await read('b')]).toEqual(['good', 'good'])
  expect(stub.requests).toHaveLength(requestCount)
  const probes = () => timers.mock.calls.filter(([, ms]) => ms === 5_000).map(([send]) => send)
  probes()[0]?.()
  await eventually(() => expect(probes()).toHaveLength(2))
  expect(source.isUp()).toBe(false)
  stub.answer = () => found('new')
  probes()[1]?.()
  await eventually(() => expect(source.isUp()).toBe(true))
  expect([await read(), await read('b')]).toEqual(['new', 'new'])
  expect(log.lines.at(-1)).toMatchObject({ level: 'info', message: 'The content service is up again' })
})

test.each([
  ['half an answer', { body: '{"ms":1,"result":[{"_id":"half' }],
  ['a proxy’s page', { body: '<h1>Log in</h1>', type: 'text/html' }],
  ['an answer without a result', { body: { ms: 1 } }],
  ['nothing', { body: '' }],
  ['text in place of a result', { body: { ms: 1, result: 'unexpected' } }],
] satisfies [string, Answer][])('[S79] %s is an error, not an empty result', async (_, garbage) => {
  const staleFallback = inMemory()
  const { stub, read, receives } = await start({ staleFallback })
  stub.answer = () => garbage
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable: false })
  stub.answer = () => found('good')
  await read()
  stub.answer = () => garbage
  await receives('message', 'event-1')
  expect(await read()).toBe('good')
  expect([...staleFallback.stored.values()]).toEqual([{ result: settingsWith('good') }])
})

test('[S79] content is read from result; documents, results and a transaction, which answer requests that we never send, are ignored', async () => {
  const { stub, read } = await start()
  const others = { documents: [settingsWith('a document')], results: [settingsWith('a result')], transactionId: 't1' }
  stub.answer = () => ({ body: { ms: 1, result: settingsWith('good'), ...others } })
  expect(await read()).toBe('good')
  stub.answer = () => ({ body: { ms: 1, ...others } })
  await expect(read('other')).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE' })
})

const findRedirect = (reader: ContentReader) => redirectFrom(reader, '/old')
const findPost = (reader: ContentReader) => postBySlug(reader, 'here')

const mailSettings = settingsWith('a@provider.example')
const redirects = [{ from: '/old', to: '/new', isOffSite: null }]

test.each([
  ['other fields', escalationAddress, mailSettings, { unexpected: true }],
  ['fewer fields', escalationAddress, mailSettings, { contactEmail: 'b@provider.example' }],
  ['a value of the wrong type', escalationAddress, mailSettings, { ...mailSettings, contactEmail: 5 }],
  ['a list in place of an object', escalationAddress, mailSettings, [1, 2, 3]],
  ['an object in place of a list', findRedirect, redirects, { unexpected: true }],
  ['only values of the wrong type', findRedirect, redirects, [1, 2, 3]],
])('[S79] a result with %s is an error, in memory and after a restart', async (_, readFrom, good, wrong) => {
  const query = await queryOf(readFrom)
  const staleFallback = inMemory()
  const before = await start({ staleFallback })
  before.stub.answer = () => found(good)
  await before.readBy(query)
  before.stub.answer = () => found(wrong)
  await before.receives('message', 'event-1')
  expect(await before.readBy(query)).toEqual(good)
  const after = await start({ staleFallback })
  after.stub.answer = () => found(wrong)
  expect(await after.readBy(query)).toEqual(good)
  expect([...staleFallback.stored.values()]).toEqual([{ result: good }])
  after.stub.answer = () => found(null)
  await after.receives('message', 'event-1')
  expect(await after.readBy(query)).toBeNull()
})

test('[S79] a list item with a value of the wrong type is left out and logged without its values', async () => {
  const { stub, readBy, log } = await start()
  stub.answer = () => found([...redirects, { from: 'Quillan Tester', to: 5, isOffSite: null }])
  expect(await readBy(await queryOf(findRedirect))).toEqual([...redirects, null])
  expect(log.lines).toContainEqual({
    level: 'warn',
    message: 'Content with values of the wrong type was left out',
    facts: { places: ['[]'] },
  })
})

test('the stale copy is not read while the content service is up', async () => {
  const staleFallback = inMemory()
  const reads = vi.spyOn(staleFallback, 'read')
  const { stub, read } = await start({ staleFallback })
  stub.answer = () => found('good')
  await read()
  expect(reads).not.toHaveBeenCalled()
})

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('equal results stay the same object, and are not stored on disk again', async () => {
  const staleFallback = inMemory()
  const writes = vi.spyOn(staleFallback, 'write')
  const { stub, source, receives } = await start({ staleFallback })
  const result = async () => (await source.read(settingsQuery, {})).result
  stub.answer = () => found('same')
  const first = await result()
  await receives('message', 'event-1')
  expect(await result()).toBe(first)
  expect(writes).toHaveBeenCalledOnce()
  stub.answer = () => found('changed')
  await receives('message', 'event-2')
  expect(await result()).not.toBe(first)
  expect(writes).toHaveBeenCalledTimes(2)
})

test('a result is valid until its time; a stale one is not, so that no page made from it counts as current', async () => {
  const { stub, source, receives } = await start()
  const validity = async () => (await source.read(settingsQuery, {}, { validUntil: () => 5e12 })).validUntil
  stub.answer = () => found('old')
  expect(await validity()).toBe(5e12)
  vi.advanceTimersByTime(minute)
  expect(await validity()).toBe(0)
  await eventually(async () => expect(await validity()).toBe(5e12))
  stub.answer = () => unavailable
  await receives('message', 'event-1')
  expect(await validity()).toBe(0)
})

test('[S81] with stored copies, only the first three reads wait for a hanging service', async () => {
  const staleFallback = inMemory()
  const before = await start({ staleFallback })
  before.stub.answer = () => found('kept')
  const names = ['a', 'b', 'c', 'd'] as const
  for (const name of names) await before.read(name)
  const { deadline, hang } = heldDeadlines(500)
  const after = await start({ staleFallback, deadline })
  after.stub.answer = hang
  for (const name of names) expect(await after.read(name)).toBe('kept')
  expect(after.stub.requests).toHaveLength(3)
  expect(after.source.isUp()).toBe(false)
  expect((await after.source.read(settingsQuery, { name: 'd' })).validUntil).toBe(0)
  after.stub.answer = () => found('new')
  await after.receives('welcome', 'back')
  expect(await after.read('d')).toBe('new')
})

test('after a restart during an outage the stored copies are served', async () => {
  const folder = await temporaryFolder()
  const before = await start({ staleFallback: onDisk(join(folder, 'not made yet')) })
  before.stub.answer = () => found('Kept')
  await before.read()
  const after = await start({ staleFallback: onDisk(join(folder, 'not made yet')) })
  after.stub.answer = () => unavailable
  await eventually(async () => expect(await after.read()).toBe('Kept'))
  await expect(after.read('never asked')).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE' })
})

test('a damaged file on disk counts as missing', async () => {
  const folder = await temporaryFolder()
  const staleFallback = onDisk(folder)
  await staleFallback.write('key', { result: 1 })
  expect(await staleFallback.read('key')).toEqual({ result: 1 })
  const [file = ''] = await readdir(folder)
  await writeFile(join(folder, file), '{"result":')
  expect(await staleFallback.read('key')).toBeUndefined()
  await writeFile(join(folder, file), '[]')
  expect(await staleFallback.read('key')).toBeUndefined()
})

test.each([
  [null, escalationAddress, mailSettings],
  [{ post: null, comesAt: null }, findPost, { post: { title: 'Here' }, comesAt: null }],
  [[], findRedirect, redirects],
])(
  'an empty result (%j) is not stored on disk, because clients could fill it, and removes the earlier copy',
  async (nothing, readFrom, here) => {
    const query = await queryOf(readFrom)
    const staleFallback = inMemory()
    const { stub, readBy, receives } = await start({ staleFallback })
    stub.answer = () => found(here)
    await readBy(query)
    expect(staleFallback.stored.size).toBe(1)
    stub.answer = () => found(nothing)
    await receives('message', 'event-1')
    expect(await readBy(query)).toEqual(nothing)
    expect(staleFallback.stored.size).toBe(0)
  },
)

test('a disk that is not writable causes a log line, and the page is still served', async () => {
  const { stub, read, log } = await start({ staleFallback: onDisk('/dev/null/content') })
  stub.answer = () => found('here')
  expect(await read()).toBe('here')
  await eventually(() =>
    expect(log.lines).toMatchObject([
      { level: 'warn', message: 'A stale copy of content could not be stored on disk' },
    ]),
  )
})
