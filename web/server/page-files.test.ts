import { createServer } from 'node:http'
import { inspect } from 'node:util'
import express from 'express'
import { expect, test, vi } from 'vitest'
import type { ListRequest } from '#schema/kept-list.ts'
import { listening } from '#tests/helpers/listening.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import type { FileRequest } from '#web/page-files/make-file.ts'
import type { PageFile } from '#web/page-files/parts.ts'
import { secure } from './middleware.ts'
import type { PageFileMaker } from './page-file-maker.ts'
import { createPageFiles } from './page-files.ts'

const page: PageFile = {
  title: 'What’s a ramp? A/B',
  provider: 'Wide Verandah',
  phone: '1800 160 401',
  address: 'https://site.example/about',
  isEasyRead: false,
  parts: [
    { kind: 'heading', level: 1, text: 'Ramps' },
    ...['/images/here.svg', '/images/missing.svg'].map((url) => ({
      kind: 'picture' as const,
      picture: { url, width: 1, height: 1, alt: 'A ramp', caption: null },
    })),
  ],
}

interface Situation {
  readonly pageFile?: (path: string, query: URLSearchParams) => Promise<PageFile | undefined>
  readonly listFile?: (request: ListRequest) => Promise<PageFile | undefined>
  readonly make?: PageFileMaker['make']
  readonly isLimited?: boolean
  /** Each file waits for it. */
  readonly beforeMaking?: Promise<unknown>
}

async function serve({
  pageFile = () => Promise.resolve(page),
  listFile = () => Promise.resolve({ ...page, title: 'Your list' }),
  make,
  isLimited = false,
  beforeMaking,
}: Situation = {}) {
  const log = recordingLog()
  const stored = new Map<string, Buffer>()
  const requests: FileRequest[] = []
  const makes = async (prepare: () => Promise<FileRequest>) => {
    await beforeMaking
    const request = await prepare()
    requests.push(request)
    return Buffer.from(`A file, number ${requests.length}`)
  }
  const files = createPageFiles({
    site: () => Promise.resolve({ pageFile, listFile }),
    isCrossOrigin: ({ headers }) => headers.origin !== undefined,
    disk: {
      read: (key) => Promise.resolve(stored.get(key)),
      write: (key, bytes) => Promise.resolve(void stored.set(key, Buffer.from(bytes))),
    },
    maker: { make: make ?? makes },
    readPicture: (url) =>
      url.includes('missing')
        ? Promise.resolve(undefined)
        : url.includes('gone')
          ? Promise.reject(new Error('503'))
          : Promise.resolve({ type: 'image/svg+xml', bytes: Buffer.from('') }),
    contact: () => ({ name: 'Wide Verandah', email: 'hello@provider.example', phone: '1800 160 401' }),
    logger: log,
    secondsToWait: () => (isLimited ? 7 : undefined),
  })
  const app = express().use(
    secure,
    files,
    (_request, response) => void response.status(404).send('The site’s own page'),
  )
  const origin = await listening(createServer(app))
  return { log, stored, requests, send: (path: string, init: RequestInit = {}) => fetch(origin + path, init) }
}

test('the page is read with the query of the address', async () => {
  const pageFile = vi.fn((_path: string, _query: URLSearchParams) => Promise.resolve(page))
  const { send } = await serve({ pageFile })
  await send('/documents/pdf/resources/product-database?compare=a&compare=b&view=compare')
  expect(pageFile.mock.calls.map(([path, query]) => [path, String(query)])).toEqual([
    ['/resources/product-database', 'compare=a&compare=b&view=compare'],
  ])
  expect((await send('/documents/pdf/resources/product-database?compare=a')).status).toBe(404)
})

test('a file has its type, a name that people can read, and the headers of a document that search engines leave out', async () => {
  const { send, requests } = await serve()
  const response = await send('/documents/large-print/about')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="What?s a ramp A B (large print).pdf"; filename*=UTF-8''What%E2%80%99s%20a%20ramp%20A%20B%20%28large%20print%29.pdf`,
    'cache-control': 'public, no-cache',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    etag: expect.stringMatching(/^W\//),
  })
  expect(await response.text()).toBe('A file, number 1')
  const [request] = requests
  expect([request?.format, [...(request?.pictures.keys() ?? [])]]).toEqual(['large-print', ['/images/here.svg']])
})

test('a file is made once for what the page says: a change of it makes another', async () => {
  let title = 'Before'
  const { send } = await serve({ pageFile: () => Promise.resolve({ ...page, title }) })
  const first = await send('/documents/pdf/about')
  expect(await (await send('/documents/pdf/about')).text()).toBe('A file, number 1')
  const revalidated = await send('/documents/pdf/about', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  })
  expect(revalidated.status).toBe(304)
  title = 'After'
  expect(await (await send('/documents/pdf/about')).text()).toBe('A file, number 2')
  expect(await (await send('/documents/word/about')).text()).toBe('A file, number 3')
})

test('a file without a picture that could not be read is not stored', async () => {
  const parts: PageFile['parts'] = [
    { kind: 'picture', picture: { url: '/images/gone.svg', width: 1, height: 1, alt: 'A ramp', caption: null } },
  ]
  const { send, stored } = await serve({ pageFile: () => Promise.resolve({ ...page, parts }) })
  expect((await send('/documents/pdf/about')).status).toBe(200)
  expect(stored.size).toBe(0)
})

test('500 requests at once for one file make it once; too many are asked to try again', async () => {
  let asked = 0
  const isShared = Promise.withResolvers<undefined>()
  const { send, requests } = await serve({
    pageFile() {
      if (++asked === 2) isShared.resolve(undefined)
      return Promise.resolve(page)
    },
    beforeMaking: isShared.promise,
  })
  const answers = await Promise.all(Array.from({ length: 500 }, () => send('/documents/pdf/about')))
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  expect(requests).toHaveLength(1)
})

test('of many pages that are slow to read, 24 are read at once, and the other requests are refused', async () => {
  const slow = Promise.withResolvers<undefined>()
  const { send } = await serve({ pageFile: () => slow.promise })
  let refused = 0
  const answers = Array.from({ length: 30 }, async (_, place) => {
    const { status } = await send(`/documents/pdf/blogs/${place}`)
    if (status === 503 && ++refused === 6) slow.resolve(undefined)
    return status
  })
  expect((await Promise.all(answers)).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(24).fill(404),
    ...Array<number>(6).fill(503),
  ])
})

test.each([
  '/documents/pdf/search',
  '/documents/pdf/say/send/yes',
  '/documents/pdf/blogs',
  '/documents/epub/about',
  '/documents/pdf/../etc/passwd',
  '/documents/pdf/About',
])('%s is the site’s 404, without a query', async (path) => {
  const { send, requests } = await serve({ pageFile: () => Promise.reject(new Error('Asked')) })
  const response = await send(path)
  expect([response.status, await response.text()]).toEqual([404, 'The site’s own page'])
  expect(requests).toEqual([])
})

test('a page that does not exist is the site’s 404', async () => {
  const { send } = await serve({ pageFile: () => Promise.resolve(undefined) })
  expect((await send('/documents/pdf/blogs/nothing')).status).toBe(404)
})

test.each<[string, Situation, number, RegExp]>([
  ['too many wait', { make: () => undefined }, 503, /^Lots of people .* Or call us on 1800 160 401\.\n$/],
  [
    'the process hangs',
    { make: () => Promise.reject(new Error('Not made within 10 seconds')) },
    503,
    /^We couldn’t make this document just now\. .* Or call us on 1800 160 401\.\n$/,
  ],
  ['content is unavailable', { pageFile: () => Promise.reject(new Error('503')) }, 503, /^We couldn’t make/],
  ['its network sends too many requests', { isLimited: true }, 429, /^We’ve had a lot of requests/],
])('when %s, the answer says so in words and nothing is stored', async (_, situation, status, words) => {
  const { send, stored } = await serve(situation)
  const response = await send('/documents/pdf/about')
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-disposition')).toBeNull()
  expect(await response.text()).toMatch(words)
  expect(stored.size).toBe(0)
})

const listPath = '/documents/pdf/resources/product-database/your-list'
const listBody = (slugs: readonly string[], question = '') =>
  new URLSearchParams([...slugs.map((slug) => ['product', slug]), ['question', question]])
const slugsOf = (count: number) => Array.from({ length: count }, (_, n) => `product-${n}`)

test('the file of a list is made for its visitor alone: it is in no store, no cache and no log', async () => {
  const wanted: ListRequest[] = []
  const listFile = (request: ListRequest) => {
    wanted.push(request)
    return Promise.resolve({ ...page, title: 'Your list' })
  }
  const { send, stored, log } = await serve({ listFile })
  const body = listBody(['grab-rail', 'bath-board', 'grab-rail'], ' Will it hold me?\r\nAnd my mum? ')
  for (const count of [1, 2]) {
    const response = await send(listPath, { method: 'POST', body })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Your list.pdf"',
      'cache-control': 'no-store',
    })
    expect(response.headers.has('etag')).toBe(false)
    // Each is made anew.
    expect(await response.text()).toBe(`A file, number ${count}`)
  }
  expect(wanted[0]).toEqual({ slugs: ['grab-rail', 'bath-board'], question: 'Will it hold me?\nAnd my mum?' })
  expect(stored.size).toBe(0)
  expect(inspect(log.lines)).not.toContain('hold me')
})

test.each([
  ['without products', listBody([], 'Why?')],
  ['with more than thirty products', listBody(slugsOf(31))],
  ['with a question of more than 1,000 characters', listBody(['grab-rail'], 'x'.repeat(1_001))],
  ['of more than 16 kB', listBody(['grab-rail'], 'x'.repeat(16 * 1024))],
])('a list %s is refused before anything is read', async (_, body) => {
  const listFile = vi.fn<() => Promise<undefined>>()
  const { send } = await serve({ listFile })
  const response = await send(listPath, { method: 'POST', body })
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(await response.text()).toMatch(/Go back to your list/)
  expect(listFile).not.toHaveBeenCalled()
})

test('thirty products and a question of 1,000 characters in any script fit', async () => {
  const { send } = await serve()
  const body = listBody(slugsOf(30), '家'.repeat(1_000))
  expect((await send(listPath, { method: 'POST', body })).status).toBe(200)
})

test('a list of unknown products, of another site, of a busy network or for another page makes no file', async () => {
  const body = listBody(['made-up'])
  const { send } = await serve({ listFile: () => Promise.resolve(undefined) })
  expect((await send(listPath, { method: 'POST', body })).status).toBe(400)
  expect((await send('/documents/pdf/about', { method: 'POST', body })).status).toBe(404)
  expect((await send(listPath)).status).toBe(404)
  const other = await serve()
  const origin = { origin: 'https://evil.example' }
  expect((await other.send(listPath, { method: 'POST', body, headers: origin })).status).toBe(400)
  expect(other.requests).toHaveLength(0)
  const limited = await (await serve({ isLimited: true })).send(listPath, { method: 'POST', body })
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
})

test('a list’s file that fails, or for which too many wait, is not logged with the question', async () => {
  const body = listBody(['grab-rail'], 'Will it hold me?')
  const failing = await serve({ make: () => Promise.reject(new Error('In the source: Will it hold me?')) })
  expect((await failing.send(listPath, { method: 'POST', body })).status).toBe(503)
  expect(failing.log.lines).toHaveLength(1)
  expect(inspect(failing.log.lines, { depth: null })).not.toContain('hold me')
  const busy = await (await serve({ make: () => undefined })).send(listPath, { method: 'POST', body })
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '60'])
})
