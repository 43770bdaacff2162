import { everyPath } from './paths.ts'
import { expect, test } from './test.ts'

/**
 * Split for parallel workers. Each page is loaded once without interaction: axe and the keyboard have their own tests.
 */
const slices = Object.entries(Object.groupBy(everyPath, (_, index) => index % 4))

for (const [slice, paths = []] of slices)
  test(`[S3] [S15] every address has one h1 and its title, fits 320 and 1280 px, and meets the checks of every page (${Number(slice) + 1} of ${slices.length})`, async ({
    page,
  }) => {
    const titles = new Set<string>()
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 640 })
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      const title = await page.title()
      expect(title, path).toMatch(/\S/)
      expect(titles.has(title), `${path} has the title of another page: ${title}`).toBe(false)
      titles.add(title)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const { reach, small } = await page.evaluate(() => ({
          reach: document.documentElement.scrollWidth,
          small: [...document.querySelectorAll('button, a[data-kind], summary, header a, footer a')]
            .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
            .map((target) => target.outerHTML),
        }))
        expect(reach, `${path} at ${width} px`).toBeLessThanOrEqual(width)
        expect(small, `targets lower than 44 px on ${path} at ${width} px`).toEqual([])
      }
    }
  })
