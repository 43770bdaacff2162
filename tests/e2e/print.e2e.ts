import { sidewaysScroll } from './preferences.ts'
import { boxOf, open, sheetsOf } from './shell.ts'
import { expect, test } from './test.ts'

test('Given a page in print, then it has the text, real bullets, the addresses of other sites, its own address and date and the phone number, all of it dark, and no navigation, footer or next steps', async ({
  page,
  baseURL,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-31T20:00:00Z'))
  await open(page, '/services/home-modifications')
  const main = page.getByRole('main')
  await expect(page.getByRole('button', { name: 'Display', exact: true })).toBeVisible()
  await expect(page.getByText(/^Printed from/)).toBeHidden()
  // React hydrates the page after the shell; a print before that has no date.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return page
        .locator('p')
        .filter({ hasText: /^Printed from/ })
        .textContent()
    })
    .toBe(`Printed from ${baseURL}/services/home-modifications on 1 January 2027`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Printed from/)).toBeVisible()

  await expect(page.getByRole('banner').getByRole('link', { name: 'Call 1800 160 401' })).toBeVisible()
  await expect(page.getByRole('contentinfo').locator(':visible')).toHaveCount(0)
  for (const name of ['Related pages', 'How to start'])
    await expect(main.getByRole('heading', { name, includeHidden: true })).toBeHidden()
  const [inShort] = await main.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { listStyleType, display } = getComputedStyle(item)
      return [listStyleType, display]
    }),
  )
  expect(inShort).toEqual(['disc', 'list-item'])
  await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0)
  await expect(page.getByRole('navigation').and(page.locator(':visible'))).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Referral' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(0)
  // Browsers leave out backgrounds, so light text would be white on white.
  const light = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? []
        return hasText && element.checkVisibility() && 0.299 * red + 0.587 * green + 0.114 * blue > 128
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(light).toEqual([])

  const printed = (name: string) =>
    main
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await printed('minor home modifications')).toBe('none')
  expect(await printed('Queensland Building')).toContain('https://')
  // Content that is collapsed on screen is printed.
  const answer = main.locator('details').first().locator('[role=group]')
  expect((await boxOf(answer)).height).toBeGreaterThan(20)
})

test('Given the home page or a service in print, then they need at most four and five sheets', async ({ page }) => {
  for (const [path, sheets] of [
    ['/', 4],
    ['/services/home-modifications', 5],
  ] as const) {
    await open(page, path)
    expect(await sheetsOf(page), path).toBeLessThanOrEqual(sheets)
  }
})

test('Given a confirmation in a narrow window and in print, then it fits, and the reference number, next steps and answers fit on two pages, with the phone number', async ({
  page,
}) => {
  await open(page, '/contact-us/feedback')
  await page.getByRole('radio', { name: 'A complaint', exact: true }).press('Space')
  await page.getByRole('textbox', { name: 'What happened?' }).fill('The carer did not come.')
  await page.getByRole('radio', { name: 'No, I want to stay anonymous' }).press('Space')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText(/^FB-/)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page), 'in a window of 320 px').toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: 'print' })
  for (const words of [/^FB-/, 'What happens next', 'The carer did not come.', /Or call us on/, /^Printed from/])
    await expect(page.getByText(words)).toBeVisible()
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
})
