import { axeViolations } from '#tests/helpers/axe-browser.ts'
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

/** every-page.e2e.ts examines the page of each template; the audit examines every state narrow, and without JavaScript. */
const isElsewhere = ({ path, steps, width, hasJavaScript }: PageState) =>
  hasJavaScript === false || (steps.length === 0 && !width && templatePages.has(path))

const own = states.filter((state) => !isElsewhere(state))

// The states of a part share a window, because a window costs more than a page.
for (const [part, some = []] of Object.entries(Object.groupBy(own, (_, index) => index % 4))) {
  test(`axe finds nothing in the named states (${Number(part) + 1} of 4)`, async ({ page }) => {
    test.setTimeout(some.length * 60_000)
    for (const state of some) {
      await page.setViewportSize({ width: state.width ?? 1280, height: 800 })
      await reach(page, state)
      expect.soft(await axeViolations(page), state.name).toEqual([])
      // The next state begins as on a first visit.
      await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
      await page.goto('about:blank')
    }
  })
}
