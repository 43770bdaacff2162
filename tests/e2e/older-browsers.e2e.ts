import type { Page } from '@playwright/test'
import { removeFeatures, youngerFeatures } from '#tests/lint/younger-features.ts'
import { templatePaths } from './paths.ts'
import { open, title } from './shell.ts'
import { expect, test } from './test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens an address, then all that a visitor can open on every page. A script error fails the test (test.ts). */
async function useAll(page: Page, path: string): Promise<void> {
  await open(page, path)
  await press(page, 'Display')
  await expect(page.getByRole('region', { name: 'Display' })).toBeVisible()
  await press(page, 'Display')
  await press(page, 'Listen')
  await expect(page.getByRole('toolbar', { name: 'Read aloud' })).toBeVisible()
  await press(page, 'Listen')
  await press(page, 'Notifications')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
}

test.beforeEach(({ page }) => page.addInitScript(removeFeatures, youngerFeatures).then(() => undefined))

test('Given the oldest supported browser and a form that is half filled in, when Listen opens, then the form stays', async ({
  page,
}) => {
  await open(page, '/contact-us/general-enquiry')
  expect(await page.evaluate(() => 'Segmenter' in Intl)).toBe(false)
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.fill('Ada Nguyen')
  await press(page, 'Listen')
  await expect(page.getByRole('toolbar', { name: 'Read aloud' })).toBeVisible()
  await expect(name).toHaveValue('Ada Nguyen')
})

test('Given the oldest supported browser, then each kind of page works @slow', async ({ page }) => {
  for (const path of Object.values(templatePaths)) {
    await useAll(page, path)
    await expect(title(page), path).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
  }
})
