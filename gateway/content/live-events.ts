import type { LiveEvent } from '@sanity/client'
import type { Subscription } from 'rxjs'
import type { Logger } from '#gateway/logger.ts'
import type { ContentClient } from './client.ts'

/** The delay before a lost subscription is opened again, in ms. */
const retryDelay = 30_000

interface Options {
  readonly client: ContentClient
  readonly logger: Logger
  readonly onEvent: (event: LiveEvent) => void
}

/**
 * Subscribes to the content service's live events, and again after every failure, until the returned function is
 * called.
 */
export function subscribeToLiveEvents({ client, logger, onEvent }: Options): () => void {
  let subscription: Subscription | undefined
  let retry: NodeJS.Timeout | undefined
  const subscribe = () => {
    subscription = client.live.events().subscribe({
      next: onEvent,
      error: (error: unknown) => {
        logger.warn({ error }, 'Live content events stopped; content is revalidated once a minute until they are back')
        retry = setTimeout(subscribe, retryDelay).unref()
      },
    })
  }
  subscribe()
  return () => {
    clearTimeout(retry)
    subscription?.unsubscribe()
  }
}
