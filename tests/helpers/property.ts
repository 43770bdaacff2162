/**
 * What properties share. A failure prints a seed and a path: `fc.assert(property, { ...runs, seed, path })` repeats it.
 */
import * as fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined outside the project `slow`. */
    propertyRuns?: number
  }
}

/** The second argument of `fc.assert`. Many slow properties together must not take all night. */
export const runs = { numRuns: inject('propertyRuns') ?? 200, interruptAfterTimeLimit: 20_000 }

/** For a test with a property: its last run, and the search for a smaller counterexample, may be slow. */
export const propertyTime = { timeout: 120_000 }

/** Text that programs read differently: control characters, halves of surrogate pairs, syntax of other formats. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\r\n',
    '\u2028',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\udc00\ud800',
    '👩‍🦽',
    'e\u0301',
    'x'.repeat(5_000),
    '9'.repeat(400),
    '-1',
    '1e999',
    'NaN',
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    '"\'`${x}',
    'javascript:alert(1)',
    '//evil.example',
    'https://[',
    '%zz%00',
    '2026-02-30',
    '0000-00-00T99:99:99Z',
    '=?utf-8?q?=41?=\r\nBcc: x@example.com',
    '../../etc/passwd',
    'image-x-1x1-',
    '*[true]{...}',
  ),
  fc.string({ unit: 'binary' }),
)

interface TextEdit {
  readonly from: number
  readonly length: number
  readonly times: number
  readonly insert: string
}

/** Cuts, repeats and inserts. @param piece what is inserted */
export const textEdits = (piece: fc.Arbitrary<string> = oddText): fc.Arbitrary<TextEdit[]> =>
  fc.array(
    fc.record({
      from: fc.nat(100_000),
      length: fc.oneof(fc.nat(4), fc.nat(400)),
      times: fc.constantFrom(1, 0, 2, 20),
      insert: fc.oneof(fc.constant(''), piece),
    }),
    { minLength: 1, maxLength: 4 },
  )

export const editText = (text: string, edits: readonly TextEdit[]): string =>
  edits.reduce((result, { from: anywhere, length, times, insert }) => {
    const from = anywhere % (result.length + 1)
    const to = from + length
    return result.slice(0, from) + insert + result.slice(from, to).repeat(times) + result.slice(to)
  }, text)

interface JsonEdit {
  /** Which member to enter, level by level. */
  readonly way: readonly number[]
  readonly change: 'replace' | 'remove' | 'repeat'
  readonly name: string
  readonly value: unknown
}

const deep = (depth: number): unknown => (depth === 0 ? [] : { children: [deep(depth - 1)] })

export const jsonEdits: fc.Arbitrary<JsonEdit[]> = fc.array(
  fc.record({
    way: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 12, size: 'max' }),
    change: fc.constantFrom('replace', 'remove', 'repeat'),
    name: oddText,
    value: fc.oneof(
      { weight: 3, arbitrary: oddText },
      { weight: 3, arbitrary: fc.jsonValue() },
      { weight: 1, arbitrary: fc.nat(200).map(deep) },
      // An own key, as a parser makes it, and not the prototype.
      {
        weight: 1,
        arbitrary: fc.constant('{"__proto__":{"x":1},"constructor":null,"length":-1}').map((text) => JSON.parse(text)),
      },
    ),
  }),
  { minLength: 1, maxLength: 3 },
)

/** Replaces, removes or repeats values inside, at any depth. Changes its argument. */
export function editJson(value: unknown, edits: readonly JsonEdit[]): void {
  for (const { way, change, name, value: replacement } of edits) {
    let target = value
    for (const [level, step] of way.entries()) {
      if (typeof target !== 'object' || target === null) break
      const keys = Object.keys(target)
      const key = keys[step % keys.length]
      if (key === undefined) break
      const inner: unknown = Reflect.get(target, key)
      if (level < way.length - 1 && typeof inner === 'object' && inner !== null) {
        target = inner
        continue
      }
      if (change === 'replace') Reflect.set(target, key, structuredClone(replacement))
      else if (change === 'repeat' && Array.isArray(target)) target.push(inner, inner)
      else if (change === 'repeat') Reflect.set(target, name, inner)
      else if (Array.isArray(target)) target.splice(Number(key), 1)
      else Reflect.deleteProperty(target, key)
      break
    }
  }
}
