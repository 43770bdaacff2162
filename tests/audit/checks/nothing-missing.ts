import { type Check, failure } from '#tests/audit/check.ts'

export const nothingMissing: Check = {
  id: 'nothing-missing',
  title: 'What the main area says on a wide screen it says on a narrow one too',
  criteria: ['1.4.10'],
  source: failure('F102'),
  renditions: ['narrow'],
  async run({ page }) {
    const size = page.viewportSize() ?? { width: 320, height: 640 }
    const words = () =>
      page.evaluate(() =>
        audit
          .all('main *')
          .filter(
            (element) =>
              audit.isExposed(element) &&
              [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.nodeValue ?? ''),
              ),
          )
          .map((element) => audit.selector(element)),
      )
    const narrow = new Set(await words())
    await page.setViewportSize({ width: 1280, height: 900 })
    const wide = await words()
    const faults = await page.evaluate(
      (targets) =>
        targets.map((target) => audit.fault(document.querySelector(target), 'It is missing on a narrow screen')),
      wide.filter((target) => !narrow.has(target)),
    )
    await page.setViewportSize(size)
    return { applied: wide.length, faults }
  },
  good: '<main><p>Ramps</p></main>',
  bad: '<style>@media (max-width: 500px) { p { display: none } }</style><main><p>Ramps</p></main>',
}
