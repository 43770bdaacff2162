import { type Check, failure } from '#tests/a11y/check.ts'
import { leadingElsewhere } from '#tests/a11y/use-controls.ts'

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
        .filter((element) => audit.isThere(element) && !element.matches('[readonly], :disabled'))
        .map((element) => audit.selector(element)),
    )
    const faults = await leadingElsewhere(page, targets, {
      // As long as a phone number: a full field may move the focus.
      use: () => page.keyboard.type('0755504100'),
      what: 'Typing in it leads elsewhere',
    })
    return { applied: targets.length, faults }
  },
  good: '<label>Postcode <input></label>',
  bad: '<label>Postcode <input oninput="this.value.length > 3 && this.blur()"></label>',
}
