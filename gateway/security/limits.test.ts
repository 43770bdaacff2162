import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'

const schema = buildSchema('type Query { a: Query, b(n: Int): Query, list: [Query!] }')

const reported = (source: string) => validate(schema, parse(source), [limits]).map(({ message }) => message)
const nested = (levels: number) => `${'{a'.repeat(levels)}${'}'.repeat(levels)}`
const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}: b(n: ${n}) { a }`).join(' ')
const tooDeep = 'An operation may nest fields 12 deep at the most.'
const tooMany = 'An operation may ask for 5 fields at its root at the most.'

test('an operation may nest twelve levels deep, not thirteen', () => {
  expect(reported(nested(12))).toEqual([])
  expect(reported(nested(13))).toEqual([tooDeep])
})

test('a query of a hundred bytes that nests a circular list is refused', () => {
  const source = nested(20).replaceAll('a', 'list')
  expect(source.length).toBeLessThan(200)
  expect(reported(source)).toEqual([tooDeep])
})

test('depth counts through fragments, inline or spread', () => {
  const spread = `query { a { ...F } } fragment F on Query ${nested(12)}`
  expect(reported(spread)).toEqual([tooDeep])
  expect(reported(spread.replace('{ a { ...F } }', '{ ...F }'))).toEqual([])
  expect(reported(`{ a { ... on Query { ... on Query ${nested(12)} } } }`)).toEqual([tooDeep])
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
  expect(reported(`{ ${fields(6)} }`)).toEqual([tooMany])
  expect(reported(`{ ... on Query { ${fields(6)} } }`)).toEqual([tooMany])
  expect(reported(`{ a ...F } fragment F on Query { ${fields(5)} }`)).toEqual([tooMany])
})

test('a document may use fifteen aliases, not sixteen, and gets a single error', () => {
  expect(reported(`{ a { ${fields(15)} } }`)).toEqual([])
  expect(reported(`{ a { ${fields(30)} } }`)).toEqual(['An operation may use 15 aliases at the most.'])
})

test('each operation of a document is measured separately', () => {
  expect(reported(`query A ${nested(12)} query B ${nested(13)}`)).toEqual([tooDeep])
})
