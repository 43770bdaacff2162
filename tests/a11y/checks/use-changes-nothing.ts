import type { Locator } from '@playwright/test'
import { type Check, failure } from '#tests/a11y/check.ts'
import { takesFocus } from '#tests/a11y/use-controls.ts'

/** In ms. The page may still be busy with the previous interaction. */
const timeout = 10_000

export const useChangesNothing: Check = {
  id: 'use-changes-nothing',
  title: 'Typing in a field, or a choice, leads nowhere and keeps the focus',
  criteria: ['3.2.2'],
  source: failure('F36'),
  renditions: ['wide'],
  async run({ page }) {
    const controls = await page.evaluate(() =>
      audit
        .all('input:not([type=hidden], [type=submit], [type=button]), select, textarea')
        .filter((element) => audit.isThere(element) && !element.matches('[readonly], :disabled'))
        .map((element) => ({
          target: audit.selector(element),
          key: element.matches('[type=radio], [type=checkbox]')
            ? 'Space'
            : element.matches('select')
              ? 'ArrowDown'
              : '',
        }))
        // Fields first: a choice may hide one.
        .toSorted((a, b) => a.key.length - b.key.length)
        .slice(0, 80),
    )
    const address = () => page.evaluate(() => location.origin + location.pathname + location.hash)
    const hasFocus = (control: Locator) =>
      control.evaluate((element) => document.activeElement === element, undefined, { timeout }).catch(() => false)
    const from = await address()
    const faults = []
    for (const { target, key } of controls) {
      const control = page.locator(target).first()
      if (!(await takesFocus(control, timeout))) continue
      // As long as a phone number: a full field may move the focus.
      await (key === '' ? page.keyboard.type('0755504100') : page.keyboard.press(key))
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const isFocused = await hasFocus(control)
      const stays = (await address()) === from
      if (!isFocused || !stays) faults.push({ what: 'Using it leads elsewhere', target, html: '' })
      if (!stays) break
    }
    return { applied: controls.length, faults }
  },
  good: '<label><input type="checkbox"> Rails</label><label>Postcode <input></label>',
  bad: [
    '<label><input type="checkbox" onchange="this.blur()"> Rails</label>',
    '<label>Postcode <input oninput="this.value.length > 3 && this.blur()"></label>',
  ],
}
