import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Every colour that a page shows, in the order of its elements. */
const colours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].map((element) => {
      const { color, backgroundColor, borderTopColor, fill, stroke, colorScheme } = getComputedStyle(element)
      return [element.tagName, color, backgroundColor, borderTopColor, fill, stroke, colorScheme].join(' ')
    }),
  )

for (const path of ['/', '/contact-us/general-enquiry']) {
  test(`[S5] a system in dark mode changes no colour on ${path}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Display' })).toBeVisible()
    const light = await colours(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Display' })).toBeVisible()
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
    expect(await colours(page)).toEqual(light)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
    await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'only light')
  })
}

test('[S5] forced colours are the system’s own: words, links and the focus ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact-us/general-enquiry')
  /** What the system's colours are here. */
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
})

test('[S5] a system that asks for more contrast gets it', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(31, 42, 48)')
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
