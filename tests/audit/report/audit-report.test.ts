// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { AuditResult } from './audit-result.ts'
import { criteria } from './criteria.ts'
import { verdictsOf } from './summary.ts'
import { auditReport } from './audit-report.ts'
import { openAcrOf, yaml } from './openacr.ts'

const publisher = { name: 'Provider', email: 'hello@provider.example', url: 'https://provider.example' }

const result: AuditResult = {
  format: 2,
  date: '2026-11-21T10:00:00.000Z',
  seconds: 60,
  commit: '0123456789ab',
  isClean: true,
  product: 'abc',
  isWhole: true,
  tools: [{ name: 'axe-core', version: '4' }],
  rules: [
    {
      id: 'axe/image-alt',
      layer: 'axe',
      title: 'Images have alternatives',
      criteria: ['1.1.1'],
      source: 'https://a.example/',
      applied: 2,
    },
    {
      id: 'check/language',
      layer: 'check',
      title: 'The language is told',
      criteria: ['3.1.1'],
      source: 'https://b.example/',
      applied: 2,
    },
    {
      id: 'check/films',
      layer: 'check',
      title: 'Films',
      criteria: ['1.2.1', '1.2.4'],
      source: 'https://c.example/',
      applied: 1,
    },
    {
      id: 'check/no-trap',
      layer: 'check',
      title: 'No trap',
      criteria: ['2.1.2'],
      source: 'https://d.example/',
      applied: 2,
    },
  ],
  cells: [
    { state: '/', path: '/', rendition: 'wide', ms: 10, ruleSet: 0 },
    { state: '/', path: '/', rendition: 'narrow', ms: 10, ruleSet: 0 },
  ],
  ruleSets: [[0, 1, 2, 3]],
  findings: [
    { rule: 'check/no-trap', cell: 1, message: 'It <traps> & stays', target: 'input', html: '<input value="x">' },
  ],
  undecided: [],
  adjudicated: 0,
  canary: [{ what: 'axe', isFound: true }],
  spoken: [],
  switchCost: [],
  reading: [],
}

test('each of the 55 criteria has one verdict, and one without an applicable rule never passes by machine', () => {
  expect(criteria).toHaveLength(55)
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55)
  const verdicts = new Map(verdictsOf(result).map(({ criterion, status }) => [criterion.number, status]))
  expect(verdicts.get('3.1.1')).toBe('pass')
  expect(verdicts.get('2.1.2')).toBe('fail')
  expect(verdicts.get('1.2.4')).toBe('not present')
  expect(verdicts.get('1.1.1')).toBe('needs a person')
  // No rule applied, so it does not pass.
  expect(verdicts.get('2.4.1')).toBe('needs a person')
})

test('every internal link of the report leads to one of its files, in a folder and on the site', () => {
  for (const base of ['', '/accessibility/report/']) {
    const files = auditReport({ result, publisher, base })
    const names = new Set([...files.keys()].map((name) => base + name))
    for (const [name, body] of files) {
      if (!name.endsWith('.html')) continue
      expect(body, name).not.toMatch(/ style=|<script/)
      for (const [, to = ''] of body.matchAll(/(?:href|src)="([^"#]+)"/g))
        expect(
          /^(https?:|\/accessibility$|\/accessibility\/report$|\/contact-us)/.test(to) || names.has(to),
          `${name}: ${to}`,
        ).toBe(true)
    }
  }
})

test('HTML from a page is escaped in the report', () => {
  const files = auditReport({ result, publisher, base: '' })
  expect(files.get('state-1.html')).toContain('It &lt;traps&gt; &amp; stays')
})

test('EARL and SARIF are JSON that contains the fault', () => {
  const files = auditReport({ result, publisher, base: '' })
  const earl = JSON.parse(files.get('earl.jsonld') ?? '')
  const failed = earl['@graph'].filter(
    (entry: { result?: { outcome: string } }) => entry.result?.outcome === 'earl:failed',
  )
  // One for the site and one for the page.
  expect(failed).toHaveLength(2)
  const sarif = JSON.parse(files.get('report.sarif') ?? '')
  expect(sarif.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(['check/no-trap'])
})

/** The criteria of the catalogue 2.5-edition-wcag-2.2-en by chapter: https://github.com/GSA/openacr/tree/main/catalog */
const catalogue = {
  success_criteria_level_a:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2',
  success_criteria_level_aa:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const

test('the OpenACR file satisfies its schema 0.1.0, has each row of its catalogue, and uses only its terms', () => {
  const acr = openAcrOf(result, publisher)
  expect(acr.catalog).toBe('2.5-edition-wcag-2.2-en')
  // Required, or not of type text: https://github.com/GSA/openacr/blob/main/schema/openacr-0.1.0.json
  for (const entry of [acr.title, acr.product.name, acr.author.email, acr.vendor.email]) expect(entry).toMatch(/./)
  expect(Number.isInteger(acr.version)).toBe(true)
  for (const entry of [acr.report_date, acr.last_modified_date]) expect(entry).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const entry of [acr.notes, acr.evaluation_methods_used, acr.legal_disclaimer, acr.license, acr.feedback])
    expect(typeof entry).toBe('string')
  expect(Object.keys(acr.chapters)).toEqual([...Object.keys(catalogue), 'success_criteria_level_aaa'])
  expect(acr.chapters.success_criteria_level_aaa).toEqual({ disabled: true })
  for (const chapter of ['success_criteria_level_a', 'success_criteria_level_aa'] as const) {
    const { criteria: rows } = acr.chapters[chapter]
    expect(rows.map(({ num }) => num).toSorted()).toEqual(catalogue[chapter].split(' ').toSorted())
    for (const { components } of rows) {
      expect(components.map(({ name }) => name)).toEqual(['web'])
      expect(components[0]?.adherence.level).toMatch(
        /^(supports|partially-supports|does-not-support|not-applicable|not-evaluated)$/,
      )
      expect(components[0]?.adherence.notes).toMatch(/./)
    }
  }
})

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value)

test('each EARL assertion has an assertor, subject, test and result in terms of the vocabulary', () => {
  const { '@graph': graph }: { '@graph': Record<string, unknown>[] } = JSON.parse(
    auditReport({ result, publisher, base: '' }).get('earl.jsonld') ?? '',
  )
  const nodeIds = new Set(graph.flatMap((entry) => idOf(entry) ?? []))
  const assertions = graph.filter((entry) => entry['@type'] === 'earl:Assertion')
  expect(assertions.length).toBeGreaterThanOrEqual(55)
  for (const { assertedBy, subject, mode, test: criterion, result: outcome } of assertions) {
    expect(nodeIds).toContain(idOf(assertedBy))
    expect(nodeIds).toContain(idOf(subject))
    expect(mode).toMatch(/^earl:(automatic|manual|semiAuto|undisclosed|unknownMode)$/)
    expect(criterion).toMatchObject({
      '@type': 'earl:TestCriterion',
      '@id': expect.stringMatching(/^https:\/\/www\.w3\.org\/TR\/WCAG22\/#/),
    })
    expect(outcome).toMatchObject({
      '@type': 'earl:TestResult',
      outcome: expect.stringMatching(/^earl:(passed|failed|cantTell|inapplicable|untested)$/),
    })
  }
})

test('the SARIF file has the required fields of version 2.1.0, valid levels, and a rule for each result', () => {
  const { version, runs } = JSON.parse(auditReport({ result, publisher, base: '' }).get('report.sarif') ?? '')
  expect(version).toBe('2.1.0')
  expect(runs).toHaveLength(1)
  const [{ tool, invocations, results }] = runs
  expect(tool.driver.name).toMatch(/./)
  expect(invocations[0].executionSuccessful).toBe(true)
  const ids = tool.driver.rules.map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(results.length).toBeGreaterThan(0)
  for (const { ruleId, level, message, locations } of results) {
    expect(ids).toContain(ruleId)
    expect(level).toMatch(/^(none|note|warning|error)$/)
    expect(message.text).toMatch(/./)
    expect(URL.canParse(locations[0].physicalLocation.artifactLocation.uri)).toBe(true)
    expect(locations[0].physicalLocation.region.startLine).toBeGreaterThanOrEqual(1)
  }
})

test('JUnit has one test per rendition, and marks the failed ones', () => {
  const xml = auditReport({ result, publisher, base: '' }).get('junit.xml') ?? ''
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(
    [...document.querySelectorAll('testcase')].map((entry) => [entry.getAttribute('name'), entry.children.length]),
  ).toEqual([
    ['wide', 0],
    ['narrow', 1],
    ['speech, steps and reading', 0],
  ])
  expect(document.querySelector('failure')?.getAttribute('message')).toBe('It <traps> & stays')
})

test('YAML nests lists and objects, and quotes strings', () => {
  expect(yaml({ a: 'x: "y"', list: [{ num: '1', inner: [{ name: 'web' }] }], n: 1 }).trimStart()).toBe(
    'a: "x: \\"y\\""\nlist:\n  - num: "1"\n    inner:\n      - name: "web"\nn: 1',
  )
})

test('every page, EARL and the conformance report name the audited commit with the date', () => {
  const files = auditReport({ result, publisher, base: '' })
  for (const [name, body] of files)
    if (name.endsWith('.html')) expect(body, name).toContain('Audit of 2026-11-21. Version: 0123456789ab.')
  expect(files.get('openacr.yaml')).toContain('version: "0123456789ab"')
  expect(files.get('openacr.yaml')).toContain('audit of 2026-11-21, of version 0123456789ab.')
  expect(files.get('earl.jsonld')).toContain('0123456789ab')
  const ofUnclean = auditReport({ result: { ...result, isClean: false }, publisher, base: '' })
  expect(ofUnclean.get('index.html')).toContain('Version: 0123456789ab, with changes that were not committed.')
})
