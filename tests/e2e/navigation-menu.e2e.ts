import type { Page } from '@playwright/test'
import { menuTiming } from '#web/shell/navigation/menu-state.ts'
import { bottomOf, boxOf, entry, header, isInSight, more, navigation, open, scrollTop } from './shell.ts'
import { expect, test } from './test.ts'

const labels = ['About Us', 'Services', 'Resources', 'Contact Us'] as const
const firstPages = {
  'About Us': 'Consumer Pathway',
  Services: 'Prices',
  Resources: 'Consumer Stories',
  'Contact Us': 'General Enquiry',
} as const

test('[S38] [S40] [S41] Given a mouse, when it rests on an entry, then its panel opens and stays open while the pointer is in it; the first click leaves it open and the second closes it, and Escape closes it until the pointer leaves', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const isOpen = (is: boolean) => expect(more(page, 'Services')).toHaveAttribute('aria-expanded', String(is))
  const leave = async () => {
    await page.mouse.move(5, 800)
    await page.clock.runFor(menuTiming.warm)
    await isOpen(false)
  }
  await entry(page, 'Services').hover()
  await page.clock.runFor(menuTiming.firstOpen - 1)
  await isOpen(false)
  await page.clock.runFor(1)
  await isOpen(true)
  const first = entry(page, firstPages.Services)
  // In a straight line, over everything between: a gap would close the panel.
  const { x, y, width, height } = await boxOf(first)
  await page.mouse.move(x + Math.min(40, width / 2), y + height / 2, { steps: 40 })
  await page.clock.runFor(1000)
  await expect(first).toBeVisible()
  await isOpen(true)
  await leave()
  await expect(first).toBeHidden()

  await more(page, 'Services').hover()
  await page.clock.runFor(menuTiming.firstOpen)
  await isOpen(true)
  // A dwell clicker presses when the pointer has rested for a while.
  await page.clock.runFor(3000)
  await page.mouse.down()
  await page.mouse.up()
  await isOpen(true)
  await page.mouse.down()
  await page.mouse.up()
  await isOpen(false)
  await leave()

  await entry(page, 'Services').hover()
  await page.clock.runFor(menuTiming.firstOpen)
  await isOpen(true)
  await page.keyboard.press('Escape')
  await isOpen(false)
  await page.clock.runFor(5000)
  await isOpen(false)
  // Within the entry, from the label to the button.
  await more(page, 'Services').hover()
  await page.clock.runFor(5000)
  await isOpen(false)
  await leave()
  await entry(page, 'Services').hover()
  await page.clock.runFor(menuTiming.firstOpen)
  await isOpen(true)
})

/** With the keyboard: opens and closes by Enter, moves through the pages and out. */
async function expectKeyToOpen(page: Page): Promise<void> {
  const key = 'Enter'
  await more(page, 'Contact Us').focus()
  await expect(more(page, 'Contact Us'), 'the focus alone opens nothing').toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press(key)
  await expect(more(page, 'Contact Us')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press(key)
  await expect(more(page, 'Contact Us')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press(key)
  for (const label of ['General Enquiry', 'Referral Form', 'Feedback, Compliments & Complaints', 'Point to pictures']) {
    await page.keyboard.press('Tab')
    await expect(entry(page, label)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(more(page, 'Contact Us')).toHaveAttribute('aria-expanded', 'false')
  await more(page, 'About Us').press(key)
  await more(page, 'Services').press(key)
  await expect(navigation(page).getByRole('button', { expanded: true })).toHaveCount(1)
}

test('[S33] [S38] [S39] [S41] Given a keyboard, then Enter opens and closes, Tab moves through the pages and out, Escape returns to the button, only one panel is open, and a tall one scrolls', async ({
  page,
}) => {
  await open(page, '/')
  const entries = navigation(page).locator('> ul > li > a')
  await expect(entries).toHaveText(['Home', 'About Us', 'Services', 'Resources', 'Blogs & News', 'Contact Us'])
  expect(await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/about',
    '/services',
    '/resources',
    '/blogs',
    '/contact-us/general-enquiry',
  ])

  await expectKeyToOpen(page)
  await page.keyboard.press('Escape')
  await more(page, 'Resources').press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(entry(page, 'Assistive Technology Explained')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more(page, 'Resources')).toBeFocused()
  await expect(more(page, 'Resources')).toHaveAttribute('aria-expanded', 'false')

  await page.setViewportSize({ width: 1280, height: 400 })
  for (const label of ['Services', 'Resources'] as const) {
    await more(page, label).press('Enter')
    const panel = page.locator(`#${await more(page, label).getAttribute('aria-controls')}`)
    expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
    expect(bottomOf(await boxOf(panel))).toBeLessThanOrEqual(400)
    for (const link of await panel.getByRole('link').all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      expect(await isInSight(link), `${await link.innerText()} is in sight`).toBe(true)
    }
    expect(await panel.evaluate(({ scrollTop: top }) => top)).toBeGreaterThan(0)
    await panel.evaluate((element) => element.scrollTo(0, 0))
    await panel.hover()
    await page.mouse.wheel(0, 150)
    await expect.poll(() => panel.evaluate(({ scrollTop: top }) => top)).toBeGreaterThan(0)
    expect(await scrollTop(page), 'the page itself stays').toBe(0)
    await page.keyboard.press('Escape')
  }
})

test('[S38] [S41] Given a click by mouse, screen reader, voice or switch, then the panel opens without a gap and closes, and opening another one closes the first', async ({
  page,
}) => {
  await open(page, '/')
  // “Click About Us” finds the link and the button, because every accessible name begins with the visible label.
  await expect(header(page).getByRole('link', { name: /^About Us/ })).toHaveCount(1)
  await expect(header(page).getByRole('button', { name: /^About Us/ })).toHaveCount(1)
  for (const control of await header(page).getByRole('link').or(header(page).getByRole('button')).all()) {
    const seen = (await control.evaluate((element: HTMLElement) => element.innerText)).trim().split('\n')[0] ?? ''
    await expect(control).toHaveAccessibleName(new RegExp(`^${seen.replaceAll(/[()+.]/g, '\\$&')}`))
  }

  await more(page, 'About Us').click()
  await expect(entry(page, 'Our People')).toBeVisible()
  await more(page, 'Services').click()
  await expect(more(page, 'About Us')).toHaveAttribute('aria-expanded', 'false')
  await expect(more(page, 'Services')).toHaveAttribute('aria-expanded', 'true')
  await expect(entry(page, 'Our People')).toBeHidden()
  await page.getByRole('main').click({ position: { x: 5, y: 300 } })
  await expect(more(page, 'Services')).toHaveAttribute('aria-expanded', 'false')

  // A click event without a pointer always toggles.
  const press = () => more(page, 'Services').evaluate((button: HTMLButtonElement) => button.click())
  await press()
  await expect(entry(page, 'CHSP')).toBeVisible()
  await press()
  await expect(entry(page, 'CHSP')).toBeHidden()
  // Within the time in which a mouse click would leave it open.
  await entry(page, 'Services').hover()
  await expect(more(page, 'Services')).toHaveAttribute('aria-expanded', 'true')
  await press()
  await expect(more(page, 'Services')).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.move(5, 800)

  for (const label of labels) {
    await more(page, label).press('Enter')
    const item = await boxOf(
      navigation(page)
        .locator('> ul > li')
        .filter({ has: more(page, label) }),
    )
    const panel = await boxOf(page.locator(`#${await more(page, label).getAttribute('aria-controls')}`))
    expect(panel.y, label).toBeLessThanOrEqual(bottomOf(item))
    expect(panel.x, label).toBeLessThanOrEqual(item.x + item.width)
    expect(panel.x + panel.width, label).toBeGreaterThanOrEqual(item.x + item.width / 2)
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('[S38] Given a touch screen, then a tap on the button opens and closes, and a tap on the label goes to its page', async ({
    page,
  }) => {
    await open(page, '/')
    await more(page, 'About Us').tap()
    await expect(entry(page, 'Annual Reports')).toBeVisible()
    await more(page, 'About Us').tap()
    await expect(entry(page, 'Annual Reports')).toBeHidden()
    await entry(page, 'Resources').tap()
    await expect(page).toHaveURL(/\/resources$/)
    await expect(more(page, 'Resources')).toHaveAttribute('aria-expanded', 'false')
  })
})
