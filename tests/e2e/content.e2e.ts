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
