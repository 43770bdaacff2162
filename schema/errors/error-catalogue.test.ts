import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue } from './error-catalogue.ts'
import { formErrors } from './form-errors.ts'

const everything = Object.entries(errorCatalogue).flatMap(([place, entries]) =>
  Object.entries(entries).map(([code, entry]) => [`${place} ${code}`, entry] as const),
)
const ofForms = Object.entries(formErrors)

test.each(everything)('[S96] %s states what happened and what to do next, in sentences', (_, { words, next }) => {
  for (const text of [words, next]) expect(text).toMatch(/^[A-Z].*\.$/)
})

test.each(ofForms)('[S96] the text for %s tells the visitor that the form can be sent again', (_, { next }) => {
  expect(next).toMatch(/send|Send/)
})

test('[S96] no error text for visitors contains a code, a status or jargon', () => {
  for (const { words, next } of Object.values({
    ...errorCatalogue.feed,
    ...errorCatalogue.form,
    ...errorCatalogue.limit,
    ...errorCatalogue.page,
  }))
    expect(`${words} ${next}`).not.toMatch(/\d{3}|(?<!typing )error|token|server|invalid|submit/i)
})

test('[S96] each form failure has a distinct status, and failures that only the browser detects have none', () => {
  const statuses = ofForms.map(([, { status }]) => status)
  expect(new Set(statuses).size).toBe(statuses.length)
  expect(formErrors.unreachable.status).toBeNull()
})

test('[S96] the phone number is offered when the form may not have arrived or cannot be accepted', () => {
  const withPhone = ofForms.filter(([, { offersPhone }]) => offersPhone).map(([code]) => code)
  expect(withPhone).toEqual(expect.arrayContaining(['unavailable', 'unreachable', 'tooLarge', 'limited', 'unreadable']))
  expect(withPhone).not.toContain('invalid')
  expect(withPhone).not.toContain('expired')
})

test('[S96] plain-text responses take their words from the catalogue', () => {
  const sources = globSync('{gateway,web}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.{ts,tsx}', 'gateway/content-service/**'],
  })
  expect(sources.length).toBeGreaterThan(100)
  const ownWords = /(?:new Response\(|\.(?:end|send)\()\s*['"`][A-Za-z][^'"`]* /
  expect(sources.filter((file) => ownWords.test(readFileSync(file, 'utf8')))).toEqual([])
})
