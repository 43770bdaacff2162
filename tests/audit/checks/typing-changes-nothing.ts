import { type Check, failure } from '#tests/audit/check.ts'

export const typingChangesNothing: Check = {
  id: 'typing-changes-nothing',
  title: 'Typing in a field leads nowhere and keeps the focus',
  criteria: ['3.2.2'],
  source: failure('F37'),
  renditions: ['wide'],
  async run({ page }) {
    const targets = await page.evaluate(() =>
      audit
        .all('input:not([type=hidden], [type=radio], [type=checkbox], [type=submit], [type=button]), textarea')
        .filter((one) => audit.isThere(one) && !one.matches('[readonly], :disabled'))
        .map((one) => audit.selector(one)),
    )
    const place = () => page.evaluate(() => location.origin + location.pathname + location.hash)
    const from = await place()
    const faults = []
    for (const target of targets) {
      const field = page.locator(target).first()
      const isGone = await field.focus({ timeout: 10_000 }).then(
        () => false,
        () => true,
      )
      if (isGone) continue
      // As long as a phone number: a field that is full may hand on the focus.
      await page.keyboard.type('0755504100')
      const isKept = await field
        .evaluate((one) => document.activeElement === one, undefined, { timeout: 10_000 })
        .catch(() => false)
      if (isKept && (await place()) === from) continue
      faults.push({ what: 'Typing in it leads elsewhere', target, html: '' })
      if ((await place()) !== from) break
    }
    return { applied: targets.length, faults }
  },
  good: '<label>Postcode <input></label>',
  bad: '<label>Postcode <input oninput="this.value.length > 3 && this.blur()"></label>',
}
