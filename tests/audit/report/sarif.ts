import type { AuditResult, Finding } from './audit-result.ts'

/** Returns the result as SARIF 2.1.0, for tools that show findings beside code. https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
export function sarif(result: AuditResult, siteUrl: string): string {
  const toResult =
    (level: 'error' | 'note') =>
    ({ rule, cell, message, target, html }: Finding) => ({
      ruleId: rule,
      level,
      message: { text: message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: `${siteUrl}${result.cells[cell]?.path ?? '/'}` },
            region: { startLine: 1, snippet: { text: html } },
          },
          logicalLocations: [{ fullyQualifiedName: target, kind: 'element' }],
        },
      ],
      properties: { state: result.cells[cell]?.state, rendition: result.cells[cell]?.rendition },
    })
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'The audit of this website',
            version: result.commit || '0',
            rules: result.rules.map(({ id, title, criteria, source }) => ({
              id,
              shortDescription: { text: title },
              helpUri: source,
              properties: { tags: criteria.map((number) => `WCAG 2.2 ${number}`) },
            })),
          },
        },
        invocations: [{ executionSuccessful: result.canary.every(({ isFound }) => isFound), endTimeUtc: result.date }],
        results: [...result.findings.map(toResult('error')), ...result.undecided.map(toResult('note'))],
      },
    ],
  })
}
