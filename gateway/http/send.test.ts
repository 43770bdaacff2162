import { createServer } from 'node:http'
import express from 'express'
import { expect, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { type Encoded, encode, encodeFor, etagOf, prepareResponse, send } from './send.ts'

const words = 'Kerbs are cut for wheels, and everybody uses them. '.repeat(100)
const large = await encode(Buffer.from(words))
const etag = etagOf(large.identity)

const serve = async (body: Encoded, status = 200, tag?: string) => {
  const input = Object.entries({ 'content-type': 'text/plain', vary: 'Cookie' })
  const stored = prepareResponse({ status, headers: input, body, etag: tag })
  const origin = await listening(createServer(express().use((request, response) => send(request, response, stored))))
  // Otherwise fetch() sends no-cache with If-None-Match.
  return (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin, { method, headers: { 'cache-control': 'max-age=0', ...headers } })
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, GZIP;q=0.1', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['identity', null],
  ['brotli', null],
  ['*', 'br'],
  ['', null],
])('a visitor who accepts %j gets %s', async (accepted, encoding) => {
  const get = await serve(large)
  const response = await get({ 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  expect(await response.text()).toBe(words)
})

test.each([
  ['gzip, deflate, br', ['br']],
  ['gzip', ['gzip']],
  ['identity', []],
])('a body that is sent once, to a visitor who accepts %j, is compressed as %j only', async (accepted, expected) => {
  const request = { acceptsEncodings: (coding: string) => (accepted.includes(coding) ? coding : false) }
  const { identity, ...encoded } = await encodeFor(request, large.identity)
  expect(Object.keys(encoded)).toEqual(expected)
  expect(identity).toBe(large.identity)
})

test('a small body is not compressed', async () => {
  const get = await serve(await encode(Buffer.from('small'), 11))
  const response = await get({ 'accept-encoding': 'br, gzip' })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe('small')
})

test('HEAD returns the size and no body', async () => {
  const get = await serve(large)
  const response = await get({ 'accept-encoding': 'br' }, 'HEAD')
  expect(response.headers.get('content-length')).toBe(String(large.br?.byteLength))
  expect(await response.text()).toBe('')
})

test.each([etag, etag.replace('W/', ''), `"other", ${etag}`, '*'])(
  'a client with a current copy (%s) gets 304 and no body',
  async (input) => {
    const get = await serve(large, 200, etag)
    const response = await get({ 'if-none-match': input })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  },
)

test.each([
  ['another copy', 200, { 'if-none-match': '"other"' }],
  ['no copy', 200, {}],
  ['a copy of an error', 404, { 'if-none-match': etag }],
])('a client with %s gets the full response', async (_, status, headers) => {
  const get = await serve(large, status, etag)
  const response = await get(headers)
  expect([response.status, await response.text()]).toEqual([status, words])
})

test('different bodies have different etags, equal bodies the same', () => {
  expect(etagOf(Buffer.from('a'))).toMatch(/^W\/"1-[\w+/]{27}"$/)
  expect(etagOf(Buffer.from('a'))).toBe(etagOf(Buffer.from('a')))
  expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')))
})
