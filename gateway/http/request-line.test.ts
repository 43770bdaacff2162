import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import express, { raw } from 'express'
import { expect, test } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { listening } from '#tests/helpers/listening.ts'
import { onlyPaths, refuseRequest } from './request-line.ts'

const maxBody = 10_000

/**
 * A server that reads bodies within the limit. `ask` writes to a raw connection and returns
 * everything it received.
 */
async function serve() {
  const received: IncomingMessage[] = []
  const app = express()
  app.use((request, _response, next) => {
    received.push(request)
    next()
  })
  app.use(
    refuseRequest((path) => path !== '/sitemap.xml'),
    raw({ limit: maxBody, type: () => true }),
  )
  app.use((request, response) => void response.send(`${request.url} ${request.body?.length ?? 0}`))
  const origin = await listening(createServer(onlyPaths(app)))
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

test.each(['/sitemap.xml', '/sitemap.xml?a=1'])(
  'POST to %s, which can only be read, is refused with the allowed methods',
  async (target) => {
    const { ask } = await serve()
    const answer = await ask(`POST ${target} HTTP/1.1`)
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im)
    expect(await ask(`GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 200 /)
  },
)

test('TRACE repeats nothing of the request', async () => {
  const { ask } = await serve()
  expect(await ask('TRACE /about HTTP/1.1\r\nCookie: secret')).not.toContain('secret')
})

test.each(['http://other.example/about', 'ftp://other.example/about', '*', 'http:///about', '/about#team'])(
  'a request for %s is refused',
  async (target) => {
    const { ask } = await serve()
    expect(await ask(`GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /)
  },
)

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
  ['two types', '400', 'Host: ours.example\r\nContent-Type: text/plain\r\nContent-Type: text/html\r\n'],
])('a request with %s is refused with %s', async (_, status, headers) => {
  const { open } = await serve()
  const { socket, answer } = open()
  socket.write(`POST /about HTTP/1.1\r\n${headers}Content-Length: 3\r\n\r\na=b`)
  await eventually(() => expect(answer()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `)))
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
