import { expect, test } from 'vitest'
import { persistedOperations } from '#tests/helpers/operations.ts'
import { isListed, operationHash, persistedOperationsCache } from './persisted-operations.ts'

test('every operation of the safelist stands under the hash of its text', () => {
  expect(Object.keys(persistedOperations)).toEqual(Object.values(persistedOperations).map(operationHash))
})

test('only the very text is on the list', () => {
  const [text = ''] = Object.values(persistedOperations)
  expect(
    [text, `${text} `, text.slice(1), '', 'constructor'].map((source) => isListed(persistedOperations, source)),
  ).toEqual([true, false, false, false, false])
})

test('Apollo’s own cache of operations is the list: it is read, and nothing is written', async () => {
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
