import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { criteria } from './criteria.ts'
import { earlOf } from './earl.ts'
import { exampleEvidence } from './example.ts'
import { openAcrOf } from './openacr.ts'
import { verdictsOf } from './verdicts.ts'

const verdictOf = (number: string, outcomes = exampleEvidence.outcomes) =>
  verdictsOf({ ...exampleEvidence, outcomes }).find(({ criterion }) => criterion.number === number)
const statusOf = (number: string) => verdictOf(number)?.status

test('each criterion is met, not met, not present, or left to a person', () => {
  expect(['2.1.1', '1.4.3', '1.2.1', '1.1.1'].map(statusOf)).toEqual([
    'met',
    'not met',
    'not present',
    'not checked by a person',
  ])
  expect(verdictOf('2.1.1')).toMatchObject({ states: 3, tools: ['spoken'], findings: [] })
  expect(verdictOf('2.1.2', { '2.1.2': '-pc-' })?.status, 'a rule left it open').toBe('not checked by a person')
  // No rule judged it.
  expect(statusOf('2.4.7')).toBe('not checked by a person')
})

test('EARL has a subject for each state, and an assertion for each judged criterion, with relative addresses', () => {
  const earl = JSON.stringify(earlOf(exampleEvidence))
  const graph: readonly Record<string, unknown>[] = JSON.parse(earl)['@graph']
  const assertions = graph.filter((item) => item['@type'] === 'earl:Assertion')
  expect(assertions).toHaveLength(3 + 2 + 1 + 1 + 3 + 1 + 1)
  expect(graph.find((item) => item['@id'] === '#state-2')).toMatchObject({
    title: 'the menu',
    description: 'Press Menu.',
    source: '/about',
  })
  const { name, note } = criteria.find(({ slug }) => slug === 'contrast-minimum') ?? {}
  expect(graph.find((item) => item['@id'] === 'wcag:contrast-minimum')).toMatchObject({
    title: `1.4.3 ${name}`,
    description: note,
  })
  expect(graph.find((item) => item['@id'] === '#audit')).toMatchObject({
    description: 'axe-core 4.1, IBM 5.2',
    hasVersion: '0123456789ab',
    date: exampleEvidence.date,
  })
  const subjects = new Set(graph.map((item) => item['@id']))
  expect(assertions.filter(({ subject }) => !subjects.has(subject))).toEqual([])
  expect(assertions.filter(({ test: criterion }) => !subjects.has(criterion))).toEqual([])
  expect(assertions.find(({ subject, test: of }) => subject === '#state-2' && of === 'wcag:contrast-minimum')).toEqual(
    expect.objectContaining({
      mode: 'earl:automatic',
      result: expect.objectContaining({
        outcome: 'earl:failed',
        description: 'axe/color-contrast, wide: The contrast is too low (nav a)',
      }),
    }),
  )
  expect(assertions.filter(({ mode }) => mode === 'earl:semiAuto')).toHaveLength(2)
  expect(earl).not.toContain('localhost')
})

test('OpenACR has every criterion of the catalogue, and says when the website has changed', () => {
  const publisher = { name: 'Wide Verandah', email: 'hello@provider.example', url: 'https://site.example' }
  const acr = openAcrOf({ ...exampleEvidence, hasChanged: true }, publisher)
  const by = { name: publisher.name, email: publisher.email, website: publisher.url }
  expect(acr).toMatchObject({
    product: { name: 'The website of Wide Verandah', version: '0123456789ab' },
    author: by,
    vendor: by,
    report_date: '2026-11-19',
    notes: expect.stringContaining('of version 0123456789ab. The website has changed since this audit.'),
    evaluation_methods_used: expect.stringMatching(/^3 pages and states, 7 examinations with axe-core 4\.1, IBM 5\.2 /),
    feedback: 'https://site.example/contact-us/feedback',
  })
  const text = JSON.stringify(acr)
  for (const { number, level } of criteria)
    expect(text.indexOf(`"num":"${number}"`) < text.indexOf('success_criteria_level_aa"'), number).toBe(level === 'A')
  const termOf = (number: string) => new RegExp(`"num":"${number}".*?"level":"([\\w-]+)","notes":"([^"]*)"`).exec(text)
  expect(['2.1.1', '1.4.3', '1.2.1', '1.1.1'].map((number) => termOf(number)?.[1])).toEqual([
    'supports',
    'partially-supports',
    'not-applicable',
    'not-evaluated',
  ])
  expect(termOf('1.4.3')?.[2]).toMatch(/ Rules judged it in 3 states and found 1 faults\.$/)
})

test('the stored evidence judges every criterion in every state, in less than 200 kB', () => {
  const stored = readFileSync(new URL('evidence.json', import.meta.url), 'utf8')
  expect(stored.length).toBeLessThan(200_000)
  const { states, outcomes } = JSON.parse(stored) as typeof exampleEvidence
  expect(Object.keys(outcomes).toSorted()).toEqual(criteria.map(({ number }) => number).toSorted())
  expect(Object.values(outcomes).filter((letters) => letters.length !== states.length)).toEqual([])
})
