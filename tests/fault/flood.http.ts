import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { siteMap } from '#schema/site-map.ts'
import { documentsOf, slugOf } from '#tests/helpers/dataset.ts'
import { operation, safelist } from '#tests/helpers/operations.ts'
import { figureOf, startSite, type TestSite } from '#tests/helpers/site.ts'

/** Distinct addresses: several times as many as the caches for them hold. */
const addressCount = 800
/** How many are asked for at once. */
const clients = 16
/** Bytes by which the process may grow. */
const maxGrowth = 400 * 1024 * 1024

const pages = siteMap.filter(({ path, cache }) => cache === 'public' && !path.includes(':')).map(({ path }) => path)
const folders = siteMap.flatMap(({ path }) => (path.endsWith('/:slug') ? [path.slice(0, -':slug'.length)] : []))

const filesIn = ({ dataDir }: TestSite): Promise<string[]> => readdir(join(dataDir, 'content')).catch(() => [])

const bytesIn = async (site: TestSite): Promise<number> => {
  const sizes = await Promise.all(
    (await filesIn(site)).map(async (name) => (await stat(join(site.dataDir, 'content', name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const post = operation('Post')
const sha256Hash = Object.keys(safelist).find((hash) => safelist[hash] === post)
const persistedPost = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }))

test.setTimeout(600_000)

test('hundreds of made-up addresses neither fill the disk nor the memory, and push no page out', async () => {
  const products = documentsOf('product').map(slugOf)
  const product = (n: number) => products[n % products.length] ?? ''
  const database = '/resources/product-database'
  /** Every kind of address that a visitor can make up. */
  const madeUp = [
    (n: number) => `${folders[n % folders.length]}made-up-${n}`,
    (n: number) => `/made-up-${n}`,
    (n: number) => `${database}?compare=${product(n)}&compare=${product(n * 7 + 1)}&compare=${product(n * 3 + 2)}`,
    (n: number) => `${database}?compare=${product(n)}&compare=made-up-${n}`,
    (n: number) => `${database}?q=rail+${n}`,
    (n: number) => `${database}?page=${n}`,
    (n: number) => `/blogs?page=${n}`,
    (n: number) => `/search?q=ramp+${n}`,
    (n: number) => `/about.data?_routes=${'root,'.repeat(n % 40)}%2Fabout`,
    (n: number) =>
      `/graphql?variables=${encodeURIComponent(JSON.stringify({ slug: `made-up-${n}` }))}&extensions=${persistedPost}`,
  ]

  const site = await startSite()
  const get = async (path: string) => (await fetch(site.url + path)).arrayBuffer()
  for (const path of pages) await get(path)
  // Every product by itself, and one search, so that what exists is stored.
  for (const slug of products) await get(`${database}/${slug}`)
  for (const make of madeUp) await get(make(0))
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
        await get(madeUp[n % madeUp.length]?.(n) ?? '/')
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
