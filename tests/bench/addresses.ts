/**
 * The cost of distinct addresses for the site: memory after 10,000 of them, and the CPU time of one that does not
 * exist.
 */
import { siteMap } from '#schema/site-map.ts'
import { inventedAddresses, productPages } from '#tests/helpers/invented-addresses.ts'
import { asServed, figureOf, startSite } from '#tests/helpers/site.ts'
import type { Figure } from './figure.ts'

const addressCount = 10_000
const clients = 8
const missingCount = 500
/** In ms. A request that takes longer ends the measurement. */
const deadline = 60_000

const pages = siteMap.filter(({ path, cache }) => cache === 'public' && !path.includes(':')).map(({ path }) => path)

/** Another network for each hundred requests: the rate limit would refuse a single one. */
const networkOf = (n: number) => `10.${(n / 25_600) | 0}.${((n / 100) | 0) % 256}.1`

/** Needs a build. */
export async function measureAddresses(): Promise<Figure[]> {
  const site = await startSite({
    ...asServed,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  })
  const memory = async () => (await figureOf(site, 'process_resident_memory_bytes')) / 1e6
  const cpu = () => figureOf(site, 'process_cpu_seconds_total')
  const statuses = new Map<number, number>()
  const get = async (path: string, n: number) => {
    const headers = { 'x-forwarded-for': networkOf(n), 'apollo-require-preflight': 'true' }
    const response = await fetch(site.url + path, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  try {
    for (const path of [...pages, ...productPages]) await get(path, 0)
    const before = await memory()
    let next = 1
    let largest = before
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (next <= addressCount) {
          const n = next++
          await get(inventedAddresses[n % inventedAddresses.length]?.(n) ?? '/', n)
          if (n % 250 === 0) largest = Math.max(largest, await memory())
          if (n % 1000 === 0)
            process.stderr.write(`${n} of ${addressCount} addresses, ${largest.toFixed(0)} MB at most\n`)
        }
      }),
    )
    const cpuBefore = await cpu()
    for (let n = 0; n < missingCount; n++) await get(`/missing-${n}`, n)
    const missing = (((await cpu()) - cpuBefore) / missingCount) * 1_000
    process.stderr.write(`Statuses: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}\n`)
    return [
      { name: 'Memory of the site when every page and product was served', value: before, unit: 'MB' },
      {
        name: `... at most, while ${addressCount.toLocaleString('en-AU')} distinct addresses were requested`,
        value: largest,
        unit: 'MB',
        goal: 280,
      },
      { name: 'A page for an address that does not exist', value: missing, unit: 'ms of CPU' },
    ]
  } finally {
    await site.stop()
  }
}
