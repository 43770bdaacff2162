/** Runs the content service as a child process for the lifetime of this process. */
import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Config, ConfigError } from '#gateway/config.ts'
import { isMessage } from './messages.ts'

export interface ContentService {
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
const startDeadlineMs = 30_000
const firstDelayMs = 100
const maxDelayMs = 5000
/** After a child has run this long, the restart delay is reset to its minimum. */
const stableAfterMs = 10_000
const stopDeadlineMs = 3000

/**
 * Starts the local content service and restarts it on the same port when it exits.
 * @throws ConfigError when the first start fails, with the child's one-sentence message and without a retry
 */
export async function startContentService(config: Config): Promise<ContentService> {
  const { content } = config
  if (content.kind !== 'local')
    throw new ConfigError('The content is hosted: there is no local content service to start.')

  const { datasetDir, dataset } = content
  let port = content.port
  let child: ChildProcess | undefined
  let isStopping = false
  let delayMs = firstDelayMs
  let timer: NodeJS.Timeout | undefined

  /** Settles when the child listens. When it exits later, `startAgain` runs. */
  function start(): Promise<void> {
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
    return new Promise<void>((listening, failed) => {
      let reason = ''
      let isListening = false
      const deadline = setTimeout(() => {
        reason = `The content service did not start within ${startDeadlineMs / 1000} seconds.`
        born.kill('SIGKILL')
      }, startDeadlineMs)
      born.on('message', (message) => {
        if (!isMessage(message)) return
        if (message.kind === 'failed') {
          reason = message.message
          return
        }
        clearTimeout(deadline)
        port = message.port
        isListening = true
        listening()
      })
      born.once('error', failed)
      born.once('exit', (code, signal) => {
        clearTimeout(deadline)
        child = undefined
        if (!isListening)
          return failed(
            new ConfigError(reason || `The content service ended before it answered (${signal ?? `code ${code}`}).`),
          )
        if (performance.now() - started > stableAfterMs) delayMs = firstDelayMs
        startAgain(`The content service ended (${signal ?? `code ${code}`}).`)
      })
    })
  }

  function startAgain(reason: string): void {
    if (isStopping) return
    process.stderr.write(`${reason} It starts again in ${delayMs} ms.\n`)
    timer = setTimeout(() => start().catch((error: Error) => startAgain(error.message)), delayMs)
    delayMs = Math.min(delayMs * 2, maxDelayMs)
  }

  await start()
  return {
    origin: `http://127.0.0.1:${port}`,
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
