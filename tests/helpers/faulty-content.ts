/** A proxy in front of the local content service that a test can disrupt. */
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { startContent } from './content.ts'

/** What happens to queries; live events pass unless it is 'dead'. */
export const faults = ['dead', 'hangs', '429', '500', 'garbage', 'half a body', '50 MB'] as const
type Fault = (typeof faults)[number]

export interface FaultyContent {
  readonly url: string
  fault: Fault | undefined
  /** Text of a query that is answered only after this many ms, as on a small machine that has just started. */
  slow: { readonly query: string; readonly ms: number } | undefined
  /** Ends the live connections: listeners reconnect and have missed the events in between. */
  cutLive(): void
  stop(): Promise<void>
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

export async function startFaultyContent(settings: Readonly<Record<string, string>> = {}): Promise<FaultyContent> {
  const content = await startContent(settings)
  const live = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const isLive = request.url?.includes('/live/events') ?? false
    if (faulty.fault && (!isLive || faulty.fault === 'dead')) return spoil(faulty.fault, response)
    const { slow } = faulty
    if (slow && decodeURIComponent(request.url?.replaceAll('+', ' ') ?? '').includes(slow.query))
      setTimeout(pass, slow.ms, request, response)
    else pass(request, response)
  })
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const isLive = request.url?.includes('/live/events') ?? false
    const onward = ask(
      `${content.url}${request.url}`,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        if (isLive) live.add(response)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    response.on('close', () => {
      live.delete(response)
      onward.destroy()
    })
    request.pipe(onward)
  }
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`)
    })
  })
  const faulty: FaultyContent = {
    url,
    fault: undefined,
    slow: undefined,
    cutLive: () => live.forEach((response) => response.destroy()),
    async stop() {
      server.closeAllConnections()
      server.close()
      await content.kill()
    },
  }
  return faulty
}
