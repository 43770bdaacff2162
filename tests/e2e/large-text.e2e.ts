import { chromiumArguments, findChromium } from '#tests/helpers/chromium.ts'
import { templateParts } from './paths.ts'
import { expect, test } from './test.ts'

const executablePath = findChromium()
// The size of text that a person sets in the browser. Unlike text in the page, it also changes lengths in media queries.
test.use({
  launchOptions: {
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
    ...(executablePath !== undefined && { executablePath }),
  },
})

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
] as const

for (const { paths, part } of templateParts) {
  test(`Given a browser with text of 32 px on a phone 320 or 390 px wide, then the title of a page begins in the first window, and its words are whole ${part}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.setViewportSize(windows[0])
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      for (const window of windows) {
        await page.setViewportSize(window)
        const { top, broken, reach } = await title.evaluate((heading) => {
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
          const words: string[] = []
          while (texts.nextNode()) {
            const text = texts.currentNode
            for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1) words.push(word)
            }
          }
          const { scrollWidth } = document.documentElement
          return { top: heading.getBoundingClientRect().top, broken: words, reach: scrollWidth }
        })
        expect.soft(top, `${path} at ${window.width} px`).toBeLessThan(window.height)
        expect.soft(broken, `${path} at ${window.width} px`).toEqual([])
        expect.soft(reach, `${path} at ${window.width} px`).toBe(window.width)
      }
    }
  })
}
