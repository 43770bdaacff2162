import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { collectTargets, targetFaults } from '#tests/helpers/targets.ts'
import type { Preferences } from '#web/lib/preferences.ts'
import { everyPart } from './paths.ts'
import { menuButton, more, navigation, open, scrollTop } from './shell.ts'
import { reach, states } from './states.ts'
import { expect, test } from './test.ts'

const widths = [320, 768, 1280] as const
const rail = (page: Page) => page.getByRole('region', { name: 'Scroll', exact: true })

/** Sets large targets, as a person did on an earlier visit. */
const remembered = (page: Page, others: Partial<Preferences> = {}) =>
  page.addInitScript(
    (stored) => localStorage.setItem('preferences', stored),
    JSON.stringify({ targets: 'large', ...others }),
  )

/** What is wrong with the page's targets, and whether it scrolls sideways. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [
    ...(excess > 0 ? [`The page scrolls sideways by ${excess} px`] : []),
    ...targetFaults(await page.evaluate(collectTargets)),
  ]
}

test('the check finds the faults of a page that has them', async ({ page }) => {
  await page.setContent(`<body style="margin: 0"><div style="position: fixed; inset: 0 0 auto; height: 10px"></div>
    <a href="/a" style="position: absolute; top: 100px; width: 60px; height: 59px">Low</a>
    <label style="position: absolute; top: 300px; width: 59px; height: 60px"><input type="checkbox">Narrow</label>
    <p style="margin-top: 400px">In a <a href="/sentence">sentence</a></p></body>`)
  expect((await faultsOf(page)).map((fault) => fault.replace(/ “.*?”/, ''))).toEqual([
    'a is 60 by 59 px',
    expect.stringMatching(/^div.* can cover a/),
    'input is 59 by 60 px',
    expect.stringMatching(/^div.* can cover input/),
  ])
})

for (const { paths, part } of everyPart) {
  test(`Given large targets, then each target of a page has 60 px and 16 px around it, and nothing covers one ${part}`, async ({
    page,
  }) => {
    await remembered(page)
    for (const path of paths) {
      await page.goto(path)
      await expect(rail(page)).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await faultsOf(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

/** Without those that set large targets themselves, and without panels of the wide header, which is not used with them. */
const usable = states.filter(
  ({ name, hasJavaScript, width }) => hasJavaScript !== false && width !== 1280 && !name.startsWith('large targets'),
)

for (const state of usable) {
  test(`Given large targets and ${state.name}, then each target has 60 px and 16 px around it @slow`, async ({
    page,
  }) => {
    await remembered(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await reach(page, state)
      await expect(rail(page)).toBeVisible()
      expect.soft(await faultsOf(page), `at ${width} px`).toEqual([])
      if (width === 768) expect(await axeViolations(page)).toEqual([])
      await page.evaluate(() => sessionStorage.clear())
    }
  })
}

for (const width of widths) {
  test(`Given large targets and a window of ${width} px, then the open menu and the player push the page down and cover nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await remembered(page, { readAloud: 'on' })
    await open(page, '/about')
    await expect(page.getByRole('toolbar')).toBeVisible()
    await menuButton(page).click()
    await more(page, 'Services').click()
    await expect(navigation(page).getByRole('button', { name: 'Skip Services, more pages' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
  })
}

test('Given large targets, then the switch applies at once, hover opens nothing, and the header does not stick', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/about')
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  await page.getByRole('switch', { name: 'Large targets' }).click()
  await expect(rail(page)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Close display settings' }).hover()
  await page.clock.runFor(5000)
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await menuButton(page).click()
  await more(page, 'Services').hover()
  await page.clock.runFor(5000)
  await expect(more(page, 'Services')).toHaveAttribute('aria-expanded', 'false')
})

test('Given large targets, then each press of the rail scrolls most of a window, and its buttons are the last by keyboard', async ({
  page,
}) => {
  await remembered(page, { motion: 'reduce' })
  await open(page, '/services/home-modifications')
  // Buttons above that appear later would move the page.
  await expect(page.getByRole('button', { name: 'Skip the footer' })).toBeVisible()
  const down = rail(page).getByRole('button', { name: 'Down' })
  await down.click()
  expect(await scrollTop(page)).toBe(720)
  await down.press('Enter')
  expect(await scrollTop(page)).toBe(1440)
  await rail(page).getByRole('button', { name: 'Up' }).click()
  expect(await scrollTop(page)).toBe(720)
  await page.keyboard.press('Tab')
  await expect(down).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('Given large targets and one switch, then a way past leads over the links of a long group to what follows it', async ({
  page,
}) => {
  await remembered(page)
  await open(page, '/services/home-modifications')
  const skip = page.getByRole('button', { name: 'Skip “On this page”' })
  await skip.press('Enter')
  expect(
    await page.evaluate(() => {
      const outline = document.querySelector('[aria-labelledby=on-this-page]')
      return outline && document.activeElement && !outline.contains(document.activeElement)
    }),
  ).toBe(true)
  await page.getByRole('button', { name: 'Skip the footer' }).press('Enter')
  await expect(rail(page).getByRole('button', { name: 'Up' })).toBeFocused()
})

test('Given no such choice, then a page has neither rail nor ways past', async ({ page }) => {
  await open(page, '/services/home-modifications')
  await expect(rail(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Skip/ })).toHaveCount(0)
})
