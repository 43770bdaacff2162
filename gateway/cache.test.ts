import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { type CachePolicy, createCache, type Loaded } from './cache.ts'

/**
 * A cache on a clock that the test sets. `wall` is the adjustable system clock; by default it follows the monotonic
 * one.
 */
function start({ known = 1_000, arbitrary = 1_000 } = {}) {
  const clock: { time: number; wall?: number } = { time: 1_000_000 }
  const cache = createCache<string>({
    maxBytes: { known, arbitrary },
    revalidateTimeoutMs: 1_000,
    now: () => clock.wall ?? clock.time,
    monotonicNow: () => clock.time,
  })
  return {
    cache,
    clock,
    invalidate: (...affected: string[]) => cache.invalidate((tags) => affected.some((tag) => tags.has(tag))),
  }
}

const loaded = (
  value: string,
  {
    tags = ['a'],
    size = 100,
    policy = 'known',
    validUntil = Infinity,
  }: { tags?: string[]; size?: number; policy?: CachePolicy; validUntil?: number } = {},
): Loaded<string> => ({ value, size, policy, tags: new Set(tags), validUntil })

const loader = (...outcomes: (Loaded<string> | Error)[]) => {
  const load = vi.fn<() => Promise<Loaded<string>>>()
  for (const outcome of outcomes)
    if (outcome instanceof Error) load.mockRejectedValueOnce(outcome)
    else load.mockResolvedValueOnce(outcome)
  return load
}

const minute = 60_000

test('concurrent callers share one load, and later ones get the cached value', async () => {
  const { cache } = start()
  const load = loader(loaded('one'))
  const values = await Promise.all(Array.from({ length: 20 }, () => cache.getOrLoad('/', load)))
  expect(new Set(values)).toEqual(new Set(['one']))
  expect(cache.get('/')).toBe('one')
  expect(load).toHaveBeenCalledOnce()
  expect(cache.counts).toMatchObject({ hits: 1, misses: 1 })
})

test('a value for a single client is loaded for each caller and never cached', async () => {
  const { cache } = start()
  const load = loader(loaded('first', { policy: 'none' }), loaded('second', { policy: 'none' }))
  expect(await Promise.all([cache.getOrLoad('/', load), cache.getOrLoad('/', load)])).toEqual(['first', 'second'])
  expect(cache.get('/')).toBeUndefined()
})

test('an invalidated entry is loaded again before it is served; others stay', async () => {
  const { cache, invalidate } = start()
  const changed = loader(loaded('old', { tags: ['a'] }), loaded('new', { tags: ['a'] }))
  const other = loader(loaded('other', { tags: ['b'] }))
  await cache.getOrLoad('/changed', changed)
  await cache.getOrLoad('/other', other)
  invalidate('a')
  expect(cache.get('/changed')).toBeUndefined()
  expect(await cache.getOrLoad('/changed', changed)).toBe('new')
  expect(await cache.getOrLoad('/other', other)).toBe('other')
  expect([changed, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

test('a client that waits for an invalidated entry gets the stale copy after a second, and the next ones immediately', async () => {
  const { cache, invalidate } = start()
  const second = Promise.withResolvers<Loaded<string>>()
  const load = loader(loaded('old')).mockReturnValueOnce(second.promise)
  await cache.getOrLoad('/', load)
  invalidate('a')
  expect(await cache.getOrLoad('/', load)).toBe('old')
  expect(cache.get('/')).toBe('old')
  expect(cache.counts.staleIfError).toBe(1)
  second.resolve(loaded('new'))
  await eventually(() => expect(cache.get('/')).toBe('new'))
})

test.each([
  ['fails', loaded('an error page', { policy: 'error' })],
  ['throws', new Error('broken')],
])(
  'when revalidation %s the stale copy is served, and the next attempt follows after five seconds',
  async (_, failure) => {
    const { cache, clock, invalidate } = start()
    const load = loader(loaded('old'), failure, loaded('new'))
    await cache.getOrLoad('/', load)
    invalidate('a')
    expect(await cache.getOrLoad('/', load)).toBe('old')
    clock.time += 4_999
    expect(cache.get('/')).toBe('old')
    expect(load).toHaveBeenCalledTimes(2)
    clock.time += 1
    // In the background: the last attempt failed.
    expect(cache.get('/')).toBe('old')
    await eventually(() => expect(cache.get('/')).toBe('new'))
    expect(cache.counts).toMatchObject({ staleIfError: 1, errors: 1 })
  },
)

test('an event after a failure triggers an immediate attempt to load', async () => {
  const { cache, invalidate } = start()
  const load = loader(loaded('old'), new Error('broken'), loaded('new'))
  await cache.getOrLoad('/', load)
  invalidate('a')
  await cache.getOrLoad('/', load)
  invalidate('a')
  expect(await cache.getOrLoad('/', load)).toBe('new')
})

test('an error is not cached, and is thrown if there is no stale copy', async () => {
  const { cache } = start()
  const load = loader(loaded('an error page', { policy: 'error' }), loaded('well'))
  expect(await cache.getOrLoad('/', load)).toBe('an error page')
  expect(await cache.getOrLoad('/', load)).toBe('well')
  await expect(cache.getOrLoad('/other', loader(new Error('broken')))).rejects.toThrow('broken')
})

test('an entry is loaded again after its validUntil, not before', async () => {
  const { cache, clock } = start()
  const load = loader(loaded('before', { validUntil: clock.time + 1_000 }), loaded('after'))
  await cache.getOrLoad('/', load)
  clock.time += 999
  expect(cache.get('/')).toBe('before')
  clock.time += 1
  expect(await cache.getOrLoad('/', load)).toBe('after')
})

test('a value that is already out of date when loaded is not loaded again for five seconds', async () => {
  const { cache, clock } = start()
  const load = loader(loaded('no newer one can be had', { validUntil: clock.time - 1 }), loaded('new'))
  await cache.getOrLoad('/', load)
  clock.time += 4_999
  expect(cache.get('/')).toBe('no newer one can be had')
  expect(load).toHaveBeenCalledOnce()
  clock.time += 1
  cache.get('/')
  await eventually(() => expect(cache.get('/')).toBe('new'))
})

test('after a minute an entry is served and revalidated in the background', async () => {
  const { cache, clock } = start()
  const load = loader(loaded('old'), loaded('new'))
  await cache.getOrLoad('/', load)
  clock.time += minute - 1
  cache.get('/')
  expect(load).toHaveBeenCalledOnce()
  clock.time += 1
  expect(cache.get('/')).toBe('old')
  await eventually(() => expect(cache.get('/')).toBe('new'))
  expect(cache.counts.revalidations).toBe(1)
})

test('the loader receives the cached copy, to return it if nothing has changed', async () => {
  const { cache, clock } = start()
  const load = vi.fn((cached: Loaded<string> | undefined) => Promise.resolve(cached ?? loaded('one')))
  await cache.getOrLoad('/', load)
  clock.time += minute
  expect(cache.get('/')).toBe('one')
  await eventually(() => expect(cache.counts.revalidations).toBe(1))
  clock.time += minute - 1
  expect(cache.get('/')).toBe('one')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a value that was loading during an event is loaded again, and later clients do not wait for it', async () => {
  const { cache, invalidate } = start()
  const first = Promise.withResolvers<Loaded<string>>()
  const load = loader().mockReturnValueOnce(first.promise).mockResolvedValue(loaded('new'))
  const early = cache.getOrLoad('/', load)
  invalidate('a')
  expect(await cache.getOrLoad('/', load)).toBe('new')
  first.resolve(loaded('old'))
  expect(await early).toBe('old')
  expect(await cache.getOrLoad('/', load)).toBe('new')
})

test('memory is bounded in bytes: the least recently used entry is evicted first', async () => {
  const { cache } = start({ known: 300 })
  for (const key of ['/1', '/2', '/3']) await cache.getOrLoad(key, loader(loaded(key)))
  cache.get('/1')
  await cache.getOrLoad('/4', loader(loaded('/4')))
  expect(['/1', '/2', '/3', '/4'].map((key) => cache.get(key))).toEqual(['/1', undefined, '/3', '/4'])
  expect(cache.size()).toEqual({ entries: 3, bytes: 300 })
  await cache.getOrLoad('/too-large', loader(loaded('', { size: 301 })))
  expect(cache.get('/too-large')).toBeUndefined()
  expect(cache.size().bytes).toBe(300)
  expect(cache.counts.evictions).toBe(1)
})

test('brief entries expire after thirty seconds or on an event, and evict no known entry', async () => {
  const { cache, clock, invalidate } = start({ known: 100, arbitrary: 200 })
  await cache.getOrLoad('/page', loader(loaded('page', { tags: ['page'] })))
  for (const key of ['/x', '/y', '/z']) cache.set(key, loaded(key, { policy: 'brief', tags: [key] }))
  expect(['/page', '/x', '/y', '/z'].map((key) => cache.get(key))).toEqual(['page', undefined, '/y', '/z'])
  invalidate('/y')
  expect(cache.get('/y')).toBeUndefined()
  clock.time += 30_000
  expect(cache.get('/z')).toBe('/z')
  clock.time += 1
  expect(cache.get('/z')).toBeUndefined()
})

test('arbitrary keys evict one another, never a known entry', async () => {
  const { cache } = start({ known: 200, arbitrary: 300 })
  await cache.getOrLoad('/page', loader(loaded('page')))
  for (let n = 0; n < 5_000; n++)
    await cache.getOrLoad(`/search?q=${n}`, loader(loaded('found', { policy: 'arbitrary' })))
  expect(cache.get('/page')).toBe('page')
  expect(cache.get('/search?q=4999')).toBe('found')
  expect(cache.size()).toEqual({ entries: 4, bytes: 400 })
})

test('a clock that is set back does not delay revalidation or extend brief entries', async () => {
  const { cache, clock } = start()
  const load = loader(loaded('old'), loaded('new'))
  await cache.getOrLoad('/', load)
  cache.set('/x', loaded('x', { policy: 'brief' }))
  clock.wall = 0
  clock.time += minute
  expect([cache.get('/'), cache.get('/x')]).toEqual(['old', undefined])
  await eventually(() => expect(cache.get('/')).toBe('new'))
})

test('while paused, cached values are served; after the pause they are revalidated in the background until the cache resumes', async () => {
  const { cache, clock, invalidate } = start()
  const load = loader(loaded('old'), new Error('down'), loaded('new'), loaded('newer'))
  await cache.getOrLoad('/', load)
  invalidate('a')
  cache.pause()
  expect(await cache.getOrLoad('/', load)).toBe('old')
  await expect(cache.revalidate('/')).rejects.toThrow('the next one is due later')
  expect(load).toHaveBeenCalledOnce()
  clock.time += 5_000
  expect(cache.get('/')).toBe('old')
  await eventually(() => expect(cache.counts.errors).toBe(1))
  clock.time += 5_000
  cache.resume()
  expect(await cache.revalidate('/')).toBe('new')
  invalidate('a')
  expect(await cache.getOrLoad('/', load)).toBe('newer')
})

test('a restored copy is served immediately, does not replace a newer one, and is revalidated after five seconds', async () => {
  const { cache, clock } = start()
  const load = loader(loaded('new'))
  cache.restore('/', loaded('from disk'), load)
  cache.restore('/', loaded('again'), load)
  expect(await cache.getOrLoad('/', load)).toBe('from disk')
  expect(load).not.toHaveBeenCalled()
  clock.time += 5_000
  cache.get('/')
  await eventually(() => expect(cache.get('/')).toBe('new'))
})
