import { setOwnTextSize, sidewaysScroll } from './preferences.ts'
import { bottomOf, boxOf, open, title } from './shell.ts'
import { expect, test } from './test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S23] [S48] the skip link leads to the title of the page, and the list of posts and a post are the same', async ({
    page,
  }) => {
    await page.goto('/blogs?page=3')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#page-title$/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Posts, page 2 of 3' })).toBeVisible()
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(title(page)).toBeVisible()
  })

  test('no card is alone in the last row of its list, whatever their number, in windows of 768 to 1440 px', async ({
    page,
  }) => {
    await page.goto('/services')
    const cards = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await cards.evaluate((list) => {
        const [first] = list.children
        return Array.from({ length: 13 }, (_, place) => {
          list.replaceChildren(...Array.from({ length: place + 1 }, () => first?.cloneNode(true) ?? ''))
          const tops = [...list.children].map((card) => Math.round(card.getBoundingClientRect().top))
          return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
        })
      })
      for (const inRow of rows.filter((counts) => Math.max(...counts) > 1))
        expect(inRow.at(-1), `${inRow.join(' + ')} at ${width} px`).toBeGreaterThan(1)
    }
  })
})

test('[S47] every picture of the home page and the list of posts has dimensions and alternative text, is served at width 500 in the best format, and causes no layout shift', async ({
  page,
}) => {
  for (const path of ['/', '/blogs']) {
    await open(page, path)
    // Text may shift when the font loads; nothing may shift after that.
    await page.evaluate(async () => {
      await document.fonts.ready
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
        type: 'layout-shift',
      })
    })
    const pictures = page.locator('main img')
    expect(await pictures.count(), path).toBeGreaterThan(0)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture, path).toHaveJSProperty('complete', true)
      const { src, alt, width, height, shown } = await picture.evaluate((image: HTMLImageElement) => ({
        src: image.getAttribute('src'),
        alt: image.getAttribute('alt'),
        width: image.getAttribute('width'),
        height: image.getAttribute('height'),
        shown: image.naturalWidth,
      }))
      expect(src, path).toMatch(/^\/images\/[^?]+\?w=500&auto=format$/)
      expect(alt, `${path} ${src}`).not.toBeNull()
      expect(
        [width, height].map(Number).every((side) => side > 0),
        `${path} ${src}`,
      ).toBe(true)
      expect(shown, `${path} ${src}`).toBeGreaterThan(0)
    }
    expect(await page.evaluate('shifts'), path).toEqual([])
  }
})

for (const [means, width, textSize] of [
  ['a narrow window', 320, '100%'],
  ['text at 200 % by a style sheet', 768, '200%'],
] as const)
  test(`in ${means} the cells of a table of three columns are below each other, each with the name of its column, and the page does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/resources/ndis')
    await setOwnTextSize(page, textSize)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    const row = page.getByRole('table').first().getByRole('row').nth(1)
    const [head, ...cells] = await row.locator('th, td').all()
    let bottom = bottomOf(await boxOf(head ?? row))
    for (const cell of cells) {
      await expect(cell.locator('[aria-hidden]')).toBeVisible()
      expect((await boxOf(cell)).y).toBeGreaterThanOrEqual(bottom)
      bottom = bottomOf(await boxOf(cell))
    }
  })

test('a list of prices stays a table on a phone, and fits; with large text its rows become cards', async ({ page }) => {
  const price = page.getByRole('table').getByRole('row').filter({ hasText: 'Shower chair' })
  const isOneLine = () =>
    price.evaluate((row) => {
      const tops = [...row.children].map((cell) => cell.getBoundingClientRect().top)
      return Math.max(...tops) === Math.min(...tops)
    })
  await page.goto('/services/coming-home-from-hospital')
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await isOneLine(), `${width} px`).toBe(true)
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await setOwnTextSize(page, '200%')
  expect(await isOneLine()).toBe(false)
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
