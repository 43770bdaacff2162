import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue } from './error-catalogue.ts'
import { formErrors } from './form-errors.ts'

const everything = Object.entries(errorCatalogue).flatMap(([place, entries]) =>
  Object.entries(entries).map(([code, entry]) => [`${place} ${code}`, entry] as const),
)
const ofForms = Object.entries(formErrors)

test.each(everything)('[S96] %s says what happened and what to do next, in sentences', (_, { words, next }) => {
  for (const text of [words, next]) expect(text).toMatch(/^[A-Z].*\.$/)
})

test.each(ofForms)('[S96] a form that met %s can be sent again, and its words say so', (_, { next }) => {
  expect(next).toMatch(/send|Send/)
})

test('[S96] no visitor is told an error by a code, a status or a word of ours', () => {
  for (const { words, next } of Object.values({
    ...errorCatalogue.feed,
    ...errorCatalogue.form,
    ...errorCatalogue.limit,
    ...errorCatalogue.page,
  }))
    expect(`${words} ${next}`).not.toMatch(/\d{3}|(?<!typing )error|token|server|invalid|submit/i)
})

test('[S96] each way in which a form fails has a status of its own, and what the browser alone notices has none', () => {
  const statuses = ofForms.map(([, { status }]) => status)
  expect(new Set(statuses).size).toBe(statuses.length)
  expect(formErrors.unreachable.status).toBeNull()
})

test('[S96] where we cannot tell whether the form arrived, or cannot take it, the phone is offered', () => {
  const withPhone = ofForms.filter(([, { offersPhone }]) => offersPhone).map(([code]) => code)
  expect(withPhone).toEqual(expect.arrayContaining(['unavailable', 'unreachable', 'tooLarge', 'limited', 'unreadable']))
  expect(withPhone).not.toContain('invalid')
  expect(withPhone).not.toContain('expired')
})

test('[S96] no plain answer brings words of its own: they come from the catalogue', () => {
  const sources = globSync('{gateway,web}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.{ts,tsx}', 'gateway/content-service/**', 'web/server/audit-report/**'],
  })
  expect(sources.length).toBeGreaterThan(100)
  const ownWords = /(?:new Response\(|\.(?:end|send)\()\s*['"`][A-Za-z][^'"`]* /
  expect(sources.filter((file) => ownWords.test(readFileSync(file, 'utf8')))).toEqual([])
})
