import type { BrowserContext, Page } from '@playwright/test'

/** A copy of a page that was opened without JavaScript, in a context that can run axe and other engines, without the page's own scripts. */
export async function withoutScripts(page: Page, context: BrowserContext): Promise<Page> {
  const html = (await page.content()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const copy = await context.newPage()
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }), {
    times: 1,
  })
  await copy.goto(page.url())
  return copy
}
