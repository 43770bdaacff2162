/**
 * References such as GE-4K7M-29X: to be said over the phone. No vowels, so that no words come about; none of the characters that
 * look alike (0 O, 1 I L, 2 Z, 5 S, 8 B) or are heard alike (M N) together. The last one checks the others: the alphabet has a
 * prime number of characters and each place a weight of its own, so that one wrong character, or two that changed places, shows.
 */
import { randomInt } from 'node:crypto'

const alphabet = '23456789CDFGHJKMPQRTWXY'

/** The form's prefix counts too, each letter by its place in the alphabet. */
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

/** A new one: 148 million for each prefix. The store makes sure that it is used once. */
export function makeReference(prefix: string): string {
  const body = Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return format(prefix, body + checkCharacter(prefix, body))
}

/** Reads what somebody typed or heard, in any case, with or without spaces and hyphens. Undefined: no reference, or one character of it is wrong. */
export function readReference(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const [, prefix = '', body = '', check] = /^([A-Z]{2})(.{6})(.)$/.exec(plain) ?? []
  const isReference =
    Array.from(body).every((character) => alphabet.includes(character)) && check === checkCharacter(prefix, body)
  return prefix && isReference ? format(prefix, body + check) : undefined
}
