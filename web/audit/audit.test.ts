import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { criteria } from './criteria.ts'
import { earlOf } from './earl.ts'
import { exampleEvidence } from './example.ts'
import { openAcrOf } from './openacr.ts'
import { verdictsOf } from './verdicts.ts'

const statusOf = (number: string) =>
  verdictsOf(exampleEvidence).find(({ criterion }) => criterion.number === number)?.status

test('each criterion is met, not met, not present, or left to a person', () => {
  expect(['2.1.1', '1.4.3', '1.2.1', '1.1.1'].map(statusOf)).toEqual([
    'met',
    'not met',
    'not present',
    'not checked by a person',
  ])
  // No rule judged it.
  expect(statusOf('2.4.7')).toBe('not checked by a person')
})

test('EARL has a subject for each state, and an assertion for each judged criterion, with relative addresses', () => {
  const earl = JSON.stringify(earlOf(exampleEvidence))
  const graph: readonly Record<string, unknown>[] = JSON.parse(earl)['@graph']
  const assertions = graph.filter((item) => item['@type'] === 'earl:Assertion')
  expect(assertions).toHaveLength(2 + 2 + 3 + 1)
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
  const acr = JSON.stringify(openAcrOf({ ...exampleEvidence, hasChanged: true }, publisher))
  for (const { number } of criteria) expect(acr).toContain(`"num":"${number}"`)
  expect(acr).toContain('The website has changed since this audit.')
  expect(acr).toContain('"version":"0123456789ab"')
})

test('the stored evidence judges every criterion in every state, in less than 200 kB', () => {
  const stored = readFileSync(new URL('evidence.json', import.meta.url), 'utf8')
  expect(stored.length).toBeLessThan(200_000)
  const { states, outcomes } = JSON.parse(stored) as typeof exampleEvidence
  expect(Object.keys(outcomes).toSorted()).toEqual(criteria.map(({ number }) => number).toSorted())
  expect(Object.values(outcomes).filter((letters) => letters.length !== states.length)).toEqual([])
})
