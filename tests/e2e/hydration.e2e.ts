import type { Page } from '@playwright/test'
import { siteMap } from '#schema/site-map.ts'
import { shownPath } from '#web/lib/page-title.ts'
import { templatePaths } from './paths.ts'
import { expect, test } from './test.ts'

const campaign = 'utm_source=newsletter&utm_campaign=spring%20news&fbclid=IwAR1&x'

/**
 * Holds the focus, which would be lost if React replaced the served page. React also reports that as an error (#418 and
 * others).
 */
async function expectServedPageToStay(page: Page, address: string): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(address)
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => 'isHydrated' in globalThis)
  expect(errors, address).toEqual([])
  await expect(page.getByRole('link', { name: 'Skip to main content' }), address).toBeFocused()
  page.removeAllListeners('pageerror')
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(globalThis, { isHydrated: true }))
  }),
)

test('Given a URL with tracking parameters, when the scripts start, then every template hydrates the served page and the focus stays in it @slow', async ({
  page,
}) => {
  expect(Object.keys(templatePaths).toSorted()).toEqual(
    [...new Set(siteMap.map(({ template }) => template))].toSorted(),
  )
  for (const address of Object.values(templatePaths))
    await expectServedPageToStay(page, `${address}${address.includes('?') ? '&' : '?'}${campaign}`)
})

const printedAddresses = {
  '/blogs?gclid=1&page=2&utm_source=newsletter': '/blogs?page=2',
  '/resources/product-database?sort=name&utm_source=x&price=under-100&q=shower%20chair':
    '/resources/product-database?q=shower+chair&price=under-100&sort=name',
}

test('[S10] Given a URL with tracking parameters, on each template that reads its query, or an unknown address, when the scripts start, then the served page stays, with its canonical address in print', async ({
  page,
  baseURL,
}) => {
  await expectServedPageToStay(page, `/contact-us/general-enquiry?${campaign}`)
  for (const [address, printed] of Object.entries(printedAddresses)) {
    await expectServedPageToStay(page, address)
    await expect(page.getByText(/^Printed from/)).toHaveText(`Printed from ${baseURL}${printed}`)
  }
  await expectServedPageToStay(page, "/it's&%3Cb%3E%22")
  const { pathname } = new URL(page.url())
  await expect(page).toHaveTitle(`404 - Page Not Found: ${shownPath(pathname)}`)
})
