/** The HTTP server: one port, one dataset, Sanity's URLs. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Config, ConfigError } from '#gateway/config.ts'
import { loadDataset } from './load-dataset.ts'
import { createHandler } from './routes.ts'
import { openStore, type Store } from './watched-content.ts'

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

export interface ContentService {
  readonly origin: string
  /** Resolves when the content has loaded. Rejects with a ConfigError when the dataset cannot be served. */
  readonly ready: Promise<void>
  /** Whether the content has loaded. */
  readonly hasStarted: () => boolean
  stop(): Promise<void>
}

/**
 * Serves a dataset until `stop`. Settles when it listens, before the dataset is loaded, because the URLs of assets contain
 * the port, and because the site can show stale copies meanwhile. Requests wait until it has loaded.
 * @throws ConfigError when the port is in use
 */
export async function serveContent({
  datasetDir,
  dataset,
  port: wanted,
  host = '127.0.0.1',
  warn,
  hasSentinels = false,
  slowMs = 10_000,
}: ServeOptions): Promise<ContentService> {
  const ready = Promise.withResolvers<(request: IncomingMessage, response: ServerResponse) => void>()
  const server = createServer((request, response) => {
    ready.promise.then(
      (handle) => handle(request, response),
      () => response.destroy(),
    )
  })
  const origin = `http://127.0.0.1:${await listen(server, wanted, host)}`
  let store: Store | undefined
  let isStopped = false

  async function start(): Promise<void> {
    const load = () => loadDataset(datasetDir, { origin, dataset })
    const opened = await openStore({ folder: datasetDir, load, warn })
    if (isStopped) return opened.close()
    store = opened
    ready.resolve(createHandler({ store, dataset, hasSentinels, slowMs, warn }))
  }
  const started = start()
  started.catch(ready.reject)
  // The caller may not wait for it.
  ready.promise.catch(() => {})

  return {
    origin,
    ready: started,
    hasStarted: () => store !== undefined,
    async stop() {
      isStopped = true
      store?.close()
      await new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
    },
  }
}

/**
 * Serves the dataset that the settings name.
 * @throws ConfigError when the content is hosted or the port is in use
 */
export function startContentService({ content, hasContentSentinels }: Config, host?: string): Promise<ContentService> {
  if (content.kind !== 'local')
    throw new ConfigError(
      'SANITY_PROJECT_ID is set, so the content is hosted: unset it to serve content from a folder.',
    )
  return serveContent({
    ...content,
    ...(host !== undefined && { host }),
    hasSentinels: hasContentSentinels,
    warn: (message) => void process.stderr.write(`${message}\n`),
  })
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
