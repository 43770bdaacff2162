import { getIntrospectionQuery, parse } from 'graphql'
import { expect, test } from 'vitest'
import { checkSize, excessesOf } from './limits.ts'

const reported = (source: string) => excessesOf(parse(source))
const nested = (levels: number) => `${'{a'.repeat(levels)}${'}'.repeat(levels)}`
const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}: b(n: ${n}) { a }`).join(' ')
const many = (count: number) => `{ a { ${'a '.repeat(count)} } }`
const spreads = (count: number) => `{ a { ${'...F '.repeat(count)} } } fragment F on Query { ${'a '.repeat(20)} }`
const tooDeep = 'An operation may nest fields 8 deep at the most.'
const tooManyRoots = 'An operation may ask for 5 fields at its root at the most.'
const tooManyFields = 'An operation may select 200 fields at the most.'

test('an operation may nest eight levels deep, not nine', () => {
  expect(reported(nested(8))).toEqual([])
  expect(reported(nested(9))).toEqual([tooDeep])
})

test('a query of a hundred bytes that nests a circular list is refused', () => {
  const source = nested(20).replaceAll('a', 'list')
  expect(source.length).toBeLessThan(200)
  expect(reported(source)).toEqual([tooDeep])
})

test('depth counts through fragments, inline or spread', () => {
  const spread = `query { a { ...F } } fragment F on Query ${nested(8)}`
  expect(reported(spread)).toEqual([tooDeep])
  expect(reported(spread.replace('{ a { ...F } }', '{ ...F }'))).toEqual([])
  expect(reported(`{ a { ... on Query { ... on Query ${nested(8)} } } }`)).toEqual([tooDeep])
})

test('an operation may select 200 fields, not 201; a fragment counts each time that it is spread', () => {
  expect(reported(many(199))).toEqual([])
  expect(reported(many(200))).toEqual([tooManyFields])
  expect(reported(spreads(9))).toEqual([])
  expect(reported(spreads(10))).toEqual([tooManyFields])
})

test('a document may use ten directives, not eleven', () => {
  expect(reported(`{ a ${'@d '.repeat(10)} }`)).toEqual([])
  expect(reported(`{ a ${'@d '.repeat(11)} }`)).toEqual(['An operation may use 10 directives at the most.'])
  expect(reported(`{ a @d ...F } fragment F on Query { a ${'@d '.repeat(10)} }`)).toHaveLength(1)
})

test('fragments that spread each other twice are measured once each, without exponential time', () => {
  const fragments = Array.from({ length: 200 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} a { ...F${n + 1} } }`)
  expect(reported(`{ ...F0 } ${fragments.join(' ')} fragment F200 on Query { a }`)).toContain(tooDeep)
})

test('a fragment that spreads itself is left to a rule of graphql', () => {
  expect(reported('{ ...F } fragment F on Query { a { ...F } }')).toEqual([])
  expect(reported('{ ...F } fragment F on Query { a { ...G } } fragment G on Query { b { ...F } }')).toEqual([])
})

test('an operation may select five root fields, not six, including those in fragments', () => {
  expect(reported(`{ ${fields(5)} }`)).toEqual([])
  expect(reported(`{ ${fields(6)} }`)).toEqual([tooManyRoots])
  expect(reported(`{ ... on Query { ${fields(6)} } }`)).toEqual([tooManyRoots])
  expect(reported(`{ a ...F } fragment F on Query { ${fields(5)} }`)).toEqual([tooManyRoots])
})

test('a document may use fifteen aliases, not sixteen', () => {
  expect(reported(`{ a { ${fields(15)} } }`)).toEqual([])
  expect(reported(`{ a { ${fields(16)} } }`)).toEqual(['An operation may use 15 aliases at the most.'])
})

test('each operation of a document is measured separately', () => {
  expect(reported(`query A ${nested(8)} query B ${nested(8)}`)).toEqual([])
  expect(reported(`query A ${nested(8)} query B ${nested(9)}`)).toEqual([tooDeep])
})

test('the introspection query of tools is within the limits', () => {
  expect(reported(getIntrospectionQuery())).toEqual([])
})

const tokens = (count: number) => `{ a(b: "${'b '.repeat(5_000)}", c: [${'1 '.repeat(count - 12)}]) }`

test('a document may have 4,000 tokens, not one more', () => {
  expect(() => checkSize(tokens(4_000))).not.toThrow()
  expect(() => checkSize(tokens(4_001))).toThrow('4000 tokens')
})

test('the error for the client names each limit that an operation exceeds', () => {
  expect(() => checkSize(nested(9))).toThrow(tooDeep)
  expect(() => checkSize(`{ ${fields(16)} }`)).toThrow(`${tooManyRoots} An operation may use 15 aliases at the most.`)
})
