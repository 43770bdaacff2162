import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import { expect, test } from 'vitest'
import { byHash, operationHash, persistedOperations } from '#tests/helpers/operations.ts'
import { createRequestCheck, persistedOperationsCache } from './persisted-operations.ts'

const [text = ''] = Object.values(persistedOperations)
const post = (body: unknown): HTTPGraphQLRequest => ({ method: 'POST', headers: new HeaderMap(), search: '', body })
const get = (query: string): HTTPGraphQLRequest => ({
  method: 'GET',
  headers: new HeaderMap(),
  search: `?${new URLSearchParams({ query })}`,
  body: undefined,
})

test('every persisted operation is listed under the hash of its text', () => {
  expect(Object.keys(persistedOperations)).toEqual(Object.values(persistedOperations).map(operationHash))
})

test('only the exact text is accepted, by POST and by GET', () => {
  const check = createRequestCheck(persistedOperations, false)
  for (const requestOf of [(query: string) => post({ query }), get]) {
    expect(() => check(requestOf(text))).not.toThrow()
    for (const other of [`${text} `, text.slice(1), '', 'constructor'])
      expect(() => check(requestOf(other)), other).toThrow('not a persisted operation')
  }
})

test.each([7, null, 'abc', { toString: 1 }])('a hash that is none is refused: %j', (hash) => {
  const request = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
  expect(() => createRequestCheck(persistedOperations, true)(post(request))).toThrow('could not be read')
  expect(() => createRequestCheck(persistedOperations, true)(post(byHash('a'.repeat(64))))).not.toThrow()
})

test('Apollo’s cache of operations is read-only and contains the persisted operations', async () => {
  const cache = persistedOperationsCache({ abc: '{ a }' })
  await cache.set()
  expect(await Promise.all(['apq:abc', 'apq:new', 'apq:constructor', 'apq:__proto__'].map(cache.get))).toEqual([
    '{ a }',
    undefined,
    undefined,
    undefined,
  ])
})
