// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { AuditResult } from './audit-result.ts'
import { criteria } from './criteria.ts'
import { assertionsOf } from './earl.ts'
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
  renditions: [
    { name: 'wide', title: '1280 px wide', width: 1280, height: 900, hasEngines: true, hasAxe: true },
    { name: 'narrow', title: '320 px wide', width: 320, height: 640, hasEngines: true, hasAxe: true },
  ],
  states: [
    { name: '/', path: '/', how: 'Open the address.' },
    { name: 'a panel open', path: '/', how: 'Press the button “Display”.' },
  ],
  cells: [
    { state: '/', path: '/', rendition: 'wide', ms: 10, ruleSet: 0, decided: [] },
    { state: '/', path: '/', rendition: 'narrow', ms: 10, ruleSet: 0, decided: [] },
    { state: 'a panel open', path: '/', rendition: 'wide', ms: 10, ruleSet: 1, decided: [1] },
  ],
  ruleSets: [
    [0, 1, 2, 3],
    [0, 1],
  ],
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
  expect(failed).toHaveLength(1)
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

test('EARL has one assertion for each page or state and criterion that a rule judged there, in the mode that it was', () => {
  const spoken: AuditResult = {
    ...result,
    rules: [
      ...result.rules,
      {
        id: 'spoken/as-reviewed',
        layer: 'spoken',
        title: 'Speech',
        criteria: ['4.1.3'],
        source: 'https://e.example/',
        applied: 1,
      },
    ],
  }
  expect(
    assertionsOf(spoken).map(({ state, criterion, mode, outcome }) =>
      [state ?? 'the website', criterion, mode, outcome].join(' '),
    ),
  ).toEqual([
    '/ 1.1.1 earl:automatic earl:cantTell',
    '/ 1.2.1 earl:automatic earl:inapplicable',
    '/ 1.2.4 earl:automatic earl:inapplicable',
    '/ 2.1.2 earl:automatic earl:failed',
    '/ 3.1.1 earl:automatic earl:passed',
    'a panel open 1.1.1 earl:automatic earl:cantTell',
    'a panel open 3.1.1 earl:semiAuto earl:passed',
    'the website 4.1.3 earl:semiAuto earl:passed',
  ])
})

test('each EARL assertion refers to an assertor, a subject and a test of the file, and no subject is without an assertion', () => {
  const { '@graph': graph }: { '@graph': Record<string, unknown>[] } = JSON.parse(
    auditReport({ result, publisher, base: '' }).get('earl.jsonld') ?? '',
  )
  const nodesOf = (type: string) =>
    graph.filter((entry) => [entry['@type']].flat().includes(type)).map((entry) => entry['@id'])
  const assertions = graph.filter((entry) => entry['@type'] === 'earl:Assertion')
  expect(assertions).toHaveLength(7)
  for (const { assertedBy, mode, result: outcome } of assertions) {
    expect(nodesOf('earl:Assertor')).toContain(assertedBy)
    expect(mode).toMatch(/^earl:(automatic|manual|semiAuto)$/)
    expect(outcome).toMatchObject({
      '@type': 'earl:TestResult',
      outcome: expect.stringMatching(/^earl:(passed|failed|cantTell|inapplicable|untested)$/),
    })
  }
  const used = (part: string) => new Set(assertions.map((one) => one[part]))
  expect(used('subject')).toEqual(new Set(nodesOf('earl:TestSubject')))
  expect(used('test')).toEqual(new Set(nodesOf('earl:TestCriterion')))
  for (const id of used('test')) expect(id).toMatch(/^wcag:[a-z-]+$/)
})

test('the page for auditors names the version, each state with its steps, each rendition, and the rules of each criterion', () => {
  const page = new DOMParser().parseFromString(
    auditReport({ result, publisher, base: '' }).get('repeat.html') ?? '',
    'text/html',
  )
  const rowsOf = (caption: string) =>
    [...page.querySelectorAll('table')]
      .filter((table) => table.caption?.textContent === caption)
      .flatMap((table) =>
        [...table.tBodies].flatMap(({ rows }) =>
          [...rows].map(({ cells }) => [...cells].map((cell) => cell.textContent)),
        ),
      )
  expect(page.body.textContent).toContain('git checkout 0123456789ab')
  expect(page.body.textContent).toContain('has 7 assertions')
  expect(rowsOf('How to bring about each state')).toEqual([
    ['/', '/', 'Open the address.', 'wide, narrow'],
    ['a panel open', '/', 'Press the button “Display”.', 'wide'],
  ])
  expect(rowsOf('Renditions').map(([name, size]) => [name, size])).toEqual([
    ['wide', '1280 by 900'],
    ['narrow', '320 by 640'],
  ])
  const criteriaRows = rowsOf('Rules for each criterion')
  expect(criteriaRows).toHaveLength(55)
  expect(criteriaRows[0]?.slice(0, 2)).toEqual(['1.1.1 Non-text Content', 'axe/image-alt'])
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
    ['wide', 0],
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
