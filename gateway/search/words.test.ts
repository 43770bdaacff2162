import { expect, test } from 'vitest'
import { phraseOf, readText, termOf, termsIn } from './words.ts'

test.each([
  ['modifications', 'modification'],
  ['applies', 'apply'],
  ['organize', 'organise'],
  ['organizations', 'organisation'],
  ['programs', 'programme'],
  ['driving', 'drive'],
  ['running', 'run'],
  ['complained', 'complain'],
  ['glasses', 'glass'],
  ['Café’s', 'cafes'],
  ['ROLLATORS', 'rollator'],
])('%j and %j are one term', (a, b) => {
  expect(termOf(a)).toBe(termOf(b))
})

test.each([
  ['community', 'communication'],
  ['caring', 'car'],
  ['bus', 'bu'],
  ['needed', 'nee'],
])('%j and %j are two terms', (a, b) => {
  expect(termOf(a)).not.toBe(termOf(b))
})

const telling = (text: string) => termsIn(text).map(({ word }) => word)

test('stop words are dropped unless there are no other words, or they are acronyms', () => {
  expect(telling('How do I get a ramp?')).toEqual(['ramp'])
  expect(telling('who are you')).toEqual(['who', 'are', 'you'])
  expect(telling('Learning with AT at home')).toEqual(['Learning', 'AT', 'home'])
  expect(telling('RAMP AT HOME')).toEqual(['RAMP', 'HOME'])
  expect(telling('')).toEqual([])
})

test('grouped digits and hyphenated words also match when joined', () => {
  expect(readText('Call 13 11 14').terms).toEqual(['call', '13', '11', '14', '131114'])
  expect(readText('The AT-HM scheme').terms).toEqual(['AT', 'HM', 'scheme'].map(termOf).concat('athm'))
})

test('a phrase has the same key however its words are joined', () => {
  expect(phraseOf('stair lifts')).toBe(phraseOf('Stairlift'))
  expect(phraseOf('a chair for the shower')).not.toBe(phraseOf('shower chair'))
})
