import type { BrowserContext, Page } from '@playwright/test'

/** Style sheets with their rules for `scripting: none` in force, and those for `enabled` not. */
const forNoScripting = (css: string): string =>
  css.replaceAll(/\(scripting:\s*none\)/g, '(min-width:0)').replaceAll(/\(scripting:\s*enabled\)/g, '(max-width:0)')

/**
 * A copy of a page that was opened without JavaScript, in a context that can run axe and other engines, without the page's own
 * scripts and with the styles of a browser that runs none.
 */
export async function withoutScripts(page: Page, context: BrowserContext): Promise<Page> {
  const html = (await page.content()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const copy = await context.newPage()
  await copy.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: forNoScripting(await response.text()) })
  })
  await copy.route(
    page.url(),
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: forNoScripting(html) }),
    { times: 1 },
  )
  await copy.goto(page.url())
  return copy
}
