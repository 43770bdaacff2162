import type { Locator, Page } from '@playwright/test'
import { templatePaths } from './paths.ts'
import { setOwnTextSize, sidewaysScroll } from './preferences.ts'
import { open } from './shell.ts'
import { expect, test } from './test.ts'

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const call = (page: Page) => contents(page).locator('xpath=following-sibling::p/a')
const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('in a wide window the contents and the phone number stay in sight beside the text, and cover nothing at its end, without scripts too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  await page.goto(`${baseURL ?? ''}${templatePaths.page}`)
  for (const heading of ['Bigger changes', 'Who builds it', 'If you rent']) {
    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded()
    await expect(contents(page), heading).toBeInViewport({ ratio: 1 })
    await expect(call(page), heading).toBeInViewport({ ratio: 1 })
  }
  const after = page.getByRole('heading', { name: 'Related pages' })
  await after.scrollIntoViewIfNeeded()
  const phone = await boxOf(call(page))
  expect(phone.y + phone.height).toBeLessThanOrEqual((await boxOf(after)).y)
  await context.close()
})

test('where both do not fit, at 150 % of the text or in a phone’s window, the contents are above the text and do not stay', async ({
  page,
}) => {
  for (const [width, text] of [
    [1280, '150%'],
    [320, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    await open(page, templatePaths.page)
    await setOwnTextSize(page, text)
    await page.getByRole('heading', { name: 'Who builds it' }).scrollIntoViewIfNeeded()
    await expect(contents(page), text).not.toBeInViewport()
    await expect(call(page), text).toBeHidden()
    expect(await sidewaysScroll(page), text).toBeLessThanOrEqual(0)
  }
})

test('a form and the panel beside it fill the width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, templatePaths['general-enquiry'])
  const field = await boxOf(page.getByRole('textbox', { name: 'Your name' }))
  const panel = await boxOf(page.getByRole('heading', { name: 'Would you rather talk?' }).locator('xpath=../..'))
  expect(panel.x - (field.x + field.width)).toBeLessThanOrEqual(64)
  expect(field.width + panel.width).toBeGreaterThan(1100)
})

test('the scene of a story is as wide as the window and shows its drawing whole', async ({ page }) => {
  for (const width of [320, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, templatePaths.story)
    const scene = await boxOf(page.getByRole('main').getByRole('img').first())
    expect(scene.width, `${width} px`).toBe(width)
    expect(scene.width / scene.height, `${width} px`).toBeGreaterThanOrEqual(4 / 3 - 0.01)
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0)
  }
})
