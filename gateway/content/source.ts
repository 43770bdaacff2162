import { createHash } from 'node:crypto'
import type { ClientReturn, LiveEvent, QueryParams, SanityClient } from '@sanity/client'
import type { Subscription } from 'rxjs'
import type { Logger } from '#gateway/logger.ts'
import { ContentError, toContentError } from './errors.ts'
import type { KeptAnswer, LastGood } from './last-good.ts'

/** A page waits this long for content, in ms, and then gets the last good copy. */
const pageDeadline = 3_000
/** The net under live events: an answer older than this, in ms, is asked for again behind the visitor's back. */
const maxAge = 60_000
/** After a failure the last good copy is served at once for so long, in ms, before the service is tried again. */
const pauseAfterFailure = 5_000
/** Answers in memory; beyond it the one that was asked for longest ago goes: what is in use is asked for every minute. */
const maxAnswers = 5_000

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
  /** What a preview asks in the place of the query; its parameter `$draft` is the one draft that is shown. */
  readonly draftQuery?: string
  /** How long the answer may take, in ms, where that is longer than a page's: what reads all content at once. */
  readonly deadline?: number
}

export interface ContentSource {
  /**
   * The answer to a query, fresh as far as live events tell, else the last good one.
   * @throws ContentError when there is no answer and no last good one.
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
  id: string
  /** Of the result's bytes. */
  digest: string
  result: unknown
  tags: readonly string[]
  /** When it was asked for, in ms since 1970; for a copy from the disk, never. */
  fetchedAt: number
  validUntil: number
  isStale: boolean
}

type Question = Pick<Entry, 'key' | 'ask' | 'validUntilOf' | 'deadline'>

interface Options {
  readonly client: SanityClient
  readonly lastGood: LastGood
  readonly logger: Logger
  readonly now?: () => number
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

const digestOf = (result: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(result) ?? '')
    .digest('base64url')

export function createContentSource({
  client,
  lastGood,
  logger,
  now = Date.now,
  deadline = pageDeadline,
}: Options): ContentSource {
  const entries = new Map<string, Entry>()
  const byId = new Map<string, Entry>()
  const underway = new Map<string, Promise<Entry>>()
  const listeners: (() => void)[] = []
  const counts = { asked: 0, failed: 0 }
  let lastId = 0
  let lastLiveEventId: string | undefined
  /** How many live events there were that may have changed something. */
  let changes = 0
  let downUntil = 0
  let isUp = true

  const markStale = (isTouched: (entry: Entry) => boolean) => {
    changes++
    // Who asks from now on must not get an answer that was asked for before.
    underway.clear()
    for (const entry of entries.values()) if (isTouched(entry)) entry.isStale = true
    for (const listener of listeners) listener()
  }

  const onLiveEvent = (event: LiveEvent) => {
    if (event.type === 'message') {
      lastLiveEventId = event.id
      markStale((entry) => entry.tags.some((tag) => event.tags.some((touched) => touched === tag)))
    } else if (event.type === 'restart' || event.type === 'welcome') {
      // What happened while nobody listened is unknown.
      lastLiveEventId = event.type === 'restart' ? event.id : undefined
      // Whoever speaks can be asked.
      if (!isUp) logger.info({}, 'The content service is there again')
      isUp = true
      downUntil = 0
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

  const isOld = (entry: Entry) => now() >= Math.min(entry.validUntil, entry.fetchedAt + maxAge)

  /** Notes what was said to a question. The same bytes keep their id. */
  const note = (
    question: Question,
    { result, tags }: KeptAnswer,
    { fetchedAt, isStale }: Pick<Entry, 'fetchedAt' | 'isStale'>,
  ): { readonly entry: Entry; readonly isNew: boolean } => {
    const before = entries.get(question.key)
    const digest = digestOf(result)
    const isNew = before?.digest !== digest
    const id = before && !isNew ? before.id : String(++lastId)
    const entry = {
      ...question,
      id,
      digest,
      // The same object too, so that what was made of it need not be made again.
      result: before && !isNew ? before.result : result,
      tags,
      fetchedAt,
      isStale,
      validUntil: question.validUntilOf(result),
    }
    if (before) byId.delete(before.id)
    // The last in the order is the one that was asked for last.
    entries.delete(entry.key)
    entries.set(entry.key, entry)
    byId.set(id, entry)
    if (entries.size > maxAnswers)
      for (const oldest of entries.values()) {
        entries.delete(oldest.key)
        byId.delete(oldest.id)
        break
      }
    return { entry, isNew }
  }

  const ask = async (question: Question): Promise<Entry> => {
    counts.asked++
    try {
      const askedAt = now()
      const changesBefore = changes
      const said = await question.ask(AbortSignal.timeout(question.deadline), lastLiveEventId)
      if (!isEnvelope(said))
        throw new ContentError('CONTENT_UNAVAILABLE', 'The content service answered with something that is no answer')
      const answer = { result: said.result, tags: said.syncTags ?? [] }
      // An event that came while we asked may be about this very answer.
      const { entry, isNew } = note(question, answer, { fetchedAt: askedAt, isStale: changes !== changesBefore })
      if (!isUp) {
        logger.info({}, 'The content service answers again')
        isUp = true
        downUntil = 0
        for (const listener of listeners) listener()
      }
      if (isNew) {
        // Anybody can ask for addresses that do not exist: if each were a file, the disk would fill.
        const kept = isNothing(answer.result) ? lastGood.forget(entry.key) : lastGood.write(entry.key, answer)
        kept.catch((error: unknown) => logger.warn({ error }, 'A last good copy of content could not be kept on disk'))
      }
      return entry
    } catch (error) {
      counts.failed++
      const contentError = toContentError(error)
      if (contentError.isUnreachable) {
        isUp = false
        downUntil = now() + pauseAfterFailure
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
    if (now() < downUntil) return
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
    const [any] = entries.values()
    if (isUp || !any) return
    // Another question failed since: the pause began anew.
    if (now() < downUntil) probe = setTimeout(lookAgain, pauseAfterFailure).unref()
    else void askBehind(any)
  }

  const copyOf = async (question: Question): Promise<Entry | undefined> => {
    const kept = entries.get(question.key) ?? (await lastGood.read(question.key))
    if (!kept) return undefined
    // While the disk was read, somebody may have had the answer itself.
    return entries.get(question.key) ?? note(question, kept, { fetchedAt: -Infinity, isStale: true }).entry
  }

  const find = async (question: Question): Promise<Entry> => {
    const entry = entries.get(question.key)
    if (entry && !entry.isStale && !isOld(entry)) return entry
    // Nobody waits for a service that did not answer the last time; one question in five seconds finds out.
    if (!isUp) {
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
      logger.warn({ error }, 'Content is served from the last good copy')
      return copy
    }
  }

  return {
    counts,
    async read<const Query extends string>(
      query: Query,
      params: QueryParams,
      { validUntil, deadline: ownDeadline = deadline }: ReadOptions<Query> = {},
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
