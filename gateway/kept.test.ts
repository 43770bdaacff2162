import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { keptLog } from '#tests/helpers/kept-log.ts'
import { createKept, type Made } from './kept.ts'

type Value = { readonly words: string }

/** Kept things over a content source whose answers a test changes. */
function start({
  long = 1_000,
  madeUp = 1_000,
  refine,
}: {
  readonly long?: number
  readonly madeUp?: number
  readonly refine?: Parameters<typeof createKept<Value>>[0]['refine']
} = {}) {
  /** `wall` is the clock that an operator may set; without it both go together. */
  const clock: { time: number; wall?: number } = { time: 1_000_000 }
  const wrong = new Set<string>()
  const unsettled = new Set<string>()
  const listeners: (() => void)[] = []
  const state = { isAway: false }
  const isSame = vi.fn(async (answers: Iterable<string>) => {
    await Promise.resolve()
    if (state.isAway) return true
    for (const answer of answers) unsettled.delete(answer)
    return [...answers].every((answer) => !wrong.has(answer))
  })
  const kept = createKept<Value>({
    source: {
      isSame,
      isSettled: (answers) => [...answers].every((answer) => !unsettled.has(answer) && !wrong.has(answer)),
      onTouched: (listener) => void listeners.push(listener),
    },
    logger: keptLog(),
    maxBytes: { long, madeUp },
    now: () => clock.wall ?? clock.time,
    monotonicNow: () => clock.time,
    ...(refine && { refine }),
  })
  return {
    kept,
    clock,
    isSame,
    state,
    /** A live event that touches these answers; the bytes of those in `changed` differ. */
    hear: (touched: readonly string[], changed: readonly string[] = []) => {
      for (const answer of touched) unsettled.add(answer)
      for (const answer of changed) wrong.add(answer)
      for (const listener of listeners) listener()
    },
  }
}

const made = (
  words: string,
  {
    answers = ['a'],
    size = 100,
    keeping = 'long',
    validUntil = Infinity,
  }: { answers?: string[]; size?: number; keeping?: Made<Value>['keeping']; validUntil?: number } = {},
): Made<Value> => ({ value: { words }, size, keeping, facts: { answers: new Set(answers), validUntil } })

const maker = (...outcomes: (Made<Value> | Error)[]) => {
  const make = vi.fn<() => Promise<Made<Value>>>()
  for (const outcome of outcomes)
    if (outcome instanceof Error) make.mockRejectedValueOnce(outcome)
    else make.mockResolvedValueOnce(outcome)
  return make
}

test('what was made is kept, and made once for all who wait', async () => {
  const { kept } = start()
  const make = maker(made('one'))
  const asked = Array.from({ length: 20 }, () => kept.getOrMake('/', make))
  expect(new Set((await Promise.all(asked)).map(({ words }) => words))).toEqual(new Set(['one']))
  expect(kept.get('/')?.words).toBe('one')
  expect(make).toHaveBeenCalledOnce()
})

test('what is for one visitor is kept for nobody, and never given to another who waited', async () => {
  const { kept } = start()
  const make = maker(made('mine', { keeping: 'not' }), made('yours', { keeping: 'not' }))
  const [mine, yours] = await Promise.all([kept.getOrMake('/', make), kept.getOrMake('/', make)])
  expect([mine.words, yours.words]).toEqual(['mine', 'yours'])
  expect(kept.get('/')).toBeUndefined()
})

test('after a live event only what was made from other bytes is made again, without being asked for', async () => {
  const { kept, hear, isSame } = start()
  const changed = maker(made('old', { answers: ['a'] }), made('new', { answers: ['a2'] }))
  const touched = maker(made('same', { answers: ['b'] }))
  const other = maker(made('other', { answers: ['c'] }))
  await kept.getOrMake('/changed', changed)
  await kept.getOrMake('/touched', touched)
  await kept.getOrMake('/other', other)
  hear(['a', 'b'], ['a'])
  await eventually(() => expect(kept.get('/changed')?.words).toBe('new'))
  expect(kept.get('/touched')?.words).toBe('same')
  expect([changed, touched, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1])
  expect(isSame).toHaveBeenCalledTimes(2)
})

test('who asks while the new one is made waits for it', async () => {
  const { kept, hear } = start()
  const second = Promise.withResolvers<Made<Value>>()
  const make = maker(made('old'))
  make.mockReturnValueOnce(second.promise)
  await kept.getOrMake('/', make)
  hear(['a'], ['a'])
  await eventually(() => expect(kept.get('/')).toBeUndefined())
  const asked = kept.getOrMake('/', make)
  second.resolve(made('new', { answers: ['a2'] }))
  expect((await asked).words).toBe('new')
  expect(make).toHaveBeenCalledTimes(2)
})

test('who waits for the new one longer than a second gets the old one', async () => {
  const { kept, hear } = start()
  const make = maker(made('old'))
  make.mockReturnValueOnce(new Promise(() => {}))
  await kept.getOrMake('/', make)
  hear(['a'], ['a'])
  await eventually(() => expect(kept.get('/')).toBeUndefined())
  expect((await kept.getOrMake('/', make)).words).toBe('old')
  // The next one does not wait.
  expect(kept.get('/')?.words).toBe('old')
})

test.each([
  ['fails', made('an error page', { keeping: 'failed' })],
  ['throws', new Error('broken')],
])('when making it again %s the old one stays, and it is tried again after five seconds', async (_, failure) => {
  const { kept, hear, clock } = start()
  const make = maker(made('old'), failure, made('new', { answers: ['a2'] }))
  await kept.getOrMake('/', make)
  hear(['a'], ['a'])
  await eventually(() => expect(make).toHaveBeenCalledTimes(2))
  await eventually(() => expect(kept.get('/')?.words).toBe('old'))
  clock.time += 5_000
  expect((await kept.getOrMake('/', make)).words).toBe('new')
})

test('after a live event, what somebody asks for is looked at before what nobody waits for', async () => {
  const { kept, hear, isSame } = start({ long: 10_000 })
  const names = Array.from({ length: 20 }, (_, n) => `answer-${n}`)
  for (const name of names) await kept.getOrMake(`/${name}`, maker(made('old', { answers: [name] })))
  hear(names)
  expect(kept.get('/answer-0')?.words).toBe('old')
  await eventually(() => expect(isSame).toHaveBeenCalledTimes(20))
  const order = isSame.mock.calls.flatMap(([answers]) => [...answers])
  // Four are looked at already when somebody asks.
  expect(order.indexOf('answer-0')).toBe(4)
  expect(new Set(order)).toEqual(new Set(names))
})

test('what fails is kept for nobody when there is nothing from before', async () => {
  const { kept } = start()
  const make = maker(made('an error page', { keeping: 'failed' }), made('well'))
  expect((await kept.getOrMake('/', make)).words).toBe('an error page')
  expect((await kept.getOrMake('/', make)).words).toBe('well')
  await expect(kept.getOrMake('/other', maker(new Error('broken')))).rejects.toThrow('broken')
})

test('what stops being right by itself is made again at that time, not before', async () => {
  const { kept, clock } = start()
  const make = maker(made('before', { validUntil: clock.time + 1_000 }), made('after'))
  await kept.getOrMake('/', make)
  clock.time += 999
  expect(kept.get('/')?.words).toBe('before')
  clock.time += 1
  expect((await kept.getOrMake('/', make)).words).toBe('after')
})

test('what is wrong already when it is made, because nothing newer can be had, is not made for every visitor', async () => {
  const { kept, clock } = start()
  const old = () => made('as good as it gets', { validUntil: clock.time - 1 })
  const make = maker(old(), old())
  await kept.getOrMake('/', make)
  clock.time += 4_999
  expect(kept.get('/')?.words).toBe('as good as it gets')
  clock.time += 1
  expect(kept.get('/')).toBeUndefined()
})

test('after a minute its content is looked at behind the visitor’s back, and after five seconds when it could not be had', async () => {
  const { kept, clock, isSame, state, hear } = start()
  await kept.getOrMake('/', maker(made('one')))
  clock.time += 59_999
  kept.get('/')
  expect(isSame).not.toHaveBeenCalled()
  clock.time += 1
  expect(kept.get('/')?.words).toBe('one')
  expect(isSame).toHaveBeenCalledTimes(1)
  state.isAway = true
  hear(['a'])
  await eventually(() => expect(isSame).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setImmediate(resolve))
  clock.time += 4_999
  kept.get('/')
  expect(isSame).toHaveBeenCalledTimes(2)
  clock.time += 1
  kept.get('/')
  await eventually(() => expect(isSame).toHaveBeenCalledTimes(3))
})

test('an event that comes while it is made is not missed', async () => {
  const { kept, hear } = start()
  const first = Promise.withResolvers<Made<Value>>()
  const make = maker()
  make.mockReturnValueOnce(first.promise).mockResolvedValueOnce(made('new', { answers: ['a2'] }))
  const asked = kept.getOrMake('/', make)
  hear(['a'], ['a'])
  first.resolve(made('old'))
  await asked
  await eventually(() => expect(kept.get('/')?.words).toBe('new'))
})

test('memory is bounded: what nobody asked for goes first', async () => {
  const { kept } = start({ long: 300 })
  for (const key of ['/1', '/2', '/3']) await kept.getOrMake(key, maker(made(key)))
  kept.get('/1')
  await kept.getOrMake('/4', maker(made('/4')))
  expect(['/1', '/2', '/3', '/4'].map((key) => kept.get(key)?.words)).toEqual(['/1', undefined, '/3', '/4'])
  expect(kept.size()).toEqual({ items: 3, bytes: 300 })
  await kept.getOrMake('/too-large', maker(made('', { size: 301 })))
  expect(kept.get('/too-large')).toBeUndefined()
  expect(kept.size().bytes).toBe(300)
  expect(kept.counts.evicted).toBe(1)
})

test('addresses that do not exist are kept briefly, apart, and go when something may be there', async () => {
  const { kept, clock, hear } = start({ long: 100, madeUp: 200 })
  await kept.getOrMake('/page', maker(made('page')))
  for (const key of ['/x', '/y', '/z']) kept.keepBriefly(key, made(key, { answers: [key] }))
  expect(['/page', '/x', '/y', '/z'].map((key) => kept.get(key)?.words)).toEqual(['page', undefined, '/y', '/z'])
  hear(['/y'], ['/y'])
  await eventually(() => expect(kept.get('/y')).toBeUndefined())
  clock.time += 29_999
  expect(kept.get('/z')?.words).toBe('/z')
  clock.time += 1
  expect(kept.get('/z')).toBeUndefined()
})

test('addresses that visitors make up push out one another, never a page', async () => {
  const { kept } = start({ long: 200, madeUp: 300 })
  await kept.getOrMake('/page', maker(made('page')))
  for (let n = 0; n < 5_000; n++) await kept.getOrMake(`/search?q=${n}`, maker(made('found', { keeping: 'variant' })))
  expect(kept.get('/page')?.words).toBe('page')
  expect(kept.get('/search?q=4999')?.words).toBe('found')
  expect(kept.size()).toEqual({ items: 4, bytes: 400 })
})

const variant = (words: string) => made(words, { keeping: 'variant' })

test('a variant is made again when its content has changed, and stays when that fails', async () => {
  const { kept, hear, clock } = start()
  const make = maker(variant('old'), new Error('broken'), variant('new'))
  await kept.getOrMake('/?page=2', make)
  hear(['a'], ['a'])
  await eventually(() => expect(make).toHaveBeenCalledTimes(2))
  await eventually(() => expect(kept.get('/?page=2')?.words).toBe('old'))
  clock.time += 5_000
  expect((await kept.getOrMake('/?page=2', make)).words).toBe('new')
})

test('a clock that is set back delays no check and keeps no missing address', async () => {
  const { kept, clock, isSame } = start()
  await kept.getOrMake('/', maker(made('one')))
  kept.keepBriefly('/x', made('x'))
  clock.wall = 0
  clock.time += 60_000
  expect([kept.get('/')?.words, kept.get('/x')]).toEqual(['one', undefined])
  expect(isSame).toHaveBeenCalledOnce()
})

/** Waits for real, as the pause between two looks does: a few ms. */
const looks = () => new Promise((resolve) => setTimeout(resolve, 20))

test('what has stayed the same for a while is made better once, and only then', async () => {
  const better = vi.fn(async ({ words }: Value) => {
    await Promise.resolve()
    return { words: `${words}, better` }
  })
  const { kept, clock, hear } = start({ refine: { afterMs: 2, better } })
  await kept.getOrMake('/', maker(made('old'), made('new', { answers: ['b'] })))
  await kept.getOrMake('/other', maker(made('other', { keeping: 'brief', answers: ['c'] })))
  await looks()
  expect(better).not.toHaveBeenCalled()
  clock.time += 2
  await eventually(() => expect(kept.get('/')?.words).toBe('old, better'))
  await looks()
  expect(better).toHaveBeenCalledOnce()
  hear(['a'], ['a'])
  await eventually(() => expect(kept.get('/')?.words).toBe('new'))
  clock.time += 2
  await eventually(() => expect(kept.get('/')?.words).toBe('new, better'))
  expect(kept.get('/other')?.words).toBe('other')
})

test('nothing is made better while somebody waits for something', async () => {
  const better = vi.fn(async (value: Value) => Promise.resolve(value))
  const { kept, clock } = start({ refine: { afterMs: 2, better } })
  await kept.getOrMake('/', maker(made('page')))
  const second = Promise.withResolvers<Made<Value>>()
  const waiting = kept.getOrMake('/slow', () => second.promise)
  clock.time += 2
  await looks()
  expect(better).not.toHaveBeenCalled()
  second.resolve(made('slow'))
  await waiting
  await eventually(() => expect(better).toHaveBeenCalledOnce())
})

test('what cannot be made better stays as it was made', async () => {
  const better = vi.fn(async (): Promise<Value> => Promise.reject(new Error('no room')))
  const { kept, clock } = start({ refine: { afterMs: 2, better } })
  await kept.getOrMake('/', maker(made('page')))
  clock.time += 2
  await eventually(() => expect(better).toHaveBeenCalledOnce())
  await looks()
  expect(kept.get('/')?.words).toBe('page')
  expect(better).toHaveBeenCalledOnce()
})
