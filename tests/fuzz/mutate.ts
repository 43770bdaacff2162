/** Seeded random values and mutations. The same seed gives the same input. */

export interface Random {
  /** An integer from 0 to `limit` - 1. */
  readonly below: (limit: number) => number
  readonly pick: <Item>(list: readonly [Item, ...Item[]]) => Item
}

/** The mulberry32 generator: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, pick: (list) => list[below(list.length)] ?? list[0] }
}

/** Text that programs read differently: control characters, halves of surrogate pairs, syntax of other formats. */
export const oddTexts = [
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
] as const

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const nested = (depth: number): Json => (depth === 0 ? [] : { children: [nested(depth - 1)] })

const oddValue = ({ below, pick }: Random): Json =>
  pick<() => Json>([
    () => null,
    () => pick(oddTexts),
    () => pick([0, -0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2]),
    () => below(2) === 0,
    () => [],
    () => ({}),
    () => [null, [null], {}, ''],
    () => ({ _type: pick(oddTexts), _key: null }),
    // As a parser makes it: an own key, not the prototype.
    () => JSON.parse('{"__proto__":{"x":1},"constructor":null,"length":-1}'),
    () => nested(below(200)),
  ])()

/** Replaces, removes or repeats some of the values inside, at any depth. Changes its argument. */
export function mutateJson(value: unknown, random: Random): void {
  const { below, pick } = random
  for (let left = 1 + below(3); left > 0; left--) {
    let at = value
    for (;;) {
      if (typeof at !== 'object' || at === null) break
      const keys = Object.keys(at)
      const key = keys[below(keys.length)]
      if (key === undefined) break
      const inner: unknown = Reflect.get(at, key)
      // Stops at a value inside, more often near the leaves.
      if (typeof inner === 'object' && inner !== null && below(5) > 0) {
        at = inner
        continue
      }
      const target = at
      const odd = () => Reflect.set(target, key, oddValue(random))
      pick([
        odd,
        odd,
        () => {
          if (Array.isArray(target)) target.splice(Number(key), 1)
          else Reflect.deleteProperty(target, key)
        },
        () => (Array.isArray(target) ? target.push(inner, inner) : Reflect.set(target, pick(oddTexts), inner)),
      ])()
      break
    }
  }
}

/** Cuts, repeats and inserts. */
export function mutateText(text: string, { below, pick }: Random, pieces: readonly [string, ...string[]]): string {
  let result = text
  for (let left = 1 + below(4); left > 0; left--) {
    const from = below(result.length + 1)
    const to = from + below(pick([4, 40, 400]))
    const cut = result.slice(from, to)
    result = pick([
      () => result.slice(0, from) + result.slice(to),
      () => result.slice(0, to) + cut.repeat(1 + below(20)) + result.slice(to),
      () => result.slice(0, from) + pick(pieces) + result.slice(from),
      () => result.slice(0, from),
    ])()
  }
  return result
}

/** Cuts, repeats, flips and inserts bytes. */
export function mutateBytes(bytes: Buffer, { below, pick }: Random): Buffer {
  const from = below(bytes.length + 1)
  const to = from + below(pick([4, 40, 400]))
  const [before, cut, after] = [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)]
  return pick([
    () => before,
    () => Buffer.concat([before, after]),
    () => Buffer.concat([before, cut, cut, after]),
    () => Buffer.concat([before, Buffer.from([below(256)]), after]),
    () => Buffer.concat([before, Buffer.from(pick(oddTexts), pick(['utf8', 'utf16le', 'latin1'])), cut, after]),
  ])()
}
