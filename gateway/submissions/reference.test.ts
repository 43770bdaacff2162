import { expect, test } from 'vitest'
import { makeReference, readReference } from './reference.ts'

const references = Array.from({ length: 200 }, () => makeReference('GE'))
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')

test('a reference has the form’s prefix and only characters that are hard to confuse', () => {
  for (const reference of references) expect(reference).toMatch(/^GE-[2-9CDFGHJKMPQRTWXY]{4}-[2-9CDFGHJKMPQRTWXY]{3}$/)
  expect(new Set(references).size).toBe(200)
})

test('a reference is read in any case, with or without spaces and hyphens', () => {
  for (const reference of references) {
    expect(readReference(reference)).toBe(reference)
    expect(readReference(` ${reference.toLowerCase().replaceAll('-', '')}\n`)).toBe(reference)
    expect(readReference(Array.from(reference).join(' '))).toBe(reference)
    expect(readReference(reference.replaceAll('-', ' – '))).toBe(reference)
  }
})

test('one wrong character is detected', () => {
  for (const reference of references.slice(0, 50)) {
    for (let place = 3; place < reference.length; place += 1) {
      if (reference[place] === '-') continue
      for (const letter of letters.filter((other) => other !== reference[place])) {
        expect(readReference(reference.slice(0, place) + letter + reference.slice(place + 1))).toBeUndefined()
      }
    }
  }
})

test('two swapped neighbours are detected', () => {
  for (const reference of references) {
    const plain = reference.replaceAll('-', '')
    for (let place = 2; place + 1 < plain.length; place += 1) {
      const [first, second] = [plain.charAt(place), plain.charAt(place + 1)]
      if (first === second) continue
      expect(readReference(plain.slice(0, place) + second + first + plain.slice(place + 2))).toBeUndefined()
    }
  }
})

test('text that is not a reference is recognised', () => {
  for (const odd of ['', 'GE', '0491 570 006', 'GE-4K7M', 'GE-4K7M-29X-2', '💜💜-4K7M-29X'])
    expect(readReference(odd)).toBeUndefined()
})
