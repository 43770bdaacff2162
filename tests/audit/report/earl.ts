import type { AuditResult } from './audit-result.ts'
import { criterionByNumber } from './criteria.ts'
import { verdictsOf, versionOf } from './summary.ts'

const outcomes = {
  pass: 'earl:passed',
  fail: 'earl:failed',
  'not present': 'earl:inapplicable',
  'needs a person': 'earl:cantTell',
} as const

/** Returns the result in the W3C's Evaluation and Report Language: the verdict per criterion for the site, and the faults per page. */
export function earl(result: AuditResult, siteUrl: string): string {
  const subject = (path: string) => ({ '@id': `${siteUrl}${path}`, '@type': ['earl:TestSubject', 'WebPage'] })
  const assertedBy = { '@id': '_:audit' }
  const whole = verdictsOf(result).map(({ criterion, status, rules }) => ({
    '@type': 'earl:Assertion',
    assertedBy,
    subject: { '@id': siteUrl },
    mode: 'earl:automatic',
    test: {
      '@id': `https://www.w3.org/TR/WCAG22/#${criterion.slug}`,
      '@type': 'earl:TestCriterion',
      title: `${criterion.number} ${criterion.name}`,
    },
    result: {
      '@type': 'earl:TestResult',
      outcome: outcomes[status],
      description: criterion.note,
      date: result.date,
      'dct:source': rules.map(({ source }) => source),
    },
  }))
  const ruleById = new Map(result.rules.map((rule) => [rule.id, rule]))
  const single = result.findings.flatMap(({ rule, cell, message, target }) =>
    (ruleById.get(rule)?.criteria ?? []).flatMap((number) => {
      const criterion = criterionByNumber.get(number)
      if (!criterion) return []
      return {
        '@type': 'earl:Assertion',
        assertedBy,
        subject: subject(result.cells[cell]?.path ?? '/'),
        mode: 'earl:automatic',
        test: {
          '@id': `https://www.w3.org/TR/WCAG22/#${criterion.slug}`,
          '@type': 'earl:TestCriterion',
          title: `${number} ${criterion.name}`,
        },
        result: {
          '@type': 'earl:TestResult',
          outcome: 'earl:failed',
          description: message,
          pointer: target,
          date: result.date,
        },
      }
    }),
  )
  return JSON.stringify({
    '@context': {
      '@vocab': 'http://www.w3.org/ns/earl#',
      earl: 'http://www.w3.org/ns/earl#',
      dct: 'http://purl.org/dc/terms/',
      title: 'dct:title',
      description: 'dct:description',
      date: 'dct:date',
      outcome: { '@type': '@id' },
      mode: { '@type': '@id' },
      WebPage: 'http://schema.org/WebPage',
    },
    '@graph': [
      {
        '@id': '_:audit',
        '@type': 'earl:Software',
        title: 'The audit of this website',
        description: result.tools.map(({ name, version }) => `${name} ${version}`).join(', '),
      },
      {
        '@id': siteUrl,
        '@type': ['earl:TestSubject', 'http://schema.org/WebSite'],
        'dct:hasVersion': versionOf(result),
      },
      ...[...new Set(result.cells.map(({ path }) => path))].map(subject),
      ...whole,
      ...single,
    ],
  })
}
