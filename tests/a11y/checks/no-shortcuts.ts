import { type Check, general } from '#tests/a11y/check.ts'

export const noShortcuts: Check = {
  id: 'no-shortcuts',
  title: 'No single letter, digit or sign does anything outside a field',
  criteria: ['2.1.4'],
  source: general('G217'),
  renditions: ['wide'],
  async run({ page }) {
    const state = () =>
      page.evaluate(() =>
        [
          location.href,
          document.activeElement ? audit.selector(document.activeElement) : '',
          audit.all('[aria-expanded=true], dialog[open], details[open]').length,
          document.body.innerText.length,
        ].join(),
      )
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    const keys = 'abcdefghijklmnopqrstuvwxyz0123456789?/.'.split('')
    const before = await state()
    for (const key of keys) await page.keyboard.press(key)
    if ((await state()) === before) return { applied: keys.length, faults: [] }
    return { applied: keys.length, faults: [{ what: 'A single key does something', target: '', html: '' }] }
  },
  good: '<button>Ramps</button>',
  bad: '<button>Ramps</button><script>addEventListener("keydown", (event) => { if (event.key === "s") document.querySelector("button").focus() })</script>',
}
