import { createHash } from 'node:crypto'
import { get as httpGet } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { matchPath } from 'react-router'
import { keptListPath } from '#schema/kept-list.ts'
import { publicationFolders, siteMap } from '#schema/site-map.ts'
import { expect, test } from '#tests/helpers/site-test.ts'
import { enquire, shortest } from '#tests/helpers/enquire.ts'
import { documentPaths, documentsOf, slugOf } from '#tests/helpers/dataset.ts'
import { budgetOf } from './byte-budgets.ts'

const staticRows = siteMap.filter(({ path }) => !path.includes(':'))
const paths = staticRows.map(({ path }) => path)

const decode = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
const titleOf = (html: string) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
const headingsOf = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) => decode(inner.replaceAll(/<[^>]+>/g, '')))

test('[S11] an unknown slug, of a post too, is a 404 under every path with a parameter', async ({ request }) => {
  for (const { path } of siteMap.filter((row) => row.path.includes(':'))) {
    const address = path.replace(':slug', 'no-such-thing')
    const response = await request.get(address)
    expect(response.status(), address).toBe(404)
    expect(titleOf(await response.text()), address).toBe(`404 - Page Not Found: ${address}`)
  }
})

test('[S1] [S3] every route responds with HTML, one h1, a unique title and no cookie', async ({ request }) => {
  const titles = new Map<string, string>()
  for (const { path, title } of staticRows) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const headers = response.headers()
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
    expect(headers['set-cookie'], path).toBeUndefined()
    const html = await response.text()
    expect(headingsOf(html), path).toHaveLength(1)
    expect(html, path).toContain('<html lang="en-AU">')
    const pageTitle = titleOf(html)
    expect(titles.get(pageTitle), `${path} has the title of another page`).toBeUndefined()
    titles.set(pageTitle, path)
    // The h1 has the text of the row, except on the home page, whose h1 describes the provider.
    if (path !== '/') expect(headingsOf(html)[0]?.toLowerCase(), path).toBe(title.toLowerCase())
  }
})

test('every job, publication, story, product and Easy Read version has its page, with one h1 and a unique title', async ({
  request,
}) => {
  const folders: Readonly<Record<string, string>> = publicationFolders
  const addresses = [
    ...documentsOf('job').map((job) => `/careers/${slugOf(job)}`),
    ...documentsOf('publication').map((document) => `${folders[String(document['kind'])]}/${slugOf(document)}`),
    ...documentsOf('story').map((story) => `/resources/consumer-stories/${slugOf(story)}`),
    ...documentsOf('product').map((product) => `/resources/product-database/${slugOf(product)}`),
    ...documentsOf('easy-read').map((version) => `/easy-read/${slugOf(version)}`),
  ]
  expect(addresses.length).toBeGreaterThan(15)
  const titles = new Set<string>()
  for (const address of addresses) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    const html = await response.text()
    expect(headingsOf(html), address).toHaveLength(1)
    expect(html, address).not.toMatch(/<[^>]+\sstyle=/)
    titles.add(titleOf(html))
  }
  expect(titles.size).toBe(addresses.length)
})

test('every file that a page offers exists and has its content type, and a video supports range requests', async ({
  request,
}) => {
  const pages = ['/resources/education/great-gadget-videos']
  const html = (await Promise.all(pages.map(async (path) => (await request.get(path)).text()))).join('')
  const files = [...new Set(html.match(/\/files\/[a-z0-9]+\.[a-z0-9]+/gi))]
  expect(new Set(files.map((file) => file.split('.')[1]))).toEqual(new Set(['mp4', 'vtt']))
  const types: Record<string, string> = { mp4: 'video/mp4', vtt: 'text/vtt' }
  for (const file of files) {
    const response = await request.get(file, { headers: { range: 'bytes=1-3' } })
    expect(response.status(), file).toBe(206)
    expect(response.headers()['content-type'], file).toContain(types[file.split('.')[1] ?? ''])
    expect((await response.body()).byteLength, file).toBe(3)
  }
})

test('every route of the site map has a document, except the list of the visitor’s device, which no search engine may list', async ({
  request,
}) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    // A route without a document is noindex.
    expect(html.includes('name="robots"'), path).toBe(path === keptListPath)
  }
})

/** Sends the path unchanged: an HTTP client would read `//host/` as another host. */
const sendRequest = (
  origin: string,
  path: string,
): Promise<{ status: number | undefined; location: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    httpGet({ hostname, port, path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).once('error', reject)
  })

test('[S9] trailing slashes redirect in one step, with the query, and never to another host', async ({ site }) => {
  const cases: Record<string, string> = {
    '/about/': '/about',
    '/about//?a=1': '/about?a=1',
    '/services/chsp///?q=a%20b&c=/': '/services/chsp?q=a%20b&c=/',
    '//evil.example/': '/evil.example',
    '//evil.example': '/evil.example',
    '/\\evil.example/': '/evil.example',
    '///': '/',
    '/.//evil.example': '/evil.example',
    '/.//evil.example/': '/evil.example',
    '/a/..//evil.example': '/evil.example',
  }
  for (const [from, to] of Object.entries(cases)) {
    expect(await sendRequest(site.url, from), from).toEqual({ status: 308, location: to })
  }
})

test('[S10] a page path in another letter case redirects once, and so does its data; file paths are case-sensitive', async ({
  request,
  site,
}) => {
  for (const { path } of siteMap) {
    const address = path.replace(':slug', 'some-slug')
    const typed = `${address.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}/?Q=1`
    expect(await sendRequest(site.url, typed), typed).toEqual({ status: 308, location: `${address}?Q=1` })
  }
  expect(await sendRequest(site.url, '/About.data?_routes=%2Fabout')).toEqual({
    status: 308,
    location: '/about.data?_routes=%2Fabout',
  })
  expect(await sendRequest(site.url, '/No/Such-Page')).toEqual({ status: 404, location: undefined })
  const [script = ''] = /\/assets\/[^"]+\.css/.exec(await (await request.get('/')).text()) ?? []
  expect(await sendRequest(site.url, script.toUpperCase())).toEqual({ status: 404, location: undefined })
})

test('[S10] [S94] a form sent to its address in another letter case arrives with its answers', async ({ site }) => {
  const { status, reference } = await enquire(site, shortest, '/Contact-us/General-Enquiry/')
  expect([status, reference]).toEqual([200, expect.stringMatching(/^GE-/)])
})

test('[S10] [S16] an unknown path answers 404, shows the path and escapes it', async ({ request }) => {
  const response = await request.get('/no/such-page?secret=1')
  expect(response.status()).toBe(404)
  const html = await response.text()
  expect(titleOf(html)).toBe('404 - Page Not Found: /no/such-page')
  expect(headingsOf(html)).toEqual(['Page Not Found'])
  expect(html).toContain('Page Not Found: /no/such-page')
  expect(html).not.toContain('secret=1')

  for (const path of [
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    "/it's&lt;",
    '/%22%E2%80%A8%D9%85',
    '/services/%3C/title%3E',
  ]) {
    const document = await request.get(path)
    const text = await document.text()
    const shown = path.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
    expect(text).toContain(`<title>404 - Page Not Found: ${shown}</title>`)
    expect(text).toContain(`Page Not Found: <!-- -->${shown}</p>`)
    const policy = document.headers()['content-security-policy'] ?? ''
    const scripts = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script)
    for (const script of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(policy.match(/'sha256-/g)).toHaveLength(new Set(scripts).size)
  }

  const injected = await (await request.get('/%3Cscript%3Ealert(1)%3C/script%3E')).text()
  expect(injected).not.toContain('<script>alert(1)')

  const long = await (await request.get(`/${'a'.repeat(500)}`)).text()
  expect(long).not.toContain('a'.repeat(201))
})

test('every address except forms, documents of a list, /graphql and /csp-report refuses POST', async ({ request }) => {
  const endpoints = [
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/blogs/feed.json',
    '/healthz',
    '/metrics',
  ]
  for (const path of [...endpoints, '/about', '/about.data', '/no-such-page', '/images/x-1x1.svg']) {
    const response = await request.post(path, { data: 'a=1' })
    expect([response.status(), response.headers()['allow']], path).toEqual([405, 'GET, HEAD'])
  }
  expect((await request.post('/csp-report', { data: '{}' })).status()).toBe(204)
})

test('a list page number out of range is a 404', async ({ request }) => {
  for (const query of ['?page=0', '?page=99', '?page=-1', '?page=one', '?page=1.5']) {
    expect((await request.get(`/blogs${query}`)).status(), query).toBe(404)
  }
})

test('[S16] [S32] a failing content service gives the error page with its status', async ({ request }) => {
  const response = await request.get('/blogs/sentinel-500')
  expect(response.status()).toBe(503)
  const html = await response.text()
  expect(headingsOf(html)).toEqual(['Internal Server Error'])
  expect(titleOf(html)).toBe('503 - Internal Server Error')
  expect(html).toContain('tel:')
  expect(response.headers()['cache-control']).toBe('no-store')
})

test('every response has the security headers, and a page runs only its own scripts', async ({ request }) => {
  for (const path of ['/', '/contact-us/general-enquiry', '/no-such-page', '/healthz', '/favicon.svg', '/graphql']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(headers['permissions-policy'], path).toContain('camera=()')
  }
  // The log has it too. Cached responses and files are not logged.
  expect((await request.get('/healthz')).headers()['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  const response = await request.get('/')
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).not.toContain('unsafe')
  const scripts = [
    ...(await response.text()).matchAll(/<script(?![^>]*\s(?:src|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g),
  ]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, script = ''] of scripts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
})

test('no page has a style attribute, which its policy would block', async ({ request }) => {
  for (const path of [...paths, '/no-such-page', '/blogs/try-it-first']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/<[^>]+\sstyle=/)
  }
})

test('an unchanged page answers 304', async ({ request }) => {
  const first = await request.get('/about')
  const { etag } = first.headers()
  expect(etag).toBeDefined()
  const second = await request.get('/about', { headers: { 'if-none-match': etag ?? '' } })
  expect(second.status()).toBe(304)
  expect((await second.body()).byteLength).toBe(0)
})

test('only public pages are cacheable by shared caches', async ({ request }) => {
  const shared = 's-maxage=10, stale-while-revalidate=30, stale-if-error=86400'
  expect((await request.get('/about')).headers()['cache-control']).toBe(`public, max-age=0, ${shared}`)
  expect((await request.get('/about.data')).headers()['cache-control']).toBe(`public, max-age=30, ${shared}`)
  expect((await request.get('/contact-us/general-enquiry')).headers()['cache-control']).toBe('private, no-cache')
  expect((await request.get('/no-such-page')).headers()['cache-control']).toBe('no-store')
})

test('HEAD has the headers of GET', async ({ request }) => {
  const get = await request.get('/about')
  const head = await request.head('/about')
  expect(head.status()).toBe(200)
  expect(head.headers()['etag']).toBe(get.headers()['etag'])
})

test('[S47] a picture is served from our own origin at width 500 in a format that the browser accepts', async ({
  request,
}) => {
  const html = decode(await (await request.get('/')).text())
  const [picture = ''] = /\/images\/[^"\s]+/.exec(html) ?? []
  expect(picture).toContain('?w=500&auto=format')
  const response = await request.get(picture)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^image\//)
  expect(response.headers()['cache-control']).toContain('immutable')
  expect((await request.get(picture.replace('w=500', 'w=501'))).status()).toBe(404)
  expect((await request.get('/images/nothing-1x1.png?w=500')).status()).toBe(404)
})

test('the gateway answers only the site’s own operations', async ({ request }) => {
  const refused = await request.post('/graphql', { data: { query: '{ services { name } }' } })
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toContain('OPERATION_NOT_PERSISTED')
  expect(
    await (await request.post('/graphql', { data: { query: '{ __schema { types { name } } }' } })).text(),
  ).not.toContain('SiteSettings')
})

test('the HTML and style sheets of each template stay within its byte budget', async ({ request }) => {
  /** Bytes at maximum compression: the server's compression level depends on its load. */
  const compressed = async (address: string) => brotliCompressSync(await (await request.get(address)).body()).byteLength
  const sizes = new Map<string, Promise<number>>()
  const size = (address: string) => {
    const known = sizes.get(address) ?? compressed(address)
    sizes.set(address, known)
    return known
  }
  const addresses = documentPaths()
  const over: string[] = []
  for (const { path: row, template } of siteMap) {
    const budget = budgetOf(template).htmlAndStyles
    const path = addresses.find((address) => matchPath(row, address)) ?? (row.includes(':') ? undefined : row)
    if (path !== undefined) {
      const html = await (await request.get(path)).text()
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)/g)].map(([, href = '']) => href)
      expect(sheets, path).toHaveLength(1)
      const bytes = (await Promise.all([path, ...sheets].map(size))).reduce((sum, length) => sum + length, 0)
      if (bytes > budget) over.push(`${path}: ${bytes} of ${budget} bytes`)
    }
  }
  expect(over).toEqual([])
})
