/** The Live Content API's events: https://www.sanity.io/docs/http-reference/live */
import type { ContentDocument } from './content-document.ts'
import { isDraftId } from './content-document.ts'
import type { EventStream } from './event-stream.ts'
import type { Store } from './store.ts'
import { tagsOfChange } from './sync-tags.ts'

export interface LiveOptions {
  readonly includeDrafts: boolean
  /** The last event that a client which comes back has seen. */
  readonly lastEventId: string | undefined
}

/** Tells one client which tags change. Whoever missed a change, or cannot know, is told to ask for everything again. */
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
