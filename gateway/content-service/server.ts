/** The HTTP server: one port, one dataset, Sanity's URLs. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ConfigError } from '#gateway/config.ts'
import { loadDataset } from './load-dataset.ts'
import { createHandler } from './routes.ts'
import { openStore } from './store.ts'

export interface ServeOptions {
  readonly datasetDir: string
  /** The name of the dataset in URLs. */
  readonly dataset: string
  /** 0 selects a free port. */
  readonly port: number
  /** The listening address; by default only this machine. */
  readonly host?: string
  /** Receives problems, one sentence each. */
  readonly warn: (message: string) => void
  /** Whether queries can trigger failures (sentinel.ts); only for tests. */
  readonly hasSentinels?: boolean
  /** The delay of `sentinel-slow`. */
  readonly slowMs?: number
}

export interface ContentServer {
  readonly port: number
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves a dataset until `close`. Listens before it loads the dataset, because asset URLs contain the port; requests
 * wait until it has loaded.
 * @throws ConfigError when the port is in use or the dataset cannot be served
 */
export async function serveContent({
  datasetDir,
  dataset,
  port: wanted,
  host = '127.0.0.1',
  warn,
  hasSentinels = false,
  slowMs = 10_000,
}: ServeOptions): Promise<ContentServer> {
  const ready = Promise.withResolvers<(request: IncomingMessage, response: ServerResponse) => void>()
  const server = createServer((request, response) => void ready.promise.then((handle) => handle(request, response)))
  const port = await listen(server, wanted, host)
  const origin = `http://127.0.0.1:${port}`
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  try {
    const load = () => loadDataset(datasetDir, { origin, dataset })
    const store = await openStore({ folder: datasetDir, load, warn })
    ready.resolve(createHandler({ store, dataset, hasSentinels, slowMs, warn }))
    return {
      port,
      origin,
      close: () => {
        store.close()
        return close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'another program uses it' : error.message
      reject(
        new ConfigError(
          `The content service cannot use port ${port} (${reason}): set CONTENT_PORT to another one, or to 0 for any that is free.`,
        ),
      )
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
