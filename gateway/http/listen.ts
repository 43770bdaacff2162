import { createServer, type RequestListener, type Server } from 'node:http'
import { ConfigError } from '#gateway/config.ts'
import type { Logger } from '#gateway/logger.ts'

/**
 * Limits for one request, in ms. A form over a slow phone takes a few seconds; a client that sends byte by byte is
 * disconnected.
 */
const requestTimes = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // Longer than the usual time to the next click; a proxy in front must close idle connections sooner.
  keepAliveTimeout: 10_000,
  // The interval at which the two timeouts above are checked.
  connectionsCheckingInterval: 5_000,
} as const

/**
 * How long a client may take no byte of a response, in ms; Node disconnects it after at most twice that. It must be longer than the
 * deadline of pictures and files.
 */
const idleTimeout = 30_000

/** The maximum number of connections; an idle one takes about 20 kB. */
const maxConnections = 2_000
/** The minimum interval between log lines about refused connections, in ms. */
const logInterval = 60_000

/** Creates a server with limits against slow clients and too many connections. */
export function createHttpServer(logger: Pick<Logger, 'warn'>): Server {
  const server = createServer(requestTimes)
  server.maxConnections = maxConnections
  server.setTimeout(idleTimeout)
  let loggedAt = -Infinity
  server.on('drop', () => {
    if (performance.now() - loggedAt < logInterval) return
    loggedAt = performance.now()
    logger.warn({ maxConnections }, 'Connections are refused: there are too many at once')
  })
  return server
}

/**
 * Handles requests that a client sends without waiting for responses one after the other. At once, each would hold an open file, and
 * Node does not close those of a client that disconnects.
 */
export const oneByOne =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (response.socket) handle(request, response)
    else response.once('socket', () => handle(request, response))
  }

/** @throws ConfigError when the port is unavailable; the message names the setting to change */
export const listen = (
  server: Server,
  { port, host, setting }: { port: number; host: string; setting: string },
): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(
        new ConfigError(
          isTaken
            ? `Port ${port} is taken by another program. Stop that program, or set ${setting} to a free port.`
            : `Cannot listen on ${host}:${port} (${error.message}). Set ${setting} or HOST to what this machine has.`,
        ),
      )
    })
    server.listen(port, host, resolve)
  })

/** How long active requests may take to finish after a stop signal, in ms. */
const drainTime = 10_000
/** The interval at which idle connections are closed meanwhile, in ms. */
const sweepTime = 50

/**
 * Shuts down gracefully on SIGTERM and SIGINT: refuses new connections, finishes active requests, then calls `stop`. A
 * second signal exits immediately.
 */
export function stopOnSignals(server: Server, stop: () => Promise<void>): { readonly isStopping: () => boolean } {
  let isStopping = false
  const end = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    // A request on an open connection is still handled, with `Connection: close`.
    server.prependListener('request', (_, response) => (response.shouldKeepAlive = false))
    const sweep = setInterval(() => server.closeIdleConnections(), sweepTime)
    const force = setTimeout(() => server.closeAllConnections(), drainTime)
    server.close(() => {
      clearTimeout(force)
      clearInterval(sweep)
      void stop().finally(() => process.exit())
    })
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  return { isStopping: () => isStopping }
}
