import { type Check, general } from '#tests/a11y/check.ts'

export const shortcuts: Check = {
  id: 'shortcuts',
  title: 'No single letter, digit or sign does anything outside a field; a key that a control names does something',
  criteria: ['2.1.4', '4.1.2'],
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
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789?/.'.split('')
    const before = await state()
    for (const letter of letters) await page.keyboard.press(letter)
    const faults = (await state()) === before ? [] : [{ what: 'A single key does something', target: '', html: '' }]
    const named = await page.evaluate(() =>
      audit
        .all('[aria-keyshortcuts]')
        .filter(audit.isThere)
        .map((element) => ({
          keys: element.getAttribute('aria-keyshortcuts') ?? '',
          ...audit.fault(element, `The key that it names (${element.getAttribute('aria-keyshortcuts')}) does nothing`),
        })),
    )
    for (const { keys, ...fault } of named) {
      const old = await state()
      for (const key of keys.split(' ')) await page.keyboard.press(key)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      if ((await state()) === old) faults.push(fault)
    }
    return { applied: letters.length + named.length, faults }
  },
  good: '<button>Ramps</button>',
  bad: [
    '<button>Ramps</button><script>addEventListener("keydown", (event) => { if (event.key === "s") document.querySelector("button").focus() })</script>',
    '<button aria-keyshortcuts="F8">Messages</button>',
  ],
}
