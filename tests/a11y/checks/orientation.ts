import { type Check, failure } from '#tests/a11y/check.ts'

export const orientation: Check = {
  id: 'orientation',
  title: 'The page stands upright and lies on its side, and all of it is there',
  criteria: ['1.3.4'],
  source: failure('F97'),
  renditions: ['narrow'],
  async run({ page }) {
    const faults = []
    const size = page.viewportSize() ?? { width: 320, height: 640 }
    for (const viewport of [
      { width: 400, height: 800 },
      { width: 800, height: 400 },
    ]) {
      await page.setViewportSize(viewport)
      faults.push(
        ...(await page.evaluate(() =>
          audit.all('html, body, main, body > *').flatMap((element) => {
            if (element.matches('script, style, link')) return []
            const { transform, rotate } = getComputedStyle(element)
            const [, a = '1', b = '0'] = /matrix\(([^,]+), ([^,]+)/.exec(transform) ?? []
            return Math.abs(Number(b)) > 0.5 || Number(a) < 0 || (rotate !== 'none' && rotate !== '0deg')
              ? [audit.fault(element, `It is turned at ${innerWidth} by ${innerHeight}`)]
              : element.matches('main') && !audit.isSeen(element)
                ? [audit.fault(element, `The main area is gone at ${innerWidth} by ${innerHeight}`)]
                : []
          }),
        )),
      )
    }
    await page.setViewportSize(size)
    return { applied: 2, faults }
  },
  good: '<main><p>Ramps</p></main>',
  bad: '<style>@media (orientation: landscape) { main { display: none } }</style><main><p>Ramps</p></main>',
}
