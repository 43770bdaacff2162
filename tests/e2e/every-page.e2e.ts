import { axeViolations } from '#tests/helpers/axe-browser.ts'
import { brokenWords, closeLines, largeTargetFaults, lowTargets, strangeLinks, unmeasuredPairs } from './page-checks.ts'
import { expectPageHeight } from './page-height.ts'
import { everyPart } from './paths.ts'
import { choose, setBrowserTextSize, sidewaysScroll } from './preferences.ts'
import { open, title } from './shell.ts'
import { expect, test } from './test.ts'

const wide = { width: 1280, height: 800 } as const
const narrow = { width: 320, height: 640 } as const
const phone = { width: 390, height: 844 } as const

for (const { paths, part, isSlow } of everyPart) {
  const sizes = isSlow ? [narrow, phone] : [narrow]
  // One load for all checks: a load costs more than any of them.
  test(`[S3] [S6] [S15] axe finds nothing on a page; it has one h1, its title and measured colours, and fits windows, a phone, large text, wide spacing and large targets ${part}`, async ({
    page,
  }) => {
    // Long enough for a busy machine.
    test.setTimeout(paths.length * 60_000)
    const titles = new Set<string>()
    for (const path of paths) {
      await page.setViewportSize(wide)
      await open(page, path)
      await expect(title(page), path).toHaveCount(1)
      const words = await page.title()
      expect.soft(words, path).toMatch(/\S/)
      expect.soft(titles.has(words), `${path} has the title of another page: ${words}`).toBe(false)
      titles.add(words)
      expect.soft(await axeViolations(page), path).toEqual([])
      expect.soft(await unmeasuredPairs(page), `${path}, colours`).toEqual([])
      expect.soft(await strangeLinks(page), `${path}, links`).toEqual([])

      const expectFit = async (at: string) => {
        expect.soft(await sidewaysScroll(page), `${path} ${at}`).toBeLessThanOrEqual(0)
        expect.soft(await lowTargets(page), `${path} ${at}`).toEqual([])
      }
      await expectFit('in a wide window')

      // From here on each width comes once: a change of width lays out and draws the whole page.
      await choose(page, { targets: 'large' })
      await expect(page.getByRole('region', { name: 'Scroll', exact: true })).toBeVisible()
      for (const width of isSlow ? [1280, 768, 320] : [320]) {
        await page.setViewportSize({ width, height: narrow.height })
        expect.soft(await largeTargetFaults(page), `${path} at ${width} px with large targets`).toEqual([])
      }
      await choose(page, { targets: undefined })
      await expectFit('in a narrow window')

      await choose(page, { textSize: '200', letterSpacing: 'wider', lineSpacing: 'wider' })
      expect.soft(await sidewaysScroll(page), `${path} with text at 200% and the widest spacing`).toBeLessThanOrEqual(0)
      await choose(page, { textSize: undefined, letterSpacing: undefined, lineSpacing: 'wide' })
      expect.soft(await closeLines(page), `${path} with wide line spacing`).toEqual([])
      await choose(page, { lineSpacing: undefined })

      await setBrowserTextSize(page, 32)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      for (const size of sizes) {
        await page.setViewportSize(size)
        const at = `${path} at ${size.width} px with text of 32 px by the browser`
        await expect(page.locator('html'), at).toHaveCSS('font-size', '32px')
        const { y } = (await title(page).boundingBox()) ?? { y: Infinity }
        expect.soft(y, at).toBeLessThan(size.height)
        expect.soft(await brokenWords(page), at).toEqual([])
        expect.soft(await sidewaysScroll(page), at).toBeLessThanOrEqual(0)
      }
      await setBrowserTextSize(page, 16)
      await expect(page.locator('html'), path).toHaveCSS('font-size', '16px')
      await expectPageHeight(page, path)
    }
  })
}
