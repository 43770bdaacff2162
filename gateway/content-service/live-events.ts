/** The events of the Live Content API: https://www.sanity.io/docs/http-reference/live */
import type { ContentDocument } from './content-document.ts'
import { isDraftId } from './content-document.ts'
import type { EventStream } from './event-stream.ts'
import type { Store } from './store.ts'
import { tagsOfChange } from './sync-tags.ts'

export interface LiveOptions {
  readonly includeDrafts: boolean
  /** The last event that a reconnecting client has received. */
  readonly lastEventId: string | undefined
}

/**
 * Sends the tags of each change to one client. A client that missed a change, or may have, receives `restart` and must
 * query everything again.
 */
export function streamLiveEvents(store: Store, stream: EventStream, { includeDrafts, lastEventId }: LiveOptions): void {
  const { id } = store.current()
  stream.send({ type: 'welcome', id, data: {} })
  if (lastEventId && lastEventId !== id) stream.send({ type: 'restart', id, data: {} })
  const stop = store.onChange((changes, now) => {
    const versions = changes
      .flatMap(({ before, after }) => [before, after])
      .filter(
        (version): version is ContentDocument => version !== undefined && (includeDrafts || !isDraftId(version._id)),
      )
    if (versions.length > 0) stream.send({ type: 'message', id: now.id, data: { tags: tagsOfChange(versions) } })
  })
  stream.onClose(stop)
}
