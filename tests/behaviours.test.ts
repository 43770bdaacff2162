import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviours } from './behaviours.ts'

test('each row of the specification, S1 to S96, is in the title of a test in the file that it names', () => {
  expect(behaviours.map(({ id }) => id)).toEqual(Array.from({ length: 96 }, (_, index) => `S${index + 1}`))
  expect(behaviours.filter(({ id, provedBy }) => !readFileSync(provedBy, 'utf8').includes(`[${id}]`))).toEqual([])
})
