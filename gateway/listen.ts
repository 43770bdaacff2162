import { createServer, type Server } from 'node:http'
import { ConfigError } from './config.ts'
import type { Logger } from './logger.ts'

/** In ms, of one request. A form over a slow phone takes a few seconds; a client that sends byte by byte must not stay. */
const requestTimes = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // Longer than the next click takes; a proxy in front must give up idle connections sooner.
  keepAliveTimeout: 10_000,
  // How often both of the first are checked.
  connectionsCheckingInterval: 5_000,
} as const

/** Connections at once; an idle one takes about 20 kB. */
const maxConnections = 2_000
/** Refused connections are logged at most this often, in ms. */
const logInterval = 60_000

/** A server that slow or countless clients cannot hold up. */
export function createHttpServer(logger: Pick<Logger, 'warn'>): Server {
  const server = createServer(requestTimes)
  server.maxConnections = maxConnections
  let loggedAt = -Infinity
  server.on('drop', () => {
    if (performance.now() - loggedAt < logInterval) return
    loggedAt = performance.now()
    logger.warn({ maxConnections }, 'Connections are refused: there are too many at once')
  })
  return server
}

/** @throws ConfigError when the port cannot be had; its message names the setting to change. */
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

/** How long requests under way may take to end once a stop was asked for, in ms. */
const drainTime = 10_000
/** How often connections that have become free are closed meanwhile, in ms. */
const sweepTime = 50

/** Ends in good order on SIGTERM and SIGINT: no new requests, those under way finish, then `stop`. A second signal ends at once. */
export function stopOnSignals(server: Server, stop: () => Promise<void>): { readonly isStopping: () => boolean } {
  let isStopping = false
  const end = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    // What still comes on a connection that is open is answered, and told not to come again.
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
