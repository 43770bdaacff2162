import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bounded } from '#schema/bounded.ts'
import { runs } from '#tests/helpers/property.ts'
import { plainValue, withDigits, withoutOrdinals } from './typed-number.ts'

const word = fc.constantFrom(
  ...'oh o OO zero nought one FIVE ten thirteen twenty fifty ninety double triple hundred thousand plus first twentieth at QLD March 0 4 27th 4,000 57O l1 Il .0 .00 1.0 , . - + / " \u2019 = 。 \u066C'.split(
    ' ',
  ),
)
const typed = fc.oneof(
  fc
    .array(fc.tuple(word, fc.constantFrom(' ', '', '-', ', ', '  ')), { maxLength: 12, size: 'max' })
    .map((parts) => parts.flat().join('')),
  fc.string({ unit: 'binary', maxLength: 100, size: 'max' }),
)

const plain = (text: string) => {
  const short = bounded(text, 200_000)
  if (short === undefined) throw new Error('The text of the test is too long')
  return plainValue(short)
}

test('for any text, the reading with digits is no longer than the text, and the same when it is read again', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const value = plain(text)
      for (const words of [value, withoutOrdinals(value)]) {
        const read = withDigits(words)
        expect(read.length).toBeLessThanOrEqual(words.length)
        expect(withDigits(read)).toBe(read)
      }
    }),
    runs,
  )
})

test.each([
  ['oh four nine one', '0491'],
  ['double five triple zero', '55000'],
  ['double oh seven', '007'],
  ['double fifty', 'double 50'],
  ['forty-eight ten', '4810'],
  ['fifty seven', '57'],
  ['five hundred', '500'],
  ['hundred', 'hundred'],
  ['plus six one', '+ 61'],
  ['4,000,000', '4000000'],
  ['4,00', '4,00'],
  ['O4l', '041'],
  ['hello', 'hello'],
  ['someone', 'someone'],
  ['4000.00', '4000'],
  ['second', 'second'],
])('%j is read as %j', (text, read) => {
  expect(withDigits(plain(text))).toBe(read)
})

test('[S95] a text that is far longer than a rule reads takes less than a second', () => {
  const { user, system } = process.threadCpuUsage()
  for (const piece of ['one ', 'double ', 'hundred ', 'O', '4,', '.0', '"', ' ', '. ', 'plus '])
    withDigits(plain(piece.repeat(10_000 / piece.length)))
  const spent = process.threadCpuUsage({ user, system })
  expect((spent.user + spent.system) / 1000).toBeLessThan(1000)
})
