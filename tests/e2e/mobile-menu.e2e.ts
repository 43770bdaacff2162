import type { Page } from '@playwright/test'
import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'
import {
  bottomOf,
  boxOf,
  entry,
  isInSight,
  menuButton,
  more,
  navigation,
  open,
  scrollTo,
  scrollTop,
  title,
} from './shell.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 320, height: 720 } })

const isOpen = (page: Page, is: boolean) => expect(menuButton(page)).toHaveAttribute('aria-expanded', String(is))

test('[S43] Given a phone, when the menu is opened, then it follows its button in the flow and pushes the page down; Escape anywhere in it closes it, and every page can be reached', async ({
  page,
}) => {
  await open(page, '/about')
  const before = await boxOf(title(page))
  await menuButton(page).click()
  await isOpen(page, true)
  const list = await boxOf(navigation(page))
  expect(list.y).toBeGreaterThanOrEqual(bottomOf(await boxOf(menuButton(page))))
  expect((await boxOf(title(page))).y).toBeCloseTo(before.y + list.height, 0)
  await page.keyboard.press('Tab')
  await expect(entry(page, 'Home, Wide Verandah')).toBeFocused()
  await menuButton(page).click()
  await isOpen(page, false)
  await expect(navigation(page)).toBeHidden()
  await expect(menuButton(page), 'closed by its button, the button keeps the focus').toBeFocused()
  expect((await boxOf(title(page))).y).toBe(before.y)

  await menuButton(page).press('Enter')
  await isOpen(page, true)
  await page.keyboard.press('Escape')
  await isOpen(page, false)
  await expect(menuButton(page)).toBeFocused()
  await menuButton(page).press('Space')
  await more(page, 'Resources').press('Enter')
  await page.keyboard.press('Tab')
  await expect(entry(page, 'Consumer Stories')).toBeFocused()
  await page.keyboard.press('Escape')
  await isOpen(page, false)
  await expect(menuButton(page)).toBeFocused()

  await menuButton(page).click()
  const hrefs = new Set<string | null>()
  for (const button of await navigation(page).getByRole('button').all()) {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
    for (const link of await navigation(page).getByRole('link').all()) hrefs.add(await link.getAttribute('href'))
  }
  const inMenu = await navigation(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(new Set(inMenu))
  for (const href of hrefs) expect([...staticPaths, ...documentPaths()]).toContain(href)
})

test('[S14] [S17] [S43] Given the open menu far down a page, when the focus moves past its end, then it closes and covers nothing; a parent keeps it open, a page closes it and is at its top with its h1 in focus, the current page returns to the button', async ({
  page,
}) => {
  await open(page, '/services/home-modifications')
  await scrollTo(page, 1500)
  await menuButton(page).click()
  await more(page, 'Contact Us').press('Enter')
  for (const label of ['General Enquiry', 'Referral Form', 'Feedback, Compliments & Complaints', 'Point to pictures']) {
    await page.keyboard.press('Tab')
    await expect(entry(page, label)).toBeFocused()
    expect(await isInSight(entry(page, label)), label).toBe(true)
  }
  await page.keyboard.press('Tab')
  await isOpen(page, false)
  const focused = page.locator('main :focus')
  await expect(focused).toBeInViewport({ ratio: 1 })
  await expect.poll(() => isInSight(focused)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await expect(menuButton(page)).toBeFocused()

  await scrollTo(page, 2000)
  await menuButton(page).click()
  await more(page, 'Services').click()
  await isOpen(page, true)
  await more(page, 'About Us').click()
  await isOpen(page, true)
  await expect(more(page, 'Services'), 'one section at a time').toHaveAttribute('aria-expanded', 'false')
  await expect(more(page, 'About Us')).toBeInViewport()
  await entry(page, 'Our People').click()
  await expect(title(page)).toHaveText('Our People')
  await expect(title(page)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await isOpen(page, false)

  await menuButton(page).click()
  await more(page, 'About Us').click()
  await entry(page, 'Our People').click()
  await isOpen(page, false)
  await expect(menuButton(page)).toBeFocused()
})

test('[S43] Given a press before the scripts have loaded, then the menu opens once they have', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'commit' })
  await menuButton(page).click()
  await isOpen(page, true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S20] [S43] Given no script, then the menu opens in the flow and every link in it can be seen and followed', async ({
    page,
  }) => {
    await page.goto('/about')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    const before = await boxOf(title(page))
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(navigation(page)).toBeVisible()
    expect(await title(page).evaluate((h1) => h1.getBoundingClientRect().top + scrollY)).toBeGreaterThan(before.y)
    for (const link of await navigation(page).locator('a').all()) await expect(link).toBeVisible()
    await entry(page, 'Great Gadget Videos').click()
    await expect(title(page)).toHaveText('Great Gadget Videos')
    await expect(navigation(page)).toBeHidden()
  })
})
