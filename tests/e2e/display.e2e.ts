import type { Page } from '@playwright/test'
import type { Preferences } from '#web/lib/show-preferences.ts'
import { closeLines } from './page-checks.ts'
import { choose, sidewaysScroll } from './preferences.ts'
import { boxOf, open as openWithScripts } from './shell.ts'
import { expect, test } from './test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Display', exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Display', exact: true })
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
const setting = (page: Page, name: string) => page.getByRole('switch', { name })
const tooltip = (page: Page) => page.getByRole('tooltip', { includeHidden: true })
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close display settings' })

const open = async (page: Page, path = '/about') => {
  await openWithScripts(page, path)
  await button(page).click()
  await expect(panel(page)).toBeVisible()
}

const rootFontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

test('Given two open tabs, when each changes a setting, then both apply in both', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await open(other, '/services')
  await radio(page, 'Text size', '150%').click()
  await expect(radio(other, 'Text size', '150%')).toBeChecked()
  await radio(other, 'Contrast', 'Higher').click()
  await expect(radio(page, 'Contrast', 'Higher')).toBeChecked()
  expect([await rootFontSize(page), await rootFontSize(other)]).toEqual(['24px', '24px'])
})

test('Given a person who needs large text, when they choose 200%, then the panel loads only now, the choice applies at once, on later pages before the first paint, and on an error page', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const panelCode = () => requested.filter((url) => url.includes('DisplayPanel')).length
  const answer = await page.goto('/about')
  const html = (await answer?.text()) ?? ''
  expect(html).not.toMatch(/ style=/)
  await expect(button(page)).toBeVisible()
  expect(panelCode()).toBe(0)
  await button(page).click()
  await expect(panel(page)).toBeVisible()
  expect(panelCode()).toBeGreaterThan(0)

  await radio(page, 'Text size', '200%').click()
  expect(await rootFontSize(page)).toBe('32px')
  await expect(radio(page, 'Text size', '200%')).toBeInViewport()
  // Whether anything could be painted when the choice was set on <html>.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement.dataset['textSize']) return
      document.documentElement.dataset['paintedBefore'] = String(document.body !== null)
      observer.disconnect()
    }).observe(document, { attributes: true, subtree: true })
  })
  await page.goto('/services')
  expect(await rootFontSize(page)).toBe('32px')
  await expect(page.locator('html')).toHaveAttribute('data-painted-before', 'false')
  await page.waitForFunction(() => '__reactRouterDataRouter' in globalThis)
  expect(await rootFontSize(page), 'once the scripts run').toBe('32px')

  await page.evaluate("window.__reactRouterDataRouter.navigate('/no-such-page')")
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(await rootFontSize(page), 'on the error page').toBe('32px')
  await button(page).click()
  await expect(radio(page, 'Text size', '200%')).toBeChecked()
})

for (const width of [390, 1280])
  test(`Given a window ${width} px wide and a press on Display right after the first paint, when the scripts arrive later, then the panel opens and the button has not moved`, async ({
    page,
  }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/about', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const first = await boxOf(button(page))
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-busy', 'true')
    scripts.resolve()
    await expect(panel(page)).toBeVisible()
    await expect(button(page)).not.toHaveAttribute('aria-busy')
    expect(await boxOf(button(page))).toEqual(first)
  })

test('Given any size of text, space or targets, when the scripts start, then what they add above the title of a page does not move it @slow', async ({
  page,
}) => {
  const listen = page.getByRole('button', { name: 'Listen' })
  const usual = { textSize: undefined, lineSpacing: undefined, letterSpacing: undefined, targets: undefined }
  const sizes = [
    {},
    { textSize: '200' },
    { textSize: '200', lineSpacing: 'wider' },
    { letterSpacing: 'wider' },
    { targets: 'large' },
  ] satisfies Partial<Preferences>[]
  /** A page whose breadcrumb fills its lines. */
  const load = () => page.goto('/contact-us/feedback')
  const tops = async () => {
    const found: Record<string, number> = {}
    for (const chosen of sizes) {
      await choose(page, { ...usual, ...chosen })
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const top = await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)
        found[`${JSON.stringify(chosen)} at ${width} px`] = top
      }
    }
    return found
  }
  await page.route('**/assets/*.js', (route) => route.abort())
  await load()
  const served = await tops()
  await expect(listen).toHaveCount(0)
  await page.unroute('**/assets/*.js')
  await load()
  await expect(listen).toBeVisible()
  expect(await tops()).toEqual(served)
})

test('Given the panel open, when the focus moves through the header, then each stop is in the window, with large targets and large text too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await open(page)
  for (const chosen of [{}, { targets: 'large' }, { targets: undefined, textSize: '200' }] as const) {
    await choose(page, chosen)
    await page.getByRole('link', { name: 'Skip to main content' }).focus()
    // Only the narrow layout has a stop for the logo, but not with large targets.
    const logo = 'textSize' in chosen ? ['Wide Verandah'] : []
    for (const name of [/^Call /, /^Email /, ...logo, 'Search', 'Display', 'Close display settings']) {
      await page.keyboard.press('Tab')
      const stop = page.locator(':focus')
      await expect(stop, JSON.stringify(chosen)).toHaveAccessibleName(name)
      await expect(stop, JSON.stringify(chosen)).toBeInViewport({ ratio: 1 })
    }
  }
})

test('Given display choices and a narrow window, then the panel does not scroll sideways and has wide lines; the widest letter spacing fits every window; and the page has the layout of a window half as wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/services/chsp')
  await choose(page, { textSize: '200', letterSpacing: 'wider', lineSpacing: 'wider' })
  expect(await sidewaysScroll(page), 'the panel').toBeLessThanOrEqual(0)
  await choose(page, { textSize: undefined, letterSpacing: undefined, lineSpacing: 'wide' })
  expect(await closeLines(page), 'the panel').toEqual([])
  await button(page).click()
  await expect(panel(page)).toBeHidden()

  // While the focus is in the header, the page has no room for it.
  await page.getByRole('heading', { level: 1 }).focus()
  await choose(page, { lineSpacing: undefined, letterSpacing: 'wider' })
  for (const width of [320, 1224, 1280, 1185]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  // The page measures its header in a frame after the change of the window.
  const free = () =>
    page.getByRole('banner').evaluate((header) => {
      const bar = header.clientHeight - (header.firstElementChild?.clientHeight ?? 0)
      return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - bar
    })
  await expect.poll(free, 'room above a focused element, less the bar').toBeGreaterThanOrEqual(0)

  await choose(page, { letterSpacing: undefined, textSize: '200' })
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  await page.setViewportSize({ width: 2369, height: 1400 })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 2370, height: 1400 })
  await expect(menu).toBeHidden()
})

test('Given each choice of text size, spacing and line length, contrast and motion, then text, lines and colours follow; less movement ends every animation, and the Notifications panel shows the choice to keep messages', async ({
  page,
  expectSaid,
}) => {
  await open(page, '/services/chsp')
  const text = page.getByText(/^The Commonwealth Home Support Programme is an Australian/)
  const looks = () =>
    text.evaluate((element) => {
      const { fontSize, lineHeight, letterSpacing, wordSpacing } = getComputedStyle(element)
      const em = (length: string) => Math.round((Number.parseFloat(length) / Number.parseFloat(fontSize)) * 100) / 100
      return { line: em(lineHeight), letter: em(letterSpacing) || 0, word: em(wordSpacing) }
    })
  expect(await looks()).toEqual({ line: 1.6, letter: 0, word: 0 })
  const measure = () => text.evaluate((element) => element.getBoundingClientRect().width)
  await expect(text).toHaveCSS('font-size', '20px')
  // 30 em are about 66 characters.
  const usual = await measure()
  expect(usual).toBeLessThanOrEqual(30 * 20)
  await radio(page, 'Line length', 'Long').click()
  expect(await measure()).toBeGreaterThan(usual)
  await radio(page, 'Line length', 'Short').click()
  expect(await measure()).toBeLessThan(usual)
  for (const [name, line, letter, word] of [
    ['Wide', 1.9, 0.06, 0.08],
    ['Wider', 2.2, 0.12, 0.16],
  ] as const) {
    await radio(page, 'Space between lines', name).click()
    await radio(page, 'Space between letters', name).click()
    expect(await looks(), name).toEqual({ line, letter, word })
  }
  for (const [name, size] of [
    ['125%', '20px'],
    ['150%', '24px'],
    ['100%', '16px'],
  ] as const) {
    await radio(page, 'Text size', name).click()
    expect(await rootFontSize(page), name).toBe(size)
  }
  await setting(page, 'Less movement').click()
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return [...transitionDuration.split(', '), ...animationDuration.split(', ')].some((time) => time !== '0s')
      }).length,
  )
  expect(moving).toBe(0)
  const keep = 'Keep messages on screen'
  await setting(page, keep).click()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const inNotifications = page.getByRole('region', { name: 'Notifications' }).getByRole('switch', { name: keep })
  await expect(inNotifications).toBeChecked()
  await inNotifications.click()
  await expect(panel(page).getByRole('switch', { name: keep })).not.toBeChecked()

  await radio(page, 'Contrast', 'Higher').click()
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.getByRole('button', { name: 'Reset everything' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'back to normal' })).toBeVisible()
  await expectSaid('All settings are back to normal.')
  expect(await looks()).toMatchObject({ letter: 0, word: 0 })
})

test('[S58] Given an icon button, when the pointer rests on it, then its tooltip shows its name, can be hovered, and closes with Escape only; with the focus on it, one press of Escape closes the panel too', async ({
  page,
}) => {
  await open(page)
  await closeButton(page).hover()
  await expect(tooltip(page)).toHaveText('Close display settings')
  await tooltip(page).hover()
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()
  await expect(panel(page)).toBeVisible()

  await page.mouse.move(600, 700)
  await button(page).focus()
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeFocused()
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(tooltip(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('[S40] Given menus set to open on press only, when the pointer rests on one, then it stays closed, and a press opens it', async ({
  page,
}) => {
  const services = page.getByRole('button', { name: 'Services, more pages' })
  const rest = async () => {
    await page.mouse.move(600, 700)
    await services.hover()
    await page.clock.runFor(5000)
  }
  await open(page)
  await page.clock.install()
  await rest()
  await expect(services, 'as usual').toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(600, 700)
  await page.clock.runFor(1000)
  await setting(page, 'Open menus only when I press').click()
  await rest()
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await services.click()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
})

test('Given a keyboard user in the middle of a page, then the panel opens in view, follows its button in tab order, closing it returns the focus, and a new page has it closed', async ({
  page,
}) => {
  await page.goto('/services/chsp')
  await expect(button(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 1200))
  await button(page).focus()
  await expect(button(page)).toBeInViewport()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeInViewport()
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(radio(page, 'Text size', '100%')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(20)

  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  await expect(panel(page)).toBeHidden()
})
