import type { Browser, Page } from '@playwright/test'
import type { Check } from './check.ts'
import { checks } from './checks.ts'
import { askAxe } from './layers/axe.ts'
import { askHtml } from './layers/html.ts'
import { askIbm } from './layers/ibm.ts'
import { checkId, compareFacts, factOf, runCheck, sceneOf } from './layers/scripted.ts'
import { equip } from './page-tools.ts'
import { renditions, usualMedia } from './renditions.ts'

const document = (body: string): string =>
  body.startsWith('<!')
    ? body
    : `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>A page that keeps everything</title></head><body>${body}</body></html>`

const badForEngines =
  '<!doctype html><html><body><img src="data:,"><button></button><input><div style="color:#999;background:#aaa">words</div><p><div id="a"></div><div id="a"></div></p></body></html>'

/** Loads the test page again, without the changes of the last trial. */
async function show(page: Page, body: string, hasAxe: boolean): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(document(body))
  await equip(page, { hasAxe })
}

/** The messages of a check on one of its example pages; empty when it passes. All examples share one page. */
export async function runCheckOn(page: Page, check: Check, body: string): Promise<string[]> {
  const rendition = renditions.find(({ name }) => name === check.renditions[0])
  if (!rendition) throw new Error(`${check.id} has no rendition`)
  await page.setViewportSize(rendition.viewport)
  await page.emulateMedia({ ...usualMedia, ...rendition.media })
  const fact = async (shown: string) => {
    await show(page, shown, false)
    return { path: '/', facts: check.fact ? { [check.id]: await factOf(page, check.fact) } : {} }
  }
  if (!check.fact) {
    await show(page, body, true)
    const { faults } = await runCheck(
      check,
      sceneOf(page, rendition, () => true),
    )
    return faults.map(({ what }) => what)
  }
  const own = { ...(await fact(body)), path: '/own' }
  const good = { ...(await fact(check.good)), path: '/good' }
  // The tested page is compared with others: two valid ones, or for a check of uniqueness one that has the usual title.
  const usual = { ...(check.id === 'title-unique' ? await fact('<p>Ramps</p>') : good), path: '/usual' }
  return compareFacts([usual, good.facts[check.id] === own.facts[check.id] ? usual : good, own]).map(
    ({ message }) => message,
  )
}

/** Runs each engine and each check on a page that has its fault. A run in which one finds nothing is void. */
export async function runSelfTest(browser: Browser): Promise<{ what: string; isFound: boolean }[]> {
  const page = await browser.newPage()
  try {
    const found = [{ what: 'html', isFound: (await askHtml(badForEngines)).faults.length > 0 }]
    await show(page, badForEngines, true)
    found.push({ what: 'axe', isFound: (await askAxe(page)).faults.length > 0 })
    found.push({ what: 'ibm', isFound: (await askIbm(page)).faults.length > 0 })
    for (const check of checks)
      for (const bad of [check.bad].flat())
        found.push({ what: checkId(check), isFound: (await runCheckOn(page, check, bad)).length > 0 })
    return found
  } finally {
    await page.close()
  }
}
