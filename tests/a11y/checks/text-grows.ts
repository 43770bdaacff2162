import { type Check, css } from '#tests/a11y/check.ts'

/** The default size of `rem` in a browser, in px. */
const usualRoot = 16

export const textGrows: Check = {
  id: 'text-grows',
  title: 'All text grows when the person’s text size does, and nothing is cut off or laid over other words',
  criteria: ['1.4.4'],
  source: css('C14'),
  renditions: ['text-200'],
  async run({ page }) {
    const sizes = () =>
      page.evaluate(() =>
        Object.fromEntries(
          audit
            .all('body *')
            .filter((element) => audit.isSeen(element) && audit.hasText(element))
            .map((element) => [audit.selector(element), Number.parseFloat(getComputedStyle(element).fontSize)]),
        ),
      )
    const root = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    const before = await sizes()
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
    const after = await sizes()
    // A person who has chosen large text already has part of the increase.
    const small = Object.entries(after).filter(
      ([target, size]) => size < (0.75 * 2 * usualRoot * (before[target] ?? 0)) / root,
    )
    const faults = await page.evaluate(
      (targets) =>
        targets.map((target) =>
          audit.fault(document.querySelector(target), 'Its text does not grow with the person’s'),
        ),
      small.map(([target]) => target),
    )
    return { applied: Object.keys(before).length, faults }
  },
  good: '<main><p style="font-size:1.2rem">Ramps</p></main>',
  bad: '<main><p style="font-size:16px">Ramps</p></main>',
}
