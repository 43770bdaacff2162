import type { AuditResult } from './audit-result.ts'
import { text } from './markup.ts'

/** Returns the result as JUnit XML for test reporters: a suite for each state, a test for each of its renditions. */
export function junit(result: AuditResult): string {
  const states = [...new Set(result.cells.map(({ state }) => state))]
  const suites = [
    ...states.map((state) => ({
      name: state,
      tests: result.cells.flatMap((cell, cellIndex) =>
        cell.state === state ? [{ name: cell.rendition, seconds: cell.ms / 1000, cellIndex }] : [],
      ),
    })),
    { name: 'the website as a whole', tests: [{ name: 'speech, steps and reading', seconds: 0, cellIndex: -1 }] },
  ]
  const body = suites.map(({ name, tests }) => {
    const cases = tests.map((testCase) => {
      const wrong = [...result.findings, ...result.undecided].filter(({ cell }) => cell === testCase.cellIndex)
      const failures = wrong.map(
        ({ rule, message, target }) =>
          `<failure type="${text(rule)}" message="${text(message)}">${text(target)}</failure>`,
      )
      return {
        failed: wrong.length > 0,
        xml: `<testcase classname="${text(name)}" name="${text(testCase.name)}" time="${testCase.seconds}">${failures.join('')}</testcase>`,
      }
    })
    return `<testsuite name="${text(name)}" tests="${cases.length}" failures="${cases.filter(({ failed }) => failed).length}">\n${cases.map(({ xml }) => xml).join('\n')}\n</testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${body.join('\n')}\n</testsuites>\n`
}
