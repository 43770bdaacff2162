import { chromiumArguments, findChromium } from '#tests/helpers/chromium.ts'
import { templatePaths } from './paths.ts'
import { expect, test } from './test.ts'

const executablePath = findChromium()
// The size of text that a person sets in the browser. Unlike text in the page, it also changes lengths in media queries.
test.use({
  launchOptions: {
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
    ...(executablePath !== undefined && { executablePath }),
  },
})

for (const window of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
])
  for (const [template, path] of Object.entries(templatePaths)) {
    test(`Given a browser with text of 32 px on a phone ${window.width} px wide, then the title of ${template} begins in the first window, and its words are whole`, async ({
      page,
    }) => {
      await page.setViewportSize(window)
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      const { top, broken } = await title.evaluate((heading) => {
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
        return { top: heading.getBoundingClientRect().top, broken: words }
      })
      expect(top).toBeLessThan(window.height)
      expect(broken).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width)
    })
  }
