import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built site as a separate process. */
export interface TestSite {
  readonly url: string
  readonly dataDir: string
  pid(): number
  /** The output of the process so far. */
  log(): string
  /** Stops it with SIGTERM. Rejects when its output contains anything that was typed into a form. */
  stop(): Promise<void>
  /** Kills it like a power cut, or by another signal. Its data stay. */
  kill(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Starts it again on the same port and data. */
  restart(): Promise<void>
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** The built program, as `npm run serve` starts it. */
export const siteProgram = 'build/server/server.js'

/** The settings with which `npm run serve` starts it. */
export const asServed = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=768',
} as const

const startTime = 60_000

/** Personal details that every test uses: only a form can have brought them into the log. */
const typedByPeople = /[\w.+-]+@example\.com|\b04\d\d ?57\d ?\d{3}\b/

/** During all tests of a site, neither what was typed into a form nor a warning of Node may be in its log. */
function expectQuiet(log: string): void {
  const at = typedByPeople.exec(log)?.index
  if (at !== undefined)
    throw new Error(`The site has logged what a person typed: ${log.slice(Math.max(0, at - 500), at + 60)}`)
  // Node prints it as plain text, which no reader of the log can parse.
  const deprecated = /.*DeprecationWarning.*/.exec(log)?.[0]
  if (deprecated !== undefined) throw new Error(`The site uses what is deprecated: ${deprecated}`)
}

/** Resolves when the process is ready. Rejects with its output when it ends before that. */
async function untilUp(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = Date.now() + startTime
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The site ended (${child.exitCode ?? child.signalCode}):\n${log()}`)
    try {
      if ((await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok) return
    } catch {
      if (Date.now() > deadline) throw new Error(`The site did not start within ${startTime} ms:\n${log()}`)
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** A metric of the site, by its name and labels as in `/metrics`. */
export async function figureOf({ url }: Pick<TestSite, 'url'>, name: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  const line = lines.find((one) => one.startsWith(`${name} `))
  if (line === undefined) throw new Error(`The site has no metric ${name}`)
  return Number(line.slice(name.length))
}

/**
 * Starts the built site on a free port with a separate data folder. `settings` are environment variables, as
 * gateway/runbook.md lists them; `cwd` is the folder of another copy of the site, `program` another of its programs;
 * `hasFullDisk` lets no file grow.
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  {
    cwd = root,
    program = siteProgram,
    hasFullDisk = false,
  }: { readonly cwd?: string; readonly program?: string; readonly hasFullDisk?: boolean } = {},
): Promise<TestSite> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'site-')))
  let output = ''
  const log = () => output
  const launch = async () => {
    // With files of one block SQLite gets the same error from the same call as on a full disk: its log's index cannot grow.
    const limit = hasFullDisk ? 'ulimit -f 1; ' : ''
    const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, program], {
      cwd,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        HOST: 'localhost',
        DATA_DIR: dataDir,
        CONTENT_SENTINELS: 'true',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await untilUp(child, url, log)
    return child
  }
  let child = await launch()
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await ended(child)
  }
  return {
    url,
    dataDir,
    pid: () => child.pid ?? 0,
    log,
    async stop() {
      await end('SIGTERM')
      if (settings['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true })
      expectQuiet(output)
    },
    kill: (signal = 'SIGKILL') => end(signal),
    async restart() {
      if (child.exitCode === null && child.signalCode === null) await end('SIGTERM')
      child = await launch()
    },
  }
}
