import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

const textOf = (parts: ReturnType<typeof snippetOf>) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('a snippet is the paragraph with the most matching words, which are marked as written', () => {
  const entry = { summary: 'About doors.', body: ['A ramp.', 'Ramps & <b>rails</b> for a front step.'] }
  expect(textOf(snippetOf(entry, new Set(['ramp', 'rail'])))).toBe('[Ramps] & <b>[rails]</b> for a front step.')
})

test('an entry that matches only by name shows its summary', () => {
  expect(textOf(snippetOf({ summary: 'About doors.', body: ['A lever.'] }, new Set(['gate'])))).toBe('About doors.')
  expect(textOf(snippetOf({ summary: '', body: ['A lever.'] }, new Set(['gate'])))).toBe('A lever.')
  expect(snippetOf({ summary: '', body: [] }, new Set(['gate']))).toEqual([])
})

test('a very short paragraph is a snippet only if there is no summary', () => {
  const body = ['18 days', 'It was there in no more than 18 days.']
  const terms = new Set(['18', 'day'])
  expect(textOf(snippetOf({ summary: 'How long people waited.', body }, terms))).toBe(
    'It was there in no more than [18] [days].',
  )
  expect(textOf(snippetOf({ summary: '', body }, terms))).toBe('[18] [days]')
})

test('a long paragraph is cut between words, around the match', () => {
  const body = [`${'some words before it '.repeat(20)}ramp ${'and many more after it '.repeat(20)}`]
  const text = textOf(snippetOf({ summary: '', body }, new Set(['ramp'])))
  expect(text).toMatch(/^… \w.*\[ramp\].*\w …$/)
  expect(text.length).toBeLessThan(220)
})

test('an endless word is cut', () => {
  expect(textOf(snippetOf({ summary: 'a'.repeat(1000), body: [] }, new Set())).length).toBeLessThan(220)
})
