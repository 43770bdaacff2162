import { createServer } from 'node:http'
import express from 'express'
import { expect, test } from 'vitest'
import type { Site } from '#web/site.ts'
import { createWorkLimit } from '#gateway/security/work-limit.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { noContent } from '#tests/helpers/stub-content.ts'
import { listening } from '#tests/helpers/listening.ts'
import { secure } from './middleware.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'

/** Otherwise fetch() sends no-cache with If-None-Match. */
const noCacheControl = { 'cache-control': 'max-age=0' }

const provider = { name: 'Wide Verandah', email: 'hello@provider.example', phone: '1800 160 401' }

/** Starts a site with the given handler on its own port. */
async function serve(fetchPage: Site['fetch'], { isCached = false, isContactKnown = true } = {}) {
  const log = recordingLog()
  const maxBytes = { known: 1e6, arbitrary: 1e6 }
  const cache = isCached ? createPageCache({ source: noContent, maxBytes }) : undefined
  const site: Pick<Site, 'fetch'> = {
    fetch: fetchPage,
  }
  let requestCount = 0
  const page = createPages({
    site: () => Promise.resolve(site),
    siteUrl: 'https://www.ours.example',
    studioOrigins: 'https://studio.example',
    isCrossOrigin: ({ headers }) => headers.origin === 'https://evil.example',
    proxies: 1,
    logger: log,
    contact: () => (isContactKnown ? provider : undefined),
    cache,
    workLimit: createWorkLimit(),
  })
  const origin = await listening(
    createServer(
      express().use(secure, (request, response) => page(request, response, `requestContext-${++requestCount}`)),
    ),
  )
  return {
    log,
    send: (path = '/', init: RequestInit = {}) =>
      fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' }, ...init }),
  }
}

const html = (body: string, status = 200, headers: Record<string, string> = { 'cache-control': 'public, no-cache' }) =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }))

test('a page is rendered for the site’s own address, whatever Host is', async () => {
  const renderedUrls: string[] = []
  const { send } = await serve((request) => {
    renderedUrls.push(request.url)
    return html('<h1>Here</h1>')
  })
  const response = await send('/contact-us/general-enquiry?a=1', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(await response.text()).toBe('<h1>Here</h1>')
  expect(renderedUrls).toEqual(['https://www.ours.example/contact-us/general-enquiry?a=1'])
})

test('every page request includes its request id', async () => {
  const ids: string[] = []
  const { send } = await serve((_, requestContext) => {
    ids.push(requestContext.requestId)
    return html('')
  })
  await send('/nowhere')
  await send('/about')
  expect(ids).toEqual(['requestContext-1', 'requestContext-2'])
})

test('a page request includes the client’s address as the trusted proxy received it', async () => {
  const addresses: (string | undefined)[] = []
  const { send } = await serve((_, requestContext) => {
    addresses.push(requestContext.address)
    return html('')
  })
  await send('/contact-us/general-enquiry', {
    method: 'POST',
    body: 'a=1',
    headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' },
  })
  await send('/contact-us/general-enquiry', { method: 'POST', body: 'a=1' })
  expect(addresses).toEqual(['203.0.113.7', '127.0.0.1'])
})

test('a public page has an etag and is not downloaded twice', async () => {
  const { send } = await serve(() => html('<h1>Here</h1>'))
  const etag = (await send()).headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  expect((await send('/', { headers: { 'if-none-match': etag, ...noCacheControl } })).status).toBe(304)
})

test.each([
  ['a private page', () => html('', 200, { 'cache-control': 'private, no-cache' }), 'GET'],
  ['an error', () => html('', 404), 'GET'],
  ['the response to a form', () => html(''), 'POST'],
])('%s has no etag', async (_, answer, method) => {
  const { send } = await serve(answer)
  const response = await send('/', method === 'POST' ? { method, body: 'a=1' } : {})
  expect(response.headers.get('etag')).toBeNull()
})

test('HEAD has the headers of GET', async () => {
  const { send } = await serve((request) => html(request.method))
  const response = await send('/', { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '3', ''])
})

test('a form’s values reach the site', async () => {
  const { send } = await serve(async (request) => html(await request.text()))
  const response = await send('/', { method: 'POST', body: new URLSearchParams({ name: 'Zoë' }) })
  expect(await response.text()).toBe('name=Zo%C3%AB')
})

test('a cross-origin post is marked, so that the site can show the form again with its answers', async () => {
  const { send } = await serve((request, requestContext) =>
    html(`${requestContext.isCrossOrigin} ${request.headers.get('origin')}`),
  )
  const post = (origin: string) => send('/', { method: 'POST', body: 'a=1', headers: { origin } })
  expect(await (await post('https://evil.example')).text()).toBe('true null')
  expect(await (await post('https://www.ours.example')).text()).toBe('false null')
})

test('[S96] rejects a form that is too large in plain words, with and without Content-Length', async () => {
  const { send } = await serve(async (request) => html(String((await request.arrayBuffer()).byteLength)))
  const post = (bytes: number) => send('/', { method: 'POST', body: 'x'.repeat(bytes) })
  /** A stream has no Content-Length. */
  const stream = (bytes: number) => {
    const body = new Blob(['x'.repeat(bytes)]).stream()
    const init = { method: 'POST', body, duplex: 'half' }
    return send('/', init)
  }
  for (const sendForm of [post, stream]) {
    const large = await sendForm(256 * 1024 + 1)
    expect([large.status, await large.text()]).toEqual([
      413,
      expect.stringMatching(/too large.*Or call us on 1800 160 401\.\n$/),
    ])
    const fits = await sendForm(256 * 1024)
    expect([fits.status, await fits.text()]).toEqual([200, String(256 * 1024)])
  }
})

const urlEncoded = (count: number) => new URLSearchParams(Array.from({ length: count }, () => ['needs', 'a']))
const multipart = (count: number) => {
  const form = new FormData()
  for (let n = 0; n < count; n++) form.append('needs', 'a')
  return form
}

test('rejects a form with too many values before the page is rendered', async () => {
  let rendered = 0
  const { send } = await serve(
    (request) => (rendered++, request.formData().then((form) => html(String([...form].length)))),
  )
  for (const encode of [urlEncoded, multipart]) {
    expect((await send('/', { method: 'POST', body: encode(501) })).status).toBe(413)
    expect(rendered).toBe(0)
    expect(await (await send('/', { method: 'POST', body: encode(499) })).text()).toBe('499')
    rendered = 0
  }
})

test('rejects a form in the encoding that costs most to read sooner than one as browsers send it', async () => {
  const { send } = await serve(() => html(''))
  const form = new FormData()
  form.set('message', 'x'.repeat(65_000))
  expect((await send('/', { method: 'POST', body: form })).status).toBe(200)
  form.set('message', 'x'.repeat(66_000))
  expect((await send('/', { method: 'POST', body: form })).status).toBe(413)
  expect((await send('/', { method: 'POST', body: new URLSearchParams({ a: 'x'.repeat(66_000) }) })).status).toBe(200)
})

test('a form counts as three of the uncached requests of its network', async () => {
  const { send } = await serve(() => html(''), { isCached: true })
  for (let n = 0; n < 200; n++) expect((await send('/', { method: 'POST', body: 'a=1' })).status).toBe(200)
  expect((await send('/', { method: 'POST', body: 'a=1' })).status).toBe(429)
  expect((await send('/search')).status).toBe(429)
})

test('a network that sends too many uncached requests gets 429 with Retry-After, and still gets cached pages', async () => {
  let rendered = 0
  const { send } = await serve(() => (rendered++, html('')), { isCached: true })
  const from = (address: string, path: string, init: RequestInit = {}) =>
    send(path, { ...init, headers: { accept: 'text/html', 'x-forwarded-for': address } })
  await from('203.0.113.7', '/about')
  for (let n = 0; n < 599; n++) await from('203.0.113.7', '/search')
  expect(rendered).toBe(600)
  for (const init of [{}, { method: 'POST', body: 'a=1' }]) {
    const refused = await from('203.0.113.7', '/contact-us/general-enquiry', init)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(/from your network.*Or call us on 1800 160 401\./)
  }
  expect(rendered).toBe(600)
  expect((await from('203.0.113.7', '/about')).status).toBe(200)
  expect((await from('203.0.113.7', '/about?utm_source=x')).status).toBe(200)
  expect((await from('203.0.113.8', '/search')).status).toBe(200)
})

test('with too many concurrent renderings a page is refused for a moment; forms, shared and cached pages are still served', async () => {
  const end = Promise.withResolvers<void>()
  let started = 0
  const { send } = await serve(
    async (request) => {
      if (request.url.includes('/search')) started++
      if (request.url.includes('/search')) await end.promise
      return html('')
    },
    { isCached: true },
  )
  const waiting = Array.from({ length: 24 }, (_, n) => send(`/search?q=${n}`))
  await eventually(() => expect(started).toBe(24))
  const refused = await send('/search?q=more')
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await refused.text()).toContain('very busy')
  expect((await send('/contact-us/general-enquiry', { method: 'POST', body: 'a=1' })).status).toBe(200)
  expect((await send('/about')).status).toBe(200)
  expect((await send('/about')).status).toBe(200)
  end.resolve()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200))
})

test('concurrent pages start in separate turns of the event loop, so that cached pages are sent in between', async () => {
  const order: string[] = []
  const site: Pick<Site, 'fetch'> = {
    fetch: () => {
      order.push('page')
      setImmediate(() => order.push('turn'))
      return html('')
    },
  }
  const workLimit = createWorkLimit()
  const page = createPages({
    site: () => Promise.resolve(site),
    siteUrl: 'https://ours.example',
    studioOrigins: 'https://studio.example',
    isCrossOrigin: () => false,
    proxies: 0,
    logger: recordingLog(),
    contact: () => provider,
    workLimit,
  })
  const pending: (() => void)[] = []
  const origin = await listening(
    createServer(
      express().use((request, response) => {
        pending.push(() => void page(request, response, 'requestContext'))
        if (pending.length === 12) for (const start of pending) start()
      }),
    ),
  )
  await Promise.all(Array.from({ length: 12 }, (_, n) => fetch(`${origin}/search?q=${n}`)))
  expect(order.filter((entry) => entry === 'page')).toHaveLength(12)
  expect(order.join(' ')).not.toContain('page page')
})

const failures: [string, Site['fetch']][] = [
  ['throws', () => Promise.reject(new Error('secret detail'))],
  [
    'fails midway',
    () => html('').then(() => new Response(new ReadableStream({ pull: (c) => c.error(new Error('secret')) }))),
  ],
  ['returns only plain text', () => Promise.resolve(new Response('Unexpected Server Error secret', { status: 500 }))],
]

test.each(failures)('[S32] when rendering %s a static page explains it and what to do', async (_, fetchPage) => {
  const { send } = await serve(fetchPage)
  const response = await send()
  const body = await response.text()
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(body).toContain('<h1>Internal Server Error</h1>')
  expect(body).toContain('/contact-us/general-enquiry')
  expect(body).toContain('<strong>Wide Verandah</strong>')
  expect(body).toContain('<a class="call" href="tel:1800160401">Call 1800 160 401</a>')
  expect(body).not.toContain('secret')
})

test('[S32] [S96] without known settings neither the static page nor a refusal offers a phone call', async () => {
  const { send } = await serve(() => Promise.reject(new Error('no content')), { isContactKnown: false })
  expect(await (await send()).text()).not.toMatch(/call|tel:/i)
  expect(await (await send('/', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) })).text()).not.toMatch(/call/i)
})

test('a failure is logged with its request id', async () => {
  const { send, log } = await serve(() => Promise.reject(new Error('why')))
  await send()
  expect(log.lines).toMatchObject([
    { level: 'error', facts: { error: { message: 'why' }, requestId: 'requestContext-1' } },
  ])
})

test('the site’s own error page is unchanged, and data requests get their own errors', async () => {
  const own = await serve(() => html('<h1>Our error page</h1>', 503))
  expect(await (await own.send()).text()).toBe('<h1>Our error page</h1>')
  const data = await serve(() => Promise.resolve(new Response('[]', { status: 500 })))
  expect(await (await data.send('/about.data', { headers: { accept: '*/*' } })).text()).toBe('[]')
})

test('every response has the security headers; a page’s own policy replaces the strictest one', async () => {
  const { send } = await serve((request) =>
    html('', 200, request.url.endsWith('/own') ? { 'content-security-policy': "script-src 'self'" } : {}),
  )
  const { headers } = await send('/')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
  })
  // Not on any document (web/decisions.md).
  expect(headers.has('cross-origin-opener-policy')).toBe(false)
  expect((await send('/own')).headers.get('content-security-policy')).toBe("script-src 'self'")
  expect(headers.has('set-cookie')).toBe(false)
})

test('a public page is rendered once for all visitors, without any data from the first request', async () => {
  const renderedRequests: Request[] = []
  const { send } = await serve(
    (request) => {
      renderedRequests.push(request)
      return html('<h1>Here</h1>', 200, { 'cache-control': 'public, no-cache', 'content-security-policy': 'its own' })
    },
    { isCached: true },
  )
  const headers = { accept: 'image/webp', cookie: 'a=1', 'user-agent': 'somebody' }
  const answers = [await send('/about?utm_source=x', { headers }), await send('/about'), await send('/about')]
  expect(renderedRequests.map(({ url }) => url)).toEqual(['https://www.ours.example/about'])
  expect(Object.fromEntries(renderedRequests[0]?.headers ?? [])).toEqual({ accept: 'text/html' })
  for (const answer of answers) {
    expect(await answer.text()).toBe('<h1>Here</h1>')
    expect(answer.headers.get('content-security-policy')).toBe('its own')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400',
    )
  }
  const etag = answers[0]?.headers.get('etag') ?? ''
  expect((await send('/about', { headers: { 'if-none-match': etag, ...noCacheControl } })).status).toBe(304)
  const head = await send('/about', { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['13', ''])
})

test('a page’s data is cached for each set of routes, and long enough for a click', async () => {
  let rendered = 0
  const data = () =>
    Promise.resolve(
      new Response(String(++rendered), { headers: { 'cache-control': 'public', 'content-type': 'text/x-script' } }),
    )
  const { send } = await serve(data, { isCached: true })
  const textOf = async (path: string) => (await send(path)).text()
  const paths = ['/about.data', '/about.data?_routes=%2Fabout', '/about', '/about.data', '/about.data?_routes=/about']
  expect(await Promise.all(paths.slice(0, 3).map(textOf))).toEqual(['1', '2', '3'])
  expect([await textOf('/about.data'), await textOf('/about.data?_routes=/about')]).toEqual(['1', '2'])
  expect((await send('/about.data')).headers.get('cache-control')).toMatch(/^public, max-age=30, s-maxage=10, /)
})

test.each([
  ['a private page', '/contact-us/general-enquiry', () => html('', 200, { 'cache-control': 'private, no-cache' })],
  [
    'a public page with private content',
    '/about',
    (_, requestContext) => ((requestContext.isPrivate = true), html('token')),
  ],
  ['a page with a private cache-control', '/about', () => html('', 200, { 'cache-control': 'private, no-cache' })],
  ['an error', '/about', () => html('', 503)],
  ['a redirect', '/about', () => html('', 302, { location: '/' })],
  ['a response outside the site map', '/islands/alert.json', () => html('data')],
] satisfies [string, string, Site['fetch']][])('%s is not cached', async (_, path, answer) => {
  let rendered = 0
  const { send } = await serve((request, requestContext) => (rendered++, answer(request, requestContext)), {
    isCached: true,
  })
  await send(path)
  expect((await send(path)).headers.get('cache-control') ?? '').not.toContain('s-maxage')
  expect(rendered).toBe(2)
})

test('the page of an editor at a path of its own is rendered once, with and without a query', async () => {
  let rendered = 0
  const { send } = await serve(
    ({ url }) => {
      rendered++
      return html(new URL(url).pathname)
    },
    { isCached: true },
  )
  for (const address of ['/services/of-an-editor', '/services/of-an-editor', '/services/of-an-editor?utm=1'])
    expect(await (await send(address)).text()).toContain('/services/of-an-editor')
  expect(rendered).toBe(1)
})

test('a draft is not cached, and never served as the page', async () => {
  const log = recordingLog()
  const cache = createPageCache({ source: noContent, maxBytes: { known: 1e6, arbitrary: 1e6 } })
  const site: Pick<Site, 'fetch'> = {
    fetch: (_, { preview }) => html(preview ? 'draft' : 'public'),
  }
  const page = createPages({
    site: () => Promise.resolve(site),
    siteUrl: 'https://www.ours.example',
    studioOrigins: 'https://studio.example',
    isCrossOrigin: () => false,
    proxies: 1,
    logger: log,
    cache,
    contact: () => provider,
    workLimit: createWorkLimit(),
  })
  const origin = await listening(
    createServer(
      express().use((request, response) => {
        const preview = request.url.includes('preview=') ? { documentId: 'page-about' } : undefined
        return page(request, response, 'requestContext', preview)
      }),
    ),
  )
  const textOf = async (path: string) => (await fetch(origin + path)).text()
  for (let round = 0; round < 2; round++) {
    expect(await textOf('/about?preview=x')).toBe('draft')
    expect(await textOf('/about')).toBe('public')
  }
  expect(cache.size().entries).toBe(1)
})

test('list pages with invented queries do not evict other pages', async () => {
  const log = recordingLog()
  const cache = createPageCache({ source: noContent, maxBytes: { known: 50_000, arbitrary: 50_000 } })
  const site: Pick<Site, 'fetch'> = {
    fetch: () => html('x'.repeat(900)),
  }
  const page = createPages({
    site: () => Promise.resolve(site),
    siteUrl: 'https://www.ours.example',
    studioOrigins: 'https://studio.example',
    isCrossOrigin: () => false,
    proxies: 1,
    logger: log,
    contact: () => provider,
    workLimit: createWorkLimit(),
    cache,
  })
  const origin = await listening(
    createServer(express().use((request, response) => page(request, response, 'requestContext'))),
  )
  await fetch(`${origin}/about`)
  for (let n = 0; n < 200; n++) await fetch(`${origin}/blogs?page=${n}`)
  expect(cache.get('/about')).toBeDefined()
  expect(cache.get('/blogs?page=199')).toBeDefined()
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000)
})

test.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%zz?a=%', '/%25zz?a=%'],
  ['/services/%zz.data', '/services/%25zz.data'],
  ['/about/%', '/about/%25'],
  ['/blogs/a%2Fb', '/blogs/a%2Fb'],
])('the router, which would log an address with invalid percent-encoding, reads %s as %s', async (path, read) => {
  const seen: string[] = []
  const { send } = await serve(({ url }) => (seen.push(url), html('', 404)))
  await send(path)
  expect(seen).toEqual([`https://www.ours.example${read}`])
})

test('an unknown path is rendered once for a while, among the addresses that visitors can invent', async () => {
  let rendered = 0
  const { send } = await serve(() => (rendered++, html('', 404, { 'cache-control': 'no-store' })), { isCached: true })
  for (const path of [
    '/no-such-page',
    '/no-such-page?a=1',
    '/no-such-page',
    '/No-Such/page.html',
    '/No-Such/page.html',
  ]) {
    const response = await send(path)
    expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
      404,
      'no-store',
      null,
    ])
  }
  expect(rendered).toBe(3)
})
