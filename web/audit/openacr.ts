import type { Evidence } from './evidence.server.ts'
import { type Status, verdictsOf } from './verdicts.ts'

/**
 * OpenACR's terms. The catalogue reserves `not-evaluated` for level AAA, but every other term would claim too much; the notes of the
 * report explain this.
 */
const levels: Readonly<Record<Status, string>> = {
  met: 'supports',
  'not met': 'partially-supports',
  'not present': 'not-applicable',
  'not checked by a person': 'not-evaluated',
}

const parsing = {
  num: '4.1.1',
  components: [{ name: 'web', adherence: { level: 'not-applicable', notes: 'Obsolete: WCAG 2.2 has removed it.' } }],
}

interface Publisher {
  readonly name: string
  readonly email: string
  /** The public origin of the site. */
  readonly url: string
}

/** Returns an audit as a conformance report: OpenACR 0.1.0 with the catalogue of WCAG 2.2. https://github.com/GSA/openacr */
export function openAcrOf(
  evidence: Evidence & { readonly hasChanged: boolean },
  { name, email, url }: Publisher,
): object {
  const { date, commit, tools, states, examinations, hasChanged } = evidence
  const day = date.slice(0, 10)
  const verdicts = verdictsOf(evidence)
  const chapter = (level: 'A' | 'AA') => ({
    criteria: [
      ...verdicts
        .filter(({ criterion }) => criterion.level === level)
        .map(({ criterion, status, states: judged, findings }) => ({
          num: criterion.number,
          components: [
            {
              name: 'web',
              adherence: {
                level: levels[status],
                notes: `${criterion.note} Rules judged it in ${judged} states and found ${findings.length} faults.`,
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
      version: commit,
      description: 'A public website about assistive technology and support at home.',
    },
    author: { name, email, website: url },
    vendor: { name, email, website: url },
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes: `Made by the website’s own audit of ${day}, of version ${commit}.${hasChanged ? ' The website has changed since this audit.' : ''} Rows marked as not evaluated need a person, and each says what to check. The catalogue uses that term only for level AAA. Here, at levels A and AA, it means that no person has checked yet.`,
    evaluation_methods_used: `${states.length - 1} pages and states, ${examinations} examinations with ${tools.map((tool) => `${tool.name} ${tool.version}`).join(', ')} and scripted checks. Not tested with NVDA, JAWS, VoiceOver, TalkBack or Dragon, nor by people with disability.`,
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
