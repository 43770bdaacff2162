import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { defaultMenu } from '#schema/menu.ts'
import { open } from '#tests/e2e/shell.ts'

/**
 * The steps of a linear scan with one switch, from the top of the home page: one for each Tab stop and one for each press. Typing
 * does not count.
 */
export interface ScanSteps {
  readonly task: string
  readonly steps: number
}

/** Recorded figures, which may not grow. */
export const recordedSteps: readonly ScanSteps[] = JSON.parse(
  readFileSync(new URL('scan-steps.json', import.meta.url), 'utf8'),
)

const enquiry = '/contact-us/general-enquiry'
const board = '/say'
const services = defaultMenu.find(({ to }) => to === '/services')?.children ?? []
const maxStops = 200

const everySettings = ['usual settings', 'large targets'] as const

type Settings = (typeof everySettings)[number]

/** Opens the home page and waits for the parts that load after it. */
async function openHome(page: Page, settings: Settings): Promise<void> {
  await open(page, '/')
  await page.getByRole('button', { name: 'Display', exact: true }).waitFor()
  if (settings === 'large targets') await page.getByRole('button', { name: 'Skip the footer' }).waitFor()
}

/** Presses Tab and returns the address of the focused link, null for any other element, or undefined outside of `part`. */
const nextHref = async (page: Page, part: string) => {
  await page.keyboard.press('Tab')
  return page.evaluate((selector) => {
    const { activeElement } = document
    if (activeElement === document.body || !activeElement?.closest(selector)) return undefined
    return activeElement.getAttribute('href')
  }, part)
}

/**
 * Walks on from the focus to the end of a part of the page, and records for each address the fewest steps to it, with the press that
 * follows the link.
 */
async function walk(page: Page, before: number, found: Map<string, number>, part = 'body'): Promise<void> {
  for (let stops = 1; stops <= maxStops; stops++) {
    const href = await nextHref(page, part)
    if (href === undefined) return
    if (href !== null) found.set(href, Math.min(found.get(href) ?? Infinity, before + stops + 1))
  }
}

/** The Tab stops from the top of the page to an element, and the press on it. */
async function pressByTab(page: Page, isThere: string): Promise<number> {
  for (let stops = 1; stops <= maxStops; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, isThere)) {
      await page.keyboard.press('Enter')
      if (isThere.startsWith('[aria-controls')) await page.locator(`${isThere}[aria-expanded=true]`).waitFor()
      return stops + 1
    }
  }
  throw new Error(`Tab does not reach ${isThere}`)
}

/** The fewest steps from the top of the home page to each address: straight on, by the skip link, or through the menu. */
async function stepsToAddresses(page: Page, settings: Settings): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  await openHome(page, settings)
  await walk(page, 0, found)
  await openHome(page, settings)
  await walk(page, await pressByTab(page, 'a[href="#page-title"]'), found)
  for (const panel of ['menu-services', 'menu-contact-us-general-enquiry']) {
    await openHome(page, settings)
    const menu = settings === 'large targets' ? await pressByTab(page, '[aria-controls="main-menu"]') : 0
    // Below the header the way without the menu is shorter.
    await walk(page, menu + (await pressByTab(page, `[aria-controls="${panel}"]`)), found, 'header')
  }
  return found
}

/** Answers what a form requires, with the first option of each choice, and sends it. Returns the steps from the title. */
async function send(page: Page, label: string): Promise<number> {
  // The form's code loads after its page.
  await page.getByRole('button', { name: label, exact: true }).waitFor()
  for (let steps = 1; steps < maxStops; steps++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const one = document.activeElement
      if (one instanceof HTMLInputElement && one.value === '') {
        if (one.autocomplete === 'name') return 'name'
        if (one.type === 'email' || one.type === 'tel') return one.type
      }
      if (
        one instanceof HTMLInputElement &&
        one.type === 'radio' &&
        !one.closest('[role=radiogroup]')?.querySelector('.field-optional')
      )
        return one.form?.querySelector(`input[name="${one.name}"]:checked`) ? '' : 'choice'
      if (one instanceof HTMLAnchorElement && one.hash !== '' && one.closest('form')) return 'shortcut'
      return one instanceof HTMLButtonElement && one.type === 'submit' ? 'send' : ''
    })
    if (place === 'name') await page.keyboard.type('Bronwyn Ashby')
    if (place === 'email') await page.keyboard.type('bronwyn@example.com')
    if (place === 'tel') await page.keyboard.type('0491570006')
    if (place === 'choice') await page.keyboard.press('Space')
    if (place === 'shortcut' || place === 'send') await page.keyboard.press('Enter')
    if (place === 'choice' || place === 'shortcut' || place === 'send') steps++
    const isOnSend = await page.evaluate(
      () => document.activeElement instanceof HTMLButtonElement && document.activeElement.type === 'submit',
    )
    if (place === 'shortcut' && isOnSend) {
      await page.keyboard.press('Enter')
      steps++
    }
    if (place === 'send' || (place === 'shortcut' && isOnSend)) {
      await page.getByRole('heading', { level: 1, name: 'Thanks, we’ve got your enquiry' }).waitFor()
      return steps
    }
  }
  throw new Error('Tab does not reach the button that sends the form')
}

/** Follows a link of the page and waits until its page has the focus. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().press('Enter')
  await page.waitForURL(`**${href}`)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}

/** The steps from the first board of pictures to an enquiry that is sent: the first picture each time. */
async function sendFromBoard(page: Page): Promise<number> {
  let steps = 0
  for (let boards = 0; boards < 10; boards++) {
    await page.locator('main li > a:is([href^="/say/send/"], :has(img))').first().waitFor()
    for (let isChosen = false; !isChosen; steps++) {
      await page.keyboard.press('Tab')
      isChosen = await page.evaluate(() => {
        const { activeElement } = document
        return (
          activeElement instanceof HTMLAnchorElement &&
          (activeElement.pathname.startsWith('/say/send/') ||
            (activeElement.pathname.startsWith('/say/') &&
              activeElement.querySelector('img') !== null &&
              // The pictures of the sentence so far lead back.
              !activeElement.textContent.startsWith('Change: ')))
        )
      })
      if (steps > maxStops) throw new Error('Tab does not reach a picture of the board')
    }
    const from = page.url()
    await page.keyboard.press('Enter')
    steps++
    await page.waitForURL((url) => url.href !== from)
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    if (new URL(page.url()).pathname.startsWith('/say/send/')) return steps + (await send(page, 'Send'))
  }
  throw new Error('The board does not end')
}

/** Measures every task with the usual settings, and with large targets. */
export async function measureSteps(browser: Browser, baseURL: string): Promise<readonly ScanSteps[]> {
  const results: ScanSteps[] = []
  for (const settings of everySettings) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
    try {
      const page = await context.newPage()
      if (settings === 'large targets')
        await page.addInitScript(() => localStorage.setItem('preferences', '{"targets":"large"}'))
      const add = (task: string, steps: number) => results.push({ task: `${task}, ${settings}`, steps })
      const found = await stepsToAddresses(page, settings)
      const to = (href: string) => {
        const steps = found.get(href)
        if (steps === undefined) throw new Error(`A scan of the home page does not reach ${href}`)
        return steps
      }
      add('Call', to([...found.keys()].find((href) => href.startsWith('tel:')) ?? 'tel:'))
      for (const { label, to: path } of services) add(label, to(path))
      await openHome(page, settings)
      await follow(page, enquiry)
      add('An enquiry sent', to(enquiry) + (await send(page, 'Send enquiry')))
      await openHome(page, settings)
      await follow(page, board)
      add('An enquiry sent by pictures', to(board) + (await sendFromBoard(page)))
    } finally {
      await context.close()
    }
  }
  return results
}
