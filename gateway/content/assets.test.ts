import { once } from 'node:events'
import fs, { type ReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express, { type ErrorRequestHandler } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { listening } from '#tests/helpers/listening.ts'
import { type Answer, type Asked, stubContent } from '#tests/helpers/stub-content.ts'
import { requestAsset } from './asset-request.ts'
import { createAssets } from './assets.ts'
import { createDiskCache } from './disk-cache.ts'

const picture = '/images/abc-640x480.png'

interface Settings {
  /** Instead of the scripted content service. */
  readonly upstream?: string
  readonly dir?: string
  readonly deadline?: number
  readonly secondsToWait?: () => number | undefined
  readonly maxBytes?: number
}

/** Our own origin, backed by a content service. */
async function serve(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  { upstream, dir: input, deadline = 10_000, secondsToWait = () => undefined, maxBytes = 1e6 }: Settings = {},
) {
  const stub = await stubContent(answer)
  const folder = await mkdtemp(join(tmpdir(), 'assets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dir = input ?? join(folder, 'not made yet')
  const log = recordingLog()
  const disk = createDiskCache({ dir, maxBytes, hasRoom: () => Promise.resolve(true) })
  const streams: ReadStream[] = []
  const open = fs.createReadStream
  vi.spyOn(fs, 'createReadStream').mockImplementation((...parameters) => {
    const stream = open(...parameters)
    streams.push(stream)
    return stream
  })
  onTestFinished(() => void vi.restoreAllMocks())
  /** What was read from files of the cache, and how many are open. */
  const read = {
    bytes: () => streams.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    openFiles: () => streams.filter(({ closed }) => !closed).length,
  }
  const assets = createAssets({
    fetch: (path, init) => fetch((upstream ?? stub.origin) + path, init),
    projectId: 'kerbcut',
    dataset: 'production',
    disk,
    logger: log,
    pack: (bytes) => Promise.resolve(brotliCompressSync(bytes)),
    deadline,
    secondsToWait,
  })
  const failures: unknown[] = []
  const noteFailure: ErrorRequestHandler = (error, _request, _response, next) => {
    failures.push(error)
    next(error)
  }
  const app = express()
    .use(assets, (_request, response) => void response.status(418).end())
    .use(noteFailure)
  const server = createServer(app)
  const origin = await listening(server)
  return {
    stub,
    server,
    dir,
    log,
    read,
    failures,
    origin,
    get: (path: string, accept = 'image/avif,image/webp,*/*', method = 'GET') =>
      fetch(`${origin}${path}`, { method, headers: { accept } }),
  }
}

const png: Answer = { body: Buffer.from('bytes'), type: 'image/png' }

test('[S47] a picture is served from our own origin, at width 500, in the best format, and is immutable', async () => {
  const { stub, get } = await serve(() => ({ body: Buffer.from('bytes'), type: 'image/avif' }))
  const response = await get(picture)
  expect(await response.text()).toBe('bytes')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '5',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
  })
  expect(stub.requests).toMatchObject([
    { url: '/images/kerbcut/production/abc-640x480.png?w=500&auto=format&fit=max', headers: { accept: 'image/avif' } },
  ])
})

test('a card is one JPEG of a fixed size per picture, whatever the browser accepts', async () => {
  const { stub, get } = await serve(() => ({ body: Buffer.from('bytes'), type: 'image/jpeg' }))
  for (const accept of ['image/avif,*/*', '*/*']) {
    const response = await get('/cards/abc-640x480.png.jpg?w=9', accept)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
  expect(stub.requests.map(({ url }) => url)).toEqual([
    '/images/kerbcut/production/abc-640x480.png?w=1200&h=630&fit=fill&bg=fbf7ef&fm=jpg&q=80',
  ])
  for (const path of ['/cards/abc.jpg', '/cards/abc-640x480.png', '/cards/../images/abc-640x480.png.jpg'])
    expect((await get(path)).status, path).not.toBe(200)
})

test('an SVG is compressed where accepted, uncompressed in ranges, and the same from the disk cache', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h8v8z"/>'.repeat(200)}</svg>`
  const { stub, origin } = await serve(() => ({ body: Buffer.from(drawing), type: 'image/svg+xml' }))
  const ask = (headers: Record<string, string>) => fetch(`${origin}/images/abc-640x480.svg`, { headers })
  for (const place of ['upstream', 'disk']) {
    const packed = await ask({ 'accept-encoding': 'br' })
    expect(packed.headers.get('content-encoding'), place).toBe('br')
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(drawing.length / 10)
    expect(packed.headers.get('accept-ranges')).toBeNull()
    expect(packed.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(await packed.text()).toBe(drawing)
    if (place === 'upstream') await stub.close()
  }
  const plain = await ask({ 'accept-encoding': 'gzip' })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, drawing])
  const part = await ask({ 'accept-encoding': 'br', range: 'bytes=0-3' })
  expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([206, null, '<svg'])
})

test('a picture is loaded once for each width and format, and then served from the disk', async () => {
  const { stub, get, dir } = await serve(() => png)
  for (const accept of ['image/webp,*/*', 'text/html,image/webp', 'image/webp']) await get(`${picture}?w=800`, accept)
  await get(`${picture}?w=800`, '*/*')
  await get(`${picture}?w=320`, '*/*')
  expect(stub.requests.map(({ params, headers }) => [params.get('w'), headers.accept])).toEqual([
    ['800', 'image/webp'],
    ['800', '*/*'],
    ['320', '*/*'],
  ])
  expect((await readdir(dir)).filter((name) => name.endsWith('.half'))).toEqual([])
  await stub.close()
  expect((await get(`${picture}?w=800`, 'image/webp')).status).toBe(200)
})

test('twenty concurrent requests for a new picture are one request upstream', async () => {
  const { stub, get } = await serve(() => png)
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await get(picture)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(stub.requests).toHaveLength(1)
})

test('a disk that is not writable causes a log line, and the picture is still served', async () => {
  const { get, log } = await serve(() => png, { dir: '/dev/null/assets' })
  const response = await get(picture)
  expect([response.status, await response.text()]).toEqual([200, 'bytes'])
  expect(log.lines).toMatchObject([{ level: 'warn' }])
})

test.each([
  '/images/abc-640x480.png?w=501',
  '/images/abc-640x480.png?w=5e2x',
  '/images/abc-640x480.exe',
  '/images/..%2f..%2fsecret-1x1.png',
  '/images/other/dataset/abc-640x480.png',
  '/images/',
  '/files/a.b.c',
  '/files/../package.json',
])('%s is not requested from the content service', async (path) => {
  const { stub, get } = await serve(() => png)
  expect((await get(path)).status).toBeOneOf([404, 418])
  expect(stub.requests).toHaveLength(0)
})

test.each([
  [{ status: 404, body: 'no' }, 404],
  [{ status: 500, body: 'no' }, 502],
  ['cut', 503],
] satisfies [Answer, number][])(
  'when the content service responds %o the response is %i, and nothing is cached',
  async (answer, status) => {
    const { stub, get } = await serve(() => answer)
    const response = await get(picture)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    stub.answer = () => png
    expect((await get(picture)).status).toBe(200)
  },
)

test('a file that the content service has no longer is passed on to the page of its address', async () => {
  const { get } = await serve(() => ({ status: 404, body: 'no' }))
  expect((await get('/files/abc.pdf')).status).toBe(418)
  expect((await get(picture)).status).toBe(404)
})

test('HEAD returns the size and no body', async () => {
  const { get } = await serve(() => png)
  const head = await get(picture, '*/*', 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', ''])
})

test.each([
  ['/images/abc-640x480.svg', 'image/svg+xml'],
  ['/files/abc.html', 'text/html; charset=utf-8'],
])('%s opened on its own cannot run anything', async (path, type) => {
  const { get } = await serve(() => ({ body: '<script>alert(1)</script>', type }))
  const response = await get(path)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})

test('a file of any other type is a download of bytes', async () => {
  const { get } = await serve(() => ({ body: 'x', type: 'text/javascript' }))
  expect((await get('/files/abc.js')).headers.get('content-type')).toBe('application/octet-stream')
})

const film: Answer = { body: Buffer.from('0123456789'), type: 'video/mp4' }

test('a video is sent in ranges, so that visitors can seek in it', async () => {
  const { origin } = await serve(() => film)
  const part = (range: string, more: Record<string, string> = {}) =>
    fetch(`${origin}/files/abc.mp4`, { headers: { range, ...more } })
  const response = await part('bytes=2-4')
  expect([response.status, await response.text()]).toEqual([206, '234'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '3',
    'content-range': 'bytes 2-4/10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await (await part('bytes=-3')).text()).toBe('789')
  // Several ranges at once: the whole file is always a valid response.
  expect((await part('bytes=0-1,3-4')).status).toBe(200)
  expect((await part('bytes=0-1', { 'if-range': '"old"' })).status).toBe(200)
})

test('a range beyond the end of a video is refused with its size', async () => {
  const { origin } = await serve(() => film)
  const response = await fetch(`${origin}/files/abc.mp4`, { headers: { range: 'bytes=10-' } })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})

test('the response for a whole video announces ranges', async () => {
  const { get } = await serve(() => film)
  expect((await get('/files/abc.mp4')).headers.get('accept-ranges')).toBe('bytes')
})

const megabyte = 1024 * 1024

test('HEAD, a range and a revalidation of a cached file read no more than they send', async () => {
  const { get, origin, read, stub } = await serve(() => ({ body: Buffer.alloc(20 * megabyte), type: 'video/mp4' }), {
    maxBytes: 30 * megabyte,
  })
  const first = await get('/files/abc.mp4')
  expect((await first.bytes()).byteLength).toBe(20 * megabyte)
  await eventually(() => expect(read.openFiles()).toBe(0))
  await stub.close()

  const before = read.bytes()
  const range = await fetch(`${origin}/files/abc.mp4`, { headers: { range: 'bytes=0-0' } })
  expect([range.status, (await range.bytes()).byteLength]).toEqual([206, 1])
  const head = await get('/files/abc.mp4', '*/*', 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(20 * megabyte)])
  const etag = head.headers.get('etag') ?? ''
  const same = await fetch(`${origin}/files/abc.mp4`, {
    // Otherwise fetch() sends no-cache.
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  })
  expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, etag, ''])
  expect(read.bytes() - before).toBeLessThan(10_000)
  await eventually(() => expect(read.openFiles()).toBe(0))
})

test('a client that stops reading has no more of the file read for it, and a client that leaves closes the file', async () => {
  const { get, origin, read } = await serve(() => ({ body: Buffer.alloc(45 * megabyte), type: 'video/mp4' }), {
    maxBytes: 60 * megabyte,
  })
  await (await get('/files/abc.mp4')).bytes()
  await eventually(() => expect(read.openFiles()).toBe(0))
  const before = read.bytes()
  const reading = httpGet(`${origin}/files/abc.mp4`)
  const [response] = (await once(reading, 'response')) as [IncomingMessage]
  await once(response, 'readable')
  expect(response.read(1)).toHaveLength(1)
  expect(read.openFiles()).toBe(1)
  // The sockets of both sides hold some megabytes.
  expect(read.bytes() - before).toBeLessThan(30 * megabyte)
  reading.destroy()
  await eventually(() => expect(read.openFiles()).toBe(0))
  expect(read.bytes() - before).toBeLessThan(30 * megabyte)
})

test('a connection that breaks while a file is written to it is no failure of the request', async () => {
  const { get, server, read, failures } = await serve(() => ({ body: Buffer.alloc(100_000), type: 'image/png' }))
  await (await get(picture)).bytes()
  server.closeIdleConnections()
  const connected = once(server, 'connection')
  const open = fs.createReadStream
  vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...parameters) =>
    open(...parameters).once('data', async () => {
      const [socket] = (await connected) as [Socket]
      // Node reports a client that has left like this when it writes, and otherwise as ECONNRESET.
      socket.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }))
    }),
  )
  await expect(get(picture).then((response) => response.bytes())).rejects.toThrow()
  await eventually(() => expect(read.openFiles()).toBe(0))
  expect(failures).toEqual([])
})

/** A content service whose test writes the responses itself. */
async function rawUpstream() {
  const responses: ServerResponse[] = []
  const upstream = await listening(createServer((_, response) => responses.push(response)))
  const next = async () => {
    await eventually(() => expect(responses.length).toBeGreaterThan(0))
    const response = responses.shift()
    if (!response) throw new Error('There is no request')
    return response
  }
  return { upstream, responses, next }
}

test('a file is downloaded once for all who wait for it, and for a part of it', async () => {
  const { upstream, responses, next } = await rawUpstream()
  const { get, origin } = await serve(() => film, { upstream })
  const visitors = [
    get('/files/abc.mp4'),
    get('/files/abc.mp4'),
    fetch(`${origin}/files/abc.mp4`, { headers: { range: 'bytes=1-3' } }),
  ]
  const download = await next()
  download.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 10 }).write('01234')
  download.end('56789')
  const texts = visitors.map(async (visitor) => (await visitor).text())
  expect(await Promise.all(texts)).toEqual(['0123456789', '0123456789', '123'])
  expect(responses).toEqual([])
})

test('a visitor who leaves does not end the download for the others, and a download that breaks off is not stored', async () => {
  const { upstream, next } = await rawUpstream()
  const { get, origin, dir, log } = await serve(() => film, { upstream })
  const leaving = new AbortController()
  const left = fetch(`${origin}/files/abc.mp4`, { signal: leaving.signal })
  const staying = get('/files/abc.mp4')
  const broken = await next()
  broken.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 10 }).write('01234')
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  broken.destroy()
  expect((await staying).status).toBe(503)
  await eventually(async () => expect(await readdir(dir)).toEqual([]))
  expect(log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('could not be fetched') }])

  const again = get('/files/abc.mp4')
  const whole = await next()
  whole.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 10 }).end('0123456789')
  expect(await (await again).text()).toBe('0123456789')
})

test('an upstream has a deadline for each byte, not for the whole file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { upstream, responses } = await rawUpstream()
  const pending = requestAsset(fetch, { path: `${upstream}/abc.mp4`, accept: '*/*' }, 10_000)
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  responses[0]?.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 100 }).write('x')
  const asset = await pending
  if (!('body' in asset)) throw new Error('It is refused')
  const chunks = asset.body[Symbol.asyncIterator]()
  await chunks.next()
  for (let chunk = 0; chunk < 4; chunk++) {
    const arriving = chunks.next()
    vi.advanceTimersByTime(9_000)
    responses[0]?.write('x')
    expect(Buffer.from((await arriving).value).toString()).toBe('x')
  }
  const missing = chunks.next()
  vi.advanceTimersByTime(11_000)
  await expect(missing).rejects.toThrow('10 seconds')
})

test('a file that was removed from the disk is downloaded again', async () => {
  const { get, dir, stub } = await serve(() => film)
  await (await get('/files/abc.mp4')).text()
  await rm(dir, { recursive: true })
  expect(await (await get('/files/abc.mp4')).text()).toBe('0123456789')
  expect(stub.requests).toHaveLength(2)
})

test('while the upstream hangs, a limited number of downloads wait, the next is refused at once, and cached files are served', async () => {
  const { stub, get, origin } = await serve(() => png)
  await (await get(picture)).text()
  stub.answer = () => 'hang'
  const leaving = new AbortController()
  const waiting = Array.from({ length: 64 }, (_, n) =>
    fetch(`${origin}/files/invented${n}.pdf`, { signal: leaving.signal }).catch(() => {}),
  )
  await eventually(() => expect(stub.requests).toHaveLength(65))
  const refused = await get('/files/invented.pdf')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.text()).toContain('very busy')
  expect((await get(picture)).status).toBe(200)
  expect(stub.requests).toHaveLength(65)
  leaving.abort()
  await Promise.all(waiting)
})

test('only requests that need the upstream are counted, and a network above its limit is refused', async () => {
  let wait: number | undefined
  let counted = 0
  const { get, stub } = await serve(() => png, { secondsToWait: () => (counted++, wait) })
  await (await get(picture)).text()
  await (await get(picture)).text()
  expect(counted).toBe(1)
  wait = 7
  const refused = await get('/files/abc.pdf')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  expect((await get(picture)).status).toBe(200)
  expect(stub.requests).toHaveLength(1)
})
