import { expect, test } from '#tests/e2e/test.ts'
import { measureSteps, recordedSteps } from './scan-steps.ts'

test('the steps of a switch scan to a call, to each service and to an enquiry that is sent do not grow', async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  const measured = await measureSteps(browser, site.url)
  expect(measured.map(({ task }) => task)).toEqual(recordedSteps.map(({ task }) => task))
  const grown = measured.filter(
    ({ task, steps }) => steps > (recordedSteps.find((one) => one.task === task)?.steps ?? 0),
  )
  expect(grown, 'more steps than tests/audit/scan-steps.json records').toEqual([])
})
