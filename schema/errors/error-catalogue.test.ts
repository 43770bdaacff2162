import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue, noticeCatalogue } from './error-catalogue.ts'
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

const sources = globSync('{gateway,web}/**/*.{ts,tsx}', {
  exclude: ['**/*.{test,generated}.{ts,tsx}', '**/generated.ts', '**/examples.tsx', 'gateway/local-sanity/**'],
})

test('[S96] plain-text responses take their words from the catalogue', () => {
  expect(sources.length).toBeGreaterThan(100)
  const ownWords = /(?:new Response\(|\.(?:end|send)\()\s*['"`][A-Za-z][^'"`]* /
  expect(sources.filter((file) => ownWords.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** What is between the brackets of each call. */
const callsOf = (name: string, source: string): string[] =>
  source
    .split(`${name}(`)
    .slice(1)
    .map((rest) => {
      let depth = 1
      let end = 0
      for (; depth > 0 && end < rest.length; end++) depth += Number(rest[end] === '(') - Number(rest[end] === ')')
      return rest.slice(0, end)
    })

test.each([
  ['notify', 10],
  ['Response.json', 3],
])('[S96] each call of %s takes its words from the catalogue', (name, least) => {
  const calls = sources.flatMap((file) =>
    callsOf(name, readFileSync(file, 'utf8')).map((call) => ({ file, call: call.replaceAll(/\/\/.*$/gm, '') })),
  )
  expect(calls.length).toBeGreaterThanOrEqual(least)
  const withWords = calls.filter(({ call }) => /(['"`])[A-Z][^'"`]*\1|(?:text|error): *['"`]/.test(call))
  expect(withWords).toEqual([])
})

test('[S96] each message states what happened, and after a failure what to do next', () => {
  const all = Object.entries(noticeCatalogue).flatMap(([place, notices]) =>
    Object.entries(notices).map(([code, notice]) => ({
      code: `${place} ${code}`,
      notice: typeof notice === 'function' ? notice('Ramp', ['Rail', 'Rollator']) : notice,
    })),
  )
  for (const { code, notice } of all) {
    const [words, next = 'Nothing.'] = notice
    expect(words, code).toMatch(/^[A-Z]/)
    expect(next, code).toMatch(/^[A-Z].*\.$/)
  }
  expect(all.filter(({ notice }) => notice.length === 1).map(({ code }) => code)).toEqual([
    'compare added',
    'compare removed',
    'copy copied',
    'kept kept',
    'kept takenOff',
    'kept forgotten',
    'saved answersSaved',
    'saved detailsSaved',
    'saved forgotten',
    'shell online',
  ])
})
