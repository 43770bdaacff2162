import type { Page } from '@playwright/test'
import { entry, open, title } from './shell.ts'
import { expect, test } from './test.ts'

const pathsOf = (page: Page, part: RegExp): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (part.test(pathname)) asked.push(pathname)
  })
  return asked
}
const dataOf = (page: Page) => pathsOf(page, /\.data$/)

const onLine = (page: Page, line: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line)

/** What brings prefetching has come and run. */
const isLater = (page: Page) => page.waitForResponse('**/assets/later-*.js').then((response) => response.finished())

for (const [line, fetchesAhead] of [
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '2g' }, false],
  [{ saveData: false, effectiveType: 'slow-2g' }, false],
  [{ saveData: false, effectiveType: '4g' }, true],
] as const) {
  test(`[S73] Given ${line.saveData ? 'data-saver' : line.effectiveType}, then links are ${fetchesAhead ? '' : 'not '}fetched ahead`, async ({
    page,
  }) => {
    await onLine(page, line)
    const asked = dataOf(page)
    const later = isLater(page)
    await open(page, '/about')
    await later
    const link = entry(page, 'Resources')
    await link.hover()
    await link.focus()
    if (fetchesAhead) await expect.poll(() => asked).toContain('/resources.data')
    await link.click()
    await expect(title(page)).toHaveText('Resources')
    if (!fetchesAhead) expect(asked).toEqual(['/resources.data'])
  })
}

test('[S74] what is on screen is fetched when the browser is idle; what is below, when it comes on screen', async ({
  page,
}) => {
  const asked = dataOf(page)
  const code = pathsOf(page, /\/assets\/(form|post-list)-.*\.js$/)
  await open(page, '/about')
  expect(asked, 'not before the page is there').toEqual([])
  await expect.poll(() => asked).toContain('/services.data')
  await expect.poll(() => asked).toContain('/blogs.data')
  await expect.poll(() => code.length).toBe(2)
  const footer = page.getByRole('contentinfo')
  expect(asked).not.toContain('/privacy-policy.data')
  await footer.getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain('/privacy-policy.data')
  await footer.getByRole('link', { name: '(opens in new tab)' }).hover()
  await footer.getByRole('link', { name: 'Send us an enquiry' }).hover()
  await footer.getByRole('link', { name: 'Refund Policy' }).hover()
  await expect.poll(() => asked).toContain('/refund-policy.data')
  expect(new Set(asked).size, 'each once').toBe(asked.length)
  expect(asked, 'a form is made for one visitor').not.toContain('/contact-us/general-enquiry.data')
  expect(asked, 'the page itself').not.toContain('/about.data')
  expect(
    asked.every((path) => path.startsWith('/')),
    'inside only',
  ).toBe(true)
})

test('[S72] four at once, and the next when one of them is done', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  let most = 0
  await page.route(/\.data\?|\/assets\/(form|post-list|home)-.*\.(js|css)$/, async (route) => {
    if (!route.request().headers()['referer']?.endsWith('/about')) return route.continue()
    await new Promise<void>((resolve) => {
      held.push(async () => {
        await route.continue()
        resolve()
      })
      most = Math.max(most, held.length)
    })
  })
  await open(page, '/about')
  await expect.poll(() => held.length).toBe(4)
  // A sign of use goes first, before what waits longer, but not beside them.
  await entry(page, 'Blogs & News').hover()
  const asked = dataOf(page)
  await held.shift()?.()
  await expect.poll(() => held.length).toBe(4)
  expect(asked).toEqual(['/blogs.data'])
  while (held.length > 0) await held.shift()?.()
  expect(most).toBe(4)
})
test('[S74] the click finds the data that was fetched ahead in the browser’s own cache', async ({ page }) => {
  await open(page, '/about')
  const entries = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((one) => one instanceof PerformanceResourceTiming && one.name.includes('/services.data'))
        .map((one) => one instanceof PerformanceResourceTiming && one.transferSize > 0),
    )
  await expect.poll(entries).toEqual([true])
  await entry(page, 'Services').click()
  await expect(title(page)).toHaveText('Services')
  expect(await entries(), 'the second one cost nothing').toEqual([true, false])
})
