/**
 * `npm run bench`: what an answer costs, in one run with references that this repository can build itself. CPU time per request is
 * the figure to trust on a noisy machine. Writes Markdown, JSON and a chart to test-results/bench.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/helpers/site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = join(root, 'test-results/bench')

interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'µs of CPU' | 'ms'
  /** At most; references have none. */
  readonly goal?: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const rounds = Number(process.env['BENCH_REQUESTS'] ?? 20_000)

/** One request as a browser makes it; gives the status and how many bytes came. */
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
  // Once for the compiler, then three times, and the least disturbed counts.
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
      // Not yet.
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 2)
    })
  }
}

const environment = { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'silent' }

/** Runs a program while something is measured. */
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
  })
  try {
    return await measure(child.pid ?? 0)
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function site(dataDir: string): Promise<{ figures: Figure[]; html: Buffer; answer: Buffer }> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir }

  const starts: number[] = []
  for (let round = 0; round < 5; round++) {
    const startedAt = performance.now()
    await running(process.execPath, ['web/server.ts'], env, async () => {
      await untilUp(`${origin}/`)
      starts.push(performance.now() - startedAt)
    })
  }

  return running(process.execPath, ['web/server.ts'], env, async (pid) => {
    await untilUp(`${origin}/healthz`)
    const html = Buffer.from(await (await fetch(`${origin}/`)).arrayBuffer())
    const page = await cpuPerRequest([pid], `${origin}/`)

    const operations: Record<string, string> = JSON.parse(await readFile(join(root, 'schema/operations.json'), 'utf8'))
    const hash = Object.entries(operations).find(([, source]) => /query Page\b/.test(source))?.[0] ?? ''
    const query = new URLSearchParams({
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
      variables: JSON.stringify({ path: '/resources/faq' }),
    })
    const address = `${origin}/graphql?${query}`
    const answer = Buffer.from(await (await fetch(address)).arrayBuffer())
    const graphql = await cpuPerRequest([pid], address)

    // The list of posts under addresses that the site has not seen: the first `page` counts, so each is the same page made again.
    const madeSoFar = async () => {
      const figures = await (await fetch(`${origin}/metrics`)).text()
      const figure = (name: string) => Number(new RegExp(`kerbcut_page_seconds_${name} ([\\d.e-]+)`).exec(figures)?.[1])
      return { seconds: figure('sum'), count: figure('count') }
    }
    const answers: number[] = []
    await request(`${origin}/blogs`)
    let before = await madeSoFar()
    for (let repeats = 1; repeats <= 130; repeats++) {
      // The first are for the compiler.
      if (repeats === 31) before = await madeSoFar()
      const startedAt = performance.now()
      await request(`${origin}/blogs?${'page=1&'.repeat(repeats)}`)
      if (repeats > 30) answers.push(performance.now() - startedAt)
    }
    const after = await madeSoFar()
    if (after.count - before.count !== 100) throw new Error('The site did not make each page anew')
    const render = ((after.seconds - before.seconds) / 100) * 1_000
    return {
      html,
      answer,
      figures: [
        { name: 'A kept page', value: page, unit: 'µs of CPU', goal: 20 },
        { name: 'A kept GraphQL answer, by hash', value: graphql, unit: 'µs of CPU', goal: 25 },
        { name: 'A page that is made, mean', value: render, unit: 'ms', goal: 4 },
        { name: '… and compressed and sent, median', value: median(answers), unit: 'ms' },
        { name: 'Start to first page, median', value: median(starts), unit: 'ms', goal: 800 },
      ],
    }
  })
}

const referencePage = 'The same page'

async function references(html: Buffer, answer: Buffer, dir: string): Promise<Figure[]> {
  await writeFile(join(dir, 'index.html'), html)
  await writeFile(join(dir, 'answer.json'), answer)
  const figures: Figure[] = []
  for (const [kind, path, name] of [
    ['memory', '/', `${referencePage}, by node from memory`],
    ['memory', '/answer.json', 'The same GraphQL bytes, by node from memory'],
    ['sirv', '/', `${referencePage} as a file, by sirv`],
  ] as const) {
    const port = await freePort()
    const value = await running(
      process.execPath,
      ['tests/bench/reference-server.ts', kind, dir, String(port)],
      {},
      async (pid) => {
        await untilUp(`http://127.0.0.1:${port}/`)
        return cpuPerRequest([pid], `http://127.0.0.1:${port}${path}`)
      },
    )
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

const shown = ({ value, unit }: Figure) => `${value.toFixed(unit === 'ms' && value >= 100 ? 0 : 1)} ${unit}`

function chart(figures: readonly Figure[]): string {
  const bars = figures.filter(({ unit }) => unit === 'µs of CPU')
  const most = Math.max(...bars.map(({ value }) => value))
  const rows = bars.map(
    (figure, index) =>
      `<text x="330" y="${index * 28 + 19}" text-anchor="end">${figure.name}</text>` +
      `<rect x="340" y="${index * 28 + 4}" width="${((figure.value / most) * 360).toFixed(1)}" height="20" fill="${figure.goal === undefined ? '#64748b' : '#166534'}"/>` +
      `<text x="${(346 + (figure.value / most) * 360).toFixed(1)}" y="${index * 28 + 19}">${shown(figure)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 ${bars.length * 28 + 8}" role="img" aria-label="CPU time for each request" font-family="system-ui" font-size="13">${rows.join('')}</svg>\n`
}

const dir = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  const { figures: ours, html, answer } = await site(join(dir, 'data'))
  const theirs = await references(html, answer, dir)
  const figures = [...ours, ...theirs]
  const memory = theirs[0]?.value ?? Number.NaN
  const table = [
    `Node ${process.version}, ${availableParallelism()} cores, ${rounds} requests a round, ${(html.byteLength / 1000).toFixed(0)} kB of HTML, ${(answer.byteLength / 1000).toFixed(0)} kB of JSON.`,
    '',
    '| figure | measured | goal | to node from memory |',
    '| --- | --- | --- | --- |',
    ...figures.map(
      (figure) =>
        `| ${figure.name} | ${shown(figure)} | ${figure.goal === undefined ? '' : `at most ${figure.goal}`} | ${figure.unit === 'ms' ? '' : `${(figure.value / memory).toFixed(2)} : 1`} |`,
    ),
    '',
  ].join('\n')
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'bench.md'), table)
  await writeFile(join(out, 'bench.json'), `${JSON.stringify({ node: process.version, rounds, figures }, null, 2)}\n`)
  await writeFile(join(out, 'bench.svg'), chart(figures))
  process.stdout.write(`${table}\n`)
} finally {
  agent.destroy()
  await rm(dir, { recursive: true, force: true })
}
