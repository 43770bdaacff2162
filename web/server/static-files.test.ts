import { createServer } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { listening } from '#tests/helpers/listening.ts'
import { failed } from './middleware.ts'
import { errorPage } from './pages.ts'
import { serveStaticFiles, packStaticFiles } from './static-files.ts'

const files = {
  'assets/app-abc123.js': `console.log(${'"words"'.repeat(500)})`,
  'assets/style-abc123.css': 'body{}',
  'assets/font.woff2': 'x'.repeat(5_000),
  'favicon.svg': '<svg/>',
  'odd.bin': 'x',
  '.vite/manifest.json': '{}',
}

const served = async (dir: string) =>
  listening(
    createServer(
      express()
        .use(await serveStaticFiles(dir), (_request, response) => void response.status(418).end())
        .use(failed(recordingLog(), () => errorPage(500, undefined))),
    ),
  )

async function serve() {
  const dir = await mkdtemp(join(tmpdir(), 'static-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(dir, name, '..'), { recursive: true })
    await writeFile(join(dir, name), content)
  }
  await packStaticFiles(dir)
  const origin = await served(dir)
  return (path: string, method = 'GET', headers: Record<string, string> = { 'accept-encoding': 'br' }) =>
    fetch(origin + path, { method, headers })
}

test('a file with a hash in its name is immutable, and compressed once', async () => {
  const get = await serve()
  const response = await get('/assets/app-abc123.js')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  expect(await response.text()).toBe(files['assets/app-abc123.js'])
})

test('documents have all security headers, subresources only those that apply to them', async () => {
  const get = await serve()
  for (const [path, isDocument] of [
    ['/favicon.svg', true],
    ['/odd.bin', true],
    ['/assets/app-abc123.js', false],
    ['/assets/style-abc123.css', false],
    ['/assets/font.woff2', false],
  ] as const) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'])
      expect(headers.has(name), `${path} ${name}`).toBe(isDocument)
  }
})

test('any other file is revalidated after an hour, with 304 if it is unchanged', async () => {
  const get = await serve()
  const first = await get('/favicon.svg')
  expect(first.headers.get('content-type')).toBe('image/svg+xml')
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  const again = await get('/favicon.svg', 'GET', {
    'if-none-match': first.headers.get('etag') ?? '',
    // Otherwise fetch() sends no-cache.
    'cache-control': 'max-age=0',
  })
  expect(again.status).toBe(304)
})

test('a build without compressed copies is served uncompressed', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'static-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await writeFile(join(dir, 'app.js'), files['assets/app-abc123.js'])
  const response = await fetch(`${await served(dir)}/app.js`)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(files['assets/app-abc123.js'])
})

test('compressed formats are not compressed again; an unknown type is sent as bytes', async () => {
  const get = await serve()
  expect((await get('/assets/font.woff2')).headers.get('content-encoding')).toBeNull()
  expect((await get('/odd.bin')).headers.get('content-type')).toBe('application/octet-stream')
})

test.each([
  '/',
  '/nothing.js',
  '/assets/app-abc123.js.br',
  '/assets/app-abc123.js.gz',
  '/.vite/manifest.json',
  '/assets',
  '/assets/',
  '/%2e%2e/package.json',
])('%s is not a file', async (path) => {
  const get = await serve()
  expect((await get(path)).status).toBe(418)
})

test('handles HEAD, but no other methods', async () => {
  const get = await serve()
  const head = await get('/favicon.svg', 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '6', ''])
  expect((await get('/favicon.svg', 'POST')).status).toBe(418)
})

test('a range that a file does not have, or a condition that it does not meet, is refused in plain text', async () => {
  const get = await serve()
  for (const [name, value, status, text] of [
    ['range', 'bytes=99999-', 416, 'Range Not Satisfiable'],
    ['if-match', '"other"', 412, 'Precondition Failed'],
  ] as const) {
    const response = await get('/assets/app-abc123.js', 'GET', { 'accept-encoding': 'br', [name]: value })
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      status,
      'no-store',
      text,
    ])
  }
})
