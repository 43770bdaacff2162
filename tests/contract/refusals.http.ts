import { connect } from 'node:net'
import { expect, test } from '#tests/e2e/test.ts'
import { startSite } from '#tests/helpers/site.ts'

/** Sends text on a connection of its own and returns everything until the server ends it. */
const exchange = (url: string, text: string) =>
  new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(Number(new URL(url).port), 'localhost', () => socket.write(text))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('close', () => resolve(answer))
    socket.on('error', () => {})
  })

const rest = 'Host: localhost\r\nConnection: close\r\n\r\n'

test('addresses with invalid percent-encoding get a 404, refused requests have the security headers, and the log has no trace of them', async () => {
  const site = await startSite()
  for (const path of ['/%E0%A4%A', '/%zz', '/about/%zz.data', '/islands/%zz', '/blogs/%'])
    expect(await exchange(site.url, `GET ${path} HTTP/1.1\r\nAccept: text/html\r\n${rest}`), path).toMatch(
      /^HTTP\/1\.1 404 /,
    )
  for (const [text, status] of [
    [`PUT /about HTTP/1.1\r\n${rest}`, 405],
    [`GET * HTTP/1.1\r\n${rest}`, 400],
    [`GET / HTTP/1.1\r\nHost: other.example\r\n${rest}`, 400],
    [`POST /contact-us/general-enquiry HTTP/1.1\r\nContent-Encoding: gzip\r\nContent-Length: 0\r\n${rest}`, 415],
  ] as const) {
    const answer = await exchange(site.url, text)
    expect(answer, text.slice(0, 80)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toContain("frame-ancestors 'none'")
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
  }
  // Node’s parser refuses these, with an empty response.
  for (const [text, status] of [
    ['GARBAGE\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${rest}`, 431],
  ] as const)
    expect(await exchange(site.url, text), text.slice(0, 80)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(site.log()).toBe('')
  await site.stop()
})
