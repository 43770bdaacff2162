import type { Locator, Page } from '@playwright/test'
import { boxOf, header, isInSight, menuButton, open, pressInPlace, scrollTo, scrollTop, title } from './shell.ts'
import { expect, test } from './test.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const referral = (page: Page) => header(page).getByRole('link', { name: 'Referral' })
/** Records requests for a path from now on. Visible links may prefetch their data at any time. */
const requestsOf = (page: Page, path: string) => {
  const requested: string[] = []
  page.on('request', (request) => new URL(request.url()).pathname.startsWith(path) && requested.push(request.url()))
  return requested
}

const logoOf = (page: Page) => header(page).getByText('Wide Verandah', { exact: true })

test('[S17] Given a page that is scrolled, then logo, navigation and Referral stay at the top of a window that is tall enough, and the header scrolls away in a low one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await open(page, '/services/home-modifications')
  await scrollTo(page, 1500)
  const logo = logoOf(page)
  for (const part of [logo, page.getByRole('navigation', { name: 'Main' }), referral(page)]) {
    const { y, height } = await boxOf(part)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThan(120)
  }
  await page.setViewportSize({ width: 1184, height: 640 })
  for (const part of [logo, referral(page), menuButton(page)]) expect(await isInSight(part)).toBe(true)
  for (const [width, height] of [
    [1280, 639],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await scrollTo(page, 1500)
    await expect(header(page)).not.toBeInViewport()
    await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '24px')
  }
})

test('[S18] [S21] [S22] Logo, tiles and Referral open their pages without loading a new document; on its form Referral is marked as current and does nothing', async ({
  page,
}) => {
  await open(page, '/about')
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await logoOf(page).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(title(page)).toBeFocused()
  // So does a press anywhere on a tile of the home page.
  const tile = page.getByRole('main').getByRole('listitem').first()
  const href = await tile.getByRole('link').getAttribute('href')
  await tile.click({ position: { x: 8, y: 8 } })
  await expect(page).toHaveURL((url) => url.pathname === href)

  await referral(page).click()
  await expect(page).toHaveURL(/\/contact-us\/referral$/)
  await expect(title(page)).toBeFocused()
  await expect(referral(page)).toHaveAttribute('aria-current', 'page')
  await page.waitForLoadState('networkidle')
  const entries = await page.evaluate(() => history.length)
  await scrollTo(page, 200)
  const requested = requestsOf(page, '/contact-us/referral')
  await pressInPlace(page, referral(page))
  await page.keyboard.press('Enter')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await scrollTop(page)).toBe(200)
  expect(requested).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === href)
  await expect(referral(page)).not.toHaveAttribute('aria-current')
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
})

/** Whether the text of each link is fully visible: every line inside the window, uncovered and not clipped. */
const arePainted = (links: Locator, words: readonly string[]) =>
  links.evaluateAll(
    (elements, wantedOf) =>
      elements.map((element, at) => {
        const wanted = wantedOf[at] ?? ''
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode
          const start = text.textContent?.indexOf(wanted) ?? -1
          if (start < 0) continue
          const range = document.createRange()
          range.setStart(text, start)
          range.setEnd(text, start + wanted.length)
          const lines = [...range.getClientRects()]
          const height = Number.parseFloat(getComputedStyle(element).fontSize)
          // Hidden text has no lines.
          if (lines.length === 0) return false
          return lines.every(({ left, right, top, bottom }) => {
            const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
            const ends = [left + 1, (left + right) / 2, right - 1]
            const isOnTop = ends.every((x) => element.contains(document.elementFromPoint(x, (top + bottom) / 2)))
            return isInWindow && isOnTop && right - left > 1 && bottom - top >= height / 2
          })
        }
        return false
      }),
    words,
  )

/** The widths, in whole CSS px, at which a rule of the style sheets begins or ends to apply. */
const widthLimits = (page: Page) =>
  page.evaluate(() => {
    const limitsOf = (rules: CSSRuleList): number[] =>
      [...rules].flatMap((rule) => {
        const condition = rule instanceof CSSConditionRule && /width/.test(rule.conditionText) ? rule.conditionText : ''
        const own = [...condition.matchAll(/([\d.]+)(px|r?em)/g)].map(([, size, unit]) =>
          Math.round(Number(size) * (unit === 'px' ? 1 : 16)),
        )
        return [...own, ...(rule instanceof CSSGroupingRule ? limitsOf(rule.cssRules) : [])]
      })
    return [...document.styleSheets].flatMap((sheet) => limitsOf(sheet.cssRules))
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S19] Given a window of any width, then the phone number and e-mail address are fully visible at the top, as tel: and mailto: links', async ({
    page,
  }) => {
    await page.goto('/about')
    const limits = await widthLimits(page)
    expect(limits).toContain(1185)
    const links = header(page).locator('a[href^="tel:"], a[href^="mailto:"]')
    const shown = ['1800 160 401', 'hello@wideverandah.example']
    for (const width of new Set([...limits, 320, 1280])) {
      if (width < 320) continue
      await page.setViewportSize({ width, height: 720 })
      expect(await arePainted(links, shown), `the phone number and e-mail at ${width} px`).toEqual([true, true])
    }
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      const phone = header(page).getByRole('link', {
        name: width > 575 ? 'Call 1800 160 401' : '1800 160 401',
        exact: true,
      })
      const email = header(page).getByRole('link', {
        name: width > 575 ? 'Email hello@wideverandah.example' : 'hello@wideverandah.example',
        exact: true,
      })
      await expect(phone).toHaveAttribute('href', 'tel:1800160401')
      await expect(email).toHaveAttribute('href', 'mailto:hello@wideverandah.example')
      for (const link of [phone, email]) {
        expect(await isInSight(link)).toBe(true)
        expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
      }
    }
  })
})

/** Presses Tab until the main area has the focus, and returns how many stops precede it. */
async function stopsBeforeMain(page: Page): Promise<number> {
  for (let stops = 0; stops <= 16; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) return stops
  }
  throw new Error('More than 16 stops precede the main area')
}

test('[S23] Given a switch with linear scanning, then the first stop is the skip link at full size, and the second step reaches the main area, which 16 stops precede at most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1185, height: 720 })
  await open(page, '/')
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(await stopsBeforeMain(page)).toBeGreaterThan(4)

  await page.setViewportSize({ width: 320, height: 720 })
  await open(page, '/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  expect(await isInSight(skip)).toBe(true)
  expect((await boxOf(skip)).height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  await expect.poll(() => isInSight(title(page))).toBe(true)
  await expect(page, 'Back has no extra stop').toHaveURL(/\/services$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('[S25] [S28] [S29] [S30] in the footer opening hours are in Brisbane time, each office lists the days it is closed, the badge loads, policies open their pages, and Subscribe a new tab', async ({
    page,
    context,
  }) => {
    await open(page, '/about')
    await expect(
      footer(page).getByText(
        'Monday to Friday, 8:30 am to 4:30 pm, Brisbane time. Closed on weekends and public holidays.',
      ),
    ).toBeVisible()
    const days = (office: string) =>
      footer(page)
        .getByRole('group')
        .filter({ hasText: `Before you visit, ${office} office` })
    const ekka = 'Wednesday 11 August 2027: Royal Queensland Show (Ekka)'
    for (const office of ['Brisbane', 'Townsville']) {
      await days(office)
        .getByText(/^Before you visit/)
        .press('Enter')
      await expect(days(office).getByText('Friday 25 December 2026: Christmas Day')).toBeVisible()
      await expect(days(office).getByText(ekka)).toHaveCount(office === 'Brisbane' ? 1 : 0)
    }

    const badge = footer(page).getByRole('img', { name: 'Registered NDIS provider' })
    await badge.scrollIntoViewIfNeeded()
    await expect
      .poll(() => badge.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(badge).toBeInViewport()

    const opened = context.waitForEvent('page')
    await footer(page)
      .getByRole('link', { name: /^Subscribe/ })
      .click()
    const tab = await opened
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()
    await expect(page).toHaveURL((url) => url.pathname === '/about')

    const policy = footer(page).getByRole('navigation', { name: 'Policies' }).getByRole('link').last()
    await policy.click()
    await expect(title(page)).toHaveText(/^Appointment cancellation$/i)
    await expect(title(page)).toBeFocused()
  })
})

test('Given a phone or a wide window, then the footer takes at most 900 and 620 px, and a third of that on forms and the picture board', async ({
  page,
}) => {
  for (const [path, onPhone, wide] of [
    ['/about', 900, 620],
    ['/contact-us/general-enquiry', 400, 220],
    ['/say', 400, 220],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    expect((await boxOf(footer(page))).height, `${path} on a phone`).toBeLessThanOrEqual(onPhone)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect((await boxOf(footer(page))).height, `${path} in a wide window`).toBeLessThanOrEqual(wide)
  }
})
