import type { Page } from '@playwright/test'
import { brokenWords } from './page-checks.ts'
import { setBrowserTextSize, setOwnTextSize, sidewaysScroll } from './preferences.ts'
import { entry, menuButton, more, navigation, open, title } from './shell.ts'
import { expect, test } from './test.ts'

const menuLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true })

async function expectWide(page: Page) {
  await expect(navigation(page)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
  await expect(menuLink(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Referral' })).toHaveCount(1)
}

async function expectNarrow(page: Page, way: 'button' | 'link' = 'button') {
  await expect(navigation(page)).toBeHidden()
  await expect(way === 'button' ? menuButton(page) : menuLink(page)).toBeVisible()
  await expect(way === 'button' ? menuLink(page) : menuButton(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Referral' })).toHaveCount(1)
}

/** Zoom halves and quarters the window in CSS pixels. */
async function followInMenu(page: Page) {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await expectNarrow(page)
  await menuButton(page).click()
  await entry(page, 'Services').click()
  await expect(title(page)).toHaveText('Services')
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toBeInViewport({ ratio: 1 })
}

test('[S20] the menu button shows at 1184 px and the whole navigation at 1185 px, complete at 200 and 400 % zoom, and a window that changes with an open panel or menu loses nothing', async ({
  page,
}) => {
  await open(page, '/about')
  for (const width of [1185, 1184, 1185]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0)
    if (width === 1185) await expectWide(page)
    else await expectNarrow(page)
  }

  await page.setViewportSize({ width: 320, height: 225 })
  await followInMenu(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  await more(page, 'Services').click()
  await page.setViewportSize({ width: 600, height: 800 })
  await expectNarrow(page)
  await menuButton(page).click()
  await expect(entry(page, 'CHSP')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectWide(page)
  await page.keyboard.press('Escape')
  await expect(entry(page, 'CHSP')).toBeHidden()
})

test('[S20] at 200 % zoom, 640 CSS px wide, the narrow layout is complete and usable @slow', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 })
  await open(page, '/about')
  await followInMenu(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S20] CSS alone switches the layout at 1185 px, no panel opens that Escape could not close, and the page of each entry leads to the others; no button is shown that needs scripts', async ({
    page,
  }) => {
    await page.goto('/about')
    await expect(page.getByRole('button', { name: 'Notifications', includeHidden: true })).toHaveCount(1)
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
    await page.setViewportSize({ width: 1184, height: 800 })
    await expectNarrow(page, 'link')
    await page.setViewportSize({ width: 1185, height: 800 })
    await expectWide(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const label of ['About Us', 'Services', 'Resources'] as const) {
      const top = page.getByRole('link', { name: label, exact: true })
      const pages = navigation(page).locator('> ul > li').filter({ has: top }).locator('div a')
      const addresses = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(addresses.length).toBeGreaterThan(2)
      await entry(page, label).hover()
      await expect(pages.first()).toBeHidden()
      await entry(page, label).focus()
      await expect(pages.first()).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(title(page)).toHaveText(label)
      for (const address of addresses)
        await expect(page.getByRole('main').locator(`a[href="${address}"]`).first()).toBeVisible()
    }
    await entry(page, 'Contact Us').click()
    await page.getByRole('link', { name: 'Ways to contact us', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'Feedback' }).click()
    await expect(title(page)).toHaveText('Feedback, Compliments & Complaints')
  })
})

/** The pairs of links and buttons in the header that overlap. */
const overlaps = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const controls = [...header.querySelectorAll('a:not([aria-hidden]), button')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
    return controls.flatMap(({ name, box: a }, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        )
        .map((other) => `${name} and ${other.name}`),
    )
  })

/** How far down the header reaches once the page is scrolled. Script scrolls at once, unlike the wheel. */
async function stuckHeight(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return bottom
}

test('[S17] the header sticks, takes at most a quarter of the window’s height, and no controls overlap; with text at 200% by the browser or a style sheet, header and title stay readable, unbroken and uncovered', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('button', { name: 'Display', exact: true })).toBeVisible()
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect.soft(await overlaps(page), `${width} px`).toEqual([])
    const stuck = await stuckHeight(page)
    expect.soft(stuck, `${width} px`).toBeGreaterThan(40)
    expect.soft(stuck, `${width} px`).toBeLessThanOrEqual(height / 4)
  }

  /** Media queries follow the setting of the browser, but not a style sheet of the visitor’s own. */
  const enlarge = {
    'the setting of their browser': () => setBrowserTextSize(page, 32),
    'their own style sheet': async () => {
      await setBrowserTextSize(page, 16)
      await setOwnTextSize(page, '200%')
    },
  }
  for (const [means, apply] of Object.entries(enlarge)) {
    await apply()
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    for (const width of [320, 768, 1280]) {
      const at = `by ${means} at ${width} px`
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await sidewaysScroll(page), at).toBeLessThanOrEqual(0)
      expect.soft(await brokenWords(page), at).toEqual([])
      expect.soft(await overlaps(page), at).toEqual([])
      expect.soft(await stuckHeight(page), at).toBeLessThanOrEqual(200)
    }
  }
})
