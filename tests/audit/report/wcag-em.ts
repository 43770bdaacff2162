import type { AuditResult, OrcaResult } from './audit-result.ts'
import { figuresOf, versionOf } from './summary.ts'
import { list, text } from './markup.ts'

/** Returns the steps of the W3C's Website Accessibility Conformance Evaluation Methodology, completed for this audit. https://www.w3.org/TR/WCAG-EM/ */
export function stepsOfMethod(result: AuditResult, orca?: OrcaResult): string {
  const figures = figuresOf(result)
  const renditions = [...new Set(result.cells.map(({ rendition }) => rendition))]
  const steps: readonly (readonly [string, readonly string[]])[] = [
    [
      'Step 1: What was evaluated',
      [
        `Scope: every page of this website, version ${versionOf(result)}, except this report and files to download.`,
        'Target: WCAG 2.2, level AA.',
        `Accessibility support: ${result.tools.find(({ name }) => name === 'Chromium')?.version ?? ''} of Chromium${orca ? `, and ${orca.orca}` : ''}. Other browsers and screen readers were not used.`,
        'Further requirements: the project’s own, such as targets of 44 px for buttons, and budgets for effort and for reading.',
      ],
    ],
    [
      'Step 2: What the website has',
      [
        `${figures.pages} addresses, from the website’s own list of routes, and documents of each kind.`,
        'Functions: finding a service, comparing products, sending an enquiry, a referral and feedback.',
        'Technologies: HTML, CSS, WAI-ARIA, SVG, and JavaScript. Reading and sending work without JavaScript too.',
      ],
    ],
    [
      'Step 3: What was chosen',
      [
        result.isWhole
          ? 'Every route was tested, not a sample, in each state that the pages can be in.'
          : 'Only some routes and states have been examined so far. These results don’t cover the rest.',
        `${figures.states} states, in these renditions: ${renditions.join(', ')}.`,
        'For posts and products, the first few of each, because only their words differ.',
        ...(result.isWhole
          ? ['Complete processes: the three forms, from empty through errors to the confirmation.']
          : []),
      ],
    ],
    [
      'Step 4: How it was judged',
      [
        `${figures.examinations} examinations by ${figures.tools.join(', ')} and ${figures.checks} scripted checks.`,
        `${figures.findings} faults; ${result.adjudicated} open questions from the engines were decided by a person, with reasons recorded in the source code; ${figures.undecided} are undecided.`,
        ...(result.isWhole ? ['Random pages: none, because no page was left out.'] : []),
      ],
    ],
    [
      'Step 5: What is reported',
      [
        `Of ${figures.criteria} criteria ${figures.passed} pass, ${figures.failed} fail, ${figures.absent} don’t apply to this website, ${figures.forPeople} need a person.`,
        'The evaluator is the website’s own program. No claim of full conformance is made.',
      ],
    ],
  ]
  return steps.map(([title, items]) => `<h2>${text(title)}</h2>${list(items.map(text))}`).join('\n')
}
