/** Server-sent events of the Live Content API: https://www.sanity.io/docs/http-reference/live */
import { isDraftId } from '#schema/content/content-document.ts'
import { syncTags } from './answer-query.ts'
import type { Store } from './watched-content.ts'

/** Sends each change. A client that missed a change, or may have, receives `restart`. */
export function liveEvents(store: Store, request: Request): Response {
  const includeDrafts = new URL(request.url).searchParams.get('includeDrafts') === 'true'
  const lastEventId = request.headers.get('last-event-id')
  const { id } = store.current()
  const body = new ReadableStream<string>({
    start(controller) {
      const send = (type: string, eventId: string, data: unknown) =>
        controller.enqueue(`event: ${type}\nid: ${eventId}\ndata: ${JSON.stringify(data)}\n\n`)
      send('welcome', id, {})
      if (lastEventId && lastEventId !== id) send('restart', id, {})
      const stop = store.onChange((changed, now) => {
        const seen = changed.filter(({ _id }) => includeDrafts || !isDraftId(_id))
        const tags = syncTags(['*'], ...seen.map(({ _id, _type }) => [_id, _type]))
        if (seen.length > 0) send('message', now.id, { tags })
      })
      // The client leaves by its signal only, which has an effect while the request is in memory.
      request.signal.addEventListener('abort', () => {
        stop()
        controller.error(request.signal.reason)
      })
    },
  })
  return new Response(body.pipeThrough(new TextEncoderStream()), { headers: { 'content-type': 'text/event-stream' } })
}
