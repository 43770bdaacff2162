import { expect, test } from 'vitest'
import { longTexts } from '#tests/helpers/long-texts.ts'
import { bounded, normalized } from './bounded.ts'

test('a text is bounded by its UTF-16 code units', () => {
  expect([bounded('abc', 3), bounded('abcd', 3)]).toEqual(['abc', undefined])
})

test('normalising takes time in proportion to the length, whatever the text', () => {
  for (const [kind, text] of Object.entries(longTexts)) {
    const before = process.threadCpuUsage()
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) normalized(text, form)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000, kind).toBeLessThan(400)
  }
})

test('ordinary text is normalised, marks of any language included', () => {
  expect(normalized('e\u0301', 'NFC')).toBe('é')
  const tibetan = '\u0F40\u0F71\u0F72\u0F7E'
  expect(normalized(`${tibetan}e\u0301`, 'NFC')).toBe(`${tibetan.normalize('NFC')}é`)
})
