import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviours } from './behaviours.ts'
import { mutants, plant } from './mutants.ts'

test('a mutant replaces text that occurs once, without special meanings of $', () => {
  expect(plant('const a = 1\nconst b = 2', { find: 'b = 2', replace: "b = '$&'" })).toBe("const a = 1\nconst b = '$&'")
})

test.each(['', 'const a = 1; const a = 1'])('a mutant whose text does not occur once in %j is refused', (source) => {
  expect(() => plant(source, { find: 'const a', replace: 'let a' })).toThrow('must occur once: const a')
})

test('every row has a mutant', () => {
  const withMutant = new Set(mutants.map(({ row }) => row))
  expect(behaviours.map(({ id }) => id).filter((id) => !withMutant.has(id))).toEqual([])
})

test.each(mutants)('the mutant of $row in $file still matches the source', (mutant) => {
  const source = readFileSync(mutant.file, 'utf8')
  expect(plant(source, mutant)).not.toBe(source)
})
