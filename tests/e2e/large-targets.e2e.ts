import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { largeTargetFaults } from './page-checks.ts'
import { remembered } from './preferences.ts'
import { boxOf, menuButton, more, navigation, open, scrollTop } from './shell.ts'
import { reach, states } from './states.ts'
import { expect, test } from './test.ts'

const widths = [320, 768, 1280] as const
const rail = (page: Page) => page.getByRole('region', { name: 'Scroll', exact: true })
const skips = (page: Page) => page.getByRole('button', { name: /^Skip/ })

test('the check finds the faults of a page that has them', async ({ page }) => {
  await page.setContent(`<body style="margin: 0"><div style="position: fixed; inset: 0 0 auto; height: 10px"></div>
    <a href="/a" style="position: absolute; top: 100px; width: 60px; height: 59px">Low</a>
    <label style="position: absolute; top: 300px; width: 59px; height: 60px"><input type="checkbox">Narrow</label>
    <p style="margin-top: 400px">In a <a href="/sentence">sentence</a></p></body>`)
  expect((await largeTargetFaults(page)).map((fault) => fault.replace(/ “.*?”/, ''))).toEqual([
    'a is 60 by 59 px',
    expect.stringMatching(/^div.* can cover a/),
    'input is 59 by 60 px',
    expect.stringMatching(/^div.* can cover input/),
  ])
})

/** Without those that set large targets themselves, and without panels of the wide header, which is not used with them. */
const usable = states.filter(
  ({ name, hasJavaScript, width }) => hasJavaScript !== false && width !== 1280 && !name.startsWith('large targets'),
)

for (const state of usable) {
  test(`Given large targets and ${state.name}, then each target has 60 px and 16 px around it @slow`, async ({
    page,
  }) => {
    await remembered(page, { targets: 'large' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await reach(page, state)
      await expect(rail(page)).toBeVisible()
      expect.soft(await largeTargetFaults(page), `at ${width} px`).toEqual([])
      if (width === 768) expect(await axeViolations(page)).toEqual([])
      await page.evaluate(() => (sessionStorage.clear(), localStorage.clear()))
    }
  })
}

test('Given large targets, then the open menu and the player push the page down and cover nothing at any width @slow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await remembered(page, { targets: 'large', readAloud: 'on' })
  await open(page, '/about')
  await expect(page.getByRole('toolbar')).toBeVisible()
  await menuButton(page).click()
  await more(page, 'Services').click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(navigation(page).getByRole('button', { name: 'Skip Services, more pages' })).toBeVisible()
    expect.soft(await largeTargetFaults(page), `at ${width} px`).toEqual([])
  }
  expect(await axeViolations(page)).toEqual([])
})

test('Given large targets on a phone, then the rail is a row as wide as the window, nothing is beside the page, and the focus never comes under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await remembered(page, { targets: 'large' })
  await open(page, '/about')
  const row = await boxOf(rail(page))
  expect([row.x, row.width, row.y + row.height]).toEqual([0, 390, 844])
  expect((await boxOf(page.getByRole('main'))).width).toBe(390)
  await expect(skips(page).first()).toBeAttached()
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    const { bottom, name } = await page.evaluate(() => ({
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
      name: document.activeElement?.textContent,
    }))
    expect.soft(bottom, `the bottom of “${name}”`).toBeLessThanOrEqual(row.y)
  }
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const last = await boxOf(page.getByRole('contentinfo'))
  expect(Math.round(last.y + last.height), 'the end of the page').toBeLessThanOrEqual(row.y)

  await open(page, '/contact-us/general-enquiry')
  await rail(page).waitFor()
  await page.getByLabel('Your name').focus()
  await page.keyboard.press('Tab')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await expect(message).toBeFocused()
  const { y, height } = await boxOf(message)
  expect(y + height, 'the end of the text area').toBeLessThanOrEqual(row.y)
})

test('Given large targets, then the switch applies at once: hover opens nothing, the header does not stick, the rail scrolls most of a window and is last by keyboard, and ways past lead over the links of a long group', async ({
  page,
}) => {
  // Each press scrolls at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/services/home-modifications')
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Display', exact: true })).toBeVisible()
  await expect(rail(page), 'before the choice').toHaveCount(0)
  await expect(skips(page), 'before the choice').toHaveCount(0)
  await page.getByRole('switch', { name: 'Bigger buttons and links' }).click()
  await expect(rail(page)).toBeVisible()
  expect(await largeTargetFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Close display settings' }).hover()
  await page.clock.runFor(5000)
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  // Buttons above that appear later would move the page.
  await expect(page.getByRole('button', { name: 'Skip the footer' })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const down = rail(page).getByRole('button', { name: 'Down' })
  await down.click()
  expect(await scrollTop(page)).toBe(720)
  await down.press('Enter')
  expect(await scrollTop(page)).toBe(1440)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await rail(page).getByRole('button', { name: 'Up' }).click()
  expect(await scrollTop(page)).toBe(720)
  await page.keyboard.press('Tab')
  await expect(down).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)

  await page.getByRole('button', { name: 'Skip “On this page”' }).press('Enter')
  expect(
    await page.evaluate(() => {
      const outline = document.querySelector('[aria-labelledby=on-this-page]')
      return outline && document.activeElement && !outline.contains(document.activeElement)
    }),
  ).toBe(true)
  await page.getByRole('button', { name: 'Skip the footer' }).press('Enter')
  await expect(rail(page).getByRole('button', { name: 'Up' })).toBeFocused()

  await menuButton(page).click()
  await more(page, 'Services').hover()
  await page.clock.runFor(5000)
  await expect(more(page, 'Services')).toHaveAttribute('aria-expanded', 'false')
})
