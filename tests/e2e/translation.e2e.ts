import type { Page } from '@playwright/test'
import { translate, untranslated } from './foreign-changes.ts'
import { idle, open, withIsland } from './shell.ts'
import { expect, test } from './test.ts'

type Step = (page: Page) => Promise<unknown>

interface State {
  readonly address: string
  /** What is compared after each step. */
  readonly where?: string
  /** Each step ends when its result is in the page. It finds elements by attributes, because names are translated. */
  readonly steps: readonly Step[]
}

const search =
  (query: string): Step =>
  async (page) => {
    await page.locator('#search-words').fill(query)
    await page.locator('#search-words').press('Enter')
    await page.waitForURL((url) => (url.searchParams.get('q') ?? '') === query)
  }

const press =
  (selector: string, result: (page: Page) => Promise<unknown>): Step =>
  async (page) => {
    await page.locator(selector).filter({ visible: true }).first().click()
    await result(page)
  }

const count = (selector: string, number: number) => (page: Page) => expect(page.locator(selector)).toHaveCount(number)
const query = (pattern: RegExp) => (page: Page) => page.waitForURL(({ search: text }) => pattern.test(text))

const send: Step = async (page) => {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('main form[method=post] button[type=submit]').first().click()
  await (await answered).finished()
  await expect(page.locator('#send')).not.toHaveAttribute('aria-disabled')
}
const fill =
  (name: string, text: string): Step =>
  (page) =>
    page.locator(`main [name=${name}]`).fill(text)
const choose =
  (name: string, value: string): Step =>
  (page) =>
    page.locator(`main [name=${name}][value=${value}]`).check()

/** The `h1` of a page, found by the address of its canonical link, which changes in the same moment. */
const titled = (path: string) => `link[rel=canonical][href$="/${path}"]`

const states: Readonly<Record<string, State>> = {
  'a search': { address: '/search?q=qqqqq', steps: [search('chair'), search('rail'), search(''), search('ramp')] },
  'the product list': {
    address: '/resources/product-database?q=chair',
    steps: [
      press('button[name=compare]', count('.product-card [name=remove]', 1)),
      press('button[name=compare]', count('.product-card [name=remove]', 2)),
      press('button[name=remove]', count('.product-card [name=remove]', 1)),
      press('summary', count('details[open]', 1)),
      press('main [name=category]', query(/category=/)),
      press('main [name=category]', query(/^(?!.*category=)/)),
      press('main a.finder-quiet', query(/^(?!.*q=)/)),
      press('.paging > a:last-child', query(/page=2/)),
    ],
  },
  'an enquiry': {
    address: '/contact-us/general-enquiry',
    steps: [
      send,
      fill('name', 'a'.repeat(300)),
      send,
      choose('replyBy', 'email'),
      send,
      choose('replyBy', 'phone'),
      send,
    ],
  },
  'a referral': {
    address: '/contact-us/referral',
    steps: [
      send,
      choose('referralFor', 'other'),
      send,
      fill('name', 'Jo'),
      choose('role', 'family'),
      choose('replyBy', 'phone'),
      fill('phone', '0491570006'),
      send,
      send,
      press('[name=go][value=back]', count('main [name=referralFor]', 2)),
    ],
  },
  feedback: {
    address: '/contact-us/feedback',
    steps: [send, choose('type', 'complaint'), choose('giveName', 'no'), send],
  },
  'the display settings': {
    address: '/',
    where: 'header',
    steps: [
      press('header button[aria-expanded]:not([aria-controls])', count('#display', 1)),
      press('#display [type=radio]:not(:checked) + label', count('html[data-text-size]', 1)),
      press('#display button[type=button]:nth-last-of-type(2)', count('html[data-text-size]', 0)),
    ],
  },
  messages: {
    address: '/contact-us/general-enquiry',
    where: 'footer',
    steps: [
      press('#keep-answers + div > button', count('[data-toast]', 1)),
      press('#keep-answers + div > :nth-child(2)', count('#keep-answers + div > button', 1)),
      press('footer button[aria-expanded=false]', count('footer ol li', 2)),
    ],
  },
  posts: { address: '/blogs', steps: [press('.paging > a:last-child', query(/page=2/))] },
  'a page change': {
    address: '/',
    steps: [
      press('main a[href="/services"], header nav a[href="/services"]', count(titled('services'), 1)),
      (page) => page.goBack().then(() => count(titled('services'), 0)(page)),
    ],
  },
}

/** Without what only lasts a moment, and without the time of day. */
const textOf = async (page: Page, where: string) =>
  untranslated(
    await page.locator(where).evaluate((element) => {
      const copy = element.cloneNode(true)
      if (!(copy instanceof HTMLElement)) return ''
      for (const part of copy.querySelectorAll('script, form [role=status], output, [aria-live]')) part.remove()
      return copy.textContent
    }),
  ).replaceAll(/\d+:\d+\s[ap]m/g, '')

/** The text when nothing changes it any more: React may show the result of a step in more than one part. */
async function settledText(page: Page, where: string): Promise<string> {
  let text: string | undefined
  for (;;) {
    await idle(page)
    const now = await textOf(page, where)
    if (now === text) return now
    text = now
  }
}

const inEveryRun = new Set(['feedback'])

for (const [what, { address, where = 'main', steps }] of Object.entries(states))
  test(`Given a page that is translated in place, then ${what} shows the same text as without a translation${inEveryRun.has(what) ? '' : ' @slow'}`, async ({
    page,
  }) => {
    await withIsland(page, () => open(page, address))
    await page.mouse.move(600, 500)
    const plain: string[] = []
    for (const step of steps) {
      await step(page)
      plain.push(await settledText(page, where))
    }
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
    await page.goto('about:blank')
    await withIsland(page, async () => {
      await page.goto(address)
      await page.waitForFunction(() => 'isHydrated' in globalThis)
    })
    for (const [index, step] of steps.entries()) {
      await page.evaluate(translate)
      await step(page)
      await expect.poll(() => textOf(page, where), `after step ${index + 1}`).toBe(plain[index])
    }
  })
