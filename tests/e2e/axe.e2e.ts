import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { withoutScripts } from '#tests/helpers/without-scripts.ts'
import type { PageState } from '#web/lib/page-state.ts'
import { templatePaths } from './paths.ts'
import { reach, states } from './states.ts'
import { expect, test } from './test.ts'

test('axe finds the faults of a page that has them, or this run proves nothing', async ({ page }) => {
  await page.setContent(
    '<html><body><img src="data:,"><button></button><input><div style="color:#999;background:#aaa">words</div></body></html>',
  )
  const found = (await axeViolations(page)).map((line) => line.split(':')[0])
  expect(found).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'document-title', 'html-has-lang', 'image-alt', 'label']),
  )
})

const templatePages = new Set<string>(Object.values(templatePaths))
const scripted = states.filter(({ hasJavaScript }) => hasJavaScript !== false)

/** Where the state is a template's page, every-page.e2e.ts examines it in `npm test`. */
const isTemplatePage = ({ path, steps }: PageState) => steps.length === 0 && templatePages.has(path)

for (const [of, width, tag] of [
  [scripted.filter((state) => state.width || !isTemplatePage(state)), 1280, ''],
  [scripted.filter(isTemplatePage), 1280, ' @slow'],
  [scripted.filter((state) => !state.width), 320, ' @slow'],
] as const) {
  // The states of a part share a window, because a window costs more than a page.
  for (const [part, some = []] of Object.entries(Object.groupBy(of, (_, index) => index % 4))) {
    test(`axe finds nothing in the named states at ${width} px (${Number(part) + 1} of 4)${tag}`, async ({ page }) => {
      test.setTimeout(some.length * 60_000)
      for (const state of some) {
        await page.setViewportSize({ width: state.width ?? width, height: 800 })
        await reach(page, state)
        expect.soft(await axeViolations(page), state.name).toEqual([])
        // The next state begins as on a first visit.
        await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
        await page.goto('about:blank')
      }
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const [width, tag] of [
    [1280, ' @slow'],
    [320, ' @slow'],
  ] as const)
    test(`axe finds nothing in the named states without JavaScript at ${width} px${tag}`, async ({ page, browser }) => {
      const of = states.filter(({ hasJavaScript }) => hasJavaScript === false)
      test.setTimeout(of.length * 60_000)
      const viewport = { width, height: 800 }
      await page.setViewportSize(viewport)
      // axe is a script, so each page is copied into a context that has scripts.
      const context = await browser.newContext({ viewport, javaScriptEnabled: true })
      for (const state of of) {
        await reach(page, state)
        const copy = await withoutScripts(page, context)
        expect.soft(await axeViolations(copy), state.name).toEqual([])
        await copy.close()
      }
      await context.close()
    })
})
