import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { feeds, sitemapXml } from '#schema/endpoints.ts'
import { documentPaths, documentsOf, slugOf, staticPaths } from '#tests/helpers/dataset.ts'
import { canonicalOf, isHidden, metaOf, tagsIn } from '#tests/helpers/html-head.ts'
import { expect, test } from '#tests/e2e/test.ts'

/** A parsed XML document: the names of its elements and their text, in order. */
const readXml = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    const error = parsed.querySelector('parsererror')
    if (error) throw new Error(error.textContent)
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs in the browser, which cannot reach this module.
    const wordsOf = (element: Element): Partial<Record<string, string>> =>
      Object.fromEntries(Array.from(element.children, (child) => [child.localName, child.textContent]))
    const root = parsed.documentElement
    return {
      root: `{${root.namespaceURI ?? ''}}${root.localName}`,
      own: wordsOf(root),
      links: Array.from(root.children)
        .filter(({ localName }) => localName === 'link')
        .map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`),
      items: Array.from(root.children)
        .filter(({ localName }) => ['url', 'entry'].includes(localName))
        .map((item): { href: string; [name: string]: string | undefined } => ({
          ...wordsOf(item),
          href: item.querySelector('link')?.getAttribute('href') ?? '',
        })),
    }
  }, xml)

test('sitemap.xml lists every served page that may be indexed, and nothing else @slow', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(180_000)
  const response = await request.get(sitemapXml)
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const { root, items } = await readXml(page, await response.text())
  expect(root).toBe('{http://www.sitemaps.org/schemas/sitemap/0.9}urlset')
  const named = items.map(({ loc = '' }) => loc)
  expect(new Set(named).size).toBe(named.length)
  for (const { loc = '', lastmod = '' } of items) {
    expect(lastmod, loc).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(Date.parse(lastmod), loc).toBeLessThanOrEqual(Date.now())
  }

  const served: string[] = []
  for (const path of [...staticPaths, ...documentPaths()]) {
    const html = await (await request.get(path)).text()
    if (!isHidden(html)) served.push(site.url + path)
  }
  expect(new Set(named)).toEqual(new Set(served))

  for (const address of named) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    // Without a query, and on the configured origin.
    expect(canonicalOf(await answer.text()), address).toEqual([address])
  }
})

test('sitemap.xml lists pages and documents of every kind once, at the public address, with the time of their last change', async ({
  request,
  site,
}) => {
  const xml = await (await request.get(sitemapXml)).text()
  const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod><\/url>/g)]
  const named = entries.map(([, loc = '']) => loc)
  expect(new Set(named).size).toBe(named.length)
  expect(new Set(named)).toEqual(new Set([...staticPaths, ...documentPaths()].map((path) => site.url + path)))
  for (const [, loc, lastmod] of entries) expect(lastmod, loc).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('security.txt is served at its well-known address, and reports of the content security policy are accepted', async ({
  request,
  site,
}) => {
  const response = await request.get('/.well-known/security.txt')
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toContain(`Contact: ${site.url}/contact-us/`)
  const report = { 'csp-report': { 'document-uri': `${site.url}/about?secret`, 'blocked-uri': 'eval' } }
  expect((await request.post('/csp-report', { data: report })).status()).toBe(204)
})

test('robots.txt allows every page and names the sitemap', async ({ request, site }) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${site.url}${sitemapXml}`)
  const forbidden = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  for (const path of [...staticPaths, ...documentPaths()])
    for (const prefix of forbidden) expect(path.startsWith(prefix), `${path} is forbidden by ${prefix}`).toBe(false)
})

test('the canonical link of an address with a query keeps only the parameters that change the page', async ({
  request,
  site,
}) => {
  const cases: Record<string, string> = {
    '/about?utm_source=letter': '/about',
    '/blogs?page=1': '/blogs',
    '/blogs?page=2&utm_source=letter': '/blogs?page=2',
    '/resources/product-database?page=2': '/resources/product-database?page=2',
    '/resources/product-database?q=rail': '/resources/product-database',
  }
  for (const [address, path] of Object.entries(cases)) {
    const html = await (await request.get(address)).text()
    expect(canonicalOf(html), address).toEqual([site.url + path])
    expect(metaOf(html)['og:url'], address).toBe(site.url + path)
  }
})

test('every page has link preview metadata, with one of our pictures and its alternative text @slow', async ({
  request,
  site,
}) => {
  test.setTimeout(180_000)
  const pictures = new Set<string>()
  for (const path of [...staticPaths, ...documentPaths()]) {
    const html = await (await request.get(path)).text()
    const meta = metaOf(html)
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    expect(meta, path).toMatchObject({
      'og:site_name': 'Wide Verandah',
      'og:url': site.url + path,
      'og:description': meta['description'],
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    // The same text as the title, which also has the provider's name.
    expect(title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), path).toContain(meta['og:title'])
    expect(meta['og:type'], path).toBe(/^\/(blogs|resources\/consumer-stories)\/./.test(path) ? 'article' : 'website')
    expect(meta['og:image:alt'] ?? '', path).toMatch(/\S/)
    expect(meta['og:image'], path).toMatch(
      new RegExp(`^${site.url}/(cards/[A-Za-z0-9]+-\\d+x\\d+\\.[a-z]+|card-\\d+)\\.jpg$`),
    )
    pictures.add(meta['og:image'] ?? '')
  }
  // Many pages have their own picture; the rest use the default card.
  expect(pictures.size).toBeGreaterThan(20)
  expect(pictures).toContain(`${site.url}/card-1.jpg`)
  for (const picture of [...pictures].slice(0, 5).concat(`${site.url}/card-1.jpg`)) {
    const response = await request.get(picture)
    expect(response.headers()['content-type'], picture).toBe('image/jpeg')
    expect(await sharp(await response.body()).metadata(), picture).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    // A picture of another shape is padded with the page's background colour.
    const corner = await sharp(await response.body())
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    for (const [channel, value] of [251, 247, 239].entries())
      expect(Math.abs((corner[channel] ?? 0) - value), picture).toBeLessThan(12)
  }
})

test('error pages and pages that may not be indexed have no link preview metadata', async ({ request }) => {
  expect(metaOf(await (await request.get('/no-such-page')).text())['og:title']).toBeUndefined()
})

const headOf = (html: string) =>
  tagsIn(html, 'link').flatMap(({ rel, type, href }) => (rel === 'alternate' ? [`${type} ${href}`] : []))

for (const [name, { page: list, atom, json }] of Object.entries(feeds))
  test(`${name}: the feeds are valid, have the same entries, and the pages of the list link to them`, async ({
    page,
    request,
    site,
  }) => {
    const xml = await request.get(atom)
    expect(xml.headers()).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': expect.stringContaining('s-maxage=10'),
    })
    const feed = await readXml(page, await xml.text())
    expect(feed.root).toBe('{http://www.w3.org/2005/Atom}feed')
    expect(feed.own).toMatchObject({ id: site.url + atom, author: 'Wide Verandah' })
    expect(feed.own['title']).toMatch(/ – Wide Verandah$/)
    expect(feed.links).toEqual([`self ${site.url}${atom}`, `alternate ${site.url}${list}`])

    const folder = name === 'NEWS' ? 'post' : 'job'
    const shown = documentPaths().filter((path) => path.startsWith(`${list}/`))
    // All of them: neither list is longer than the feed limit.
    expect(shown.length).toBeLessThanOrEqual(30)
    expect(new Set(feed.items.map(({ href }) => href))).toEqual(new Set(shown.map((path) => site.url + path)))
    const times = feed.items.map(({ published = '' }) => Date.parse(published))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const documents = new Map(
      documentsOf(folder).map((document) => [`${site.url}${list}/${slugOf(document)}`, document]),
    )
    for (const { id = '', title, summary, href, published = '', updated = '' } of feed.items) {
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(documents.get(href)).toMatchObject({ title, summary })
      expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse(published))
    }
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length)
    const latest = Math.max(...feed.items.map(({ updated = '' }) => Date.parse(updated)))
    expect(Date.parse(feed.own['updated'] ?? '')).toBe(latest)

    const jsonFeed = await request.get(json)
    expect(jsonFeed.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
    const parsedFeed: { version: string; feed_url: string; home_page_url: string; items: Record<string, unknown>[] } =
      await jsonFeed.json()
    expect(parsedFeed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: site.url + json,
      home_page_url: site.url + list,
    })
    expect(parsedFeed.items.map(({ id, url, title, summary }) => ({ id, href: url, title, summary }))).toEqual(
      feed.items.map(({ id, href, title, summary }) => ({ id, href, title, summary })),
    )
    expect(parsedFeed.items.map((item) => [item['date_published'], item['date_modified']])).toEqual(
      feed.items.map(({ published, updated }) => [published, updated]),
    )
    const authorsOf = name === 'NEWS' ? [{ name: expect.stringMatching(/\S/) }] : undefined
    for (const item of parsedFeed.items) expect(item['authors']).toEqual(authorsOf)
    for (const { author } of feed.items) expect(Boolean(author)).toBe(name === 'NEWS')

    const links = [`application/atom+xml ${site.url}${atom}`, `application/feed+json ${site.url}${json}`]
    for (const path of [list, shown[0] ?? ''])
      expect(headOf(await (await request.get(path)).text()), path).toEqual(links)
    expect(headOf(await (await request.get('/about')).text())).toEqual([])
  })

test('a feed entry keeps its id from one build to the next', async ({ request }) => {
  const { items }: { items: { id: string; url: string }[] } = await (await request.get('/blogs/feed.json')).json()
  // Feed readers would otherwise show every post again.
  expect(items.find(({ url }) => url.endsWith('/try-it-first'))?.id).toBe(
    'urn:uuid:5a8c8524-b28a-5ee3-a90b-1f93347933da',
  )
})
