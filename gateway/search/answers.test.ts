import { expect, test } from 'vitest'
import type { RichText } from '#gateway/types.generated.ts'
import { answerTo, readAnswers } from './answers.ts'

const answer = (text: string): RichText => ({
  __typename: 'RichText',
  nodes: [
    {
      __typename: 'Paragraph',
      spans: [{ __typename: 'TextSpan', text, isStrong: false, isEmphasis: false, lang: null }],
    },
  ],
})
const clean = answer('We don’t clean houses.')
const carpet = answer('Ask a carpet cleaner.')
const crisis = answer('Call 000.')
const answers = readAnswers([
  { words: ['kill myself'], leadsTo: [], answer: crisis, isSensitive: true },
  { words: ['house cleaning'], leadsTo: [], answer: clean },
  { words: ['house cleaning of carpets'], leadsTo: [], answer: carpet },
  { words: ['ramp'], leadsTo: [] },
])

const whole = () => 1

test.each([
  ['house cleaning', clean],
  ['Do you do HOUSE CLEANING in Cairns?', clean],
  ['house cleaning of carpet', carpet],
  // The words of a phrase must be next to each other.
  ['does the house need cleaning', null],
  ['warehouse cleaning', null],
  ['ramp', null],
])('%j', (query, expected) => {
  expect(answerTo(query, answers, whole)).toBe(expected)
})

const half = () => 0.5

test('a phrase that is a small part of the query has no answer, unless it is sensitive', () => {
  expect(answerTo('house cleaning robot with a mop', answers, half)).toBeNull()
  expect(answerTo('he lost his job and wants to kill himself', answers, half)).toBe(crisis)
})
