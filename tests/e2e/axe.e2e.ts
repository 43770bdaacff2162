import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { withoutScripts } from '#tests/helpers/without-scripts.ts'
import { expectPageHeight } from './page-height.ts'
import { everyPart, templatePaths } from './paths.ts'
import { open } from './shell.ts'
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

const templatePages = new Set(Object.values(templatePaths))
const addresses = ' @slow'

for (const { paths, part } of everyPart) {
  test(`axe finds nothing on pages, none of which is too long for a phone ${part}`, async ({ page }) => {
    // Long enough for a busy machine.
    test.setTimeout(paths.length * 60_000)
    for (const path of paths) {
      await open(page, path)
      await expectPageHeight(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await axeViolations(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

/** axe is a script, so a page that was opened without JavaScript is copied into a context that has it. */
async function examinable(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true })
  if (!context) throw new Error('The browser is gone')
  return withoutScripts(page, context)
}

/** Whether the state is a page that is tested above. */
const isTemplatePage = ({ path, steps, hasJavaScript }: (typeof states)[number]) =>
  steps.length === 0 && hasJavaScript !== false && templatePages.has(path)

for (const state of states) {
  for (const width of state.width ? [state.width] : widths) {
    const tag = isTemplatePage(state) || (!state.width && width === 320) ? addresses : ''
    test.describe(`${state.name} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, ...(state.hasJavaScript === false && { javaScriptEnabled: false }) })
      test(`axe finds nothing${tag}`, async ({ page }) => {
        await reach(page, state)
        expect(await axeViolations(state.hasJavaScript === false ? await examinable(page) : page)).toEqual([])
      })
    })
  }
}
