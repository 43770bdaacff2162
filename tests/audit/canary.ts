import type { Browser, Page } from '@playwright/test'
import type { Check } from './check.ts'
import { checks } from './checks.ts'
import { askAxe } from './layers/axe.ts'
import { askHtml } from './layers/html.ts'
import { askIbm } from './layers/ibm.ts'
import { checkId, compareFacts, factOf, runCheck, sceneOf } from './layers/scripted.ts'
import { equip } from './page-tools.ts'
import { renditions } from './renditions.ts'

const document = (body: string): string =>
  body.startsWith('<!')
    ? body
    : `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>A page that keeps everything</title></head><body>${body}</body></html>`

const badForEngines =
  '<!doctype html><html><body><img src="data:,"><button></button><input><div style="color:#999;background:#aaa">words</div><p><div id="a"></div><div id="a"></div></p></body></html>'

/** What a check says of a page of its own: the messages, none when it is content. */
export async function tryCheck(browser: Browser, check: Check, body: string): Promise<string[]> {
  const rendition = renditions.find(({ name }) => name === check.renditions[0])
  if (!rendition) throw new Error(`${check.id} has no rendition`)
  const context = await browser.newContext({ viewport: rendition.viewport })
  try {
    const page = await context.newPage()
    if (rendition.media) await page.emulateMedia(rendition.media)
    await page.setContent(document(body))
    await equip(page)
    if (!check.fact) {
      const { faults } = await runCheck(
        check,
        sceneOf(page, () => true),
      )
      return faults.map(({ what }) => what)
    }
    const own = { path: '/own', facts: { [check.id]: await factOf(page, check.fact) } }
    await page.setContent(document(check.good))
    await equip(page)
    const good = { path: '/good', facts: { [check.id]: await factOf(page, check.fact) } }
    // The page that is tried stands among others: two good ones, or for what must be unique one that has the usual title.
    await page.setContent(document('<p>Ramps</p>'))
    await equip(page)
    const usual =
      check.id === 'title-unique'
        ? { path: '/usual', facts: { [check.id]: await factOf(page, check.fact) } }
        : { ...good, path: '/usual' }
    return compareFacts([usual, good.facts[check.id] === own.facts[check.id] ? usual : good, own]).map(
      ({ message }) => message,
    )
  } finally {
    await context.close()
  }
}

const onBadPage = async (browser: Browser, ask: (page: Page) => Promise<{ readonly faults: readonly unknown[] }>) => {
  const page = await browser.newPage()
  await page.setContent(badForEngines)
  await equip(page)
  const { faults } = await ask(page)
  await page.close()
  return faults.length > 0
}

/** Shows each engine and each check a page that has its fault. A run in which one finds nothing is void. */
export async function singCanary(browser: Browser): Promise<{ what: string; isFound: boolean }[]> {
  const found = [
    { what: 'axe', isFound: await onBadPage(browser, askAxe) },
    { what: 'ibm', isFound: await onBadPage(browser, askIbm) },
    { what: 'html', isFound: (await askHtml(badForEngines)).faults.length > 0 },
  ]
  for (const check of checks)
    found.push({ what: checkId(check), isFound: (await tryCheck(browser, check, check.bad)).length > 0 })
  return found
}
