import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { listening } from '#tests/helpers/listening.ts'
import { readBody } from './read-body.ts'
import { refuseRequest } from './request-line.ts'

const maxBody = 10_000

/**
 * A server that reads bodies within the limit, except for /unread. `ask` writes to a raw connection and returns
 * everything it received.
 */
async function serve() {
  const received: IncomingMessage[] = []
  const origin = await listening(
    createServer({ requireHostHeader: false }, (request, response) => {
      received.push(request)
      if (refuseRequest(request, response, (path) => path !== '/sitemap.xml')) return
      if (request.url === '/unread') return void response.end('unread')
      void readBody(request, maxBody).then((body) =>
        response.writeHead(body ? 200 : 413).end(`${request.url} ${body?.byteLength}`),
      )
    }),
  )
  const open = () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => {})
    return { socket, answer: () => answer }
  }
  return {
    received,
    open,
    ask: (head: string) =>
      new Promise<string>((resolve) => {
        const { socket, answer } = open()
        socket.once('close', () => resolve(answer()))
        socket.write(`${head}\r\nHost: ours.example\r\nConnection: close\r\n\r\n`)
      }),
  }
}

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s is refused with the list of allowed methods',
  async (method) => {
    const { ask } = await serve()
    const answer = await ask(`${method} /about HTTP/1.1`)
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toMatch(/^allow: GET, HEAD, POST\r$/im)
  },
)

test.each(['/sitemap.xml', '/sitemap.xml?a=1', 'http://other.example/sitemap.xml'])(
  'POST to %s, which can only be read, is refused with the allowed methods',
  async (target) => {
    const { ask } = await serve()
    const answer = await ask(`POST ${target} HTTP/1.1`)
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im)
    expect(await ask(`GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 200 /)
  },
)

test('a target with a fragment is refused', async () => {
  const { ask } = await serve()
  expect(await ask('GET /about#team HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /)
})

test('TRACE repeats nothing of the request', async () => {
  const { ask } = await serve()
  expect(await ask('TRACE /about HTTP/1.1\r\nCookie: secret')).not.toContain('secret')
})

test.each([
  ['http://other.example/about?a=1', '/about?a=1'],
  ['HTTPS://other.example:8080/about', '/about'],
  ['http://other.example', '/'],
  ['http://other.example?a=1', '/?a=1'],
])('a request for %s is treated as a request for %s', async (target, path) => {
  const { ask } = await serve()
  expect(await ask(`GET ${target} HTTP/1.1`)).toContain(`\r\n${path} 0\r\n`)
})

test.each(['ftp://other.example/about', '*', 'http:///about'])('a request for %s is refused', async (target) => {
  const { ask } = await serve()
  expect(await ask(`GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /)
})

const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`

test.each([
  ['PUT', '/about', '405'],
  ['POST', '/about', '413'],
  ['POST', '/unread', '200'],
  ['GET', '/unread', '200'],
])('a body of unknown length by %s to %s gets %s and is not read to its end', async (method, path, status) => {
  const { open, received } = await serve()
  const { socket, answer } = open()
  const isClosed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const send = () => {
    while (!socket.destroyed && socket.write(chunk));
  }
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: ours.example\r\nTransfer-Encoding: chunked\r\n\r\n`)
  socket.on('drain', send)
  send()
  await eventually(() => expect(answer()).toContain(`HTTP/1.1 ${status} `))
  // The server closes the connection, because this client would continue.
  await isClosed
  expect(received[0]?.complete).toBe(false)
})

test.each([
  ['states its length', `Content-Length: ${maxBody}\r\n\r\n${'x'.repeat(maxBody)}`],
  [
    'comes in chunks',
    `Transfer-Encoding: chunked\r\n\r\n${maxBody.toString(16)}\r\n${'x'.repeat(maxBody)}\r\n0\r\n\r\n`,
  ],
])('a body within the limit that %s is read', async (_, rest) => {
  const { open } = await serve()
  const { socket, answer } = open()
  socket.write(`POST /about HTTP/1.1\r\nHost: ours.example\r\nConnection: close\r\n${rest}`)
  await eventually(() => expect(answer()).toContain(`/about ${maxBody}`))
})

test.each([
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef'],
  ['an encoding after chunks', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a folded header', 'X-Folded: a\r\n b\r\nContent-Length: 0\r\n\r\n'],
])('a request with %s, which a proxy could read differently, is refused', async (_, rest) => {
  const { open, received } = await serve()
  const { socket, answer } = open()
  socket.write(`POST /about HTTP/1.1\r\nHost: ours.example\r\n${rest}`)
  await eventually(() => expect(answer()).toMatch(/^HTTP\/1\.1 400 /))
  expect(received).toEqual([])
})

test.each([
  ['two hosts', '400', 'Host: ours.example\r\nHost: other.example\r\n'],
  ['the same host twice', '400', 'Host: ours.example\r\nHost: ours.example\r\n'],
  ['a host with a path', '400', 'Host: ours.example/a\r\n'],
  ['a host with a user', '400', 'Host: a@ours.example\r\n'],
  ['no host', '400', ''],
  ['compressed content', '415', 'Host: ours.example\r\nContent-Encoding: gzip\r\n'],
  ['partial content', '400', 'Host: ours.example\r\nContent-Range: bytes 0-2/10\r\n'],
  ['two types', '400', 'Host: ours.example\r\nContent-Type: text/plain\r\nContent-Type: text/html\r\n'],
])('a request with %s is refused with %s and the security headers', async (_, status, headers) => {
  const { open } = await serve()
  const { socket, answer } = open()
  socket.write(`POST /about HTTP/1.1\r\n${headers}Content-Length: 3\r\n\r\na=b`)
  await eventually(() => expect(answer()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `)))
  expect(answer()).toMatch(/^x-frame-options: DENY\r$/im)
})

test.each(['Transfer-Encoding: gzip, chunked', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked'])(
  'a body in another transfer encoding than one of chunks is refused: %s',
  async (header) => {
    const { open, received } = await serve()
    const { socket, answer } = open()
    socket.write(`POST /about HTTP/1.1\r\nHost: ours.example\r\n${header}\r\n\r\n0\r\n\r\n`)
    await eventually(() => expect(answer()).toMatch(/^HTTP\/1\.1 (400|501) /))
    expect(received.every(({ url }) => url === '/about')).toBe(true)
  },
)

test.each(['ours.example', 'ours.example:3000', '127.0.0.1', '[::1]:3000', ''])(
  'the host "%s" is accepted',
  async (host) => {
    const { open } = await serve()
    const { socket, answer } = open()
    socket.write(`GET /about HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    await eventually(() => expect(answer()).toMatch(/^HTTP\/1\.1 200 /))
  },
)

test('HTTP/1.0 needs no host, and the host of an absolute target replaces Host', async () => {
  const { open, received } = await serve()
  open().socket.write('GET /old HTTP/1.0\r\n\r\n')
  open().socket.write('GET http://ours.example:80/new HTTP/1.1\r\nHost: other.example\r\n\r\n')
  await eventually(() => expect(received).toHaveLength(2))
  const hosts = Object.fromEntries(received.map(({ url = '', headers }) => [url, headers.host]))
  expect(hosts).toEqual({ '/old': undefined, '/new': 'ours.example:80' })
})
