/** Runs the content service as a child process for the lifetime of this process. */
import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Config, ConfigError } from '#gateway/config.ts'
import { isMessage } from './messages.ts'

export interface ContentService {
  /**
   * Resolves when the service first answers, however long that takes. Rejects with a ConfigError when the first child
   * reports that it cannot serve the dataset; it is started again all the same until `stop`.
   */
  readonly ready: Promise<void>
  /** Whether the service has answered since the start. */
  readonly hasStarted: () => boolean
  /** Unchanged when the child restarts. */
  readonly origin: string
  /** The pid of the current child; undefined during a restart. */
  readonly pid: number | undefined
  /** Ends the child; settles when it has exited. */
  stop(): Promise<void>
}

const isSource = import.meta.url.endsWith('.ts')
const main = fileURLToPath(
  import.meta.resolve(isSource ? '#gateway/content-service/main.ts' : '#build/server/content-service.js'),
)
/** Loading and queries make short-lived objects; by default V8 reserves 48 MB for them, and the process stays that large. */
const execArgv = ['--max-semi-space-size=2']
const firstDelayMs = 100
const maxDelayMs = 5000
/** After a child has run this long, the restart delay is reset to its minimum. */
const stableAfterMs = 10_000
const stopDeadlineMs = 3000

/** The port is chosen here, because the site starts without a service that is slow to load. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * Starts the local content service, and again on the same port whenever it exits. A slow start is not a failure: on a
 * busy machine loading takes as long as it takes.
 */
export async function startContentService(config: Config): Promise<ContentService> {
  const { content } = config
  if (content.kind !== 'local')
    throw new ConfigError('The content is hosted: there is no local content service to start.')

  const { datasetDir, dataset } = content
  const port = content.port || (await freePort())
  let child: ChildProcess | undefined
  let isStopping = false
  let delayMs = firstDelayMs
  let timer: NodeJS.Timeout | undefined

  const ready = Promise.withResolvers<void>()
  let hasStarted = false
  // The caller may not wait for it.
  ready.promise.catch(() => {})

  function start(): void {
    const compiled = getCompileCacheDir()
    // The child gets the settings that it needs and no secrets.
    const env = {
      CONTENT_PORT: String(port),
      CONTENT_DATASET_DIR: datasetDir,
      SANITY_DATASET: dataset,
      DATA_DIR: config.dataDir,
      CONTENT_SENTINELS: String(config.hasContentSentinels),
      // Shares the compile cache between this process and its children.
      ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
    }
    const started = performance.now()
    const born = fork(main, { env, execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child = born
    let fault: string | undefined
    born.on('message', (message) => {
      if (!isMessage(message)) return
      if (message.kind === 'failed') {
        fault = message.message
        return
      }
      hasStarted = true
      ready.resolve()
    })
    const ended = (reason: string) => {
      if (child !== born) return
      child = undefined
      if (fault !== undefined) ready.reject(new ConfigError(fault))
      if (performance.now() - started > stableAfterMs) delayMs = firstDelayMs
      startAgain(fault ?? reason)
    }
    born.once('error', (error) => ended(`The content service could not be started: ${error.message}.`))
    born.once('exit', (code, signal) => ended(`The content service ended (${signal ?? `code ${code}`}).`))
  }

  function startAgain(reason: string): void {
    if (isStopping) return
    // At the first start the caller reports a fault, and either stops this service or waits.
    timer = setTimeout(() => {
      process.stderr.write(`${reason} It starts again.\n`)
      start()
    }, delayMs)
    delayMs = Math.min(delayMs * 2, maxDelayMs)
  }

  start()
  return {
    origin: `http://127.0.0.1:${port}`,
    ready: ready.promise,
    hasStarted: () => hasStarted,
    get pid() {
      return child?.pid
    },
    async stop() {
      isStopping = true
      clearTimeout(timer)
      const last = child
      if (!last) return
      const gone = new Promise<void>((done) => last.once('exit', () => done()))
      last.kill('SIGTERM')
      const deadline = setTimeout(() => last.kill('SIGKILL'), stopDeadlineMs)
      await gone
      clearTimeout(deadline)
    },
  }
}
