/** Server-sent events of the Live Content API: https://www.sanity.io/docs/http-reference/live */
import type { ServerResponse } from 'node:http'
import { isDraftId } from '#schema/content/content-document.ts'
import type { Store } from './watched-content.ts'

export interface LiveOptions {
  readonly includeDrafts: boolean
  /** The last event that a reconnecting client has received. */
  readonly lastEventId: string | undefined
}

const heartbeatMs = 15_000

/**
 * Sends each change to one client, without the tags of the affected queries, because the gateway queries everything
 * again. A client that missed a change, or may have, receives `restart`.
 */
export function streamLiveEvents(
  store: Store,
  response: ServerResponse,
  { includeDrafts, lastEventId }: LiveOptions,
): void {
  const send = (type: string, id: string, data: unknown) =>
    response.write(`event: ${type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
  })
  const { id } = store.current()
  send('welcome', id, {})
  if (lastEventId && lastEventId !== id) send('restart', id, {})
  const stop = store.onChange((changed, now) => {
    if (changed.some(({ _id }) => includeDrafts || !isDraftId(_id))) send('message', now.id, { tags: [] })
  })
  // Regular comments prevent proxies from closing an idle connection.
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs).unref()
  response.on('close', () => {
    clearInterval(heartbeat)
    stop()
  })
}
