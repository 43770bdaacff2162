/**
 * References such as GE-4K7M-29X, which people read out over the phone. The alphabet has no vowels, so that no words
 * occur, and no two characters that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B) or sound alike (M N). The last character is
 * a checksum: the size of the alphabet is prime and each position has its own weight, so one wrong character or two
 * swapped ones are detected.
 */
import { randomInt } from 'node:crypto'

const alphabet = '23456789CDFGHJKMPQRTWXY'

/** The checksum includes the form's prefix, each letter by its position in the alphabet. */
const weigh = (prefix: string, body: string) =>
  [
    ...Array.from(prefix, (letter) => letter.charCodeAt(0) - 65),
    ...Array.from(body, (character) => alphabet.indexOf(character)),
  ].reduce((sum, value, place) => sum + value * (place + 2), 0)

const checkCharacter = (prefix: string, body: string) => {
  const rest = weigh(prefix, body) % alphabet.length
  return alphabet.charAt((alphabet.length - rest) % alphabet.length)
}

const format = (prefix: string, seven: string) => `${prefix}-${seven.slice(0, 4)}-${seven.slice(4)}`

/** Returns a random reference, one of 148 million for each prefix. The store ensures that it is unique. */
export function makeReference(prefix: string): string {
  const body = Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return format(prefix, body + checkCharacter(prefix, body))
}

/**
 * Parses a reference in any case, with or without spaces and hyphens. Undefined when it is not a reference or its
 * checksum is wrong.
 */
export function readReference(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const [, prefix = '', body = '', check] = /^([A-Z]{2})(.{6})(.)$/.exec(plain) ?? []
  const isReference =
    Array.from(body).every((character) => alphabet.includes(character)) && check === checkCharacter(prefix, body)
  return prefix && isReference ? format(prefix, body + check) : undefined
}
