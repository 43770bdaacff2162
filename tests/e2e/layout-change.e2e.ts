import type { Page } from '@playwright/test'
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

const expectNoSidewaysScroll = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

test('[S20] at 1184 px the menu button, at 1185 px the whole navigation, there and back, with nothing cut off', async ({
  page,
}) => {
  await open(page, '/about')
  for (const width of [1185, 1184, 1185]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 1185) await expectWide(page)
    else await expectNarrow(page)
    await expectNoSidewaysScroll(page, width)
  }
})

// Zoom halves and quarters the window in CSS pixels.
for (const [zoom, width, height, layout] of [
  [200, 640, 450, 'narrow'],
  [400, 320, 225, 'narrow'],
  [200, 1185, 640, 'wide'],
] as const) {
  test(`[S20] at ${zoom} % zoom, ${width} CSS px wide, the ${layout} layout, whole and usable`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/about')
    await expectNoSidewaysScroll(page, width)
    if (layout === 'wide') return expectWide(page)
    await expectNarrow(page)
    await menuButton(page).click()
    await entry(page, 'Services').click()
    await expect(title(page)).toHaveText('Services')
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toBeInViewport({ ratio: 1 })
  })
}

test('[S20] a window that becomes narrow while a panel is open, and wide while the menu is, loses nothing', async ({
  page,
}) => {
  await open(page, '/about')
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S20] CSS alone decides, at 1184 and at 1185 px', async ({ page }) => {
    await page.goto('/about')
    await page.setViewportSize({ width: 1184, height: 800 })
    await expectNarrow(page, 'link')
    await page.setViewportSize({ width: 1185, height: 800 })
    await expectWide(page)
  })

  test('[S38] every link of the navigation can be seen, by hover and by the keyboard', async ({ page }) => {
    await page.goto('/about')
    for (const label of ['About Us', 'Services', 'Resources', 'Contact Us'] as const) {
      const top = page.getByRole('link', { name: label, exact: true })
      const pages = navigation(page).locator('> ul > li').filter({ has: top }).locator('div a')
      expect(await pages.count()).toBeGreaterThan(2)
      await expect(pages.first()).toBeHidden()
      await entry(page, label).hover()
      for (const link of await pages.all()) await expect(link).toBeVisible()
      await page.mouse.move(5, 780)
      await expect(pages.first()).toBeHidden()
      await entry(page, label).focus()
      for (const link of await pages.all()) {
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
        await expect(link).toBeVisible()
      }
    }
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Feedback, Compliments & Complaints')
  })
})
