import { request as sendRequest, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '#tests/e2e/test.ts'
import { shortest, tokenOf } from '#tests/helpers/enquire.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request with a custom Host header, which fetch does not allow. */
const send = (site: TestSite, path: string, headers: Readonly<Record<string, string>>, body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(site.url)
    const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    sendRequest(
      {
        hostname,
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...type, ...length },
      },
      (answer) =>
        void text(answer).then(
          (words) => resolve({ status: answer.statusCode, headers: answer.headers, body: words }),
          reject,
        ),
    )
      .once('error', reject)
      .end(body)
  })

const form = '/contact-us/general-enquiry'

/** Fills in and sends the enquiry under a host name, with the origin that the browser would send. */
async function sendEnquiry(site: TestSite, host: string, origin: string): Promise<Answer> {
  const { body } = await send(site, form, { host })
  const answers = new URLSearchParams({ ...shortest, token: tokenOf(body) })
  return send(site, form, { host, origin, accept: 'text/html' }, answers.toString())
}

test.describe('with SITE_URL set', () => {
  let site: TestSite
  test.beforeAll(async () => {
    site = await startSite({ SITE_URL: 'https://www.provider.example' })
  })
  test.afterAll(() => site.stop())

  test('every page under another host name redirects once to the canonical one, also when it is cached', async () => {
    const own = { host: 'www.provider.example' }
    expect((await send(site, '/about', own)).status).toBe(200)
    for (const [path, location] of [
      ['/about', '/about'],
      ['/About/?a=1', '/about?a=1'],
      ['//evil.example/', '/evil.example'],
      ['/graphql', '/graphql'],
    ] as const) {
      const { status, headers } = await send(site, path, { host: 'provider.example' })
      expect([status, headers.location], path).toEqual([308, `https://www.provider.example${location}`])
      expect(headers, path).toMatchObject({
        'cache-control': 'no-store',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test('probes are answered under any host name', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await send(site, path, { host: '10.0.0.7' })).status, path).toBe(200)
  })

  test('[S94] a form is accepted from SITE_URL alone', async () => {
    const own = await sendEnquiry(site, 'www.provider.example', 'https://www.provider.example')
    expect([own.status, own.body]).toEqual([200, expect.stringContaining('Your reference')])
    // That of a hidden origin is in request-origin.test.ts.
    for (const origin of ['https://provider.example', 'https://evil.example']) {
      const { status, body } = await sendEnquiry(site, 'www.provider.example', origin)
      expect(status, origin).toBe(403)
      expect(body, origin).toContain(shortest.email)
      expect(body, origin).not.toContain('Your reference')
    }
  })
})

test('[S94] without SITE_URL a form works under any host name, and is refused from another site', async ({ site }) => {
  const { status, body } = await sendEnquiry(site, '127.0.0.1:3000', 'http://127.0.0.1:3000')
  expect([status, body]).toEqual([200, expect.stringContaining('Your reference')])
  expect((await sendEnquiry(site, '127.0.0.1:3000', 'https://evil.example')).status).toBe(403)
})
