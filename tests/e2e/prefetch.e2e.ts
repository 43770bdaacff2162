import type { Page } from '@playwright/test'
import { entry, open, title } from './shell.ts'
import { expect, test } from './test.ts'

const pathsOf = (page: Page, part: RegExp): string[] => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (part.test(pathname)) requested.push(pathname)
  })
  return requested
}
const dataOf = (page: Page) => pathsOf(page, /\.data$/)

const onLine = (page: Page, line: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line)

/** Waits until the prefetching code has loaded and run. */
const isLater = (page: Page) => page.waitForResponse('**/assets/later-*.js').then((response) => response.finished())

/** That of a person who saves data is in page-loads.e2e.ts. */
for (const [line, fetchesAhead] of [
  [{ saveData: false, effectiveType: '2g' }, false],
  [{ saveData: false, effectiveType: 'slow-2g' }, false],
  [{ saveData: false, effectiveType: '4g' }, true],
] as const) {
  test(`[S73] Given ${line.effectiveType}, then links are ${fetchesAhead ? '' : 'not '}prefetched @slow`, async ({
    page,
  }) => {
    await onLine(page, line)
    const requested = dataOf(page)
    const later = isLater(page)
    await open(page, '/about')
    await later
    const link = entry(page, 'Resources')
    await link.hover()
    await link.focus()
    if (fetchesAhead) await expect.poll(() => requested).toContain('/resources.data')
    await link.click()
    await expect(title(page)).toHaveText('Resources')
    if (!fetchesAhead) expect(requested).toEqual(['/resources.data'])
  })
}

test('[S74] visible links are prefetched when the browser is idle, links below when they are scrolled into view; their code is compiled, and a click uses their data from the browser’s cache', async ({
  page,
}) => {
  const requested = dataOf(page)
  const code = pathsOf(page, /\/assets\/(form|post-list)-.*\.js$/)
  await open(page, '/about')
  expect(requested, 'not before the page is there').toEqual([])
  await expect.poll(() => requested).toContain('/services.data')
  await expect.poll(() => requested).toContain('/blogs.data')
  await expect.poll(() => new Set(code).size).toBe(2)
  const footer = page.getByRole('contentinfo')
  expect(requested).not.toContain('/privacy-policy.data')
  await footer.getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded()
  await expect.poll(() => requested).toContain('/privacy-policy.data')
  await footer.getByRole('link', { name: '(opens in new tab)' }).hover()
  await footer.evaluate((element) => {
    const link = document.createElement('a')
    Object.assign(link, { href: '/blogs/try-it-first', target: '_blank', textContent: 'A post in a new tab' })
    element.prepend(link)
  })
  await footer.getByRole('link', { name: 'A post in a new tab' }).hover()
  await footer.getByRole('link', { name: 'Send an enquiry' }).hover()
  await footer.getByRole('link', { name: 'Refund Policy' }).hover()
  await expect.poll(() => requested).toContain('/refund-policy.data')
  expect(new Set(requested).size, 'each once').toBe(requested.length)
  expect(requested, 'a form is made for one visitor').not.toContain('/contact-us/general-enquiry.data')
  expect(requested, 'a new tab loads its own page').not.toContain('/blogs/try-it-first.data')
  expect(requested, 'the page itself').not.toContain('/about.data')
  expect(
    requested.every((path) => path.startsWith('/')),
    'inside only',
  ).toBe(true)

  await entry(page, 'Blogs & News').hover()
  await expect(page.locator('head link[rel="modulepreload"][href*="/assets/post-list-"]')).toBeAttached()

  const entries = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        // Not /easy-read/services.data, which the next page prefetches.
        .filter(({ name }) => new URL(name).pathname === '/services.data')
        .map((one) => one instanceof PerformanceResourceTiming && one.transferSize > 0),
    )
  await expect.poll(entries).toEqual([true])
  await entry(page, 'Services').click()
  await expect(title(page)).toHaveText('Services')
  expect(await entries(), 'the second one cost nothing').toEqual([true, false])
})

test('[S72] at most three links in sight are fetched at once, and a link under the pointer at once beside them, four in all', async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = []
  let maxHeld = 0
  await page.route(/\.data\?|\/assets\/(form|post-list|home)-.*\.(js|css)$/, async (route) => {
    const request = route.request()
    // Interception turns the browser's cache off, so that compiling a prefetched script requests it again.
    if (request.resourceType() !== 'fetch' || !request.headers()['referer']?.endsWith('/about')) return route.continue()
    await new Promise<void>((resolve) => {
      held.push(async () => {
        await route.continue()
        resolve()
      })
      maxHeld = Math.max(maxHeld, held.length)
    })
  })
  await open(page, '/about')
  await expect.poll(() => held.length).toBe(3)
  const requested = dataOf(page)
  await entry(page, 'Blogs & News').hover()
  await expect.poll(() => held.length).toBe(4)
  expect(requested).toEqual(['/blogs.data'])
  while (held.length > 0) await held.shift()?.()
  expect(maxHeld).toBe(4)
})
