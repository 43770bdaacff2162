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
  readonly tags: readonly string[]
}

export interface ReadOptions<Query extends string> {
  /** When the answer stops being true by itself, in ms since 1970 (a post that is still to come). */
  readonly validUntil?: (result: ClientReturn<Query>) => number
  /** What a preview asks in the place of the query; its parameter `$draft` is the one draft that is shown. */
  readonly draftQuery?: string
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
  /** Whether the content service answered when it was last asked. */
  isUp(): boolean
  stop(): void
}

interface Entry extends KeptAnswer {
  readonly fetchedAt: number
  readonly validUntil: number
  isStale: boolean
}

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

export function createContentSource({
  client,
  lastGood,
  logger,
  now = Date.now,
  deadline = pageDeadline,
}: Options): ContentSource {
  const entries = new Map<string, Entry>()
  const underway = new Map<string, Promise<Entry>>()
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
  }

  const onLiveEvent = (event: LiveEvent) => {
    if (event.type === 'message') {
      lastLiveEventId = event.id
      markStale((entry) => entry.tags.some((tag) => event.tags.some((touched) => touched === tag)))
    } else if (event.type === 'restart' || event.type === 'welcome') {
      // What happened while nobody listened is unknown.
      lastLiveEventId = event.type === 'restart' ? event.id : undefined
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

  const ask = async (
    key: string,
    query: string,
    params: QueryParams,
    validUntilOf: (result: unknown) => number,
  ): Promise<Entry> => {
    try {
      const askedAt = now()
      const changesBefore = changes
      const answer: unknown = await client.fetch<unknown>(query, params, {
        filterResponse: false,
        signal: AbortSignal.timeout(deadline),
        ...(lastLiveEventId !== undefined && { lastLiveEventId }),
      })
      if (!isEnvelope(answer))
        throw new ContentError('CONTENT_UNAVAILABLE', 'The content service answered with something that is no answer')
      const { result, syncTags = [] } = answer
      const entry: Entry = {
        result,
        tags: syncTags,
        fetchedAt: askedAt,
        validUntil: validUntilOf(result),
        // An event that came while we asked may be about this very answer.
        isStale: changes !== changesBefore,
      }
      const before = entries.get(key)
      entries.delete(key)
      entries.set(key, entry)
      if (entries.size > maxAnswers)
        for (const oldest of entries.keys()) {
          entries.delete(oldest)
          break
        }
      if (!isUp) logger.info({}, 'The content service answers again')
      isUp = true
      downUntil = 0
      if (JSON.stringify(before?.result) !== JSON.stringify(result)) {
        // Anybody can ask for addresses that do not exist: if each were a file, the disk would fill.
        const kept = isNothing(result) ? lastGood.forget(key) : lastGood.write(key, { result, tags: syncTags })
        kept.catch((error: unknown) => logger.warn({ error }, 'A last good copy of content could not be kept on disk'))
      }
      return entry
    } catch (error) {
      const contentError = toContentError(error)
      if (contentError.isUnreachable) {
        isUp = false
        downUntil = now() + pauseAfterFailure
      }
      throw contentError
    }
  }

  /** One question at a time for each key, however many wait for its answer. */
  const askOnce = (
    key: string,
    query: string,
    params: QueryParams,
    validUntilOf: (result: unknown) => number,
  ): Promise<Entry> => {
    const asked = underway.get(key)
    if (asked) return asked
    const asking = ask(key, query, params, validUntilOf).finally(() => {
      if (underway.get(key) === asking) underway.delete(key)
    })
    underway.set(key, asking)
    return asking
  }

  const fallBack = async (key: string, error: ContentError): Promise<KeptAnswer> => {
    const kept = entries.get(key) ?? (await lastGood.read(key))
    if (!kept) throw error
    logger.warn({ error }, 'Content is served from the last good copy')
    return kept
  }

  return {
    async read<const Query extends string>(query: Query, params: QueryParams, { validUntil }: ReadOptions<Query> = {}) {
      const key = JSON.stringify([query, params])
      // The client gives an answer the type of its query; kept answers have been through it too.
      const typed = (answer: KeptAnswer) => ({ result: answer.result as ClientReturn<Query>, tags: answer.tags })
      const validUntilOf = (result: unknown) => (validUntil ? validUntil(result as ClientReturn<Query>) : Infinity)

      const entry = entries.get(key)
      const isFresh = entry && !entry.isStale && now() < entry.validUntil
      if (isFresh && now() - entry.fetchedAt < maxAge) return typed(entry)
      if (now() < downUntil) {
        const kept = entry ?? (await lastGood.read(key))
        if (kept) return typed(kept)
      }
      if (isFresh) {
        askOnce(key, query, params, validUntilOf).catch((error: unknown) =>
          logger.warn({ error }, 'Content could not be checked; the copy stays'),
        )
        return typed(entry)
      }
      try {
        return typed(await askOnce(key, query, params, validUntilOf))
      } catch (error) {
        return typed(await fallBack(key, toContentError(error)))
      }
    },
    isUp: () => isUp,
    stop() {
      clearTimeout(retry)
      live?.unsubscribe()
    },
  }
}
