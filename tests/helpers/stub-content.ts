/** A content service over real HTTP with scripted responses, for cases that the local one never produces. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createCache } from '#gateway/cache.ts'
import type { ContentConfig } from '#gateway/config.ts'
import type { ContentSource } from '#gateway/content/source.ts'
import { listening } from './listening.ts'

/** One request as received. */
export interface Asked {
  readonly method: string
  /** With its query. */
  readonly url: string
  readonly params: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Its response: JSON unless `type` is set; 'hang' never responds, 'cut' ends the connection. */
export type Answer = { readonly status?: number; readonly body: unknown; readonly type?: string } | 'hang' | 'cut'

/** The envelope of a successful query. */
export const found = (result: unknown): Answer => ({ body: { ms: 1, query: '', result } })

export interface StubContent {
  readonly origin: string
  /** The settings of a hosted project at this origin. */
  readonly config: ContentConfig
  /** Every request except live connections, in order. */
  readonly requests: readonly Asked[]
  /** Sets the response from now on, except to live connections. */
  answer: (asked: Asked) => Answer | Promise<Answer>
  /** The status of new live connections. */
  liveStatus: number
  /** The number of live connections so far. */
  liveConnections: number
  /** The URL of the latest live connection, without its origin. */
  liveUrl: string
  /** Sends an event to every live connection. */
  send(type: string, event?: { readonly id?: string; readonly data?: unknown }): void
  /** Ends every connection and stops responding. */
  close(): Promise<void>
}

const write = (to: ServerResponse, type: string, { id = '', data = {} }: { id?: string; data?: unknown } = {}) =>
  to.write(`event: ${type}\n${id && `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`)

/** Runs until the test ends. Sends each new live connection a welcome event. */
export async function stubContent(answer: StubContent['answer'] = () => found(null)): Promise<StubContent> {
  const requests: Asked[] = []
  const listeners = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    if (url.includes('/live/events')) {
      stub.liveConnections++
      stub.liveUrl = url
      response.writeHead(stub.liveStatus, { 'content-type': 'text/event-stream' })
      if (stub.liveStatus !== 200) {
        response.end()
        return
      }
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
      write(response, 'welcome', { id: 'welcomed' })
      return
    }
    const reply = async () => {
      const asked = {
        method,
        url,
        params: new URL(url, 'http://stub').searchParams,
        headers,
        body: await text(request),
      }
      requests.push(asked)
      const said = await stub.answer(asked)
      if (said === 'cut') response.destroy()
      if (typeof said === 'string') return
      const { status = 200, body, type = 'application/json' } = said
      response
        .writeHead(status, { 'content-type': type })
        .end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body))
    }
    reply().catch((error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))))
  })
  const origin = await listening(server)
  const stub: StubContent = {
    origin,
    config: { kind: 'hosted', projectId: 'kerbcut', dataset: 'production', apiHost: origin, token: undefined },
    requests,
    answer,
    liveStatus: 200,
    liveConnections: 0,
    liveUrl: '',
    send: (type, event) => listeners.forEach((listener) => write(listener, type, event)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stub
}

/** In-process content that finds nothing, for tests without content. */
export const noContent: ContentSource = {
  read: () => Promise.resolve({ result: JSON.parse('null'), validUntil: Infinity, tags: new Set<string>() }),
  onChange: () => {},
  isUp: () => true,
  counts: { queries: 0, failures: 0 },
  cache: createCache({ maxBytes: { known: 1, arbitrary: 1 } }),
  stop: () => {},
}
