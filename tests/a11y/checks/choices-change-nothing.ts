import { type Check, failure } from '#tests/a11y/check.ts'
import { leadingElsewhere } from '#tests/a11y/use-controls.ts'

export const choicesChangeNothing: Check = {
  id: 'choices-change-nothing',
  title: 'A choice leads nowhere and keeps the focus',
  criteria: ['3.2.2'],
  source: failure('F36'),
  renditions: ['wide'],
  async run({ page }) {
    const targets = await page.evaluate(() =>
      audit
        .all('input[type=radio], input[type=checkbox], select')
        .filter(audit.isThere)
        .map((element) => audit.selector(element)),
    )
    const faults = await leadingElsewhere(page, targets.slice(0, 60), {
      async use(control) {
        const isSelect = await control.evaluate((element) => element.tagName === 'SELECT')
        await page.keyboard.press(isSelect ? 'ArrowDown' : 'Space')
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      },
      what: 'Choosing it leads elsewhere',
    })
    return { applied: targets.length, faults }
  },
  good: '<label><input type="checkbox"> Rails</label>',
  bad: '<label><input type="checkbox" onchange="this.blur()"> Rails</label>',
}
