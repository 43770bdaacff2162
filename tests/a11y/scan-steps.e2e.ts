import { expect, test } from '#tests/e2e/test.ts'
import { measureSteps, recordedSteps } from './scan-steps.ts'

for (const [settings, tag] of [
  ['usual settings', ' @slow'],
  ['large targets', ' @slow'],
] as const)
  test(`the steps of a switch scan to a call, to each service and to an enquiry that is sent do not grow: ${settings}${tag}`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(300_000)
    const recorded = recordedSteps.filter(({ task }) => task.endsWith(`, ${settings}`))
    const measured = await measureSteps(browser, site.url, [settings])
    expect(measured.map(({ task }) => task)).toEqual(recorded.map(({ task }) => task))
    const grown = measured.filter(({ task, steps }) => steps > (recorded.find((one) => one.task === task)?.steps ?? 0))
    expect(grown, 'more steps than tests/a11y/scan-steps.json records').toEqual([])
  })
