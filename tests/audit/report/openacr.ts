import type { AuditResult } from './audit-result.ts'
import { figuresOf, type Status, verdictsOf, versionOf } from './summary.ts'

/**
 * OpenACR's terms. A criterion that only people can evaluate is `not-evaluated`, whatever the checks found. The catalogue reserves
 * that term for level AAA, but every other term would claim too much; the notes of the report explain this.
 */
const levels: Readonly<Record<Status, string>> = {
  pass: 'supports',
  fail: 'partially-supports',
  'not present': 'not-applicable',
  'needs a person': 'not-evaluated',
}

const parsing = {
  num: '4.1.1',
  components: [{ name: 'web', adherence: { level: 'not-applicable', notes: 'Obsolete: WCAG 2.2 has removed it.' } }],
}

export interface Publisher {
  readonly name: string
  readonly email: string
  readonly url: string
}

/** Returns the conformance report as data: OpenACR 0.1.0 with the catalogue of WCAG 2.2. https://github.com/GSA/openacr */
export function openAcrOf(result: AuditResult, { name, email, url }: Publisher) {
  const verdicts = verdictsOf(result)
  const { pages, states, examinations } = figuresOf(result)
  const chapter = (level: 'A' | 'AA') => ({
    criteria: [
      ...verdicts
        .filter(({ criterion }) => criterion.level === level)
        .map(({ criterion, status, rules, findings }) => ({
          num: criterion.number,
          components: [
            {
              name: 'web',
              adherence: {
                level: levels[status],
                notes: `${criterion.note} ${rules.length} rules of machines judged it and found ${findings.length} faults.`,
              },
            },
          ],
        })),
      // The catalogue still contains 4.1.1 Parsing, which WCAG 2.2 removed.
      ...(level === 'A' ? [parsing] : []),
    ],
  })
  return {
    title: `${name} Accessibility Conformance Report`,
    product: {
      name: `The website of ${name}`,
      version: versionOf(result),
      description: 'A public website about assistive technology and support at home.',
    },
    author: { name, email, website: url },
    vendor: { name, email, website: url },
    report_date: result.date.slice(0, 10),
    last_modified_date: result.date.slice(0, 10),
    version: 1,
    notes: `Made by the website’s own audit of ${result.date.slice(0, 10)}, of version ${versionOf(result)}.${result.isWhole ? '' : ' It examined only part of the website.'} Rows marked as not evaluated need a person, and each says what to check. The catalogue uses that term only for level AAA. Here, at levels A and AA, it means that no person has checked yet.`,
    evaluation_methods_used: `${pages} pages in ${states} states, ${examinations} examinations with ${result.tools.map((tool) => `${tool.name} ${tool.version}`).join(', ')} and scripted checks. Not tested with NVDA, JAWS, VoiceOver, TalkBack or Dragon, nor by people with disability.`,
    legal_disclaimer: 'Self-assessed. No outside body has checked it.',
    license: 'CC-BY-4.0',
    feedback: `${url}/contact-us/feedback`,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: { disabled: true },
    },
  }
}

/** Formats plain data as YAML. Strings are quoted as in JSON, which is valid YAML. */
export function yaml(value: unknown, indent = ''): string {
  if (Array.isArray(value))
    return value.map((item) => `\n${indent}-${yaml(item, `${indent}  `).replace(/^\n\s*/, ' ')}`).join('')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, item]) => `\n${indent}${key}:${yaml(item, `${indent}  `)}`)
      .join('')
  return ` ${JSON.stringify(value)}`
}
