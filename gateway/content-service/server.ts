/** The service itself: one port, one dataset, Sanity's addresses. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ConfigError } from '#gateway/config.ts'
import { createDatasetLoader } from './load-dataset.ts'
import { createHandler } from './routes.ts'
import { openStore } from './store.ts'

export interface ServeOptions {
  readonly datasetDir: string
  /** The name of the dataset in addresses. */
  readonly dataset: string
  /** 0: any free one. */
  readonly port: number
  /** Where it listens: this machine alone unless told otherwise. */
  readonly host?: string
  /** Where trouble is told, a sentence each. */
  readonly warn: (message: string) => void
  /** Whether a query can ask for a failure (sentinel.ts); for tests alone. */
  readonly hasSentinels?: boolean
  /** How long `sentinel-slow` takes. */
  readonly slowMs?: number
}

export interface ContentServer {
  readonly port: number
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves a dataset until `close`. It listens before it loads, because assets name the port in their address;
 * requests that come meanwhile wait.
 * @throws ConfigError when the port is taken or the dataset cannot be served
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
    const load = createDatasetLoader(datasetDir, { origin, dataset })
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
