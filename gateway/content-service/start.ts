/** Runs the content service as a child process for as long as this process lives. */
import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Config, ConfigError } from '#gateway/config.ts'
import { isMessage } from './messages.ts'

export interface ContentService {
  /** Stays the same when the child is started again. */
  readonly origin: string
  /** Of the child that runs now; undefined between two. */
  readonly pid: number | undefined
  /** Ends the child; settles when it is gone. */
  stop(): Promise<void>
}

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const startDeadlineMs = 30_000
const firstDelayMs = 100
const longestDelayMs = 5000
/** A child that lived this long was sound: the next start waits the shortest time again. */
const soundMs = 10_000
const stopDeadlineMs = 3000

/**
 * Starts the local content service and starts it again, on the same port, whenever it dies.
 * @throws ConfigError when the first start fails: its message is the child's one sentence, and nothing is tried again
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

  /** Settles when the child listens; later deaths lead to `startAgain`. */
  function start(): Promise<void> {
    const compiled = getCompileCacheDir()
    // The child gets what it needs and no secrets.
    const env = {
      CONTENT_PORT: String(port),
      CONTENT_DATASET_DIR: datasetDir,
      SANITY_DATASET: dataset,
      DATA_DIR: config.dataDir,
      CONTENT_SENTINELS: String(config.hasContentSentinels),
      // What we compiled once, or our child, is not compiled again.
      ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
    }
    const started = performance.now()
    const born = fork(main, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
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
        if (performance.now() - started > soundMs) delayMs = firstDelayMs
        startAgain(`The content service ended (${signal ?? `code ${code}`}).`)
      })
    })
  }

  function startAgain(reason: string): void {
    if (isStopping) return
    process.stderr.write(`${reason} It starts again in ${delayMs} ms.\n`)
    timer = setTimeout(() => start().catch((error: Error) => startAgain(error.message)), delayMs)
    delayMs = Math.min(delayMs * 2, longestDelayMs)
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
