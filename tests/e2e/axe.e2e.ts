import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { withoutScripts } from '#tests/helpers/without-scripts.ts'
import { includes } from '#tests/slow-suites.ts'
import { everyPath, templatePaths } from './paths.ts'
import { reach, states } from './states.ts'
import { expect, test } from './test.ts'

const widths = [1280, 320] as const

test('axe finds the faults of a page that has them, or this run proves nothing', async ({ page }) => {
  await page.setContent(
    '<html><body><img src="data:,"><button></button><input><div style="color:#999;background:#aaa">words</div></body></html>',
  )
  const found = (await axeViolations(page)).map((line) => line.split(':')[0])
  expect(found).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'document-title', 'html-has-lang', 'image-alt', 'label']),
  )
})

for (const path of includes('addresses') ? everyPath : Object.values(templatePaths)) {
  test(`[S19] [S23] [S27] [S30] axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await axeViolations(page), `at ${width} px`).toEqual([])
    }
  })
}

/** axe is a script, so a page that was opened without JavaScript is copied into a context that has it. */
async function examinable(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true })
  if (!context) throw new Error('The browser is gone')
  return withoutScripts(page, context)
}

const templatePages = new Set(Object.values(templatePaths))
/** Without those that are a page tested above. */
const furtherStates = states.filter(
  ({ path, steps, hasJavaScript }) => steps.length > 0 || hasJavaScript === false || !templatePages.has(path),
)

for (const state of includes('addresses') ? states : furtherStates) {
  for (const width of state.width ? [state.width] : includes('addresses') ? widths : [1280]) {
    test.describe(`${state.name} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, ...(state.hasJavaScript === false && { javaScriptEnabled: false }) })
      test('axe finds nothing', async ({ page }) => {
        await reach(page, state)
        expect(await axeViolations(state.hasJavaScript === false ? await examinable(page) : page)).toEqual([])
      })
    })
  }
}
