/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
import type { ServerResponse } from 'node:http'

export interface EventStream {
  send(event: { readonly type: string; readonly id?: string; readonly data: unknown }): void
  end(): void
  /** Called when the client has disconnected or `end` was called. */
  onClose(closed: () => void): void
}

const heartbeatMs = 15_000

export function openEventStream(response: ServerResponse): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
  })
  // Regular comments prevent proxies from closing an idle connection.
  response.write(':\n\n')
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs).unref()
  response.on('close', () => clearInterval(heartbeat))
  return {
    send: ({ type, id, data }) =>
      void response.write(`event: ${type}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
    end: () => void response.end(),
    onClose: (closed) => void response.on('close', closed),
  }
}
