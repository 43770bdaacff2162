import { expect, test } from 'vitest'
import type { AuditResult } from '#web/lib/audit/audit-result.ts'
import { criteria } from '#web/lib/audit/criteria.ts'
import { verdictsOf } from '#web/lib/audit/summary.ts'
import { auditReport } from './audit-report.ts'
import { openAcrOf, yaml } from './openacr.ts'

const publisher = { name: 'Provider', email: 'hello@provider.example', url: 'https://provider.example' }

const result: AuditResult = {
  format: 1,
  date: '2026-11-21T10:00:00.000Z',
  seconds: 60,
  commit: 'abc',
  isWhole: true,
  tools: [{ name: 'axe-core', version: '4' }],
  rules: [
    { id: 'axe/image-alt', layer: 'axe', title: 'Images have alternatives', criteria: ['1.1.1'], source: 'https://a.example/', applied: 2 },
    { id: 'check/language', layer: 'check', title: 'The language is told', criteria: ['3.1.1'], source: 'https://b.example/', applied: 2 },
    { id: 'check/films', layer: 'check', title: 'Films', criteria: ['1.2.1', '1.2.4'], source: 'https://c.example/', applied: 1 },
    { id: 'check/no-trap', layer: 'check', title: 'No trap', criteria: ['2.1.2'], source: 'https://d.example/', applied: 2 },
  ],
  cells: [
    { state: '/', path: '/', rendition: 'wide', ms: 10, ruleSet: 0 },
    { state: '/', path: '/', rendition: 'narrow', ms: 10, ruleSet: 0 },
  ],
  ruleSets: [[0, 1, 2, 3]],
  findings: [{ rule: 'check/no-trap', cell: 1, message: 'It <traps> & stays', target: 'input', html: '<input value="x">' }],
  undecided: [],
  adjudicated: 0,
  canary: [{ what: 'axe', isFound: true }],
  spoken: [],
  switchCost: [],
  reading: [],
}

test('of 55 criteria each has one verdict, and a machine passes none for which nothing was judged', () => {
  expect(criteria).toHaveLength(55)
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55)
  const verdicts = new Map(verdictsOf(result).map(({ criterion, status }) => [criterion.number, status]))
  expect(verdicts.get('3.1.1')).toBe('pass')
  expect(verdicts.get('2.1.2')).toBe('fail')
  expect(verdicts.get('1.2.4')).toBe('not present')
  expect(verdicts.get('1.1.1')).toBe('needs a person')
  // No rule looked at it: it does not pass, whoever could say so.
  expect(verdicts.get('2.4.1')).toBe('needs a person')
})

test('every link of the report leads to one of its files, or out of it, from a folder and from the site', () => {
  for (const base of ['', '/accessibility/report/']) {
    const files = auditReport({ result, publisher, base })
    const names = new Set([...files.keys()].map((name) => base + name))
    for (const [name, { body, type }] of files) {
      if (!type.startsWith('text/html')) continue
      expect(body, name).not.toMatch(/ style=|<script/)
      for (const [, to = ''] of body.matchAll(/(?:href|src)="([^"#]+)"/g))
        expect(/^(https?:|\/accessibility$|\/accessibility\/report$|\/contact-us)/.test(to) || names.has(to), `${name}: ${to}`).toBe(true)
    }
  }
})

test('what a page says cannot become a part of the report', () => {
  const files = auditReport({ result, publisher, base: '' })
  expect(files.get('state-1.html')?.body).toContain('It &lt;traps&gt; &amp; stays')
})

test('EARL and SARIF are JSON that holds the fault', () => {
  const files = auditReport({ result, publisher, base: '' })
  const earl = JSON.parse(files.get('earl.jsonld')?.body ?? '')
  const failed = earl['@graph'].filter((one: { result?: { outcome: string } }) => one.result?.outcome === 'earl:failed')
  // Of the site, and of the page.
  expect(failed).toHaveLength(2)
  const sarif = JSON.parse(files.get('report.sarif')?.body ?? '')
  expect(sarif.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(['check/no-trap'])
})

test('OpenACR has what its schema asks for, a row for each criterion, and no term of its own', () => {
  const acr = openAcrOf(result, publisher)
  expect([acr.title, acr.product.name, acr.author.email].every((one) => one.length > 0)).toBe(true)
  const rows = [...acr.chapters.success_criteria_level_a.criteria, ...acr.chapters.success_criteria_level_aa.criteria]
  expect(rows).toHaveLength(55)
  const terms = new Set(rows.flatMap(({ components }) => components.map(({ adherence }) => adherence.level)))
  const allowed = new Set(['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated'])
  expect([...terms].filter((one) => !allowed.has(one))).toEqual([])
})

test('YAML nests lists and objects, and quotes words', () => {
  expect(yaml({ a: 'x: "y"', list: [{ num: '1', inner: [{ name: 'web' }] }], n: 1 }).trimStart()).toBe(
    'a: "x: \\"y\\""\nlist:\n  - num: "1"\n    inner:\n      - name: "web"\nn: 1',
  )
})
