import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filter, firstValueFrom } from 'rxjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { keptLog } from '#tests/helpers/kept-log.ts'
import { type Answer, type Asked, found, type StubContent, stubContent } from '#tests/helpers/stub-content.ts'
import { createContentClient } from './client.ts'
import { type StoredAnswer, type StaleFallback, staleFallbackOnDisk } from './stale-fallback.ts'
import { createDiskCache } from './disk-cache.ts'
import { createContentSource } from './source.ts'

const inMemory = (): StaleFallback & { readonly kept: Map<string, StoredAnswer> } => {
  const kept = new Map<string, StoredAnswer>()
  return {
    kept,
    read: (key) => Promise.resolve(kept.get(key)),
    write: (key, answer) => Promise.resolve(void kept.set(key, answer)),
    forget: (key) => Promise.resolve(void kept.delete(key)),
  }
}

const onDisk = (dir: string) =>
  staleFallbackOnDisk(createDiskCache({ dir, maxBytes: 1e6, hasRoom: () => Promise.resolve(true) }))

interface Setting {
  readonly stub?: StubContent
  readonly staleFallback?: StaleFallback
  readonly deadline?: number
}

/** A source over a stub, welcomed to its live events, with a clock that a test sets. */
async function start({ stub: given, staleFallback = inMemory(), deadline }: Setting = {}) {
  const stub = given ?? (await stubContent())
  const client = createContentClient(
    { kind: 'local', dataset: 'production', token: undefined, datasetDir: '', port: 0 },
    stub.origin,
  )
  /** `wall` is the clock that an operator may set; without it both go together. */
  const clock: { time: number; wall?: number } = { time: 1_000_000 }
  const log = keptLog()
  const source = createContentSource({
    client,
    staleFallback,
    logger: log,
    now: () => clock.wall ?? clock.time,
    monotonicNow: () => clock.time,
    ...(deadline !== undefined && { deadline }),
  })
  onTestFinished(() => source.stop())
  const event = (type: string, id: string) =>
    firstValueFrom(client.live.events().pipe(filter((said) => said.type === type && 'id' in said && said.id === id)))
  await event('welcome', 'welcomed')
  return {
    stub,
    clock,
    log,
    source,
    read: async (query = '*', validUntil?: () => number) =>
      (await source.read(query, {}, validUntil && { validUntil })).result,
    /** Sends a live event; settles when the source has heard it. */
    hears: async (type: string, id: string, tags: readonly string[] = []) => {
      const heard = event(type, id)
      stub.send(type, { id, data: { tags } })
      await heard
    },
  }
}

const unavailable: Answer = { status: 500, body: {} }
const minute = 60_000
/** Longer than the client's own retries of a lost connection take, on a machine that is busy. */
const unhurried = { deadline: 15_000 }
/** Whether it is this query that was asked. */
const asks = ({ params }: Asked, query: string) => params.get('query') === query

test('an answer is asked for once, and kept for every later read of the same query', async () => {
  const { stub, read } = await start()
  stub.answer = ({ params }) => found(`answer to ${params.get('query')}`)
  expect(await read('*[a]')).toBe('answer to *[a]')
  expect(await read('*[a]')).toBe('answer to *[a]')
  expect(await read('*[b]')).toBe('answer to *[b]')
  expect(stub.requests).toHaveLength(2)
})

test('twenty who wait for the same answer are one question', async () => {
  const { stub, read } = await start()
  stub.answer = () => found('one')
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => read())))).toEqual(new Set(['one']))
  expect(stub.requests).toHaveLength(1)
})

test('a live event makes what it names stale, and the next question carries its id', async () => {
  const { stub, read, hears } = await start()
  stub.answer = ({ params }) => found('old', params.get('query') === '*[a]' ? ['s1:a'] : ['s1:b'])
  await read('*[a]')
  await read('*[b]')
  stub.answer = () => found('new', ['s1:a'])
  await hears('message', 'event-7', ['s1:a'])
  expect(await read('*[b]')).toBe('old')
  expect(await read('*[a]')).toBe('new')
  expect(stub.requests.map(({ params }) => params.get('lastLiveEventId'))).toEqual([null, null, 'event-7'])
})

test.each(['welcome', 'restart'])('%s makes everything stale: what happened in between is unknown', async (type) => {
  const { stub, read, hears } = await start()
  stub.answer = () => found('old', ['s1:a'])
  await read()
  stub.answer = () => found('new')
  await hears(type, 'event-1')
  expect(await read()).toBe('new')
})

test.each(['message', 'welcome', 'restart'])('an answer on its way while %s comes is asked for again', async (type) => {
  const { stub, read, hears } = await start()
  const first = Promise.withResolvers<Answer>()
  const asked = new Promise<void>((resolve) => {
    stub.answer = () => {
      resolve()
      return first.promise
    }
  })
  const early = read()
  await asked
  await hears(type, 'event-1', ['s1:a'])
  stub.answer = () => found('new', ['s1:a'])
  // Who asks after the event never gets what was asked before it.
  expect(await read()).toBe('new')
  first.resolve(found('old', ['s1:a']))
  expect(await early).toBe('old')
  expect(await read()).toBe('new')
})

test('an answer that has stopped being true is asked for again, not before', async () => {
  const { stub, read, clock } = await start()
  stub.answer = () => found('before the post')
  const until = clock.time + 1_000
  await read('*', () => until)
  stub.answer = () => found('with the post')
  clock.time = until - 1
  expect(await read('*', () => until)).toBe('before the post')
  clock.time = until
  expect(await read('*', () => Infinity)).toBe('with the post')
})

test('after a minute a copy is checked behind the visitor’s back', async () => {
  const { stub, read, clock } = await start()
  stub.answer = () => found('old')
  await read()
  clock.time += minute - 1
  await read()
  expect(stub.requests).toHaveLength(1)
  stub.answer = () => found('new')
  clock.time += 1
  expect(await read()).toBe('old')
  await eventually(async () => expect(await read()).toBe('new'))
  expect(stub.requests).toHaveLength(2)
})

test('[S81] a page waits three seconds for content', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeout.mockRestore())
  const { read } = await start()
  await read()
  expect(timeout).toHaveBeenCalledWith(3_000)
})

test('[S81] a service that hangs is given up at the deadline, and the last good content stands', async () => {
  const { stub, read, hears, source, log } = await start({ deadline: 500 })
  stub.answer = () => found('good', ['s1:a'])
  await read()
  stub.answer = () => 'hang'
  await hears('message', 'event-1', ['s1:a'])
  expect(await read()).toBe('good')
  expect(log.lines).toMatchObject([{ level: 'warn', message: 'Content is served from the stale copy' }])
  // One slow query is no outage.
  expect(source.isUp()).toBe(true)
})

test('the service counts as down when three different queries time out with no answer in between, not when one does so often', async () => {
  const { stub, read, source } = await start({ deadline: 50 })
  stub.answer = () => 'hang'
  for (let times = 0; times < 4; times++) await expect(read('slow')).rejects.toMatchObject({ isUnreachable: true })
  expect(source.isUp()).toBe(true)
  await expect(read('b')).rejects.toThrow('did not answer')
  stub.answer = () => found('well')
  await read('c')
  stub.answer = () => 'hang'
  for (const query of ['slow', 'b']) await expect(read(query)).rejects.toThrow('did not answer')
  expect(source.isUp()).toBe(true)
  await expect(read('d')).rejects.toThrow('did not answer')
  expect(source.isUp()).toBe(false)
})

test('the service counts as down at once when there is no connection', async () => {
  const { stub, read, source } = await start(unhurried)
  stub.answer = () => 'cut'
  await expect(read()).rejects.toMatchObject({ isConnectionLost: true })
  expect(source.isUp()).toBe(false)
})

test('while one query is slow an edit elsewhere is seen at once', async () => {
  const { stub, read, source, hears, clock } = await start({ deadline: 200 })
  stub.answer = (asked) => found('old', [asks(asked, 'slow') ? 's1:slow' : 's1:alert'])
  await read('slow')
  await read('alert')
  stub.answer = (asked) => (asks(asked, 'slow') ? 'hang' : found('new', ['s1:alert']))
  await hears('message', 'event-1', ['s1:slow'])
  expect(await read('slow')).toBe('old')
  const asked = stub.requests.length
  // The slow one keeps nobody waiting again for five seconds.
  expect(await read('slow')).toBe('old')
  expect(stub.requests).toHaveLength(asked)
  await hears('message', 'event-2', ['s1:alert'])
  expect(await read('alert')).toBe('new')
  expect(source.isUp()).toBe(true)
  stub.answer = () => found('quick again', ['s1:slow'])
  clock.time += 5_000
  expect(await read('slow')).toBe('old')
  await eventually(async () => expect(await read('slow')).toBe('quick again'))
})

test.each(['message', 'welcome', 'restart'])(
  'a %s is followed by a new query, also while the service counts as down',
  async (type) => {
    const { stub, read, source, hears } = await start(unhurried)
    stub.answer = () => found('old', ['s1:a'])
    await read()
    await hears('message', 'event-1', ['s1:a'])
    stub.answer = () => 'cut'
    expect(await read()).toBe('old')
    expect(source.isUp()).toBe(false)
    stub.answer = () => found('new', ['s1:a'])
    await hears(type, 'event-2', ['s1:a'])
    expect(await read()).toBe('new')
  },
)

test('a clock that is set back delays no check', async () => {
  const { stub, read, clock } = await start()
  stub.answer = () => found('old')
  await read()
  clock.wall = 0
  stub.answer = () => found('new')
  clock.time += minute
  await read()
  await eventually(async () => expect(await read()).toBe('new'))
})

test('answers for made-up parameters push none out that exist, and none of them goes to disk', async () => {
  const staleFallback = inMemory()
  const { stub, read, source } = await start({ staleFallback })
  stub.answer = (asked) => found({ page: asks(asked, '*') ? 'here' : null, glossary: 'x'.repeat(100_000) })
  const isFound = { isFound: () => false }
  expect(await read()).toMatchObject({ page: 'here' })
  const first = (await source.read('made-up-0', {}, isFound)).answer ?? ''
  for (let n = 1; n < 30; n++) await source.read(`made-up-${n}`, {}, isFound)
  expect(staleFallback.kept.size).toBe(1)
  // The first of them had to go; the page is there still.
  expect(await source.isSame([first])).toBe(false)
  const asked = stub.requests.length
  await read()
  expect(stub.requests).toHaveLength(asked)
})

test('[S81] the deadline bounds the retries too', async () => {
  const { stub, read } = await start({ deadline: 50 })
  stub.answer = () => ({ status: 503, body: {} })
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable: true })
  expect(stub.requests).toHaveLength(1)
})

test('without an answer and without a copy it fails, with a code', async () => {
  const { stub, read } = await start()
  stub.answer = () => unavailable
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable: false })
  stub.answer = () => ({ status: 400, body: { error: { type: 'queryParseError', description: 'expected ]' } } })
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_REJECTED' })
  await stub.close()
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable: true })
})

test('while the service cannot be reached copies come at once, and after five seconds it is asked again', async () => {
  const { stub, read, hears, clock, source, log } = await start(unhurried)
  stub.answer = () => found('good', ['s1:a'])
  await read()
  await hears('message', 'event-1', ['s1:a'])
  stub.answer = () => 'cut'
  await read()
  expect(source.isUp()).toBe(false)
  const asked = stub.requests.length
  clock.time += 4_999
  expect(await read()).toBe('good')
  expect(stub.requests).toHaveLength(asked)
  stub.answer = () => found('new')
  clock.time += 1
  // Nobody waits for a service that was away: one question finds out behind the visitor's back.
  expect(await read()).toBe('good')
  await eventually(async () => expect(await read()).toBe('new'))
  expect(source.isUp()).toBe(true)
  expect(log.lines.at(-1)).toMatchObject({ level: 'info', message: 'The content service answers again' })
})

test('when its live events come back the service is asked at once, without the rest of the pause', async () => {
  const { stub, read, hears } = await start({ deadline: 500 })
  stub.answer = () => found('good', ['s1:a'])
  await read()
  stub.answer = () => 'hang'
  await hears('message', 'event-1', ['s1:a'])
  await read()
  stub.answer = () => found('new')
  await hears('welcome', 'event-2')
  expect(await read()).toBe('new')
})

test.each([
  ['half an answer', { body: '{"ms":1,"result":[{"_id":"half' }],
  ['a proxy’s page', { body: '<h1>Log in</h1>', type: 'text/html' }],
  ['an answer without a result', { body: { ms: 1 } }],
  ['nothing', { body: '' }],
] satisfies [string, Answer][])('%s is a failure, not “nothing found”', async (_, garbage) => {
  const staleFallback = inMemory()
  const { stub, read, hears } = await start({ staleFallback })
  stub.answer = () => garbage
  await expect(read()).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE', isUnreachable: false })
  stub.answer = () => found('good', ['s1:a'])
  await read()
  stub.answer = () => garbage
  await hears('message', 'event-1', ['s1:a'])
  expect(await read()).toBe('good')
  expect([...staleFallback.kept.values()]).toEqual([{ result: 'good', tags: ['s1:a'] }])
})

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The id of the answer to a query. */
const idOf = async ({ source }: Awaited<ReturnType<typeof start>>, query = '*'): Promise<string> =>
  (await source.read(query, {})).answer ?? ''

test('the same bytes keep their id; a live event unsettles it, and it is the same again once it was asked for', async () => {
  const content = await start()
  const { stub, source, hears } = content
  stub.answer = ({ params }) => found('as it was', [`s1:${params.get('query')}`])
  const [a, b] = [await idOf(content, 'a'), await idOf(content, 'b')]
  expect(a).not.toBe(b)
  const touched = vi.fn<() => void>()
  source.onTouched(touched)
  await hears('message', 'event-1', ['s1:a'])
  expect(touched).toHaveBeenCalledOnce()
  expect([source.isSettled([a, b]), source.isSettled([b])]).toEqual([false, true])
  expect(await source.isSame([a, b])).toBe(true)
  expect(source.isSettled([a, b])).toBe(true)
  // Only what was touched was asked for again.
  expect(stub.requests.map(({ params }) => params.get('query'))).toEqual(['a', 'b', 'a'])
  expect(await idOf(content, 'a')).toBe(a)
})

test('other bytes have another id, and the old one is never the same again', async () => {
  const content = await start()
  const { stub, source, hears } = content
  stub.answer = () => found('old', ['s1:a'])
  const old = await idOf(content)
  stub.answer = () => found('new', ['s1:a'])
  await hears('message', 'event-1', ['s1:a'])
  expect(await source.isSame([old])).toBe(false)
  expect(source.isSettled([old])).toBe(false)
  expect(await idOf(content)).not.toBe(old)
  expect(await source.isSame(['of another process'])).toBe(false)
})

test('what is a minute old is asked for again, and what cannot be asked for stays', async () => {
  const content = await start({ deadline: 500 })
  const { stub, source, clock, hears } = content
  stub.answer = () => found('old', ['s1:a'])
  const id = await idOf(content)
  clock.time += minute - 1
  expect([await source.isSame([id]), stub.requests.length]).toEqual([true, 1])
  clock.time += 1
  expect([await source.isSame([id]), stub.requests.length]).toEqual([true, 2])
  stub.answer = () => 'hang'
  await hears('message', 'event-1', ['s1:a'])
  expect([await source.isSame([id]), stub.requests.length]).toEqual([true, 3])
  // Not again while the service is given time.
  expect([await source.isSame([id]), stub.requests.length]).toEqual([true, 3])
  expect(source.counts).toEqual({ asked: 3, failed: 1 })
})

test('[S81] from a copy on disk nobody waits for a service that hangs, but the first three', async () => {
  const staleFallback = inMemory()
  const before = await start({ staleFallback })
  before.stub.answer = () => found('kept', ['s1:a'])
  const queries = ['a', 'b', 'c', 'd'] as const
  for (const query of queries) await before.read(query)
  const after = await start({ staleFallback, deadline: 500 })
  after.stub.answer = () => 'hang'
  const ids: string[] = []
  for (const query of queries) ids.push(await idOf(after, query))
  expect(after.stub.requests).toHaveLength(3)
  expect(after.source.isUp()).toBe(false)
  expect(await after.read('b')).toBe('kept')
  expect(after.source.isSettled(ids)).toBe(false)
  after.clock.time += 5_000
  expect(await after.read('b')).toBe('kept')
  after.stub.answer = () => found('kept', ['s1:a'])
  await after.hears('welcome', 'back')
  expect(await after.source.isSame(ids)).toBe(true)
})

test('after a restart in an outage the copies on disk are served', async () => {
  const folder = await temporaryFolder()
  const before = await start({ staleFallback: onDisk(join(folder, 'not made yet')) })
  before.stub.answer = () => found({ title: 'Kept' }, ['s1:a'])
  await before.read()
  const after = await start({ staleFallback: onDisk(join(folder, 'not made yet')) })
  after.stub.answer = () => unavailable
  await eventually(async () => expect(await after.read()).toEqual({ title: 'Kept' }))
  await expect(after.read('*[never asked]')).rejects.toMatchObject({ code: 'CONTENT_UNAVAILABLE' })
})

test('a copy that is broken on disk is as if it were not there', async () => {
  const folder = await temporaryFolder()
  const staleFallback = onDisk(folder)
  await staleFallback.write('key', { result: 1, tags: [] })
  expect(await staleFallback.read('key')).toEqual({ result: 1, tags: [] })
  const [file = ''] = await readdir(folder)
  await writeFile(join(folder, file), '{"result":')
  expect(await staleFallback.read('key')).toBeUndefined()
  await writeFile(join(folder, file), '[]')
  expect(await staleFallback.read('key')).toBeUndefined()
})

test.each([[null], [{ post: null, comesAt: null }], [[]]])(
  'what found nothing (%j) is not kept on disk, or anybody could fill it, and forgets what was there',
  async (nothing) => {
    const staleFallback = inMemory()
    const { stub, read, hears } = await start({ staleFallback })
    stub.answer = () => found({ post: { title: 'Here' } }, ['s1:a'])
    await read()
    expect(staleFallback.kept.size).toBe(1)
    stub.answer = () => found(nothing, ['s1:a'])
    await hears('message', 'event-1', ['s1:a'])
    expect(await read()).toEqual(nothing)
    expect(staleFallback.kept.size).toBe(0)
  },
)

test('a disk that cannot be written costs a log line, not the page', async () => {
  const { stub, read, log } = await start({ staleFallback: onDisk('/dev/null/content') })
  stub.answer = () => found('here')
  expect(await read()).toBe('here')
  await eventually(() =>
    expect(log.lines).toMatchObject([
      { level: 'warn', message: 'A stale copy of content could not be stored on disk' },
    ]),
  )
})

test('[S88] live events that our origin may not have are told in the log, and tried again after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stub = await stubContent(() => ({ body: { result: { allowed: false } } }))
  stub.liveStatus = 403
  const client = createContentClient(
    { kind: 'local', dataset: 'production', token: undefined, datasetDir: '', port: 0 },
    stub.origin,
  )
  const told = Promise.withResolvers<object>()
  const log = { ...keptLog(), warn: (facts: object) => told.resolve(facts) }
  const source = createContentSource({ client, staleFallback: inMemory(), logger: log })
  onTestFinished(() => source.stop())
  expect(await told.promise).toMatchObject({
    error: { message: expect.stringContaining('The current origin is not allowed to connect') },
  })
  stub.liveStatus = 200
  vi.advanceTimersByTime(29_999)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  while (stub.liveConnections < 2) await new Promise((resolve) => setImmediate(resolve))
})
