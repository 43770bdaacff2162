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

test('[S17] Given a window that is tall enough, when the page is scrolled, then logo, navigation and Referral stay at the top', async ({
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
})

for (const [width, height] of [
  [1280, 639],
  [320, 256],
] as const) {
  test(`[S17] Given a window ${width} px wide and ${height} px high, then the header scrolls away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/services/home-modifications')
    await scrollTo(page, 1500)
    await expect(header(page)).not.toBeInViewport()
    await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '24px')
  })
}

test('[S18] the logo links to the home page without loading a new document, and a tile there to its page', async ({
  page,
}) => {
  await open(page, '/services')
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await logoOf(page).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(title(page)).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  // So does a press anywhere on a tile of the home page.
  const tile = page.getByRole('main').getByRole('listitem').first()
  const href = await tile.getByRole('link').getAttribute('href')
  await tile.click({ position: { x: 8, y: 8 } })
  await expect(page).toHaveURL((url) => url.pathname === href)
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('[S19] Given a window of any width, then the phone number and e-mail address are fully visible at the top', async ({
      page,
    }) => {
      await page.goto('/about')
      if (javaScriptEnabled) await expect(page.getByRole('button', { name: 'Display', exact: true })).toBeVisible()
      const limits = await widthLimits(page)
      expect(limits).toContain(1185)
      const between = Array.from({ length: 17 }, (_, step) => 320 + 80 * step)
      const links = header(page).locator('a[href^="tel:"], a[href^="mailto:"]')
      const shown = ['1800 160 401', 'hello@wideverandah.example']
      for (const width of new Set([...limits.flatMap((limit) => [limit - 1, limit, limit + 1]), ...between])) {
        if (width < 320) continue
        await page.setViewportSize({ width, height: 720 })
        expect(await arePainted(links, shown), `the phone number and e-mail at ${width} px`).toEqual([true, true])
      }
    })
  })
}

for (const width of [320, 1280]) {
  test(`[S19] Given a window ${width} px wide, then phone and e-mail are tel: and mailto: links at the top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/about')
    const phone = header(page).getByRole('link', {
      name: width > 575 ? 'Call 1800 160 401' : '1800 160 401',
      exact: true,
    })
    const email = header(page).getByRole('link', { name: 'Email hello@wideverandah.example' })
    await expect(phone).toHaveAttribute('href', 'tel:1800160401')
    await expect(email).toHaveAttribute('href', 'mailto:hello@wideverandah.example')
    for (const link of [phone, email]) {
      expect(await isInSight(link)).toBe(true)
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
    }
  })

  test(`[S21] [S22] Given a window ${width} px wide, then Referral opens its form; on that form it is marked as current and does nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await open(page, '/about')
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
    await expect(page).toHaveURL(/\/about$/)
    await expect(referral(page)).not.toHaveAttribute('aria-current')
  })
}

test('[S23] Given a switch with linear scanning, then the first stop is the skip link at full size, and the second step reaches the main area', async ({
  page,
}) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 })
    await open(page, '/services')
    await expect(page.getByRole('main')).toHaveCount(1)
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
  }
})

for (const width of [320, 1184, 1185]) {
  test(`[S23] Given a window ${width} px wide, then at most 16 stops precede the main area`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await open(page, '/')
    let stops = 0
    for (; stops <= 16; stops++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) break
    }
    expect(stops).toBeLessThanOrEqual(16)
    expect(stops).toBeGreaterThan(4)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[S23] the skip link leads to the title of the page', async ({ page }) => {
    await page.goto('/services')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#page-title$/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
})

// In any time zone.
for (const timezoneId of ['Australia/Brisbane', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('[S25] opening hours are in Brisbane time, and each office lists the days it is closed', async ({ page }) => {
      await open(page, '/about')
      await expect(
        footer(page).getByText(
          'Monday to Friday, 8:30 am to 4:30 pm, Brisbane time. Closed on weekends and public holidays.',
        ),
      ).toBeVisible()
      const days = (office: string) =>
        footer(page)
          .getByRole('group')
          .filter({ hasText: `Days the ${office} office is closed` })
      const ekka = 'Wednesday 11 August 2027: Royal Queensland Show (Ekka)'
      for (const office of ['Brisbane', 'Townsville']) {
        await days(office)
          .getByText(/^Days the/)
          .press('Enter')
        await expect(days(office).getByText('Friday 25 December 2026: Christmas Day')).toBeVisible()
        await expect(days(office).getByText(ekka)).toHaveCount(office === 'Brisbane' ? 1 : 0)
      }
    })
  })
}

test('[S30] the picture of the badge loads', async ({ page }) => {
  await page.goto('/about')
  const badge = footer(page).getByRole('img', { name: 'Registered NDIS provider' })
  await badge.scrollIntoViewIfNeeded()
  await expect
    .poll(() => badge.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(badge).toBeInViewport()
})

test('[S24] [S26] the footer has phone, e-mail, enquiry, and both offices as addresses', async ({ page }) => {
  await open(page, '/services/chsp')
  await expect(footer(page).getByRole('link', { name: '1800 160 401' })).toHaveAttribute('href', 'tel:1800160401')
  await expect(footer(page).getByRole('link', { name: 'hello@wideverandah.example' })).toHaveAttribute(
    'href',
    'mailto:hello@wideverandah.example',
  )
  const addresses = footer(page).locator('address')
  await expect(addresses).toHaveCount(2)
  await expect(addresses.nth(0)).toContainText('24 Paperbark Crossing')
  await expect(addresses.nth(0)).toContainText('Woolloongabba QLD 4102')
  await expect(addresses.nth(0).getByRole('link', { name: '(07) 5550 4100' })).toHaveAttribute('href', 'tel:0755504100')
  await expect(addresses.nth(1)).toContainText('Hyde Park QLD 4812')
  for (const office of ['Brisbane', 'Townsville'])
    await expect(footer(page).getByRole('heading', { name: office, exact: true })).toBeVisible()
  await footer(page).getByRole('link', { name: 'Send us an enquiry' }).click()
  await expect(page).toHaveURL(/\/contact-us\/general-enquiry$/)
})

test('[S28] the policies are in order, and each links to its page', async ({ page }) => {
  await open(page, '/')
  const links = footer(page).getByRole('navigation', { name: 'Policies' }).getByRole('link')
  const policies = ['Privacy policy', 'Refund policy', 'Quality policy', 'Appointment cancellation']
  await expect(links).toHaveText(policies)
  for (const policy of policies) {
    await links.filter({ hasText: policy }).click()
    await expect(title(page)).toHaveText(new RegExp(`^${policy}$`, 'i'))
    await expect(title(page)).toBeFocused()
  }
})

test('[S29] Subscribe is a plain link, states that it opens a new tab, and does so', async ({ page, context }) => {
  await open(page, '/')
  const link = footer(page).getByRole('link', { name: /^Subscribe/ })
  await expect(link).toHaveText('Subscribe to our news by email (opens in new tab)')
  await expect(link).toHaveAttribute('href', 'https://news.wideverandah.example/subscribe')
  await expect(footer(page).getByRole('textbox')).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await link.click()
  const tab = await opened
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('[S31] the acknowledgement of Traditional Owners and Elders is on every page', async ({ page }) => {
  for (const path of ['/', '/contact-us/general-enquiry', '/no-such-page']) {
    await page.goto(path)
    await expect(footer(page).getByText(/Traditional Owners of the Country/)).toBeVisible()
    await expect(
      footer(page).getByText(/respects to Aboriginal and Torres Strait Islander Elders past and present/),
    ).toBeVisible()
  }
})

test('help is in the same place on every page: phone, e-mail, enquiry, pictures, text, languages, relay service, interpreter', async ({
  page,
}) => {
  let first: (string | null)[] = []
  for (const path of ['/', '/services/chsp', '/blogs', '/contact-us/general-enquiry', '/no-such-page']) {
    await page.goto(path)
    const help = footer(page).getByRole('region', { name: 'Talk with us' }).getByRole('link')
    const targets = await help.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    if (first.length === 0) first = targets
    expect(targets, path).toEqual(first)
  }
  expect(first).toEqual([
    'tel:1800160401',
    'mailto:hello@wideverandah.example',
    '/contact-us/general-enquiry',
    '/say',
    'sms:0491574632',
    '/in-your-language',
    '/contact-us',
    '/easy-read',
    'https://www.accesshub.gov.au/about-the-nrs',
    'https://www.tisnational.gov.au',
  ])
})
