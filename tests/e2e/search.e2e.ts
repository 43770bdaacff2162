import type { Page } from '@playwright/test'
import { open, title } from './shell.ts'
import { expect, test } from './test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' })
const results = (page: Page) => page.locator('#results')
const found = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

test('[S14] a visitor types a question with a spelling mistake and finds the right page; Back restores the results and the focused link; a question that is answered on a page links to its answer, opened', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(title(page)).toBeFocused()
  await field(page).fill('shower chiar')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=shower+chiar')
  await expect(results(page)).toBeFocused()
  await expect(results(page)).toHaveText(/^\d+ results for ‘shower chiar’/)
  await expect(page).toHaveTitle(/^Search: \d+ results for ‘shower chiar’/)
  await expect(found(page, 'Search for ‘shower chair’')).toBeVisible()
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  await expect(first).toHaveText('Shower chair')
  await found(page, 'Shower chair').click()
  await expect(title(page)).toHaveText('Shower chair')
  await page.goBack()
  await expect(found(page, 'Shower chair')).toBeFocused()
  await expect(field(page)).toHaveValue('shower chiar')
  // The spelling suggestion, in one press.
  await found(page, 'Search for ‘shower chair’').click()
  await expect(page).toHaveURL('/search?q=shower+chair')
  await expect(field(page)).toHaveValue('shower chair')
  await expect(results(page)).toBeFocused()

  await field(page).fill('second hand equipment')
  await field(page).press('Enter')
  await found(page, 'Is second-hand equipment safe?').click()
  await expect(page).toHaveURL(/\/resources\/faq#is-second-hand-equipment-safe$/)
  await expect(page.getByRole('group', { name: 'Is second-hand equipment safe?' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, its pages and its suggestions are a form and links', async ({ page }) => {
    await page.goto('/search')
    await field(page).fill('equipment')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search?q=equipment')
    await expect(results(page)).toHaveText(/^\d+ results for ‘equipment’, page 1 of \d+$/)
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/search?q=equipment&page=2')
    await expect(results(page)).toHaveText(/page 2 of/)
    await field(page).fill('xqzvw')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(results(page)).toHaveText('No results for ‘xqzvw’')
    await expect(page.getByRole('region', { name: /^No results/ }).getByRole('link', { name: /^1800/ })).toBeVisible()
  })
})
