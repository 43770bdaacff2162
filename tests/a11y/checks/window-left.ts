import { type Check, failure } from '#tests/a11y/check.ts'

export const windowLeft: Check = {
  id: 'window-left',
  title: 'What sticks to the window leaves half of it to the page, zoomed to 400 % and on a phone on its side',
  criteria: ['1.4.10', '1.3.4', '2.4.11'],
  source: failure('F97'),
  renditions: ['narrow'],
  async run({ page }) {
    const size = page.viewportSize() ?? { width: 320, height: 640 }
    // An opened menu may fill the window: the check closes it.
    const isOpen = await page.evaluate(
      () =>
        audit.all('header [aria-expanded=true], [role=dialog], [role=alertdialog]').filter(audit.isThere).length > 0,
    )
    if (isOpen) return { applied: 0, faults: [] }
    const faults = []
    let applied = 0
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 667, height: 375 },
    ]) {
      await page.setViewportSize(viewport)
      const found = await page.evaluate(async () => {
        const at = async (top: number) => {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          return new Map(
            audit
              .all('body *')
              .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && audit.isSeen(element))
              .map((element) => [element, element.getBoundingClientRect()] as const),
          )
        }
        const before = await at(600)
        const from = scrollY
        const after = await at(900)
        // A page that hardly scrolls fits in the window.
        if (scrollY - from < 100) return null
        const stuck = [...after].filter(
          ([element, { top }]) => Math.abs((before.get(element)?.top ?? Infinity) - top) < 1,
        )
        const [most] = stuck
          .map(([element, box]) => {
            const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0)
            const high = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
            return { element, share: (Math.max(0, wide) * Math.max(0, high)) / (innerWidth * innerHeight) }
          })
          .toSorted((a, b) => b.share - a.share)
        scrollTo({ top: 0, behavior: 'instant' })
        return most && most.share > 0.5
          ? [
              audit.fault(
                most.element,
                `It takes ${Math.round(100 * most.share)} % of a window of ${innerWidth} by ${innerHeight}`,
              ),
            ]
          : []
      })
      if (!found) continue
      applied += 1
      faults.push(...found)
    }
    await page.setViewportSize(size)
    return { applied, faults }
  },
  good: '<header style="position:sticky;top:0;height:60px">Ramps</header><main style="height:3000px">Words</main>',
  bad: '<header style="position:sticky;top:0;height:200px">Ramps</header><main style="height:3000px">Words</main>',
}
