import type { Page } from '@playwright/test'
import { entry, menuButton, more, navigation, open, title } from './shell.ts'
import { expect, test } from './test.ts'

const menuLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true })

async function expectWide(page: Page) {
  await expect(navigation(page)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
  await expect(menuLink(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Referral' })).toHaveCount(1)
}

async function expectNarrow(page: Page, way: 'button' | 'link' = 'button') {
  await expect(navigation(page)).toBeHidden()
  await expect(way === 'button' ? menuButton(page) : menuLink(page)).toBeVisible()
  await expect(way === 'button' ? menuLink(page) : menuButton(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Referral' })).toHaveCount(1)
}

const expectNoSidewaysScroll = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

test('[S20] the menu button shows at 1184 px and the whole navigation at 1185 px, in both directions, with nothing cut off', async ({
  page,
}) => {
  await open(page, '/about')
  for (const width of [1185, 1184, 1185]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 1185) await expectWide(page)
    else await expectNarrow(page)
    await expectNoSidewaysScroll(page, width)
  }
})

// Zoom halves and quarters the window in CSS pixels.
for (const [zoom, width, height, layout] of [
  [200, 640, 450, 'narrow'],
  [400, 320, 225, 'narrow'],
  [200, 1185, 640, 'wide'],
] as const) {
  test(`[S20] at ${zoom} % zoom, ${width} CSS px wide, the ${layout} layout is complete and usable`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/about')
    await expectNoSidewaysScroll(page, width)
    if (layout === 'wide') return expectWide(page)
    await expectNarrow(page)
    await menuButton(page).click()
    await entry(page, 'Services').click()
    await expect(title(page)).toHaveText('Services')
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toBeInViewport({ ratio: 1 })
  })
}

test('[S20] a window that narrows while a panel is open, or widens while the menu is open, loses nothing', async ({
  page,
}) => {
  await open(page, '/about')
  await more(page, 'Services').click()
  await page.setViewportSize({ width: 600, height: 800 })
  await expectNarrow(page)
  await menuButton(page).click()
  await expect(entry(page, 'CHSP')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectWide(page)
  await page.keyboard.press('Escape')
  await expect(entry(page, 'CHSP')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S20] CSS alone switches the layout, at 1184 and at 1185 px', async ({ page }) => {
    await page.goto('/about')
    await page.setViewportSize({ width: 1184, height: 800 })
    await expectNarrow(page, 'link')
    await page.setViewportSize({ width: 1185, height: 800 })
    await expectWide(page)
  })

  test('[S38] every link of the navigation can be reached by hover and by keyboard', async ({ page }) => {
    await page.goto('/about')
    for (const label of ['About Us', 'Services', 'Resources', 'Contact Us'] as const) {
      const top = page.getByRole('link', { name: label, exact: true })
      const pages = navigation(page).locator('> ul > li').filter({ has: top }).locator('div a')
      expect(await pages.count()).toBeGreaterThan(2)
      await expect(pages.first()).toBeHidden()
      await entry(page, label).hover()
      for (const link of await pages.all()) await expect(link).toBeVisible()
      await page.mouse.move(5, 780)
      await expect(pages.first()).toBeHidden()
      await entry(page, label).focus()
      for (const link of await pages.all()) {
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
        await expect(link).toBeVisible()
      }
    }
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Feedback, Compliments & Complaints')
  })
})

/**
 * Text at twice the size: by a user style sheet, which media queries ignore, or by the browser setting, which they
 * follow.
 */
const largeText: Record<string, (page: Page) => Promise<unknown>> = {
  'their own style sheet': (page) =>
    page.addInitScript(() => {
      const own = new CSSStyleSheet()
      own.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets = [own]
    }),
  'the setting of their browser': async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  },
}

/** The words of the title that break across two lines without a hyphen. */
const brokenWords = (page: Page) =>
  title(page).evaluate((heading) => {
    const words: string[] = []
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        if (range.getClientRects().length > 1) words.push(word)
      }
    }
    return words
  })

/** The pairs of links and buttons in the header that overlap. */
const overlaps = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const controls = [...header.querySelectorAll('a:not([aria-hidden]), button')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
    return controls.flatMap(({ name, box: a }, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        )
        .map((other) => `${name} and ${other.name}`),
    )
  })

for (const [means, enlarge] of Object.entries(largeText)) {
  for (const width of [320, 768, 1280]) {
    test(`Given text at 200% by ${means}, when the window is ${width} px wide, then header and title stay readable, unbroken and uncovered`, async ({
      page,
    }) => {
      const height = 800
      await page.setViewportSize({ width, height })
      await enlarge(page)
      await open(page, '/')
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await expect(page.getByRole('button', { name: 'Display', exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page, width)
      expect(await brokenWords(page)).toEqual([])
      expect(await overlaps(page)).toEqual([])
      // Script scrolls at once, unlike the wheel.
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
      const stuck = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
      expect(stuck).toBeLessThanOrEqual(height / 4)
    })
  }
}

test('[S17] at the default text size the header sticks and takes at most a quarter of a phone’s height, and no controls overlap', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    expect(await overlaps(page), `${width} px`).toEqual([])
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const stuck = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
    expect(stuck, `${width} px`).toBeGreaterThan(40)
    expect(stuck, `${width} px`).toBeLessThanOrEqual(height / 4)
  }
})
