/** The proxy of docker-compose.yml with its shipped configuration, as a real nginx in front of two stand-in sites. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createServer, request as sendRequest, type Server } from 'node:http'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { freePort } from '#tests/helpers/site.ts'

const startScript = fileURLToPath(new URL('../../web/proxy/start.sh', import.meta.url))

/** Debian installs nginx where only root's PATH has it. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }

function requirePrograms(): void {
  for (const [program, flag] of [
    ['nginx', '-v'],
    ['curl', '--version'],
  ] as const) {
    try {
      execFileSync(program, [flag], { env, stdio: 'ignore' })
    } catch (cause) {
      throw new Error(`This test runs a real proxy and needs ${program}: apt-get install nginx-light curl`, { cause })
    }
  }
}

/** Several times what the buffers of the connections between a site, nginx and a visitor hold. */
const largeBytes = 64 * 1024 * 1024

/** A stand-in for one of the two sites. */
class StandInSite {
  readonly name: string
  readonly port: number
  isReady = true
  readonly received: string[] = []
  /** The bytes of the large file that went out so far. */
  sentBytes = 0
  #server: Server | undefined

  constructor(name: string, port: number) {
    this.name = name
    this.port = port
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      if (request.url === '/readyz') return void response.writeHead(this.isReady ? 200 : 503).end()
      this.received.push(`${request.method} ${request.url}`)
      if (request.url === '/away') return void response.writeHead(503, { 'retry-after': '5' }).end('away')
      if (request.url === '/cut') return void request.socket.destroy()
      if (request.url === '/large') return void pipeline(this.#largeFile(), response).catch(() => {})
      request.resume().once('end', () => response.end(this.name))
    })
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.#server = server
  }

  *#largeFile() {
    const chunk = Buffer.alloc(64 * 1024)
    for (; this.sentBytes < largeBytes; this.sentBytes += chunk.length) yield chunk
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (!server) return
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

interface Arrangement {
  readonly url: string
  readonly a: StandInSite
  readonly b: StandInSite
  /** What nginx has logged so far. */
  readonly log: () => string
  /** Changes when nginx writes a body to disk, even if it deletes the file at once. */
  readonly diskState: () => Promise<string>
}

const test = base.extend<{ arrangement: Arrangement }>({
  // eslint-disable-next-line no-empty-pattern
  arrangement: async ({}, use) => {
    requirePrograms()
    const [a, b] = [new StandInSite('a', await freePort()), new StandInSite('b', await freePort())]
    await Promise.all([a.start(), b.start()])
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const folder = await mkdtemp(join(tmpdir(), 'proxy-'))
    // The workers of nginx are another user.
    await chmod(folder, 0o755)
    const diskState = async () => {
      const [own = ''] = await readdir(folder)
      const found = await Promise.all(['client_body', 'proxy'].map((part) => stat(join(folder, own, part))))
      return found.map(({ mtimeMs }) => mtimeMs).join()
    }
    const child = spawn('sh', [startScript], {
      env: { ...env, TMPDIR: folder, PORT: String(port), SITES: `127.0.0.1:${a.port} 127.0.0.1:${b.port}` },
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    let log = ''
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
    await expect.poll(() => statusOf(url), { message: 'nginx did not start' }).toBe(200)
    await use({ url, a, b, log: () => log, diskState })
    child.kill('SIGTERM')
    await Promise.all([ended(child), a.stop(), b.stop()])
    await rm(folder, { recursive: true, force: true })
  },
})

const statusOf = (address: string, init?: RequestInit): Promise<number> =>
  fetch(address, init).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    () => 0,
  )

/** The sites that answered twenty requests, and their statuses. */
async function answeredBy({ url }: Arrangement) {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await fetch(`${url}/about`)
      return { status: answer.status, site: await answer.text() }
    }),
  )
  return {
    sites: [...new Set(answers.map(({ site }) => site))].toSorted().join(),
    statuses: [...new Set(answers.map(({ status }) => status))].join(),
  }
}

test('a page that both sites answer with 503 takes neither out of rotation, and is requested once @slow', async ({
  arrangement: proxy,
}) => {
  const { url, a, b } = proxy
  const away = await Promise.all(Array.from({ length: 6 }, () => statusOf(`${url}/away`)))
  expect(away).toEqual(Array.from({ length: 6 }, () => 503))
  expect([...a.received, ...b.received].filter((line) => line === 'GET /away')).toHaveLength(6)
  expect(await answeredBy(proxy)).toEqual({ sites: 'a,b', statuses: '200' })
})

test('a site whose /readyz reports that it is not ready gets no requests until it is ready again @slow', async ({
  arrangement: proxy,
}) => {
  proxy.a.isReady = false
  await expect.poll(() => answeredBy(proxy)).toEqual({ sites: 'b', statuses: '200' })
  // When no site is ready, the last list stays: a cached page is better than none.
  proxy.b.isReady = false
  expect(await answeredBy(proxy)).toEqual({ sites: 'b', statuses: '200' })
  proxy.a.isReady = true
  await expect.poll(() => answeredBy(proxy)).toEqual({ sites: 'a', statuses: '200' })
  proxy.b.isReady = true
  await expect.poll(() => answeredBy(proxy)).toEqual({ sites: 'a,b', statuses: '200' })
})

test('no visitor notices that a site is down, even while sending a form @slow', async ({ arrangement: proxy }) => {
  const before = await proxy.diskState()
  await proxy.a.stop()
  expect(await answeredBy(proxy)).toEqual({ sites: 'b', statuses: '200' })
  // As long as a site accepts. An address may have what people search for, or the token of a preview.
  const form = { method: 'POST', body: `a=${'1'.repeat(250_000)}` }
  const posts = Array.from({ length: 4 }, () => statusOf(`${proxy.url}/form?q=telling`, form))
  expect(await Promise.all(posts)).toEqual([200, 200, 200, 200])
  await proxy.a.start()
  await expect.poll(() => answeredBy(proxy)).toEqual({ sites: 'a,b', statuses: '200' })
  // By default nginx logs each failed connection with the visitor and the address, and writes longer bodies to disk.
  expect(proxy.log()).not.toMatch(/telling|client: /)
  expect(await proxy.diskState()).toBe(before)
})

test('a file for a visitor who reads nothing waits in the site, not on the disk of the proxy @slow', async ({
  arrangement: { url, a, b, diskState },
}) => {
  const disk = await diskState()
  const reader = sendRequest(`${url}/large`, (response) => response.pause())
  const closed = new Promise((resolve) => reader.once('close', resolve))
  reader.on('error', () => {}).end()
  let before = -1
  const isWaiting = () => {
    const now = a.sentBytes + b.sentBytes
    const isSame = now > 0 && now === before
    before = now
    return isSame
  }
  await expect.poll(isWaiting).toBe(true)
  expect(before).toBeLessThan(largeBytes)
  expect(await diskState()).toBe(disk)
  reader.destroy()
  await closed
})

test('a request that breaks a connection is tried on one more site, and takes neither out of rotation @slow', async ({
  arrangement: proxy,
}) => {
  const { url, a, b } = proxy
  expect(await statusOf(`${url}/cut`)).toBe(502)
  expect([...a.received, ...b.received].filter((line) => line === 'GET /cut')).toHaveLength(2)
  expect(await answeredBy(proxy)).toEqual({ sites: 'a,b', statuses: '200' })
})
