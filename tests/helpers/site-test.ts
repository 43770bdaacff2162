import { test as base } from '@playwright/test'
import { startSite, type TestSite } from './site.ts'

/** A test of the built site over HTTP, one process for each worker. It opens no browser, unlike tests/e2e/test.ts. */
export const test = base.extend<object, { site: TestSite }>({
  site: [
    // Playwright reads the fixtures that are needed from the pattern, an empty one here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

export { expect } from '@playwright/test'
