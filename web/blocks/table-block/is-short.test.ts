import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { isShort } from './is-short.ts'

test('short columns fit a phone; a long cell or long words do not', () => {
  const { columns, rows } = examples.threeColumns
  expect(isShort({ columns, rows })).toBe(true)
  expect(isShort({ columns: ['Tier', 'Up to', 'What you need. '.repeat(9)], rows })).toBe(false)
  expect(isShort({ columns: ['Tier', 'Up to', 'Counterrevolutionarinesses'], rows })).toBe(false)
})
