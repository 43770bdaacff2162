import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { siteMap } from '#schema/site-map.ts'
import { templateFile } from '#web/lib/template-file.ts'
import { type DeployableSite, startDeployable } from '#tests/helpers/deployable.ts'
import { entry, more, open, title } from './shell.ts'
import { expect, test } from './test.ts'

/** Records document requests by path, from now on. */
function documents(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname)
  })
  return requested
}

/** A connection without prefetching, so that a failure happens on the click. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })

/** The template of /blogs, which no other page uses, fails to load. */
const withoutBlogs = (page: Page) => page.route('**/assets/post-list-*.js', (route) => route.abort())

/** How many chunk load failures the page has logged. */
const failedChunks = (page: Page) =>
  page
    .consoleMessages()
    .then((messages) => messages.filter((message) => message.text().includes('A part of the page did not load')).length)

/** Follows the link to the page whose code fails, until another load has replaced the router’s own reload. */
async function followBlogs(page: Page): Promise<void> {
  await entry(page, 'Blogs & News').click()
  await expect(page).toHaveURL('/blogs')
  await expect(title(page)).toHaveText('Blogs & News')
  await page.waitForLoadState('networkidle')
}

const isHydrated = (page: Page) => page.waitForFunction(() => 'isHydrated' in globalThis)

test('[S65] Given code that fails to load, without the Navigation API, then the chosen page is loaded in full, once @slow', async ({
  page,
}) => {
  await saveData(page)
  await page.addInitScript(() => {
    // The `in` operator must not find it either.
    Reflect.deleteProperty(window, 'navigation')
    Reflect.deleteProperty(Window.prototype, 'navigation')
  })
  await withoutBlogs(page)
  await open(page, '/about')
  const requested = documents(page)
  await followBlogs(page)
  expect(requested.filter((path) => path !== '/about')).toEqual(['/blogs'])
})

/** The text of the page, without the button that scripts add above its title. */
const mainText = async (page: Page) =>
  (await page.getByRole('main').innerText())
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?\bListen\b/, '')
    .trim()

for (const [path, chunk, button] of [
  ['/search?q=ramp', 'SearchBody', 'Search'],
  ['/resources/product-database?q=ramp', 'ProductFinder', 'Show results'],
] as const) {
  test(`[S65] Given the code of ${chunk} does not load, then ${path} stays as served, and its form and links load in full${chunk === 'SearchBody' ? '' : ' @slow'}`, async ({
    page,
  }) => {
    await saveData(page)
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort())
    await page.goto(path)
    const served = { title: await page.title(), main: await mainText(page) }
    await open(page, path)
    await expect.poll(() => failedChunks(page)).toBeGreaterThan(0)
    // A change of state in the shell must not remove it either.
    await more(page, 'Services').click()
    await expect(page).toHaveTitle(served.title)
    expect(await mainText(page)).toBe(served.main)
    const requested = documents(page)
    await page.getByRole('main').getByRole('searchbox').fill('bed')
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    await expect(page).toHaveURL(/[?&]q=bed/)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('bed')
    await isHydrated(page)
    await expect.poll(() => failedChunks(page)).toBeGreaterThan(0)
    await entry(page, 'About Us').click()
    await expect(title(page)).toHaveText('About Us')
    expect(requested).toEqual([new URL(path, page.url()).pathname, '/about'])
  })
}

test('[S65] Given react-dom does not load, then the page stays as served and a press on a button does not wait forever', async ({
  page,
}) => {
  await page.route('**/assets/client-*.js', (route) => route.abort())
  await page.goto('/about')
  const served = await page.title()
  await more(page, 'Services').click()
  await expect(page.locator('html[data-plain]')).toBeAttached()
  await expect(more(page, 'Services')).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveTitle(served)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL('/about')
})

const start = Date.parse('2026-11-23T10:00:00+10:00')

test('[S65] [S66] [S67] Given code that fails to load, then the chosen page is loaded in full, once; on return typed text is restored, and a second failure 9900 ms later gives the error page with a link to it, and no loop', async ({
  page,
}) => {
  await saveData(page)
  await withoutBlogs(page)
  await page.clock.setFixedTime(start)
  await open(page, '/contact-us/general-enquiry')
  await page.getByLabel('Your name').fill('Alex')
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByLabel('Your email address').fill('alex@home.example')
  const requested = documents(page)
  await followBlogs(page)
  expect(requested).toEqual(['/blogs'])
  await page.goBack()
  await isHydrated(page)
  await expect(page.getByLabel('Your name')).toHaveValue('Alex')
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked()
  await expect(page.getByLabel('Your email address')).toHaveValue('alex@home.example')

  await page.clock.setFixedTime(start + 9_900)
  requested.length = 0
  await entry(page, 'Blogs & News').click()
  await expect(title(page)).toHaveText('Internal Server Error')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle('500 - Internal Server Error')
  await expect(page).toHaveURL('/contact-us/general-enquiry')
  expect(requested).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Load the page again' }).click()
  await expect(page).toHaveURL('/blogs')
  await expect(title(page)).toHaveText('Blogs & News')
  expect(requested).toEqual(['/blogs'])
})

test('[S66] after the error page every other page works, by a full load @slow', async ({ page }) => {
  await saveData(page)
  await withoutBlogs(page)
  await open(page, '/about')
  await entry(page, 'Blogs & News').click()
  await expect(page).toHaveURL('/blogs')
  await page.goBack()
  await isHydrated(page)
  await entry(page, 'Blogs & News').click()
  await expect(title(page)).toHaveText('Internal Server Error')
  const requested = documents(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(title(page)).not.toHaveText('Internal Server Error')
  expect(requested).toEqual(['/'])
})

/** The chunk that the build made of each template. */
const chunkOf = (template: string): string => {
  const file = fileURLToPath(new URL('../../build/client/.vite/manifest.json', import.meta.url))
  const manifest: Record<string, { readonly file: string; readonly src?: string }> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const chunk = Object.values(manifest).find(({ src }) => src?.split('?')[0] === `web/${templateFile(template)}`)
  if (!chunk) throw new Error(`No chunk was built from ${template}`)
  return chunk.file
}

test('[S2] [S68] [S73] Given a person who saves data, then a page loads only the code of its own template, and on navigation that of the next one and its data, without another document; nothing is prefetched', async ({
  page,
}) => {
  const chunks = new Map([...new Set(siteMap.map((row) => row.template))].map((name) => [chunkOf(name), name]))
  const loaded: (string | undefined)[] = []
  const dataOf: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const template = chunks.get(pathname.slice(1))
    if (template) loaded.push(template)
    if (pathname.endsWith('.data')) dataOf.push(pathname)
  })
  await saveData(page)
  const later = page.waitForResponse('**/assets/later-*.js').then((response) => response.finished())
  await open(page, '/')
  await later
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual(['home'])
  const requested = documents(page)
  await entry(page, 'Services').hover()
  await entry(page, 'Services').focus()
  const [data] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/services.data'),
    entry(page, 'Services').click(),
  ])
  await expect(title(page)).toHaveText('Services')
  expect(data.headers()['x-build-id']).toMatch(/^[a-z0-9]{8}$/)
  expect(loaded).toEqual(['home', 'page'])
  await entry(page, 'Blogs & News').click()
  await expect(title(page)).toHaveText('Blogs & News')
  expect(loaded).toEqual(['home', 'page', 'post-list'])
  expect(dataOf).toEqual(['/services.data', '/blogs.data'])
  expect(requested).toEqual([])
})

for (const [what, answer] of [
  ['500', { status: 500, contentType: 'text/plain', body: 'no' }],
  ['garbage', { status: 200, contentType: 'text/html', body: '<h1>A proxy</h1>' }],
  ['nothing', 'abort'],
] as const) {
  test(`[S69] Given the data response ${what}, then the page is loaded in full @slow`, async ({ page }) => {
    await saveData(page)
    await page.route('**/*.data*', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    await open(page, '/about')
    const requested = documents(page)
    await entry(page, 'Services').click()
    await expect(page).toHaveURL('/services')
    await expect(title(page)).toHaveText('Services')
    await isHydrated(page)
    expect(requested).toEqual(['/services'])
    // Back to the first document, whose data is not needed: the browser requests the page itself.
    await page.goBack()
    await expect(title(page)).toHaveText('About Us')
  })
}

test('[S68] [S69] Given no connection, when a link is followed, then the page stays and a message explains why, unless its data was loaded a moment ago; without its data a page is loaded in full', async ({
  page,
  context,
}) => {
  const expectOffline = async (name: string) => {
    await entry(page, name).click()
    await expect(page.getByText('You seem to be offline, so we couldn’t open that page.').first()).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expect(page).toHaveURL('/about')
    await expect(title(page)).toHaveText('About Us')
    await expect(page).toHaveTitle(/^About Us/)
  }
  await saveData(page)
  await open(page, '/about')
  const requested = documents(page)
  await context.setOffline(true)
  await expectOffline('Services')
  await context.setOffline(false)
  await entry(page, 'Services').click()
  await expect(title(page)).toHaveText('Services')
  await expect(page).toHaveURL('/services')
  await expect(
    page.getByText('You seem to be offline, so we couldn’t open that page.').locator('visible=true'),
  ).toHaveCount(0)

  await page.goBack()
  await expect(title(page)).toHaveText('About Us')
  await context.setOffline(true)
  // From the cache of the browser.
  await entry(page, 'Services').click()
  await expect(title(page)).toHaveText('Services')
  await expect(page).toHaveURL('/services')

  await context.setOffline(false)
  await page.goBack()
  await expect(title(page)).toHaveText('About Us')
  await context.setOffline(true)
  // The code of this page is missing, too.
  await expectOffline('Blogs & News')
  expect(requested).toEqual([])
  await context.setOffline(false)
  await entry(page, 'Blogs & News').click()
  await expect(title(page)).toHaveText('Blogs & News')
  // Code that has failed once is loaded with its page.
  await isHydrated(page)

  requested.length = 0
  await page.route('**/*.data*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Nothing</h1>' }),
  )
  await entry(page, 'Resources').click()
  await expect(page).toHaveURL('/resources')
  await expect(title(page)).toHaveText('Resources')
  await isHydrated(page)
  expect(requested).toEqual(['/resources'])
})

for (const [how, pollMs] of [
  ['by asking now and then', '300'],
  ['by what is fetched ahead', '0'],
] as const) {
  const testWithVersions = test.extend<object, { deployable: DeployableSite }>({
    deployable: [
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const deployable = await startDeployable({ VERSION_POLL_MS: pollMs })
        await use(deployable)
        await deployable.stop()
      },
      { scope: 'worker' },
    ],
    site: [({ deployable }, use) => use(deployable.site), { scope: 'worker' }],
  })

  testWithVersions(
    `[S61] [S64] The description of the build is fetched one second after the page has loaded; given version 2, noticed ${how}, then a message says so and the next page is loaded in full${pollMs === '0' ? '' : ' @slow'}`,
    async ({ page, deployable }) => {
      const build = () => page.evaluate(() => document.querySelector('script[type=module]')?.textContent)
      const answered = page.waitForResponse('**/builds/meta/*.json')
      await open(page, '/about')
      await answered
      const { startedAt, loadedAt } = await page.evaluate(() => {
        const meta = performance.getEntriesByType('resource').find(({ name }) => name.includes('/builds/meta/'))
        const [load] = performance.getEntriesByType('navigation')
        return {
          startedAt: meta?.startTime ?? 0,
          loadedAt: load instanceof PerformanceNavigationTiming ? load.loadEventEnd : Infinity,
        }
      })
      expect(startedAt - loadedAt).toBeGreaterThanOrEqual(990)
      // A busy page delays it by two seconds at most, and then its code must load.
      expect(startedAt - loadedAt).toBeLessThan(6000)
      const before = await build()
      await deployable.deploy()
      if (pollMs === '0') {
        await more(page, 'Services').click()
        await entry(page, 'Functional Capacity Assessment').hover()
      }
      await expect(page.getByText('A new version of this site is ready').first()).toBeAttached()
      const requested = documents(page)
      await entry(page, 'Blogs & News').click()
      await expect(page).toHaveURL('/blogs')
      await expect(title(page)).toHaveText('Blogs & News')
      await isHydrated(page)
      expect(requested).toEqual(['/blogs'])
      expect(await build()).not.toBe(before)
    },
  )
}
