import { expect, test } from 'vitest'
import { gradeOf, syllablesOf } from './readability.ts'

test.each([
  ['a', 1],
  ['home', 1],
  ['homes', 1],
  ['houses', 2],
  ['changes', 2],
  ['table', 2],
  ['little', 2],
  ['walked', 1],
  ['wanted', 2],
  ['people', 2],
  ['equipment', 3],
  ['assessment', 3],
  ['assistive', 3],
  ['technology', 4],
  ['therapist', 3],
  ['occupational', 5],
  ['modification', 5],
  ['area', 3],
  ['being', 2],
  ['money', 2],
  ['safely', 2],
  ['NDIS', 4],
  ['bathroom', 2],
  ['communication', 5],
])('%s has %i syllables', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables)
})

test('short words in short sentences read at a low grade, long ones at a high one', () => {
  expect(gradeOf(['We come to your home. We look at what you do.', 'You try it first.'])).toBeLessThan(1)
  expect(
    gradeOf(['Organisational considerations necessitate comprehensive documentation of environmental modifications.']),
  ).toBeGreaterThan(20)
})

test('a full stop within a number does not end a sentence', () => {
  expect(gradeOf(['It is 1.5 m long and 2.5 m wide.'])).toBe(gradeOf(['It is 15 m long and 25 m wide.']))
})
