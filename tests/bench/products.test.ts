import { expect, test } from 'vitest'
import { manyProducts, quickest } from './many-products.ts'

test('filtering ten times the products takes about ten times as long', async () => {
  const small = await quickest(manyProducts(500))
  const large = await quickest(manyProducts(5_000))
  // Linear cost gives 10; comparing every pair of products would give 100.
  expect(large / small, `500: ${small.toFixed(2)} ms, 5,000: ${large.toFixed(2)} ms`).toBeLessThan(35)
})
