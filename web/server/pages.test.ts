import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import type { Site } from '#web/site.ts'
import { keptLog } from '#tests/helpers/kept-log.ts'
import { listening } from '#tests/helpers/listening.ts'
import { createPages } from './pages.ts'
import { setSecurityHeaders } from './security-headers.ts'

/** A site that answers so, on its own port. */
async function serve(fetchPage: Site['fetch']) {
  const log = keptLog()
  const site = { fetch: fetchPage }
  const page = createPages({ site: () => Promise.resolve(site), siteUrl: 'https://www.ours.example', logger: log })
  const origin = await listening(
    createServer((request, response) => {
      setSecurityHeaders(response)
      page(request, response).catch(() => response.writeHead(418).end())
    }),
  )
  return {
    log,
    ask: (path = '/', init: RequestInit = {}) =>
      fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' }, ...init }),
  }
}

const html = (body: string, status = 200, headers: Record<string, string> = { 'cache-control': 'public, no-cache' }) =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }))

test('a page is asked for at the site’s own address, whatever Host says', async () => {
  const asked: string[] = []
  const { ask } = await serve((request) => {
    asked.push(request.url)
    return html('<h1>Here</h1>')
  })
  const response = await ask('/about?a=1', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
  expect(await response.text()).toBe('<h1>Here</h1>')
  expect(asked).toEqual(['https://www.ours.example/about?a=1'])
})

test('every visit has an id of its own, which the answer carries', async () => {
  const ids: string[] = []
  const { ask } = await serve((_, visit) => {
    ids.push(visit.requestId)
    return html('')
  })
  const answers = [await ask(), await ask()]
  expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual(ids)
  expect(new Set(ids).size).toBe(2)
})

test('a public page that went well has an etag, and costs nobody a second download', async () => {
  const { ask } = await serve(() => html('<h1>Here</h1>'))
  const etag = (await ask()).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"/)
  expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test.each([
  ['a private page', () => html('', 200, { 'cache-control': 'private, no-cache' }), 'GET'],
  ['an error', () => html('', 404), 'GET'],
  ['the answer to a form', () => html(''), 'POST'],
])('%s has no etag', async (_, answer, method) => {
  const { ask } = await serve(answer)
  const response = await ask('/', method === 'POST' ? { method, body: 'a=1' } : {})
  expect(response.headers.get('etag')).toBeNull()
})

test('HEAD tells what GET would', async () => {
  const { ask } = await serve((request) => html(request.method))
  const response = await ask('/', { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '3', ''])
})

test('a form reaches the site with its words', async () => {
  const { ask } = await serve(async (request) => html(await request.text()))
  const response = await ask('/', { method: 'POST', body: new URLSearchParams({ name: 'Zoë' }) })
  expect(await response.text()).toBe('name=Zo%C3%AB')
})

test('a form that is too large, or does not tell its size, is refused in plain words', async () => {
  const { ask } = await serve(() => html(''))
  const large = await ask('/', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) })
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('too large')])
  expect((await ask('/', { method: 'POST', body: 'x'.repeat(256 * 1024) })).status).toBe(200)
  const unsized = { method: 'POST', body: new Blob(['a=1']).stream(), duplex: 'half' }
  expect((await ask('/', unsized)).status).toBe(413)
})

const failures: [string, Site['fetch']][] = [
  ['throws', () => Promise.reject(new Error('secret of the house'))],
  [
    'breaks off',
    () => html('').then(() => new Response(new ReadableStream({ pull: (c) => c.error(new Error('secret')) }))),
  ],
  ['has only plain words left', () => Promise.resolve(new Response('Unexpected Server Error secret', { status: 500 }))],
]

test.each(failures)('[S32] when rendering %s a static page says so, and what to do', async (_, fetchPage) => {
  const { ask } = await serve(fetchPage)
  const response = await ask()
  const body = await response.text()
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(body).toContain('<h1>Internal Server Error</h1>')
  expect(body).toContain('/contact-us/general-enquiry')
  expect(body).not.toContain('secret')
})

test('a failure is logged with the id of its visit', async () => {
  const { ask, log } = await serve(() => Promise.reject(new Error('why')))
  await ask()
  expect(log.lines).toMatchObject([
    { level: 'error', facts: { error: { message: 'why' }, requestId: expect.any(String) } },
  ])
})

test('an error page of the site’s own stays as it is, and data requests get their own errors', async () => {
  const own = await serve(() => html('<h1>Our error page</h1>', 503))
  expect(await (await own.ask()).text()).toBe('<h1>Our error page</h1>')
  const data = await serve(() => Promise.resolve(new Response('[]', { status: 500 })))
  expect(await (await data.ask('/about.data', { headers: { accept: '*/*' } })).text()).toBe('[]')
})

test('every answer carries the headers that keep a visitor safe; a page’s own policy takes the place of the strictest', async () => {
  const { ask } = await serve((request) =>
    html('', 200, request.url.endsWith('/own') ? { 'content-security-policy': "script-src 'self'" } : {}),
  )
  const { headers } = await ask('/')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect((await ask('/own')).headers.get('content-security-policy')).toBe("script-src 'self'")
  expect(headers.has('set-cookie')).toBe(false)
})
