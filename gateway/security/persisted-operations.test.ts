import { expect, test } from 'vitest'
import { persistedOperations } from '#tests/helpers/operations.ts'
import { isListed, operationHash, persistedOperationsCache } from './persisted-operations.ts'

test('every persisted operation is listed under the hash of its text', () => {
  expect(Object.keys(persistedOperations)).toEqual(Object.values(persistedOperations).map(operationHash))
})

test('only the exact text is accepted', () => {
  const [text = ''] = Object.values(persistedOperations)
  expect(
    [text, `${text} `, text.slice(1), '', 'constructor'].map((source) => isListed(persistedOperations, source)),
  ).toEqual([true, false, false, false, false])
})

test('Apollo’s cache of operations is read-only and contains the persisted operations', async () => {
  const cache = persistedOperationsCache({ abc: '{ a }' })
  await cache.set()
  expect(await Promise.all(['apq:abc', 'abc', 'apq:new', 'apq:constructor', 'apq:__proto__'].map(cache.get))).toEqual([
    '{ a }',
    '{ a }',
    undefined,
    undefined,
    undefined,
  ])
})
