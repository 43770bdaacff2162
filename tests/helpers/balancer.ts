import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Balancer {
  readonly url: string
  /** Of those who answer; a test may change it at any time. */
  readonly origins: string[]
  stop(): Promise<void>
}

/** What the proxy of docker-compose.yml does: each request to the next site, and to the other one what a site does not answer. */
export async function startBalancer(): Promise<Balancer> {
  const origins: string[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  let turn = 0

  const passTo = (origin: string, request: IncomingMessage, body: Buffer, response: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress, connection: 'keep-alive' }
      const onward = ask(origin + request.url, { agent, method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        // A visitor is told nothing but that it broke off.
        answer.once('error', () => response.destroy())
        resolve()
      })
      onward.once('error', reject).end(body)
    })

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    turn++
    const inTurn = origins.map((_, at) => origins[(turn + at) % origins.length] ?? '')
    for (const origin of inTurn) {
      try {
        return await passTo(origin, request, body, response)
      } catch {
        // The next one, then.
      }
    }
    response.writeHead(502).end()
  }

  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer listens on no port')
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
