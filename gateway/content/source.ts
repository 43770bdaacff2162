import { createHash } from 'node:crypto'
import type { ClientReturn, LiveEvent, QueryParams, SanityClient } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import type { Subscription } from 'rxjs'
import type { Logger } from '#gateway/logger.ts'
import { ContentError, toContentError } from './errors.ts'
import type { StaleFallback, StoredAnswer } from './stale-fallback.ts'

/** A page waits this long for content, in ms, and then gets the stale one. */
const pageDeadline = 3_000
/** The net under live events: an answer older than this, in ms, is asked for again behind the visitor's back. */
const maxAge = 60_000
/** After a failure stale content is served at once for so long, in ms, before the service is tried again. */
const pauseAfterFailure = 5_000
/** So many different queries must time out, with no answer in between, before the whole service counts as down: one may be slow. */
const timeoutsOfOutage = 3
/**
 * Bytes of answers in memory, in LRU order: of content that exists, and apart from it of addresses at which nothing is, which anybody
 * can make up.
 */
const maxBytes = { found: 64 * 1024 * 1024, nothing: 2 * 1024 * 1024 }
/** An answer in memory takes about twice the bytes of its JSON, and this much besides. */
const entryOverhead = 1_000

interface ContentAnswer<Result> {
  readonly result: Result
  /**
   * Names these very bytes: whoever keeps what was made of them asks `isSame` by it. Undefined for what nobody may keep.
   * Ids mean nothing to another process.
   */
  readonly answer?: string
}

export interface ReadOptions<Query extends string> {
  /** When the answer stops being true by itself, in ms since 1970 (a post that is still to come). */
  readonly validUntil?: (result: ClientReturn<Query>) => number
  /**
   * Whether the answer is about content that exists, so that a stale copy of it is worth its place on disk. By default every answer is
   * that has a value; a list needs this where visitors can make up its parameters.
   */
  readonly isFound?: (result: ClientReturn<Query>) => boolean
  /** What a preview asks in the place of the query; its parameter `$draft` is the one draft that is shown. */
  readonly draftQuery?: string
  /** How long the answer may take, in ms, where that is longer than a page's: what reads all content at once. */
  readonly deadline?: number
}

export interface ContentSource {
  /**
   * The answer to a query, fresh as far as live events tell, else the stale one.
   * @throws ContentError when there is no answer and no stale one.
   */
  read<const Query extends string>(
    query: Query,
    params: QueryParams,
    options?: ReadOptions<Query>,
  ): Promise<ContentAnswer<ClientReturn<Query>>>
  /** Whether nothing has been heard that may have changed one of these answers. */
  isSettled(answers: Iterable<string>): boolean
  /**
   * Asks again for those of these answers that a live event touched, or that are old, and says whether all still have the same bytes.
   * What cannot be asked for stays as it is. Never rejects.
   */
  isSame(answers: Iterable<string>): Promise<boolean>
  /** Calls `listener` when something may have changed: after live events, and when the service is back. */
  onTouched(listener: () => void): void
  /** Whether the content service answered when it was last asked. */
  isUp(): boolean
  /** How often it was asked, and how often in vain, since the start. */
  readonly counts: { readonly asked: number; readonly failed: number }
  stop(): void
}

/** What is known of one query. */
interface Entry {
  readonly key: string
  readonly ask: (signal: AbortSignal, lastLiveEventId: string | undefined) => Promise<unknown>
  readonly validUntilOf: (result: unknown) => number
  readonly deadline: number
  readonly isFound: (result: unknown) => boolean
  id: string
  /** Of the result's bytes. */
  digest: string
  /** Bytes of memory. */
  size: number
  result: unknown
  tags: readonly string[]
  /** When it was asked for, by the monotonic clock; for a copy from the disk, never. */
  fetchedAt: number
  /** In ms since 1970. */
  validUntil: number
  isStale: boolean
  /** By the monotonic clock. The last question failed: until then it is not asked again, and then without anybody waiting. */
  retryAt: number | undefined
}

type Question = Pick<Entry, 'key' | 'ask' | 'validUntilOf' | 'deadline' | 'isFound'>

interface Options {
  readonly client: SanityClient
  readonly staleFallback: StaleFallback
  readonly logger: Logger
  /** In ms since 1970, for `validUntil` alone. */
  readonly now?: () => number
  /** In ms, for ages and deadlines: a clock that is never set. */
  readonly monotonicNow?: () => number
  /** In ms; tests set it. */
  readonly deadline?: number
}

/** A proxy's page, or half an answer, comes as a string: it must not pass for 'nothing found'. */
export const isEnvelope = (
  answer: unknown,
): answer is { readonly result: unknown; readonly syncTags?: readonly string[] } =>
  typeof answer === 'object' && answer !== null && 'result' in answer

/** What an address that does not exist gives. */
const isNothing = (result: unknown): boolean =>
  result === null || (typeof result === 'object' && Object.values(result).every(isNothing))

const digestOf = (json: string): string => createHash('sha256').update(json).digest('base64url')

export function createContentSource({
  client,
  staleFallback,
  logger,
  now = Date.now,
  monotonicNow = () => performance.now(),
  deadline = pageDeadline,
}: Options): ContentSource {
  const byId = new Map<string, Entry>()
  const lru = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      sizeCalculation: ({ size }) => size,
      dispose: ({ id }) => byId.delete(id),
    })
  const found = lru(maxBytes.found)
  const nothing = lru(maxBytes.nothing)
  const entryOf = (key: string) => found.peek(key) ?? nothing.peek(key)
  const underway = new Map<string, Promise<Entry>>()
  const listeners: (() => void)[] = []
  const counts = { asked: 0, failed: 0 }
  let lastId = 0
  let lastLiveEventId: string | undefined
  /** How many live events there were that may have changed something. */
  let changes = 0
  let downUntil = -Infinity
  let isUp = true
  /** Of queries, since the last answer. */
  const timedOut = new Set<string>()

  const markStale = (isTouched: (entry: Entry) => boolean) => {
    changes++
    // Who asks from now on must not get an answer that was asked for before.
    underway.clear()
    for (const cache of [found, nothing])
      for (const entry of cache.values())
        if (isTouched(entry)) {
          entry.isStale = true
          entry.retryAt = undefined
        }
    for (const listener of listeners) listener()
  }

  /** A service that sends events can be asked: each event is followed by a new query, whatever failed before. */
  const resume = () => {
    if (!isUp) logger.info({}, 'The content service sends live events again')
    isUp = true
    downUntil = -Infinity
    timedOut.clear()
  }

  const onLiveEvent = (event: LiveEvent) => {
    if (event.type === 'message' || event.type === 'restart' || event.type === 'welcome') resume()
    if (event.type === 'message') {
      lastLiveEventId = event.id
      markStale((entry) => entry.tags.some((tag) => event.tags.some((touched) => touched === tag)))
    } else if (event.type === 'restart' || event.type === 'welcome') {
      // What happened while nobody listened is unknown.
      lastLiveEventId = event.type === 'restart' ? event.id : undefined
      markStale(() => true)
    }
  }

  let live: Subscription | undefined
  const listen = () => {
    live = client.live.events().subscribe({
      next: onLiveEvent,
      error: (error: unknown) => {
        logger.warn({ error }, 'Live content events stopped; content is checked once a minute until they come back')
        retry = setTimeout(listen, maxAge / 2)
        retry.unref()
      },
    })
  }
  let retry: NodeJS.Timeout | undefined
  listen()

  const isOld = (entry: Entry) => now() >= entry.validUntil || monotonicNow() >= entry.fetchedAt + maxAge

  /** Notes what was said to a question. The same bytes keep their id. */
  const note = (
    question: Question,
    { result, tags }: StoredAnswer,
    { fetchedAt, isStale }: Pick<Entry, 'fetchedAt' | 'isStale'>,
  ): { readonly entry: Entry; readonly isNew: boolean } => {
    const before = entryOf(question.key)
    const json = JSON.stringify(result) ?? ''
    const digest = digestOf(json)
    const isNew = before?.digest !== digest
    const id = before && !isNew ? before.id : String(++lastId)
    const entry = {
      ...question,
      id,
      digest,
      size: 2 * (json.length + question.key.length) + entryOverhead,
      // The same object too, so that what was made of it need not be made again.
      result: before && !isNew ? before.result : result,
      tags,
      fetchedAt,
      isStale,
      retryAt: undefined,
      validUntil: question.validUntilOf(result),
    }
    found.delete(entry.key)
    nothing.delete(entry.key)
    const cache = question.isFound(result) ? found : nothing
    cache.set(entry.key, entry)
    if (cache.has(entry.key)) byId.set(id, entry)
    return { entry, isNew }
  }

  const ask = async (question: Question): Promise<Entry> => {
    counts.asked++
    const signal = AbortSignal.timeout(question.deadline)
    const changesBefore = changes
    try {
      const askedAt = monotonicNow()
      const said = await question.ask(signal, lastLiveEventId)
      if (!isEnvelope(said))
        throw new ContentError('CONTENT_UNAVAILABLE', 'The content service answered with something that is no answer')
      const answer = { result: said.result, tags: said.syncTags ?? [] }
      // An event that came while we asked may be about this very answer.
      const { entry, isNew } = note(question, answer, { fetchedAt: askedAt, isStale: changes !== changesBefore })
      timedOut.clear()
      if (!isUp) {
        logger.info({}, 'The content service answers again')
        isUp = true
        downUntil = -Infinity
        for (const listener of listeners) listener()
      }
      if (isNew) {
        // Anybody can ask for addresses that do not exist: if each were a file, the disk would fill.
        const stored = question.isFound(answer.result)
          ? staleFallback.write(entry.key, answer)
          : staleFallback.forget(entry.key)
        stored.catch((error: unknown) => logger.warn({ error }, 'A stale copy of content could not be stored on disk'))
      }
      return entry
    } catch (error) {
      counts.failed++
      const contentError = toContentError(error)
      if (contentError.isUnreachable) {
        const entry = entryOf(question.key)
        // An event that came meanwhile wants a new query at once.
        if (entry && changes === changesBefore) entry.retryAt = monotonicNow() + pauseAfterFailure
        timedOut.add(question.key)
      }
      if (contentError.isConnectionLost || timedOut.size >= timeoutsOfOutage) {
        isUp = false
        downUntil = monotonicNow() + pauseAfterFailure
        timedOut.clear()
        probe ??= setTimeout(lookAgain, pauseAfterFailure).unref()
      }
      throw contentError
    }
  }

  /** One question at a time for each key, however many wait for its answer. */
  const askOnce = (question: Question): Promise<Entry> => {
    const asked = underway.get(question.key)
    if (asked) return asked
    const asking = ask(question).finally(() => {
      if (underway.get(question.key) === asking) underway.delete(question.key)
    })
    underway.set(question.key, asking)
    return asking
  }

  /** Asks without anybody waiting; not while the service is given time to come back. */
  const askBehind = async (question: Question): Promise<void> => {
    if (monotonicNow() < Math.max(downUntil, entryOf(question.key)?.retryAt ?? -Infinity)) return
    try {
      await askOnce(question)
    } catch (error) {
      logger.warn({ error }, 'Content could not be checked; the copy stays')
    }
  }

  let probe: NodeJS.Timeout | undefined
  /** While it is away, one question now and then finds out whether it is back: what was touched meanwhile is then looked at. */
  const lookAgain = () => {
    probe = undefined
    const [any] = found.values()
    if (isUp || !any) return
    // Another question failed since: the pause began anew.
    if (monotonicNow() < downUntil) probe = setTimeout(lookAgain, pauseAfterFailure).unref()
    else void askBehind(any)
  }

  const copyOf = async (question: Question): Promise<Entry | undefined> => {
    const stored = entryOf(question.key) ?? (await staleFallback.read(question.key))
    if (!stored) return undefined
    // While the disk was read, the answer itself may have come.
    return entryOf(question.key) ?? note(question, stored, { fetchedAt: -Infinity, isStale: true }).entry
  }

  const find = async (question: Question): Promise<Entry> => {
    const entry = found.get(question.key) ?? nothing.get(question.key)
    if (entry && !entry.isStale && !isOld(entry)) return entry
    // No visitor waits for what did not answer the last time; one question in five seconds finds out.
    if (!isUp || entry?.retryAt !== undefined) {
      const copy = await copyOf(question)
      if (copy) {
        void askBehind(question)
        return copy
      }
    }
    if (entry && !entry.isStale && now() < entry.validUntil) {
      void askBehind(question)
      return entry
    }
    try {
      return await askOnce(question)
    } catch (error) {
      const copy = await copyOf(question)
      if (!copy) throw error
      logger.warn({ error }, 'Content is served from the stale copy')
      return copy
    }
  }

  return {
    counts,
    async read<const Query extends string>(
      query: Query,
      params: QueryParams,
      { validUntil, isFound, deadline: ownDeadline = deadline }: ReadOptions<Query> = {},
    ) {
      const { result, id } = await find({
        deadline: ownDeadline,
        key: JSON.stringify([query, params]),
        ask: (signal, eventId) =>
          client.fetch<unknown>(query, params, {
            filterResponse: false,
            signal,
            ...(eventId !== undefined && { lastLiveEventId: eventId }),
          }),
        // The client gives an answer the type of its query; kept answers have been through it too.
        validUntilOf: (said) => (validUntil ? validUntil(said as ClientReturn<Query>) : Infinity),
        isFound: (said) => !isNothing(said) && (!isFound || isFound(said as ClientReturn<Query>)),
      })
      return { result: result as ClientReturn<Query>, answer: id }
    },
    isSettled: (answers) => Array.from(answers).every((id) => byId.get(id)?.isStale === false),
    async isSame(answers) {
      const ids = [...answers]
      await Promise.all(
        ids.map(async (id) => {
          const entry = byId.get(id)
          if (entry && (entry.isStale || isOld(entry))) await askBehind(entry)
        }),
      )
      return ids.every((id) => byId.has(id))
    },
    onTouched: (listener) => void listeners.push(listener),
    isUp: () => isUp,
    stop() {
      clearTimeout(retry)
      clearTimeout(probe)
      live?.unsubscribe()
    },
  }
}
