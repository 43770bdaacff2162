import { type Check, failure } from '#tests/audit/check.ts'

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
        .map((one) => audit.selector(one)),
    )
    const faults = []
    const place = () => page.evaluate(() => location.origin + location.pathname + location.hash)
    const from = await place()
    for (const target of targets.slice(0, 60)) {
      const control = page.locator(target).first()
      const isGone = await control.focus({ timeout: 10_000 }).then(
        () => false,
        () => true,
      )
      if (isGone) continue
      const isSelect = await control.evaluate((one) => one.tagName === 'SELECT')
      await page.keyboard.press(isSelect ? 'ArrowDown' : 'Space')
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const isKept = await control
        .evaluate((one) => document.activeElement === one, undefined, { timeout: 10_000 })
        .catch(() => false)
      if (isKept && (await place()) === from) continue
      faults.push({ what: 'Choosing it leads elsewhere', target, html: '' })
      if ((await place()) !== from) break
    }
    return { applied: targets.length, faults }
  },
  good: '<label><input type="checkbox"> Rails</label>',
  bad: '<label><input type="checkbox" onchange="this.blur()"> Rails</label>',
}
