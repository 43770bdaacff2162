import type { Page } from '@playwright/test'
import { siteMap } from '#schema/site-map.ts'
import type { Preferences } from '#web/lib/preferences.ts'
import { isInSight, more, navigation, open as openWithScripts } from './shell.ts'
import { expect, test } from './test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Display', exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Display', exact: true })
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
const setting = (page: Page, name: string) => page.getByRole('switch', { name })

/** Sets choices that a person made on an earlier visit. */
const remembered = (page: Page, preferences: Partial<Preferences>) =>
  page.addInitScript((stored) => localStorage.setItem('preferences', stored), JSON.stringify(preferences))

const open = async (page: Page, path = '/about') => {
  await page.goto(path)
  await button(page).click()
  await expect(panel(page)).toBeVisible()
}

const rootFontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** One page of each template. */
const pages = [
  ...new Map(siteMap.filter(({ path }) => !path.includes(':')).map((row) => [row.template, row.path])).values(),
]

test('Given a person who needs large text, when they choose 200%, then it applies at once and on later pages before the first paint', async ({
  page,
}) => {
  await open(page)
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
  await expect(button(page)).toBeVisible()
  expect(await rootFontSize(page), 'once the scripts run').toBe('32px')
})

const sizes = [
  {},
  { textSize: '200' },
  { textSize: '200', lineSpacing: 'wider' },
  { letterSpacing: 'wider' },
  { targets: 'large' },
] satisfies Partial<Preferences>[]

for (const preferences of sizes)
  test(`Given ${JSON.stringify(preferences)}, when the scripts start, then what they add above the title of a page does not move it`, async ({
    page,
  }) => {
    await remembered(page, preferences)
    const listen = page.getByRole('button', { name: 'Listen' })
    /** A page whose breadcrumb fills its lines. */
    const load = () => page.goto('/contact-us/feedback')
    const tops = async () => {
      const found: number[] = []
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        found.push(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top))
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

for (const preferences of [{}, { targets: 'large' }, { textSize: '200' }] satisfies Partial<Preferences>[])
  test(`Given the panel open and ${JSON.stringify(preferences)}, when the focus moves through the header, then each stop is in the window`, async ({
    page,
  }) => {
    await remembered(page, preferences)
    await page.setViewportSize({ width: 1280, height: 700 })
    await open(page)
    await page.getByRole('link', { name: 'Skip to main content' }).focus()
    for (const name of [/^Call /, /^Email /, 'Search', 'Display', 'Close display settings']) {
      await page.keyboard.press('Tab')
      const stop = page.locator(':focus')
      await expect(stop).toHaveAccessibleName(name)
      await expect(stop).toBeInViewport({ ratio: 1 })
    }
  })

test('Given display choices, when a page fails, then its error page has them too', async ({ page }) => {
  await remembered(page, { textSize: '150' })
  await page.goto('/about')
  await expect(button(page)).toBeVisible()
  await page.evaluate("window.__reactRouterDataRouter.navigate('/no-such-page')")
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(await rootFontSize(page)).toBe('24px')
  await button(page).click()
  await expect(radio(page, 'Text size', '150%')).toBeChecked()
})

for (const width of [320, 1280]) {
  test(`Given text at 200% and the widest spacing, when the window is ${width} px wide, then no page scrolls sideways${width === 320 ? '' : ' @slow'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await remembered(page, { textSize: '200', letterSpacing: 'wider', lineSpacing: 'wider' })
    for (const path of pages) {
      await page.goto(path)
      expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
    }
    await button(page).click()
    await expect(panel(page)).toBeVisible()
    expect(await sidewaysScroll(page), 'the panel').toBeLessThanOrEqual(0)
  })
}

test('Given wide line spacing, then all visible text has it: on a page, in a form and in the panel', async ({
  page,
}) => {
  await remembered(page, { lineSpacing: 'wide' })
  const close = () =>
    page.evaluate(() => {
      const found = new Set<string>()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        if (!element?.checkVisibility() || !texts.currentNode.textContent?.trim()) continue
        const { lineHeight, fontSize } = getComputedStyle(element)
        const least = element.closest('h1, h2, h3, h4, caption') ? 1.45 : 1.9
        if (!(parseFloat(lineHeight) / parseFloat(fontSize) >= least - 0.01)) found.add(element.outerHTML.slice(0, 120))
      }
      return [...found]
    })
  for (const path of ['/', '/services', '/resources/product-database', '/contact-us/feedback', '/resources/ndis']) {
    await page.goto(path)
    expect.soft(await close(), path).toEqual([])
  }
  await button(page).click()
  await expect(panel(page)).toBeVisible()
  expect(await close(), 'the panel').toEqual([])
})

test('Given the widest letter spacing, then the navigation fits the window and does not cover the focused element', async ({
  page,
}) => {
  await remembered(page, { letterSpacing: 'wider' })
  for (const width of [320, 1185, 1224, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services/chsp')
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1185, height: 800 })
  const bar = await page
    .getByRole('banner')
    .evaluate((header) => header.lastElementChild?.getBoundingClientRect().height)
  const room = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
  expect(room).toBeGreaterThanOrEqual(bar ?? 0)
})

test('Given a user style sheet with text at 200%, then each menu opens over the entries below it and within the window', async ({
  page,
}) => {
  await openWithScripts(page, '/about')
  await page.evaluate(() => {
    const own = new CSSStyleSheet()
    own.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets = [own]
  })
  for (const label of ['About Us', 'Services', 'Resources', 'Contact Us']) {
    await more(page, label).click()
    const first = navigation(page).locator('[data-open] a').first()
    await expect(first).toBeVisible()
    await expect.poll(() => isInSight(first), label).toBe(true)
    expect(await sidewaysScroll(page), label).toBe(0)
    // A panel may cover another entry’s button.
    await page.keyboard.press('Escape')
  }
})

test('Given text at 200% in a wide window, then the page uses the layout of a window half as wide', async ({
  page,
}) => {
  await remembered(page, { textSize: '200' })
  await page.setViewportSize({ width: 2369, height: 1400 })
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await page.setViewportSize({ width: 2370, height: 1400 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
})

test('Given each choice of text size, spacing and line length, and contrast, then text, lines and colours follow', async ({
  page,
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
  await radio(page, 'Contrast', 'Higher').click()
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.getByRole('button', { name: 'Reset everything' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'back to normal' })).toBeVisible()
  expect(await looks()).toMatchObject({ letter: 0, word: 0 })
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

test('Given reduced motion, then nothing is animated', async ({ page }) => {
  await remembered(page, { motion: 'reduce' })
  await page.goto('/about')
  await expect(button(page)).toBeVisible()
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return [...transitionDuration.split(', '), ...animationDuration.split(', ')].some((time) => time !== '0s')
      }).length,
  )
  expect(moving).toBe(0)
})

test('Given the choice to keep messages on screen, then the Notifications panel shows it too', async ({ page }) => {
  await open(page)
  await setting(page, 'Keep messages on screen').click()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const notificationsSwitch = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('switch', { name: 'Keep messages on screen' })
  await expect(notificationsSwitch).toBeChecked()
  await notificationsSwitch.click()
  await expect(panel(page).getByRole('switch', { name: 'Keep messages on screen' })).not.toBeChecked()
})

test('Given a keyboard user in the middle of a page, then the panel opens in view, follows its button in tab order, and closing it returns the focus', async ({
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
  await expect(page.getByRole('button', { name: 'Close display settings' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(radio(page, 'Text size', '100%')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(20)
})

test('Given the focus on the Close button, then one press of Escape closes the tooltip and the panel', async ({
  page,
}) => {
  await page.goto('/about')
  await button(page).press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close display settings' })).toBeFocused()
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('Given a new page, then the panel is closed there', async ({ page }) => {
  await open(page)
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  await expect(panel(page)).toBeHidden()
})

test('[S58] Given an icon button, when the pointer rests on it, then its tooltip shows its name, can be hovered, and closes with Escape only', async ({
  page,
}) => {
  const tooltip = page.getByRole('tooltip', { includeHidden: true })
  await open(page)
  await page.getByRole('button', { name: 'Close display settings' }).hover()
  await expect(tooltip).toHaveText('Close display settings')
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(panel(page)).toBeVisible()
})

test('Given that the panel is not opened, then none of its code is loaded, and no page has a style attribute for it', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const answer = await page.goto('/about')
  expect(await answer?.text()).not.toMatch(/ style=/)
  await expect(button(page)).toBeVisible()
  expect(requested.filter((url) => url.includes('DisplayPanel'))).toEqual([])
  await button(page).click()
  await expect(panel(page)).toBeVisible()
  expect(requested.filter((url) => url.includes('DisplayPanel')).length).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no Display button', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(button(page)).toHaveCount(0)
  })
})
