import { Agent, createServer, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Balancer {
  readonly url: string
  /** Origins of the sites that respond; a test may change them at any time. */
  readonly origins: string[]
  stop(): Promise<void>
}

/**
 * Does the same as the proxy of docker-compose.yml: each request goes to the next site, and to the other one if a site
 * does not respond.
 */
export async function startBalancer(): Promise<Balancer> {
  const origins: string[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  let turn = 0

  const passTo = (origin: string, request: IncomingMessage, body: Buffer, response: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress, connection: 'keep-alive' }
      const onward = sendRequest(origin + request.url, { agent, method: request.method, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(response)
        // A visitor only sees a broken connection.
        reply.once('error', () => response.destroy())
        resolve()
      })
      onward.once('error', reject).end(body)
    })

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    turn++
    const candidates = origins.map((_, index) => origins[(turn + index) % origins.length] ?? '')
    for (const origin of candidates) {
      try {
        return await passTo(origin, request, body, response)
      } catch {
        // Try the next site.
      }
    }
    response.writeHead(502).end()
  }

  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    origins,
    stop: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
