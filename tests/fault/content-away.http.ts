import { expect, test } from '@playwright/test'
import { siteMap } from '#schema/site-map.ts'
import { faults, startFaultyContent } from '#tests/helpers/faulty-content.ts'
import { figureOf, startSite, type TestSite } from '#tests/helpers/site.ts'

const paths = siteMap.filter(({ path, cache }) => cache === 'public' && !path.includes(':')).map(({ path }) => path)

/** Every page and picture that a visitor was shown, with the hash of its bytes. */
async function walk({ url }: TestSite, addresses: readonly string[]): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  for (const address of addresses) {
    const response = await fetch(url + address)
    const size = (await response.arrayBuffer()).byteLength
    seen.set(address, `${response.status} ${response.headers.get('etag') ?? size}`)
  }
  return seen
}

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/ src="(\/images\/[^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

test.setTimeout(240_000)

test('[S81] whatever the content service does, every page that was served once is served unchanged, also after a restart @slow', async () => {
  const content = await startFaultyContent()
  const site = await startSite({ ...content.settings, LOG_LEVEL: 'error' })
  const pictures = new Set<string>()
  for (const path of paths) for (const one of picturesIn(await (await fetch(site.url + path)).text())) pictures.add(one)
  const addresses = [...paths, ...pictures]
  const before = await walk(site, addresses)
  expect(pictures.size).toBeGreaterThan(5)
  expect([...before.values()].filter((mark) => !mark.startsWith('200 '))).toEqual([])

  for (const fault of faults) {
    const failedBefore = await figureOf(site, 'kerbcut_content_failures_total')
    content.fault = fault
    // The lost event stream causes all content to be revalidated, which fails.
    content.cutLive()
    if (fault !== 'dead')
      await expect
        .poll(() => figureOf(site, 'kerbcut_content_failures_total'), { timeout: 30_000, message: fault })
        .toBeGreaterThan(failedBefore)
    expect(await walk(site, addresses), fault).toEqual(before)
    content.fault = undefined
    await expect.poll(() => figureOf(site, 'kerbcut_content_up'), { timeout: 30_000, message: fault }).toBe(1)
  }

  for (const fault of ['hangs', 'garbage'] as const) {
    content.fault = fault
    await site.restart()
    expect(await walk(site, addresses), `restarted while it ${fault}`).toEqual(before)
    content.fault = undefined
  }

  const never = '/no-page-was-ever-here'
  content.fault = 'dead'
  content.cutLive()
  await site.restart()
  expect((await fetch(site.url + never, { headers: { accept: 'text/html' } })).status).toBe(404)
  expect(await walk(site, addresses), 'restarted while it was dead').toEqual(before)
  await site.stop()
  content.stop()
})

test('[S81] a first search waits for the index, also where its content takes longer than the deadline of a page @slow', async () => {
  const content = await startFaultyContent()
  content.slow = { query: 'searchWords', ms: 4_000 }
  const site = await startSite({ ...content.settings, LOG_LEVEL: 'error' })
  const response = await fetch(`${site.url}/search?q=rail`)
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringMatching(/\d+ results for ‘<\/span><bdi>rail/),
  ])
  await site.stop()
  content.stop()
})
