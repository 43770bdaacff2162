import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { listening } from '#tests/helpers/listening.ts'
import { createHttpServer, oneByOne, stopOnSignals } from './listen.ts'

test('a client that sends its headers or body slowly is disconnected within seconds', async () => {
  const server = createHttpServer(recordingLog())
  expect(server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 10_000,
    timeout: 30_000,
  })
})

test('connections over the limit are refused, and this is logged once', async () => {
  const log = recordingLog()
  const server = createHttpServer(log)
  expect(server.maxConnections).toBe(2_000)
  server.maxConnections = 1
  const { port } = new URL(await listening(server))
  const first = connect(Number(port), '127.0.0.1')
  await new Promise<void>((resolve) => server.once('connection', () => resolve()))
  for (let more = 0; more < 3; more++)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
      socket.on('close', () => resolve())
    })
  expect(log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('Connections are refused') }])
  first.destroy()
})

test.each([
  ['no HTTP', 'GARBAGE\r\n\r\n', 400],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['very long headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', 417],
])('%s is refused', async (_, text, status) => {
  const server = createHttpServer(recordingLog())
  const received = vi.fn<() => void>()
  server.on('request', received)
  const { port } = new URL(await listening(server))
  let answer = ''
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('close', () => resolve())
    socket.on('error', () => {})
  })
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(received).not.toHaveBeenCalled()
})

test('a malformed request behind another one writes nothing into the response of that one', async () => {
  const server = createHttpServer(recordingLog())
  server.on('request', (_, response) => void response.writeHead(200, { 'content-length': 10 }).write('01234'))
  const { port } = new URL(await listening(server))
  let answer = ''
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
    socket.once('data', () => socket.write('GARBAGE\r\n\r\n'))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('close', () => resolve())
    socket.on('error', () => {})
  })
  expect(answer).toMatch(/\r\n\r\n01234$/)
})

test('requests that arrive together on one connection are handled one after the other', async () => {
  const server = createHttpServer(recordingLog())
  const responses: ServerResponse[] = []
  server.on(
    'request',
    oneByOne((_, response) => responses.push(response)),
  )
  const { port } = new URL(await listening(server))
  const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3)))
  const parsed = vi.fn<() => void>()
  server.on('request', parsed)
  await vi.waitFor(() => expect(parsed).toHaveBeenCalledTimes(3))
  for (const handled of [1, 2, 3]) {
    await vi.waitFor(() => expect(responses).toHaveLength(handled))
    responses.at(-1)?.end()
  }
  socket.destroy()
})

test('after a stop signal active requests finish, their connections end, and new ones are refused', async () => {
  const listenersBefore = new Set(process.listeners('SIGTERM'))
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const answering = Promise.withResolvers<void>()
  const server = createHttpServer(recordingLog())
  server.on('request', (_, response) => void answering.promise.then(() => response.end('whole')))
  const stopped = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { isStopping } = stopOnSignals(server, stopped)
  onTestFinished(() => {
    vi.restoreAllMocks()
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      for (const listener of process.listeners(signal))
        if (!listenersBefore.has(listener)) process.off(signal, listener)
  })
  const origin = await listening(server)
  const received = new Promise<void>((resolve) => server.once('request', () => resolve()))
  const response = fetch(origin)
  await received
  expect(isStopping()).toBe(false)
  process.emit('SIGTERM', 'SIGTERM')
  expect(isStopping()).toBe(true)
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
  expect(stopped).not.toHaveBeenCalled()
  answering.resolve()
  expect(await (await response).text()).toBe('whole')
  await vi.waitFor(() => expect(exit).toHaveBeenCalledOnce())
  expect(stopped).toHaveBeenCalledOnce()
})
