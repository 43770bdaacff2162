import type { LiveEvent } from '@sanity/client'
import type { Subscription } from 'rxjs'
import type { Logger } from '#gateway/logger.ts'
import { isRecord } from '#schema/is-record.ts'
import type { ContentClient } from './client.ts'
import { tagsIn } from './fetch-result.ts'

/** The delays in ms before an ended subscription is opened again; each is twice the one before, until a message arrives. */
const retryDelay = { first: 30_000, longest: 10 * 60_000 }
/** The client reconnects by itself. This many attempts without success are reported. */
const reportedAttempts = 3

/** What may have changed. */
interface Change {
  /** The event's id, by which later queries get no older content; undefined when the position in the stream is lost. */
  readonly id?: string
  /** Undefined when anything may have changed. */
  readonly tags?: ReadonlySet<string> | undefined
}

interface Options {
  readonly client: ContentClient
  readonly logger: Logger
  /** Called when the stream is open, before any change that was missed. */
  readonly onOpen: () => void
  readonly onChange: (change: Change) => void
}

/** The client types a reason, and passes on the data of the event: https://www.sanity.io/docs/http-reference/live */
const reasonOf = (event: object): string =>
  'data' in event && isRecord(event.data) ? String(event.data['reason']) : 'unknown'

/**
 * Subscribes to the content service's live events until the returned function is called. The client resumes a lost
 * connection after the last event that it received, and the service sends `restart` when it cannot, so a welcome means missed events
 * only without such a position. After `goaway` the client would reconnect every few seconds for ever
 * (https://github.com/sanity-io/client/pull/1237): the subscription ends, like after an error.
 */
export function subscribeToLiveEvents({ client, logger, onOpen, onChange }: Options): () => void {
  let subscription: Subscription | undefined
  let retry: NodeJS.Timeout | undefined
  let delay = retryDelay.first
  let isReported = false
  const report = (facts: object) => {
    if (!isReported)
      logger.warn(facts, 'Live content events stopped; content is revalidated once a minute until they are back')
    isReported = true
  }

  const subscribe = () => {
    let hasPosition = false
    let attempts = 0
    const end = (facts: object) => {
      report(facts)
      subscription?.unsubscribe()
      retry = setTimeout(subscribe, delay).unref()
      delay = Math.min(2 * delay, retryDelay.longest)
    }
    const next = (event: LiveEvent) => {
      switch (event.type) {
        case 'message':
          if (isReported) logger.info({}, 'Live content events are back')
          isReported = false
          delay = retryDelay.first
          onOpen()
          onChange({ id: event.id, tags: tagsIn(event.tags) })
          break
        case 'restart':
          onOpen()
          onChange({})
          break
        case 'welcome':
          attempts = 0
          onOpen()
          if (!hasPosition) onChange({})
          break
        case 'reconnect':
          if (++attempts === reportedAttempts) report({ attempts })
          break
        case 'goaway':
          end({ reason: reasonOf(event) })
      }
      hasPosition ||= 'id' in event && event.id !== ''
    }
    subscription = client.live.events().subscribe({ next, error: (error: unknown) => end({ error }) })
  }
  subscribe()
  return () => {
    clearTimeout(retry)
    subscription?.unsubscribe()
  }
}
