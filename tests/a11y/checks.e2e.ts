import { expect, test } from '@playwright/test'
import { runSelfTest, runCheckOn } from './self-test.ts'
import { checks } from './checks.ts'

test('every check passes a page without its fault @slow', async ({ page }) => {
  test.setTimeout(600_000)
  const wrong = []
  for (const check of checks)
    for (const what of await runCheckOn(page, check, check.good)) wrong.push(`${check.id}: ${what}`)
  expect(wrong).toEqual([])
})

test('every engine and every check finds the fault of its faulty page @slow', async ({ browser }) => {
  test.setTimeout(600_000)
  expect((await runSelfTest(browser)).filter(({ isFound }) => !isFound)).toEqual([])
})
