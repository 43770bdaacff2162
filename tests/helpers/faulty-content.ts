/** The local Sanity over HTTP, in the place of a hosted one that a test can disrupt. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { localSanity } from '#gateway/local-sanity/local-sanity.ts'
import { datasetFolder } from './dataset.ts'

/** What happens to queries; live events pass unless it is 'dead'. */
export const faults = ['dead', 'hangs', '429', '500', 'garbage', 'half a body', '50 MB'] as const
type Fault = (typeof faults)[number]

export interface FaultyContent {
  /** The settings of a site that reads it. */
  readonly settings: Readonly<Record<string, string>>
  fault: Fault | undefined
  /** Text of a query that is answered only after this many ms, as on a small machine that has just started. */
  slow: { readonly query: string; readonly ms: number } | undefined
  /** Ends the live connections: listeners reconnect, and have missed events. */
  cutLive(): void
  stop(): void
}

const spoil = (fault: Fault, response: ServerResponse) => {
  const json = { 'content-type': 'application/json' }
  switch (fault) {
    case 'dead':
      response.destroy()
      break
    case 'hangs':
      break
    case '429':
    case '500':
      response.writeHead(Number(fault), json).end('{"error":"no"}')
      break
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>')
      break
    case 'half a body':
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"ms":1,"result":[')
      setImmediate(() => response.destroy())
      break
    case '50 MB':
      response.writeHead(200, json).end(`{"ms":1,"result":"${'x'.repeat(50 * 1024 * 1024)}"}`)
      break
  }
}

export async function startFaultyContent(): Promise<FaultyContent> {
  const stopping = new AbortController()
  const pass = createRequestListener(await localSanity(datasetFolder, { warn: () => {}, signal: stopping.signal }))
  const live = new Set<ServerResponse>()
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const isLive = request.url?.includes('/live/events') ?? false
    if (faulty.fault && (!isLive || faulty.fault === 'dead')) return spoil(faulty.fault, response)
    if (isLive) {
      if (request.headers['last-event-id'] !== undefined) request.headers['last-event-id'] = 'before a change'
      live.add(response)
      response.on('close', () => live.delete(response))
    }
    const { slow } = faulty
    if (slow && decodeURIComponent(request.url?.replaceAll('+', ' ') ?? '').includes(slow.query))
      setTimeout(pass, slow.ms, request, response)
    else pass(request, response)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
  const faulty: FaultyContent = {
    settings: { SANITY_PROJECT_ID: 'kerbcut', SANITY_API_HOST: `http://127.0.0.1:${port}` },
    fault: undefined,
    slow: undefined,
    cutLive: () => live.forEach((response) => response.destroy()),
    stop() {
      stopping.abort()
      server.closeAllConnections()
      server.close()
    },
  }
  return faulty
}
