import { expect, test } from 'vitest'
import { errorCatalogue } from './error-catalogue.ts'

const entries = Object.entries(errorCatalogue)

test.each(entries)('[S96] %s says what happened and what to do next, in sentences', (_, { words, next }) => {
  for (const text of [words, next]) expect(text).toMatch(/^[A-Z].*\.$/)
  expect(next).toMatch(/send|Send/)
})

test('[S96] no error is told by a code, a status or a word of ours', () => {
  for (const [, { words, next }] of entries)
    expect(`${words} ${next}`).not.toMatch(/\d{3}|error|token|server|invalid|submit/i)
})

test('[S96] each has a status of its own, and what the browser alone notices has none', () => {
  const statuses = entries.map(([, { status }]) => status)
  expect(new Set(statuses).size).toBe(statuses.length)
  expect(errorCatalogue.unreachable.status).toBeNull()
})

test('[S96] where we cannot tell whether the form arrived, or cannot take it, the phone is offered', () => {
  const withPhone = entries.filter(([, { offersPhone }]) => offersPhone).map(([code]) => code)
  expect(withPhone).toEqual(['unavailable', 'unreachable', 'tooLarge', 'unreadable'])
})
