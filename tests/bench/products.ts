/**
 * `node tests/bench/products.ts`: how long the gateway takes to filter 5,000 products, in ms. The goal is 50 for each
 * filter.
 */
import type { ProductFilter } from '#gateway/types.generated.ts'
import { manyProducts, quickest } from './many-products.ts'

const reader = manyProducts(5_000)
const questions: readonly (readonly [name: string, filter: ProductFilter, rounds: number])[] = [
  ['the first question, which makes the catalogue', {}, 1],
  ['everything', {}, 15],
  ['one word', { text: 'rail' }, 15],
  ['a word that is nowhere', { text: 'submarine' }, 15],
  [
    'three words and two lists',
    { text: 'people strong rail', needs: ['walking', 'washing'], prices: ['under-100'] },
    15,
  ],
  [
    '100 characters',
    { text: 'rail frame chair board switch lamp hoist ramp talker clock cushion people home '.repeat(2) },
    15,
  ],
]
for (const [name, filter, rounds] of questions)
  process.stdout.write(`${(await quickest(reader, filter, rounds)).toFixed(1).padStart(6)} ms  ${name}\n`)
