import type { Page } from '@playwright/test'
import { open } from './shell.ts'
import { expect, test } from './test.ts'

/** Every colour that a page shows, in document order. */
const colours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].map((element) => {
      const { color, backgroundColor, borderTopColor, fill, stroke, colorScheme } = getComputedStyle(element)
      return [element.tagName, color, backgroundColor, borderTopColor, fill, stroke, colorScheme].join(' ')
    }),
  )

async function expectNoDarkColours(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, path)
  const light = await colours(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await page.waitForFunction(() => 'isHydrated' in globalThis)
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  expect(await colours(page)).toEqual(light)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'only light')
}

test('[S5] a system in dark mode changes no colour, a setting for more contrast takes effect, and forced colours are the system’s: text, links, the focus ring, and what is chosen or switched on', async ({
  page,
}) => {
  await expectNoDarkColours(page, '/contact-us/general-enquiry')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(31, 42, 48)')
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
  /** The system colours of this machine. */
  const system = (name: string) =>
    page.evaluate((keyword) => {
      const probe = document.createElement('p')
      probe.style.color = keyword
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }, name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', await system('CanvasText'))
  await expect(page.getByRole('banner')).toHaveCSS('background-color', await system('Canvas'))
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveCSS('color', await system('LinkText'))
  const field = page.getByLabel('Your name')
  await field.focus()
  await expect(field).toHaveCSS('outline-color', await system('Highlight'))
  await expect(field).toHaveCSS('outline-style', 'solid')
  const markOf = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .evaluate((option) => getComputedStyle(option, '::before').backgroundColor)
  await page.getByRole('radio', { name: 'Email', exact: true }).press('Space')
  expect(await markOf('Email')).toBe(await system('CanvasText'))
  await expect(page.getByRole('radio', { name: 'Email', exact: true })).toHaveCSS(
    'border-top-color',
    await system('CanvasText'),
  )
  await page.getByText('Add more, if you like').click()
  const checkbox = page.getByRole('checkbox', { name: 'An interpreter' })
  await checkbox.press('Space')
  await expect(checkbox).toHaveCSS('background-color', await system('CanvasText'))
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  const setting = page.getByRole('switch', { name: 'Less movement' })
  await expect(setting).toHaveCSS('background-color', await system('Canvas'))
  await setting.press('Space')
  await expect(setting).toHaveCSS('background-color', await system('Highlight'))
})

test('[S5] a person whose eyes light hurts chooses a dark page: it is dark on later pages before the first paint, its pictures are dimmed, and paper stays light', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Display', exact: true }).click()
  await page.getByRole('radio', { name: 'Dark mode (low glare)' }).press('Space')
  const dark = 'rgb(19, 25, 28)'
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  await page.addInitScript(() => {
    // The first paint has no earlier colour.
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      Object.assign(globalThis, { firstPainted: getComputedStyle(document.documentElement).backgroundColor })
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/')
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(globalThis, 'firstPainted'))).toBe(dark)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark only')
  await expect(page.getByRole('main').locator('img').first()).toHaveCSS('filter', 'brightness(0.75)')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('main').locator('img').first()).toHaveCSS('filter', 'none')
})
