import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { stopClocks } from '#tests/helpers/stopped-clocks.ts'
import { type CachePolicy, createCache, type Load, type Loaded } from './cache.ts'

function start({ known = 1_000, arbitrary = 1_000 } = {}) {
  stopClocks()
  const cache = createCache<string>({ maxBytes: { known, arbitrary }, maxWait: 1_000 })
  return { cache, read: async (key: string, load: Load<string>) => (await cache.getOrLoad(key, load)).value }
}

const loaded = (
  value: string,
  {
    size = 100,
    policy = 'known',
    validUntil = Infinity,
    tags = [],
  }: { size?: number; policy?: CachePolicy; validUntil?: number; tags?: string[] } = {},
): Loaded<string> => ({ value, size, policy, validUntil, tags: new Set(tags) })

const loader = (...outcomes: (Loaded<string> | Error)[]) => {
  const load = vi.fn<Load<string>>()
  for (const outcome of outcomes)
    if (outcome instanceof Error) load.mockRejectedValueOnce(outcome)
    else load.mockResolvedValueOnce(outcome)
  return load
}

const minute = 60_000
const pass = (ms: number) => void vi.advanceTimersByTime(ms)

test('concurrent callers share one load, and later ones get the cached value', async () => {
  const { cache, read } = start()
  const load = loader(loaded('one'))
  const values = await Promise.all(Array.from({ length: 20 }, () => read('/', load)))
  expect(new Set(values)).toEqual(new Set(['one']))
  expect(cache.get('/')).toBe('one')
  expect(load).toHaveBeenCalledOnce()
  expect(cache.counts).toMatchObject({ hits: 1, misses: 1 })
})

test('a value for a single client is loaded for each caller and never cached', async () => {
  const { cache, read } = start()
  const load = loader(loaded('first', { policy: 'none' }), loaded('second', { policy: 'none' }))
  expect(await Promise.all([read('/', load), read('/', load)])).toEqual(['first', 'second'])
  expect([cache.get('/'), cache.has('/'), cache.size().entries]).toEqual([undefined, false, 0])
})

test('a cached page that becomes private is no longer cached', async () => {
  const { cache, read } = start()
  const load = loader(
    loaded('public'),
    loaded('first', { policy: 'none' }),
    loaded('second', { policy: 'none' }),
    loaded('third', { policy: 'none' }),
  )
  await read('/', load)
  cache.invalidate()
  expect(await Promise.all([read('/', load), read('/', load)])).toEqual(['first', 'second'])
  expect(await read('/', load)).toBe('third')
})

test('a change makes everything stale: each value is loaded again before it is served', async () => {
  const { cache, read } = start()
  const page = loader(loaded('old'), loaded('new'))
  const search = loader(loaded('old', { policy: 'arbitrary' }), loaded('new', { policy: 'arbitrary' }))
  await read('/', page)
  await read('/?q', search)
  cache.invalidate()
  expect(['/', '/?q'].map((key) => cache.get(key))).toEqual([undefined, undefined])
  expect([await read('/', page), await read('/?q', search)]).toEqual(['new', 'new'])
  expect([cache.get('/'), cache.get('/?q')]).toEqual(['new', 'new'])
})

test('a change with tags makes stale what has one of them, and what is loading', async () => {
  const { cache, read } = start()
  const post = loader(loaded('old', { tags: ['post', 'author'] }), loaded('new'))
  const page = loader(loaded('page', { tags: ['page'] }), loaded('page, loaded again', { tags: ['page'] }))
  await read('/post', post)
  await read('/page', page)
  const loading = Promise.withResolvers<Loaded<string>>()
  const early = read('/other', loader().mockReturnValueOnce(loading.promise))
  cache.invalidate(new Set(['glossary', 'author']))
  loading.resolve(loaded('early'))
  expect([await early, cache.get('/other'), cache.get('/page')]).toEqual(['early', undefined, 'page'])
  expect(await read('/post', post)).toBe('new')
  // What an earlier change made stale stays so.
  cache.invalidate(new Set(['page']))
  cache.invalidate(new Set(['glossary']))
  expect(cache.get('/page')).toBeUndefined()
  expect(await read('/page', page)).toBe('page, loaded again')
})

test('a client that waits for a changed value gets the stale copy after a second, and the next ones immediately', async () => {
  const { cache, read } = start()
  const second = Promise.withResolvers<Loaded<string>>()
  const load = loader(loaded('old')).mockReturnValueOnce(second.promise)
  await read('/', load)
  cache.invalidate()
  expect(await cache.getOrLoad('/', load)).toMatchObject({ value: 'old', isStale: true })
  expect(cache.get('/')).toBe('old')
  expect(cache.counts.staleIfError).toBe(1)
  second.resolve(loaded('new'))
  await eventually(() => expect(cache.get('/')).toBe('new'))
  expect(await cache.getOrLoad('/', load)).toMatchObject({ value: 'new', isStale: false })
})

test.each([
  ['fails', loaded('an error page', { policy: 'error' })],
  ['throws', new Error('broken')],
])(
  'when loading again %s the stale copy is served, and the next attempt follows after five seconds',
  async (_, failure) => {
    const { cache, read } = start()
    const load = loader(loaded('old'), failure, loaded('new'))
    await read('/', load)
    cache.invalidate()
    expect(await cache.getOrLoad('/', load)).toMatchObject({ value: 'old', isStale: true })
    pass(4_999)
    expect(await read('/', load)).toBe('old')
    expect(load).toHaveBeenCalledTimes(2)
    pass(1)
    // In the background: the last attempt failed.
    expect(await cache.getOrLoad('/', load)).toMatchObject({ value: 'old', isStale: true })
    await eventually(() => expect(cache.get('/')).toBe('new'))
    expect(cache.counts).toMatchObject({ staleIfError: 1, errors: 1 })
  },
)

test('a change after a failure makes the next attempt due at once, also when it comes during the attempt', async () => {
  const { cache, read } = start()
  const load = loader(loaded('old'), new Error('broken'), loaded('new'))
  await read('/', load)
  cache.invalidate()
  await read('/', load)
  cache.invalidate()
  expect(await read('/', load)).toBe('new')
  const failing = Promise.withResolvers<Loaded<string>>()
  load.mockReturnValueOnce(failing.promise).mockResolvedValueOnce(loaded('newer'))
  cache.invalidate()
  const early = read('/', load)
  cache.invalidate()
  failing.reject(new Error('broken'))
  expect(await early).toBe('new')
  expect(await read('/', load)).toBe('newer')
})

test('an error is not cached, and is thrown if there is no stale copy', async () => {
  const { read } = start()
  const load = loader(loaded('an error page', { policy: 'error' }), loaded('well'))
  expect(await read('/', load)).toBe('an error page')
  expect(await read('/', load)).toBe('well')
  await expect(read('/other', loader(new Error('broken')))).rejects.toThrow('broken')
})

test('a value is loaded again after its validUntil, not before', async () => {
  const { cache, read } = start()
  const load = loader(loaded('before', { validUntil: Date.now() + 1_000 }), loaded('after'))
  await read('/', load)
  pass(999)
  expect(cache.get('/')).toBe('before')
  pass(1)
  expect(await read('/', load)).toBe('after')
})

test('a value that is already out of date when loaded counts as stale, and is loaded again after five seconds', async () => {
  const { cache, read } = start()
  const load = loader(loaded('no newer one can be had', { validUntil: Date.now() - 1 }), loaded('new'))
  expect(await cache.getOrLoad('/', load)).toMatchObject({ value: 'no newer one can be had', isStale: true })
  pass(4_999)
  expect(await read('/', load)).toBe('no newer one can be had')
  expect(load).toHaveBeenCalledOnce()
  pass(1)
  expect(await read('/', load)).toBe('no newer one can be had')
  await eventually(() => expect(cache.get('/')).toBe('new'))
})

test('after a minute a value counts as stale, and is served while it is loaded again', async () => {
  const { cache, read } = start()
  const load = loader(loaded('old'), loaded('new'))
  await read('/', load)
  pass(minute - 1)
  expect(await cache.getOrLoad('/', load)).toMatchObject({ value: 'old', isStale: false })
  expect(load).toHaveBeenCalledOnce()
  pass(1)
  expect(await cache.getOrLoad('/', load)).toMatchObject({ value: 'old', isStale: true })
  await eventually(() => expect(cache.get('/')).toBe('new'))
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'old' }))
  expect(cache.counts.revalidations).toBe(1)
})

test('a value that was loading during a change is loaded again, and later clients do not wait for it', async () => {
  const { cache, read } = start()
  const first = Promise.withResolvers<Loaded<string>>()
  const load = loader().mockReturnValueOnce(first.promise).mockResolvedValue(loaded('new'))
  const early = read('/', load)
  cache.invalidate()
  expect(await read('/', load)).toBe('new')
  first.resolve(loaded('old'))
  expect(await early).toBe('old')
  expect(await read('/', load)).toBe('new')
})

test('memory is bounded in bytes: the least recently used value is evicted first', async () => {
  const { cache, read } = start({ known: 300 })
  for (const key of ['/1', '/2', '/3']) await read(key, loader(loaded(key)))
  cache.get('/1')
  await read('/4', loader(loaded('/4')))
  expect(['/1', '/2', '/3', '/4'].map((key) => cache.get(key))).toEqual(['/1', undefined, '/3', '/4'])
  expect(cache.size()).toEqual({ entries: 3, bytes: 300 })
  expect(await read('/too-large', loader(loaded('large', { size: 301 })))).toBe('large')
  expect(cache.get('/too-large')).toBeUndefined()
  expect(cache.size().bytes).toBe(300)
  expect(cache.counts.evictions).toBe(1)
})

test('arbitrary keys evict one another, never a known one', async () => {
  const { cache, read } = start({ known: 200, arbitrary: 300 })
  await read('/page', loader(loaded('page')))
  for (let n = 0; n < 5_000; n++) await read(`/search?q=${n}`, loader(loaded('found', { policy: 'arbitrary' })))
  expect(cache.get('/page')).toBe('page')
  expect(cache.get('/search?q=4999')).toBe('found')
  expect(cache.size()).toEqual({ entries: 4, bytes: 400 })
})

test('a key that comes into being and ceases to be is cached as what it is', async () => {
  const { cache, read } = start({ known: 100, arbitrary: 200 })
  const other = loader(loaded('other'))
  const load = loader(
    loaded('nothing', { policy: 'arbitrary' }),
    loaded('page'),
    loaded('gone', { policy: 'arbitrary' }),
  )
  await read('/', load)
  cache.invalidate()
  await read('/', load)
  expect([cache.get('/'), cache.size().entries]).toEqual(['page', 1])
  cache.invalidate()
  await read('/', load)
  await read('/other', other)
  expect([cache.get('/'), cache.get('/other')]).toEqual(['gone', 'other'])
})

test('a clock that is set back does not delay the next load', async () => {
  const { cache, read } = start()
  const load = loader(loaded('old'), loaded('new'))
  await read('/', load)
  pass(minute)
  vi.setSystemTime(0)
  expect(await read('/', load)).toBe('old')
  await eventually(() => expect(cache.get('/')).toBe('new'))
})
