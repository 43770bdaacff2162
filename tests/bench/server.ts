/** What the server takes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { enquire, shortest } from '#tests/helpers/enquire.ts'
import { asServed, figureOf, freePort, startSite } from '#tests/helpers/site.ts'
import { type Figure, median } from './figure.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends one request like a browser. */
const visit = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' } }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    }).once('error', reject)
  })

async function many(url: string, count: number): Promise<void> {
  let left = count
  const visitor = async () => {
    while (left-- > 0) await visit(url)
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
}

/** Processor time of a process in µs, user and system. */
async function spentBy(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * 10_000
}

/** Processor time of one request in µs, the least of three rounds after one to warm up. */
async function costOf(pid: number, url: string): Promise<number> {
  const requests = 10_000
  const costs = []
  for (let round = 0; round < 4; round += 1) {
    const before = await spentBy(pid)
    await many(url, requests)
    costs.push(((await spentBy(pid)) - before) / requests)
  }
  return Math.min(...costs.slice(1))
}

/** Starts sirv with the page as a file. */
async function startReference(dir: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['tests/bench/reference-server.ts', dir, String(port)], { stdio: 'inherit' })
  while (
    !(await visit(url).then(
      () => true,
      () => false,
    ))
  );
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  return { url, pid: child.pid ?? 0, ms: performance.now() - startedAt, stop }
}

async function startTimes(dir: string): Promise<Figure> {
  const [own, reference]: [number[], number[]] = [[], []]
  for (let round = 0; round < 3; round += 1) {
    const startedAt = performance.now()
    const site = await startSite({ LOG_LEVEL: 'silent' })
    await visit(`${site.url}/`)
    own.push(performance.now() - startedAt)
    await site.stop()
    const files = await startReference(dir)
    reference.push(files.ms)
    await files.stop()
  }
  return { name: 'Start to the first page, beside sirv', value: median(own), unit: 'ms', reference: median(reference) }
}

/** @param dir A folder for the page as a file. */
export async function serverFigures(dir: string): Promise<Figure[]> {
  const site = await startSite({ ...asServed, TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
  const memory = async () => (await figureOf(site, 'process_resident_memory_bytes')) / 1e6
  try {
    const page = Buffer.from(await (await fetch(`${site.url}/`)).arrayBuffer())
    await visit(`${site.url}/search?q=wheelchair`)
    const atFirst = await memory()
    await writeFile(join(dir, 'index.html'), page)
    await writeFile(join(dir, 'index.html.br'), brotliCompressSync(page))
    for (let form = 0; form < 200; form += 1) {
      const { reference, status } = await enquire(
        site,
        { ...shortest, name: `Visitor ${form}` },
        undefined,
        `10.0.${form}.1`,
      )
      if (!reference) throw new Error(`A form was answered with ${status}`)
    }
    const afterForms = await memory()
    const cached = await costOf(site.pid(), `${site.url}/`)
    const files = await startReference(dir)
    const asFile = await costOf(files.pid, files.url)
    await files.stop()
    // Each address is rendered afresh: the first `page` counts.
    const fresh = []
    for (let repeats = 1; repeats <= 100; repeats += 1) {
      const startedAt = performance.now()
      await visit(`${site.url}/blogs?${'page=1&'.repeat(repeats)}`)
      fresh.push(performance.now() - startedAt)
    }
    return [
      { name: 'A cached page, processor time, beside sirv', value: cached, unit: 'µs', reference: asFile },
      { name: 'A page that is rendered and sent', value: median(fresh.slice(30)), unit: 'ms' },
      await startTimes(dir),
      { name: 'Memory after the first page and a search', value: atFirst, unit: 'MB' },
      { name: 'Memory after 200 forms', value: afterForms, unit: 'MB' },
    ]
  } finally {
    agent.destroy()
    await site.stop()
  }
}
