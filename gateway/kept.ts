import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { ContentFacts } from './content/reader.ts'
import type { ContentSource } from './content/source.ts'
import type { Logger } from './logger.ts'

/**
 * How something may be cached: 'long' while its content stays the same; 'variant' likewise, but visitors can make up any number of
 * such addresses (a search), so they must not push out pages; 'brief' for addresses that do not exist; 'not' for what is for one
 * visitor; 'failed' for what leaves the place to the good copy from before.
 */
type Keeping = 'long' | 'variant' | 'brief' | 'not' | 'failed'

/** Something that was made from content. */
export interface Made<Value> {
  readonly value: Value
  /** What it takes of memory, in bytes. */
  readonly size: number
  readonly keeping: Keeping
  readonly facts: Pick<ContentFacts, 'answers' | 'validUntil'>
}

export interface Kept<Value> {
  /** What is kept and right, at once. Undefined: ask `getOrMake`. */
  get(key: string): Value | undefined
  /**
   * What is kept, or what is made now: once for all who wait for it, but for what may not be kept, which each makes alone. If it
   * cannot be made well, or not soon, the copy from before.
   * @param make Called again by itself when the content has changed, so it may depend on nothing but the key.
   */
  getOrMake(key: string, make: () => Promise<Made<Value>>): Promise<Value>
  /** Keeps briefly what was made already. */
  keepBriefly(key: string, made: Made<Value>): void
  readonly counts: Readonly<Record<'hits' | 'made' | 'failed' | 'checked' | 'evicted', number>>
  /** How many are kept, and their bytes. */
  size(): { readonly items: number; readonly bytes: number }
}

interface Item<Value> {
  readonly key: string
  value: Value
  readonly size: number
  readonly answers: ReadonlySet<string>
  /** Makes it again; what is kept briefly goes instead. */
  readonly make: (() => Promise<Made<Value>>) | undefined
  /** When it stops being right by itself, in ms since 1970. All other times are of the monotonic clock: it is never set. */
  readonly validUntil: number
  /** When it goes, whatever its content is. */
  readonly expiresAt: number
  /** From then on its content is looked at behind the back of whoever asks. */
  checkAt: number
  /** Its content has changed: it is served only when there is nothing better. */
  isWrong: boolean
  /** Until then it is served although it is wrong, because making it failed. */
  excusedUntil: number
  readonly madeAt: number
  isRefined: boolean
}

interface Options<Value> {
  readonly source: Pick<ContentSource, 'isSame' | 'isSettled' | 'onTouched'>
  readonly logger: Logger
  /** Of what is cached long, and of all that visitors can make up: variants, and addresses that do not exist. */
  readonly maxBytes: { readonly long: number; readonly madeUp: number }
  /** In ms since 1970, for `validUntil` alone. */
  readonly now?: () => number
  /** In ms, for ages and deadlines. */
  readonly monotonicNow?: () => number
  /** Makes what has been kept for so long better once, while nothing else is to be done. */
  readonly refine?: { readonly afterMs: number; readonly better: (value: Value) => Promise<Value> }
}

/** The net under live events: content is looked at again after so long, in ms. */
const maxAge = 60_000
/** ... and after a failure. */
const retryAfter = 5_000
/** Addresses that do not exist are kept for so long, in ms. */
const briefTime = 30_000
/** Whoever asks for something whose content has changed waits so long for the new one, in ms, and then gets the old. */
const patience = 1_000
/** How many are looked at, or made again, at the same time. */
const workers = 4

/**
 * Keeps what is made from content in memory, bounded in bytes, and right: after a live event the touched content is asked for again,
 * and only what was made from bytes that differ is made again.
 */
export function createKept<Value>(options: Options<Value>): Kept<Value> {
  const { source, logger, maxBytes, now = Date.now, monotonicNow = () => performance.now(), refine } = options
  const underway = new Map<string, Promise<Made<Value>>>()
  /** What somebody has asked for meanwhile comes first. */
  const [askedFor, toCheck] = [new Set<string>(), new Set<string>()]
  let working = 0
  const counts = { hits: 0, made: 0, failed: 0, checked: 0, evicted: 0 }

  const lru = (maxSize: number) =>
    new LRUCache<string, Item<Value>>({
      maxSize,
      sizeCalculation: ({ size }) => size,
      dispose: (_item, _key, reason) => {
        if (reason === 'evict') counts.evicted++
      },
    })
  const long = lru(maxBytes.long)
  const madeUp = lru(maxBytes.madeUp)
  const find = (key: string) => long.peek(key) ?? madeUp.peek(key)
  /** What may be served when there is nothing better; that nothing was there may not. */
  const findStale = (key: string) => {
    const item = find(key)
    return item?.make && item
  }

  let isRefining = false
  const refineAll = async () => {
    if (!refine || isRefining) return
    isRefining = true
    try {
      for (;;) {
        const items = [...long.values()]
        if (items.every(({ isRefined }) => isRefined)) return
        await pause(refine.afterMs, undefined, { ref: false })
        for (const item of items) {
          // What somebody waits for comes first.
          if (underway.size > 0 || working > 0) break
          if (item.isRefined || monotonicNow() - item.madeAt < refine.afterMs) continue
          item.isRefined = true
          item.value = await refine.better(item.value)
        }
      }
    } catch (error) {
      logger.warn({ error }, 'What was kept could not be made better; it stays as it was made')
    } finally {
      isRefining = false
    }
  }

  const put = (key: string, { value, size, keeping, facts }: Made<Value>, make: Item<Value>['make']) => {
    long.delete(key)
    madeUp.delete(key)
    if (keeping === 'not' || keeping === 'failed') return
    const time = monotonicNow()
    const item: Item<Value> = {
      key,
      value,
      size,
      answers: facts.answers,
      make: keeping === 'brief' ? undefined : make,
      validUntil: facts.validUntil,
      expiresAt: keeping === 'brief' ? time + briefTime : Infinity,
      checkAt: time + maxAge,
      isWrong: false,
      // What stopped being true before it was made, because nobody could ask for newer, is not made for every visitor.
      excusedUntil: keeping !== 'brief' && facts.validUntil <= now() ? time + retryAfter : -Infinity,
      madeAt: time,
      isRefined: !refine || keeping !== 'long',
    }
    ;(keeping === 'long' ? long : madeUp).set(key, item)
    if (!item.isRefined) void refineAll()
    // Something was heard while it was made.
    if (!source.isSettled(item.answers)) check(key)
  }

  /** Makes it, once for all who wait, and keeps it. */
  const makeOnce = (key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> => {
    const making = underway.get(key)
    if (making) return making
    const started = (async () => {
      try {
        counts.made++
        const made = await make()
        const old = findStale(key)
        if (made.keeping === 'failed' && old) throw new Error('Something kept could not be made again')
        if (made.keeping === 'failed') counts.failed++
        put(key, made, make)
        return made
      } catch (error) {
        const old = findStale(key)
        counts.failed++
        if (old) old.excusedUntil = monotonicNow() + retryAfter
        throw error
      } finally {
        underway.delete(key)
      }
    })()
    underway.set(key, started)
    return started
  }

  /** Looks whether its content is as it was, and makes it again if not. */
  const checkOne = async (key: string) => {
    const item = find(key)
    if (!item) return
    counts.checked++
    item.checkAt = monotonicNow() + maxAge
    if (await source.isSame(item.answers)) {
      if (!source.isSettled(item.answers)) item.checkAt = monotonicNow() + retryAfter
      return
    }
    // It may have been made again meanwhile.
    if (find(key) !== item) return
    item.isWrong = true
    item.excusedUntil = -Infinity
    if (!item.make) return void madeUp.delete(key)
    await makeOnce(key, item.make).catch((error: unknown) =>
      logger.warn({ error }, 'What was kept could not be made again; the copy from before stays'),
    )
  }

  const takeNext = (): string | undefined => {
    for (const keys of [askedFor, toCheck])
      for (const key of keys) {
        keys.delete(key)
        return key
      }
    return undefined
  }

  const work = async () => {
    working++
    for (let key = takeNext(); key !== undefined; key = takeNext()) await checkOne(key)
    working--
  }

  const check = (key: string) => {
    if (!askedFor.has(key)) toCheck.add(key)
    if (working < workers) void work()
  }

  source.onTouched(() => {
    for (const cache of [long, madeUp])
      for (const { key, answers } of cache.values()) if (!source.isSettled(answers)) check(key)
  })

  const get = (key: string): Value | undefined => {
    // Not `find`: what is asked for stays longest.
    const item = long.get(key) ?? madeUp.get(key)
    if (!item) return undefined
    const time = monotonicNow()
    if (time >= item.expiresAt) return undefined
    if ((item.isWrong || now() >= item.validUntil) && time >= item.excusedUntil) return undefined
    counts.hits++
    if (toCheck.delete(key)) askedFor.add(key)
    if (time >= item.checkAt) {
      item.checkAt = time + maxAge
      check(key)
    }
    return item.value
  }

  return {
    counts,
    get,
    async getOrMake(key, make) {
      const kept = get(key)
      if (kept !== undefined) return kept
      const isFirst = !underway.has(key)
      const making = makeOnce(key, make)
      const old = findStale(key)
      const mine = async () => {
        const made = await making
        return made.keeping === 'not' && !isFirst ? (await make()).value : made.value
      }
      if (!old) return mine()
      const waiting = new AbortController()
      const before = old.value
      const value = await Promise.race([
        mine().catch(() => before),
        pause(patience, before, { signal: waiting.signal, ref: false }).catch(() => before),
      ])
      waiting.abort()
      if (value === before) old.excusedUntil = monotonicNow() + retryAfter
      return value
    },
    keepBriefly: (key, made) => put(key, { ...made, keeping: 'brief' }, undefined),
    size: () => ({ items: long.size + madeUp.size, bytes: long.calculatedSize + madeUp.calculatedSize }),
  }
}
