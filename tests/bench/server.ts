/**
 * The cost of a response for the server, compared with references for the same bytes. On a noisy machine, trust the CPU
 * time.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { siteMap } from '#schema/site-map.ts'
import { editableSite } from '#tests/helpers/editable-site.ts'
import { figureOf, freePort, siteProgram } from '#tests/helpers/site.ts'
import { type Figure, median } from './figure.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const referenceServer = 'tests/bench/reference-server.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const rounds = Number(process.env['BENCH_REQUESTS'] ?? 20_000)

/** Sends one request like a browser; returns the status and the number of bytes. */
const request = (url: string): Promise<{ status: number; bytes: number }> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
    }).once('error', reject)
  })

async function many(url: string, count: number): Promise<void> {
  let left = count
  const visitor = async () => {
    while (left-- > 0) {
      const { status } = await request(url)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
}

/** CPU time of a process and the children that it waited for, in µs: user and system. */
async function cpuOf(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
      const [, , , , , , , , , , , user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      return user + system
    }),
  )
  const ticksPerSecond = 100
  return (times.reduce((sum, time) => sum + time, 0) / ticksPerSecond) * 1_000_000
}

async function cpuPerRequest(pids: readonly number[], url: string): Promise<number> {
  // Once to warm up the compiler, then three times; the lowest value counts.
  await many(url, rounds / 2)
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = await cpuOf(pids)
    await many(url, rounds)
    times.push(((await cpuOf(pids)) - before) / rounds)
  }
  return Math.min(...times)
}

async function untilUp(url: string): Promise<void> {
  for (;;) {
    try {
      if ((await request(url)).status === 200) return
    } catch {
      // Not listening yet.
    }
    await setTimeout(2)
  }
}

const environment = { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'silent' }

/** Runs a program during a measurement. In a process group: npm ends before the programs that it started. */
async function running<Result>(
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
  measure: (pid: number) => Promise<Result>,
): Promise<Result> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} did not start`)
  try {
    return await measure(pid)
  } finally {
    process.kill(-pid, 'SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

async function site(dir: string): Promise<{ figures: Figure[]; html: Buffer }> {
  const settings = async () => {
    const port = await freePort()
    const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: await mkdtemp(join(dir, 'data-')) }
    return { port, origin: `http://127.0.0.1:${port}`, env }
  }
  const startTime = async (command: string, args: (port: number) => readonly string[]) => {
    const { port, origin, env } = await settings()
    const startedAt = performance.now()
    return running(command, args(port), env, async () => {
      await untilUp(`${origin}/`)
      return performance.now() - startedAt
    })
  }
  const byNpmRun = () => startTime('npm', () => ['run', '--silent', 'serve'])
  const byNodeAlone = () => startTime(process.execPath, () => [siteProgram])
  const bySirvAlone = () => startTime(process.execPath, (port) => [referenceServer, 'sirv', dir, String(port)])
  await writeFile(join(dir, 'index.html'), '<h1>A page</h1>')
  const first = await byNpmRun()
  const [byNpm, byNode, bySirv]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < 5; round++) {
    byNpm.push(await byNpmRun())
    byNode.push(await byNodeAlone())
    bySirv.push(await bySirvAlone())
  }
  const starts: Figure[] = [
    {
      name: 'Start to the first page with an empty DATA_DIR and the content service, against sirv',
      value: median(byNode) / median(bySirv),
      unit: '',
      goal: 6.5,
    },
    { name: 'The same by node, median', value: median(byNode), unit: 'ms' },
    { name: 'The same by `npm run serve`, median', value: median(byNpm), unit: 'ms' },
    { name: 'Start of sirv to the first page, median', value: median(bySirv), unit: 'ms' },
    { name: 'The first start of all', value: first, unit: 'ms' },
  ]

  const { origin, env } = await settings()
  return running(process.execPath, [siteProgram], env, async (pid) => {
    await untilUp(`${origin}/healthz`)
    const html = Buffer.from(await (await fetch(`${origin}/`)).arrayBuffer())
    const page = await cpuPerRequest([pid], `${origin}/`)

    // The list of posts under new addresses: the first `page` parameter counts, so each renders the same page again.
    const renders: number[] = []
    const answers: number[] = []
    for (let repeats = 1; repeats <= 130; repeats++) {
      const before = await figureOf({ url: origin }, 'kerbcut_page_seconds_sum')
      const startedAt = performance.now()
      await request(`${origin}/blogs?${'page=1&'.repeat(repeats)}`)
      answers.push(performance.now() - startedAt)
      renders.push(((await figureOf({ url: origin }, 'kerbcut_page_seconds_sum')) - before) * 1_000)
    }
    if (renders.includes(0)) throw new Error('The site did not render each page again')
    // The first requests warm up the compiler.
    const [render, answer] = [median(renders.slice(30)), median(answers.slice(30))]
    return {
      html,
      figures: [
        {
          name: cachedPage,
          value: page,
          unit: 'µs of CPU',
        },
        { name: 'A page that is rendered, median', value: render, unit: 'ms' },
        { name: 'A page that is rendered, compressed and sent, median', value: answer, unit: 'ms' },
        ...starts,
      ],
    }
  })
}

/** The time from writing a document until visitors get the change: on its page, and on all pages that show it. */
async function publishes(): Promise<Figure[]> {
  const { read, edit, words, stop } = await editableSite({ LOG_LEVEL: 'silent' })
  try {
    const paths = siteMap.filter(({ path, cache }) => cache === 'public' && !path.includes(':')).map(({ path }) => path)
    const settings = 'site-settings/siteSettings.json'
    const { providerName }: { providerName: string } = JSON.parse(await read(settings))
    const bodies = await Promise.all(paths.map(async (path) => ({ path, html: await words(path) })))
    const showing = bodies.filter(({ html }) => html.includes(providerName)).map(({ path }) => path)
    const until = async (path: string, text: string) => {
      while (!(await words(path)).includes(text)) await setTimeout(5)
    }
    const ones: number[] = []
    for (let round = 1; round <= 5; round++) {
      const startedAt = performance.now()
      await edit('page/page-careers.json', (text) => text.replace(/"lead": "(Edit \d. )?/, `"lead": "Edit ${round}. `))
      await until('/careers', `Edit ${round}.`)
      ones.push(performance.now() - startedAt)
    }
    const startedAt = performance.now()
    await edit(settings, (text) => text.replaceAll(providerName, 'Mango Lane'))
    for (const path of showing) await until(path, 'Mango Lane')
    const all = performance.now() - startedAt
    return [
      { name: 'From a publish until its page is right, median', value: median(ones), unit: 'ms', goal: 1000 },
      {
        name: `From a publish of the settings until the last of ${showing.length} pages is right`,
        value: all,
        unit: 'ms',
        goal: 1000,
      },
    ]
  } finally {
    await stop()
  }
}

const cachedPage = 'A cached page'
const referencePage = 'The same page'
const fromMemory = `${referencePage}, by node from memory`

async function references(html: Buffer, dir: string): Promise<Figure[]> {
  await writeFile(join(dir, 'index.html'), html)
  await writeFile(join(dir, 'index.html.br'), brotliCompressSync(html))
  await writeFile(join(dir, 'index.html.gz'), gzipSync(html, { level: 9 }))
  const figures: Figure[] = []
  for (const [kind, name] of [
    ['memory', fromMemory],
    ['sirv', `${referencePage} as a file, by sirv`],
  ] as const) {
    const port = await freePort()
    const value = await running(process.execPath, [referenceServer, kind, dir, String(port)], {}, async (pid) => {
      await untilUp(`http://127.0.0.1:${port}/`)
      return cpuPerRequest([pid], `http://127.0.0.1:${port}/`)
    })
    figures.push({ name, value, unit: 'µs of CPU' })
  }
  if (spawnSync('nginx', ['-v']).status === 0) {
    const port = await freePort()
    const file = join(dir, 'nginx.conf')
    await writeFile(
      file,
      `daemon off; master_process off; pid ${dir}/pid; error_log stderr crit; events {}
http { access_log off; gzip_static on; default_type text/html; keepalive_requests 1000000; server { listen 127.0.0.1:${port}; root ${dir}; } }`,
    )
    const value = await running('nginx', ['-c', file, '-p', dir], {}, async (pid) => {
      await untilUp(`http://127.0.0.1:${port}/`)
      return cpuPerRequest([pid], `http://127.0.0.1:${port}/`)
    })
    figures.push({ name: `${referencePage} as a file, by nginx`, value, unit: 'µs of CPU' })
  }
  return figures
}

/** Every figure of one run; needs a build. */
export async function measureServer(): Promise<Figure[]> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    const { figures, html } = await site(dir)
    const all = [...figures, ...(await publishes()), ...(await references(html, dir))]
    const cpu = (name: string) => all.find((figure) => figure.name === name)?.value ?? NaN
    const fromNode = cpu(fromMemory)
    return [
      { name: 'A cached page against the same by node from memory', value: cpu(cachedPage) / fromNode, unit: '' },
      ...all.map((figure) => (figure.name === cachedPage ? { ...figure, goal: 1.1 * fromNode } : figure)),
    ]
  } finally {
    agent.destroy()
    await rm(dir, { recursive: true, force: true })
  }
}
