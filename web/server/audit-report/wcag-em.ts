import type { AuditResult, MutantsResult, OrcaResult } from '#web/lib/audit/audit-result.ts'
import { figuresOf } from '#web/lib/audit/summary.ts'
import { list, text } from './markup.ts'

/** The steps of the W3C's Website Accessibility Conformance Evaluation Methodology, filled in from what was done. https://www.w3.org/TR/WCAG-EM/ */
export function stepsOfMethod(result: AuditResult, mutants?: MutantsResult, orca?: OrcaResult): string {
  const figures = figuresOf(result)
  const renditions = [...new Set(result.cells.map(({ rendition }) => rendition))]
  const steps: readonly (readonly [string, readonly string[]])[] = [
    [
      'Step 1: What was evaluated',
      [
        'Scope: every page of this website, the report itself and files to download apart.',
        'Target: WCAG 2.2, level AA.',
        `Accessibility support: ${result.tools.find(({ name }) => name === 'Chromium')?.version ?? ''} of Chromium${orca ? `, and ${orca.orca}` : ''}. Other browsers and screen readers were not used.`,
        'Further requirements: the project’s own, such as targets of 44 px for buttons, and budgets for effort and for reading.',
      ],
    ],
    [
      'Step 2: What is there',
      [
        `${figures.pages} addresses, from the one table that the router reads, and documents of each kind.`,
        'Functions: finding a service, comparing products, sending an enquiry, a referral and feedback.',
        'Technologies: HTML, CSS, WAI-ARIA, SVG, and JavaScript, without which everything that informs or sends works too.',
      ],
    ],
    [
      'Step 3: What was chosen',
      [
        result.isWhole
          ? 'No sample of routes: every route, and the states that the pages can be brought into.'
          : 'A part of the routes and states, as they were examined so far. It says nothing about the rest.',
        `${figures.states} states, in these renditions: ${renditions.join(', ')}.`,
        'Of posts and products the first few of each, because they differ in words alone.',
        ...(result.isWhole ? ['Complete processes: the three forms, from empty over errors to the confirmation.'] : []),
      ],
    ],
    [
      'Step 4: How it was judged',
      [
        `${figures.examinations} examinations by ${figures.tools.join(', ')} and ${figures.checks} scripted checks.`,
        `${figures.findings} faults; ${result.adjudicated} open questions of the engines were decided by a person and stand in the sources with their reasons; ${figures.undecided} are undecided.`,
        ...(mutants ? [`${mutants.faults.length} faults were planted; ${mutants.faults.filter(({ caughtBy }) => caughtBy.length > 0).length} were found.`] : []),
        ...(result.isWhole ? ['Random pages: none, as none were left out.'] : []),
      ],
    ],
    [
      'Step 5: What is reported',
      [
        `Of ${figures.criteria} criteria ${figures.passed} pass, ${figures.failed} fail, ${figures.absent} speak of nothing that is present, ${figures.forPeople} need a person.`,
        'The evaluator is the website’s own program. No claim of full conformance is made.',
      ],
    ],
  ]
  return steps.map(([title, items]) => `<h2>${text(title)}</h2>${list(items.map(text))}`).join('\n')
}
