import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { siteMap } from '#schema/site-map.ts'
import { inventedAddresses, productPages } from '#tests/helpers/invented-addresses.ts'
import { figureOf, startSite, type TestSite } from '#tests/helpers/site.ts'

/** Distinct addresses: several times the capacity of their caches. */
const addressCount = 800
/** Concurrent requests. */
const clients = 16
/** The maximum memory growth of the process in bytes. */
const maxGrowth = 400 * 1024 * 1024

const pages = siteMap.filter(({ path, cache }) => cache === 'public' && !path.includes(':')).map(({ path }) => path)
const filesIn = ({ dataDir }: TestSite): Promise<string[]> => readdir(join(dataDir, 'content')).catch(() => [])

const bytesIn = async (site: TestSite): Promise<number> => {
  const sizes = await Promise.all(
    (await filesIn(site)).map(async (name) => (await stat(join(site.dataDir, 'content', name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test.setTimeout(600_000)

test('hundreds of invented addresses fill neither disk nor memory, and evict no page @slow', async () => {
  const site = await startSite()
  const get = async (path: string) =>
    (await fetch(site.url + path, { headers: { 'apollo-require-preflight': 'true' } })).arrayBuffer()
  for (const path of pages) await get(path)
  // Every product alone, and one search, so that the real addresses are cached.
  for (const path of productPages) await get(path)
  for (const addressOf of inventedAddresses) await get(addressOf(0))
  const files = await filesIn(site)
  const bytes = await bytesIn(site)
  expect(files.length).toBeGreaterThan(pages.length)
  const [memory, made] = [
    await figureOf(site, 'process_resident_memory_bytes'),
    await figureOf(site, 'kerbcut_page_seconds_count'),
  ]

  let next = 1
  let largest = memory
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < addressCount) {
        const n = next++
        await get(inventedAddresses[n % inventedAddresses.length]?.(n) ?? '/')
        if (n % 500 === 0) largest = Math.max(largest, await figureOf(site, 'process_resident_memory_bytes'))
      }
    }),
  )
  test.info().annotations.push({
    type: 'figure',
    description: `${Math.round((largest - memory) / 1e6)} MB of memory, ${(await bytesIn(site)) - bytes} bytes of disk more`,
  })
  expect((await filesIn(site)).filter((name) => !files.includes(name))).toEqual([])
  expect(largest - memory).toBeLessThan(maxGrowth)
  expect(await figureOf(site, 'kerbcut_page_seconds_count')).toBeGreaterThan(made)
  const madeAfter = await figureOf(site, 'kerbcut_page_seconds_count')
  for (const path of pages) await get(path)
  expect(await figureOf(site, 'kerbcut_page_seconds_count')).toBe(madeAfter)
  await site.stop()
})
