import { expect, test } from 'vitest'
import { draw, faults, storesOf } from './faults.ts'
import { randomFrom } from './random.ts'

const names = (seed: string) => {
  const drawn = draw(randomFrom(seed), faults)
  return Array.from({ length: 3 * faults.length }, () => drawn.next().value.map(({ name }) => name))
}

test('a seed repeats its scenarios, and another seed has others', () => {
  expect(names('7')).toEqual(names('7'))
  expect(names('7')).not.toEqual(names('8'))
})

test('each fault is drawn, singly and in pairs that can happen together', () => {
  const drawn = names('7')
  expect(new Set(drawn.flat())).toEqual(new Set(faults.map(({ name }) => name)))
  expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([1, 2]))
  for (const together of drawn) {
    const rows = faults.filter(({ name }) => together.includes(name))
    expect(new Set(rows.map(({ target }) => target)).size, together.join('+')).toBe(rows.length)
    expect(storesOf(rows), together.join('+')).not.toEqual([])
  }
})
