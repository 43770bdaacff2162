import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FileRequest, FileResult } from '#web/page-files/make-file.ts'

/** In ms, with the time to read the pictures. */
const longest = 10_000
/** Files that wait for the one that is being made. */
const maxWaiting = 8

export interface PageFileMaker {
  /**
   * Makes a file when those before it are made. Rejects when it cannot be made in time.
   * @param prepare Returns what the file is made from, in turn.
   * @returns undefined when too many files wait
   */
  make(prepare: () => Promise<FileRequest>): Promise<Buffer> | undefined
}

interface Options {
  /** The program of the process; set by tests. */
  readonly program?: string
  readonly timeoutMs?: number
}

/** Beside the server in the build; in the sources Node runs TypeScript. */
const makeFile = () =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? new URL('../page-files/make-file.ts', import.meta.url)
      : import.meta.resolve('#build/server/make-file.js'),
  )

/** Runs the program for one file. The process ends with it, and is killed when the signal says so. */
const run = (program: string, request: FileRequest, signal: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const process = fork(program, {
      // The settings of the site, such as its secrets, are not for it.
      env: {},
      execArgv: ['--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    process.once('spawn', () => {
      // Pages come first.
      if (process.pid !== undefined) setPriority(process.pid, 5)
    })
    process.once('message', (result: FileResult) => {
      if ('bytes' in result) resolve(Buffer.from(result.bytes))
      else reject(new Error(result.failure))
    })
    process.once('error', reject)
    process.once('exit', (code, ended) => reject(new Error(`The process ended with ${ended ?? code}`)))
    process.send(request, (error) => error && reject(error))
  })

/** Makes one file at a time, each in a process of its own. */
export function createPageFileMaker({ program = makeFile(), timeoutMs = longest }: Options = {}): PageFileMaker {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const makeInTime = async (prepare: () => Promise<FileRequest>): Promise<Buffer> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error(`Not made within ${timeoutMs / 1000} seconds`)))
    })
    return Promise.race([prepare().then((request) => run(program, request, signal)), aborted])
  }

  return {
    make(prepare) {
      if (waiting > maxWaiting) return undefined
      waiting++
      const made = last.then(() => makeInTime(prepare)).finally(() => waiting--)
      last = made.catch(() => {})
      return made
    },
  }
}
