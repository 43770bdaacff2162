import { once } from 'node:events'
import { connect } from 'node:net'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { test as httpTest } from '#tests/helpers/site-test.ts'
import { startSite } from '#tests/helpers/site.ts'
import { expect, test } from './test.ts'

/** The sources, served as `npm run dev` serves them. */
const inDevelopment = test.extend<{ promises: void }, object>({
  site: [
    // Playwright reads the fixtures that are needed from the pattern, an empty one here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite(
        { NODE_ENV: 'development', NODE_OPTIONS: '--conditions=development' },
        { program: 'web/start.ts' },
      )
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  // Replaces the checks of every page, which apply to the build; here Vite adds its own scripts and sockets.
  // eslint-disable-next-line no-empty-pattern
  promises: async ({}, use) => use(),
})

// Two servers would bundle into the same folder.
test.describe.configure({ mode: 'default' })

inDevelopment('requests that are given up while Vite works on them do not end the server @slow', async ({ site }) => {
  // The first requests of a page, which it cancels when it reloads.
  const slow = '/@react-router/critical.css?pathname=/styleguide'
  const { hostname, port, host } = new URL(site.url)
  expect((await fetch(`${site.url}/styleguide`)).status).toBe(200)
  const sockets = Array.from({ length: 20 }, () => connect(Number(port), hostname))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((sent) => {
          socket.write(`GET ${slow} HTTP/1.1\r\nhost: ${host}\r\n\r\n`, sent)
        }),
    ),
  )
  for (const socket of sockets) socket.destroy()
  // Vite answers in order: after this response the earlier ones are complete.
  expect((await fetch(site.url + slow)).status).toBe(200)
  expect((await fetch(`${site.url}/styleguide`)).status).toBe(200)
  expect(site.log()).not.toContain('A request failed')
})

inDevelopment(
  'axe finds nothing in any example of any part, wide or narrow, and React nothing to mend @slow',
  async ({ page, site }) => {
    // Vite bundles first, and the page shows every part in every state.
    test.setTimeout(600_000)
    const mended: string[] = []
    page.on('console', (message) => /hydrat/i.test(message.text()) && mended.push(message.text()))
    await page.goto('/styleguide')
    // In a fresh clone Vite bundles the packages first, which takes a slow machine half a minute.
    await expect(page.getByRole('button', { name: 'Display' })).toBeVisible({ timeout: 90_000 })
    await expect(page.getByRole('region', { name: /^Part: / })).not.toHaveCount(0)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // A page has one breadcrumb trail; this one has an example of each kind.
      const found = (await axeViolations(page)).filter((line) => !/^landmark-unique.*Breadcrumb/.test(line))
      expect.soft(found, `at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(mended).toEqual([])
    // Vite knew every dependency from the start; a late one would reload the page during development.
    expect(site.log()).not.toContain('reloading')
  },
)

httpTest('the build has no style guide', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404)
})
