/**
 * `npm run load`, after a build: the site under constant reads, submissions, a spike and a soak. Prints one table in
 * Markdown, also in test-results/load. `--minutes` sets the constant reads, and ten times the submissions and the
 * spike; `--requests` sets the soak. Ends with 1 when a submission was lost, never because of a slow machine.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { siteMap } from '#schema/site-map.ts'
import { openDatabase } from '#gateway/submissions/database.ts'
import { shortest, tokenOf } from '#tests/helpers/enquire.ts'
import { inventedAddresses, productPages } from '#tests/helpers/invented-addresses.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { createDatabase, startPostgres } from '#tests/helpers/postgres.ts'
import { asServed, figureOf, startSite, type TestSite } from '#tests/helpers/site.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    requests: { type: 'string', default: '1000000' },
  },
})
const seconds = Number(values.minutes) * 60
/** For submissions and the spike. */
const shortSeconds = Math.max(5, seconds / 10)
const calibrationSeconds = Math.min(10, shortSeconds)
const soakRequests = Number(values.requests)
const submissionsPerSecond = 50
const connections = 50

const pages = [
  ...siteMap.filter(({ path, cache }) => cache === 'public' && !path.includes(':')).map(({ path }) => path),
  ...productPages,
]

interface Row {
  readonly what: string
  readonly measured: string
  /** Undefined for a figure without a goal. */
  readonly goal?: string
  readonly isMet?: boolean
}
const rows: Row[] = []
const count = (value: number) => Math.round(value).toLocaleString('en-AU')
const ms = (value: number) => `${count(value)} ms`

let visitor = 0
/** Another network for each request: the rate limits would refuse a single one. */
const newNetwork = () => {
  visitor += 1
  return { 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` }
}

/** Requests of many visitors: a share of them for invented addresses, the others for pages that everyone reads. */
const reads = (inventedShare: number): autocannon.Request => ({
  setupRequest(request) {
    const invented = Math.random() < inventedShare ? inventedAddresses[visitor % inventedAddresses.length] : undefined
    const path = invented?.(visitor) ?? pages[visitor % pages.length]
    return { ...request, path, headers: { accept: 'text/html', 'apollo-require-preflight': 'true', ...newNetwork() } }
  },
})

/** Statuses of 500 and more, except 503. */
const failed = ({ statusCodeStats = {} }: autocannon.Result) =>
  Object.entries(statusCodeStats).reduce(
    (sum, [status, { count: times = 0 }]) => sum + (Number(status) >= 500 && status !== '503' ? times : 0),
    0,
  )

async function withSite(settings: Readonly<Record<string, string>>, use: (site: TestSite) => Promise<void>) {
  const mail = await startMailServer()
  const site = await startSite({
    SMTP_URL: mail.url,
    ...asServed,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    ...settings,
  })
  try {
    for (const path of pages) await (await fetch(site.url + path, { headers: newNetwork() })).arrayBuffer()
    await use(site)
  } finally {
    await site.kill()
    await rm(site.dataDir, { recursive: true, force: true })
    await mail.close()
  }
}

async function readConstantly({ url }: TestSite): Promise<number> {
  const requests = [reads(0.02)]
  const most = await autocannon({ url, connections, duration: calibrationSeconds, requests })
  const capacity = most.requests.average
  rows.push({ what: 'Capacity for mixed reads', measured: `${count(capacity)} a second` })
  const result = await autocannon({ url, connections, duration: seconds, overallRate: 0.8 * capacity, requests })
  const broken = failed(result) + result.errors
  rows.push(
    { what: `Reads at 80 % for ${count(seconds)} s`, measured: `${count(result.requests.average)} a second` },
    { what: '... median and p99', measured: `${ms(result.latency.p50)}, ${ms(result.latency.p99)}` },
    { what: '... failed', measured: count(broken), goal: '0', isMet: broken === 0 },
  )
  return capacity
}

/** A spike of ten times the constant rate, half of it for addresses without a cached page. */
async function spike({ url }: TestSite, capacity: number): Promise<void> {
  const overallRate = 8 * capacity
  let [busy, withoutRetryAfter] = [0, 0]
  const flood: autocannon.Request = {
    ...reads(0.5),
    onResponse(status, _body, _context, headers = {}) {
      if (status !== 503) return
      busy += 1
      if (!Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after')) withoutRetryAfter += 1
    },
  }
  const [result, cached] = await Promise.all([
    autocannon({ url, connections: 4 * connections, duration: shortSeconds, overallRate, requests: [flood] }),
    // In a thread of its own, because the flood keeps this one busy.
    autocannon({ url, connections: 1, duration: shortSeconds, overallRate: 20, workers: 1 }),
  ])
  const broken = failed(result)
  rows.push(
    { what: 'Spike of ten times that rate, answered', measured: `${count(result.requests.average)} a second` },
    {
      what: '... a cached page, p99',
      measured: ms(cached.latency.p99),
      goal: '50 ms',
      isMet: cached.requests.total > 0 && cached.latency.p99 < 50,
    },
    {
      what: '... 503, of which without Retry-After',
      measured: `${count(busy)}, ${count(withoutRetryAfter)}`,
      goal: '0 without',
      isMet: withoutRetryAfter === 0,
    },
    { what: '... failed otherwise', measured: count(broken), goal: '0', isMet: broken === 0 },
  )
}

async function soak(site: TestSite): Promise<void> {
  const memory = async () => (await figureOf(site, 'process_resident_memory_bytes')) / 1e6
  const { url } = site
  await autocannon({ url, connections, amount: Math.ceil(soakRequests / 5), requests: [reads(0.02)] })
  const before = await memory()
  await autocannon({ url, connections, amount: soakRequests, requests: [reads(0.02)] })
  const growth = (100 * ((await memory()) - before)) / before
  rows.push({
    what: `Memory after ${count(soakRequests)} requests, from ${count(before)} MB after a fifth as many`,
    measured: `${growth.toFixed(1)} %`,
    goal: '< 10 %',
    isMet: growth < 10,
  })
}

/** Submits at a constant rate, kills the site and counts what is in its store. */
async function submitConstantly(name: string, databaseUrl: string | undefined): Promise<void> {
  const settings =
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, FORM_SECRET: secret, PREVIEW_SECRET: secret }
  await withSite(settings, async (site) => {
    const path = '/contact-us/general-enquiry'
    const token = tokenOf(await (await fetch(site.url + path)).text())
    const acknowledged = new Set<string>()
    const result = await autocannon({
      url: site.url,
      connections,
      duration: shortSeconds,
      overallRate: submissionsPerSecond,
      requests: [
        {
          setupRequest(request) {
            const headers = { ...newNetwork(), origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
            // Other answers under the same token are another submission.
            const body = new URLSearchParams({ ...shortest, name: `Person ${visitor}`, token }).toString()
            return { ...request, method: 'POST', path, headers, body }
          },
          onResponse(_status, body) {
            const reference = /GE-[0-9A-Z]{4}-[0-9A-Z]{3}/.exec(body)?.[0]
            if (reference !== undefined) acknowledged.add(reference)
          },
        },
      ],
    })
    await site.kill()
    const { db } = await openDatabase({ dataDir: site.dataDir, databaseUrl })
    const stored = new Set(
      (await db.selectFrom('submissions').select('reference').execute()).map((row) => row.reference),
    )
    await db.destroy()
    const lost = [...acknowledged].filter((reference) => !stored.has(reference)).length
    if (lost > 0) process.exitCode = 1
    rows.push(
      {
        what: `${name}: submissions acknowledged in ${count(shortSeconds)} s at ${submissionsPerSecond} a second, refused`,
        measured: `${count(acknowledged.size)}, ${count(result.non2xx)}`,
      },
      { what: '... median and p99', measured: `${ms(result.latency.p50)}, ${ms(result.latency.p99)}` },
      { what: '... lost when the process was killed', measured: count(lost), goal: '0', isMet: lost === 0 },
    )
  })
}

const secret = 'shared by all, of at least thirty-two characters'

await withSite({}, async (site) => {
  const capacity = await readConstantly(site)
  await spike(site, capacity)
  await soak(site)
})
await submitConstantly('SQLite', undefined)
const postgres = await startPostgres()
try {
  await submitConstantly('PostgreSQL', await createDatabase(postgres.port))
} finally {
  await postgres.stop()
}

const cells = (...texts: string[]) => `| ${texts.join(' | ')} |`
const table = [
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}). Clients and site share the machine.`,
  '',
  cells('figure', 'measured', 'goal'),
  cells('---', '---', '---'),
  ...rows.map(({ what, measured, goal, isMet }) =>
    cells(what, measured, goal ? `${goal}${isMet ? '' : ', missed'}` : ''),
  ),
  '',
].join('\n')
const out = fileURLToPath(new URL('../../test-results/load/', import.meta.url))
await mkdir(out, { recursive: true })
await writeFile(`${out}load.md`, table)
process.stdout.write(table)
