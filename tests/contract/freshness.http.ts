import { expect, test } from '#tests/helpers/site-test.ts'
import { siteMap } from '#schema/site-map.ts'
import { editableSite } from '#tests/helpers/editable-site.ts'
import { figureOf, type TestSite } from '#tests/helpers/site.ts'

/** Every public page and its data. */
const pagesAndData = siteMap
  .filter(({ path, cache }) => cache === 'public' && !path.includes(':'))
  .flatMap(({ path }) => [path, path === '/' ? '/_.data' : `${path}.data`])

/** In sequence: a slow machine cannot render all at once within the deadline of their content. */
async function etagsOf(origin: string, of: readonly string[]) {
  const etags = new Map<string, string>()
  for (const path of of) etags.set(path, (await fetch(origin + path)).headers.get('etag') ?? '')
  return etags
}

const madeBy = (site: TestSite) => figureOf(site, 'kerbcut_page_seconds_count')

test('an edited sentence is on the page at once, and an invalid document changes nothing @slow', async () => {
  const { site, edit, words, stop } = await editableSite()
  expect(await words('/careers')).not.toContain('Changed just now')

  await edit('page/page-careers.json', (text) => text.replace(/"lead": "/, '"lead": "Changed just now. '))
  await expect.poll(() => words('/careers'), { timeout: 60_000 }).toContain('Changed just now')

  await edit('page/page-careers.json', (text) => text.replace('"title"', '"titel"'))
  await expect.poll(() => site.log(), { timeout: 60_000 }).toContain('page-careers.json')
  expect(await words('/careers')).toContain('Changed just now')
  await stop()
})

test('after an edit every page that shows it is current at its next request, and the others keep their bytes @slow', async () => {
  const { site, edit, words, stop } = await editableSite()
  test.setTimeout(300_000)
  const before = await etagsOf(site.url, pagesAndData)
  expect(await madeBy(site)).toBe(pagesAndData.length)

  await edit('page/page-careers.json', (text) => text.replace(/"lead": "/, '"lead": "Changed just now. '))
  await expect.poll(async () => (await words('/careers')).includes('Changed just now'), { timeout: 60_000 }).toBe(true)
  const after = await etagsOf(site.url, pagesAndData)
  expect(await words('/careers.data')).toContain('Changed just now')
  expect(after.get('/about')).toBe(before.get('/about'))
  expect(await figureOf(site, 'kerbcut_cache_errors_total{cache="page"}')).toBe(0)
  await stop()
})

const redirect = (id: string, from: string, to: string) => ({ _id: id, _type: 'redirect', from, to })

const after = (ms: number) => new Date(Date.now() + ms).toISOString()

const here = { redirect: 'manual' } as const

test('a published redirect works at once, for its page and its data, and never replaces an existing page @slow', async () => {
  const { site, write, remove, stop } = await editableSite()
  const status = async (path: string) => (await fetch(site.url + path, here)).status
  const leadsTo = async (path: string) => (await fetch(site.url + path, here)).headers.get('location')
  // The 404 is cached: the next response must not use it.
  for (const path of ['/old-page', '/old-page.data', '/blogs/old-post']) expect(await status(path), path).toBe(404)

  await write('redirect/old-page.json', redirect('old-page', '/old-page', '/about#people'))
  // Long before the cached 404 expires.
  await expect.poll(() => status('/old-page'), { timeout: 60_000, intervals: [20] }).toBe(308)
  const response = await fetch(`${site.url}/old-page`, here)
  expect(response.headers.get('location')).toBe('/about#people')
  // Not cacheable: the redirect may change tomorrow.
  expect(response.headers.get('cache-control')).toBe('no-store')
  // The router reads a redirect of data from its body.
  const data = await fetch(`${site.url}/old-page.data`, here)
  expect(data.status).toBe(202)
  expect(await data.text()).toContain('/about#people')

  await write('redirect/old-post.json', redirect('old-post', '/blogs/old-post', '/blogs/try-it-first'))
  await expect.poll(() => leadsTo('/blogs/old-post'), { timeout: 60_000, intervals: [20] }).toBe('/blogs/try-it-first')
  await write('redirect/real.json', redirect('real', '/careers', '/about'))
  await write('redirect/chain.json', redirect('chain', '/older-page/', '/old-page'))
  await write('redirect/round.json', redirect('round', '/round', '/round-again'))
  await write('redirect/round-again.json', redirect('round-again', '/round-again', '/round'))
  await write('redirect/away.json', redirect('away', '/away', 'https://news.example/letter'))
  await expect.poll(() => leadsTo('/older-page'), { timeout: 60_000, intervals: [20] }).toBe('/about#people')
  expect(await status('/careers')).toBe(200)
  expect(await status('/round')).toBe(404)
  expect(await status('/away')).toBe(404)
  await write('redirect/away.json', { ...redirect('away', '/away', 'https://news.example/letter'), isOffSite: true })
  await expect.poll(() => leadsTo('/away'), { timeout: 60_000, intervals: [20] }).toBe('https://news.example/letter')

  await remove('redirect/old-page.json')
  await expect.poll(() => status('/old-page'), { timeout: 60_000, intervals: [20] }).toBe(404)
  await stop()
})

test('a published post is in the sitemap and in both feeds at once @slow', async () => {
  const { site, edit, write, words, read, stop } = await editableSite()
  const post: object = JSON.parse(await read('post/post-try-it-first.json'))
  const addresses = ['/sitemap.xml', '/blogs/feed.xml', '/blogs/feed.json']
  for (const address of addresses) expect(await words(address), address).not.toContain('fresh-from-the-press')
  const slug = { _type: 'slug', current: 'fresh-from-the-press' }
  await write('post/post-fresh.json', { ...post, _id: 'post-fresh', slug, publishedAt: new Date().toISOString() })
  for (const address of addresses)
    await expect.poll(() => words(address), { timeout: 60_000 }).toContain('/blogs/fresh-from-the-press')
  const made = await figureOf(site, 'kerbcut_page_seconds_count')
  for (const address of addresses) await words(`${address}?again=1`)
  expect(await figureOf(site, 'kerbcut_page_seconds_count')).toBe(made)
  await edit('post/post-fresh.json', (text) =>
    text.replace(new RegExp('"publishedAt":"[^"]+"'), '"publishedAt":"2099-01-01T00:00:00Z"'),
  )
  for (const address of addresses)
    await expect.poll(() => words(address), { timeout: 60_000 }).not.toContain('fresh-from-the-press')
  await stop()
})

test('a site alert is on every page when it is published, and starts and ends at its times @slow', async () => {
  const { site, edit, words, stop } = await editableSite()
  const alert = async (message: string, startsIn: number, endsIn: number) => {
    await edit('site-settings/siteSettings.json', (text) =>
      JSON.stringify({ ...JSON.parse(text), siteAlert: { message, startsAt: after(startsIn), endsAt: after(endsIn) } }),
    )
  }
  const island = async () =>
    ((await (await fetch(`${site.url}/islands/site-alert.json`)).json()) as { alert: unknown }).alert
  expect(await words('/about')).not.toContain('Flood')

  await alert('Flooded road today.', -1_000, 3_600_000)
  await expect.poll(() => words('/about'), { timeout: 60_000 }).toContain('Flooded road today.')
  expect(await island()).toMatchObject({ message: 'Flooded road today.' })

  // It starts and ends without a publish event.
  await alert('Flood warning tonight.', 3_000, 3_600_000)
  await expect.poll(() => words('/about'), { timeout: 60_000 }).not.toContain('Flooded road today.')
  await expect.poll(() => words('/about'), { timeout: 20_000 }).toContain('Flood warning tonight.')
  expect(await island()).toMatchObject({ message: 'Flood warning tonight.' })
  await alert('Flood warning tonight.', -1_000, 5_000)
  await expect.poll(() => words('/about'), { timeout: 30_000 }).not.toContain('Flood')
  expect(await island()).toBeNull()
  await stop()
})
