import type { Browser, Page } from '@playwright/test'
import { defaultMenu } from '#schema/menu.ts'
import { open } from '#tests/e2e/shell.ts'
import type { AuditResult } from './report/audit-result.ts'

const lastService = defaultMenu.find(({ to }) => to === '/services')?.children?.at(-1)?.to ?? ''
const toMain = 'a[href="#page-title"]'

/** Where a person who scans with one switch wants to come to from the top of the home page. */
interface Goal {
  readonly task: string
  /** The control that leads there. */
  readonly wanted: string
  readonly send?: (page: Page) => Promise<number>
  /** The most steps with the usual settings and with large targets: they may not grow. */
  readonly budgets: readonly [usual: number, large: number]
}

const goals: readonly Goal[] = [
  { task: 'To the main area', wanted: toMain, budgets: [2, 2] },
  { task: 'A call', wanted: 'a[href^="tel:"]', budgets: [3, 3] },
  { task: 'To the search', wanted: 'a[href^="/search"], input[name=q]', budgets: [6, 6] },
  { task: 'To the last service', wanted: `a[href="${lastService}"]`, budgets: [22, 23] },
  {
    task: 'An enquiry sent',
    wanted: 'a[href="/contact-us/general-enquiry"]',
    send: (page) => sendForm(page, 'Send enquiry'),
    budgets: [28, 35],
  },
  { task: 'An enquiry sent by pictures', wanted: 'a[href="/say"]', send: sendFromBoard, budgets: [41, 42] },
]

/** What may be pressed on the way: the skip link, a button of the menu, or nothing, which leads to every goal. */
const ways = [toMain, '[aria-controls="menu-services"]', '[aria-controls="menu-contact-us-general-enquiry"]', undefined]

const maxStops = 200

/** Waits until a link has led to another page, and its title has the focus. */
async function meetPage(page: Page, from: string): Promise<void> {
  await page.waitForURL((url) => url.href !== from)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}

/** The Tab stops to an element, and the press on it: a linear scan takes a step for each. `Infinity` when Tab does not come to it. */
async function pressByTab(page: Page, wanted: string): Promise<number> {
  for (let stops = 1; stops <= maxStops; stops++) {
    await page.keyboard.press('Tab')
    if (!(await page.evaluate((selector) => document.activeElement?.matches(selector), wanted))) continue
    const from = page.url()
    // A call would leave the browser.
    if (!wanted.includes('tel:')) await page.keyboard.press('Enter')
    if (wanted.startsWith('[aria-controls')) await page.locator(`${wanted}[aria-expanded=true]`).waitFor()
    else if (wanted.includes('="/')) await meetPage(page, from)
    return stops + 1
  }
  return Infinity
}

/** Answers what a form requires, with the first option of each choice, and sends it. Typing does not count. */
async function sendForm(page: Page, label: string): Promise<number> {
  // The form's code loads after its page.
  await page.getByRole('button', { name: label, exact: true }).waitFor()
  const isOnSend = () => page.evaluate(() => document.activeElement?.matches('button[type=submit]') === true)
  for (let steps = 1; steps < maxStops; steps++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const one = document.activeElement
      if (one instanceof HTMLAnchorElement && one.hash !== '' && one.closest('form')) return 'shortcut'
      if (!(one instanceof HTMLInputElement)) return ''
      if (one.type === 'radio' && !one.closest('[role=radiogroup]')?.querySelector('.field-optional'))
        return one.form?.querySelector(`input[name="${one.name}"]:checked`) ? '' : 'choice'
      return one.value === '' && /^(name|email|tel)/.test(one.autocomplete) ? one.autocomplete : ''
    })
    if (place === 'name') await page.keyboard.type('Bronwyn Ashby')
    if (place === 'email') await page.keyboard.type('bronwyn@example.com')
    if (place === 'tel') await page.keyboard.type('0491570006')
    if (place === 'choice' || place === 'shortcut') {
      await page.keyboard.press(place === 'choice' ? 'Space' : 'Enter')
      steps++
    }
    if (!(await isOnSend())) continue
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Thanks, we’ve got your enquiry' }).waitFor()
    return steps + 1
  }
  throw new Error('Tab does not reach the button that sends the form')
}

/** From the first board of pictures to an enquiry that is sent: the first picture each time, none of the sentence so far. */
async function sendFromBoard(page: Page): Promise<number> {
  const next = 'main a[href^="/say/"]:is([href^="/say/send/"], :has(img)):not([class*="strip"] *)'
  let steps = 0
  while (!new URL(page.url()).pathname.startsWith('/say/send/')) {
    await page.locator(next).first().waitFor()
    steps += await pressByTab(page, next)
  }
  return steps + (await sendForm(page, 'Send'))
}

/** The steps of a linear scan with one switch to each goal, with the usual settings and with large targets. */
export async function countSteps(browser: Browser, baseURL: string): Promise<AuditResult['switchCost']> {
  const results: AuditResult['switchCost'][number][] = []
  for (const isLarge of [false, true]) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
    if (isLarge) await context.addInitScript(() => localStorage.setItem('preferences', '{"targets":"large"}'))
    for (const { task, wanted, send, budgets } of goals) {
      const page = await context.newPage()
      let fewest = Infinity
      for (const way of ways) {
        await open(page, '/')
        // The parts that load after the page.
        await page.getByRole('button', { name: isLarge ? 'Skip the footer' : 'Display', exact: true }).waitFor()
        let steps = 0
        if (isLarge && way?.startsWith('[')) steps += await pressByTab(page, '[aria-controls="main-menu"]')
        if (way !== undefined) steps += await pressByTab(page, way)
        fewest = Math.min(fewest, steps + (await pressByTab(page, wanted)))
      }
      const stops = fewest + (send ? await send(page) : 0)
      results.push({ task: isLarge ? `${task}, large targets` : task, stops, budget: budgets[isLarge ? 1 : 0] })
      await page.close()
    }
    await context.close()
  }
  return results
}
