import { auditStates } from '#tests/a11y/audit-states.ts'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import type { PageState } from '#web/lib/page-state.ts'
import { layoutFaults } from './page-checks.ts'
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
  test(`axe finds nothing in the named states, which are drawn in the order of the document, with large enough targets (${Number(part) + 1} of 4)`, async ({
    page,
  }) => {
    test.setTimeout(some.length * 60_000)
    for (const state of some) {
      await page.setViewportSize({ width: state.width ?? 1280, height: 800 })
      await reach(page, state)
      expect.soft(await axeViolations(page), state.name).toEqual([])
      expect.soft(await layoutFaults(page), state.name).toEqual([])
      if (!state.width) {
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await layoutFaults(page), `${state.name} at 320 px`).toEqual([])
      }
      // The next state begins as on a first visit.
      await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
      await page.goto('about:blank')
    }
  })
}

/** What is on the page only for a while, on a small phone, where it has the least room. */
const comingAndGoing = new Set([
  'a toast',
  'the Notifications panel open',
  'the mobile menu, a part of it open',
  'enquiry, with errors',
  'enquiry, whom to call in danger',
  'an enquiry that is saved on the device',
  'products, two chosen to compare',
  'the player that reads aloud',
  'the Display panel open',
  'a tooltip shown by keyboard',
])

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 320, height: 640 } })

  for (const [part, some = []] of Object.entries(
    Object.groupBy(
      auditStates.filter(({ name }) => comingAndGoing.delete(name)),
      (_, index) => index % 2,
    ),
  ))
    test(`axe finds nothing in the parts that come and go, at 320 px, and their targets are large enough (${Number(part) + 1} of 2)`, async ({
      context,
    }) => {
      test.setTimeout(some.length * 60_000)
      for (const state of some) {
        const page = await context.newPage()
        page.setDefaultTimeout(30_000)
        await state.reach(page)
        expect.soft(await axeViolations(page), state.name).toEqual([])
        expect.soft(await layoutFaults(page), state.name).toEqual([])
        await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
        await page.close()
      }
    })

  if (comingAndGoing.size > 0) throw new Error(`No state has the name ${[...comingAndGoing].join(', ')}`)
})
