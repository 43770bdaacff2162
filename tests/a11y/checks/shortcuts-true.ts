import { aria, type Check } from '#tests/a11y/check.ts'

export const shortcutsTrue: Check = {
  id: 'shortcuts-true',
  title: 'A key that a control names does something',
  criteria: ['4.1.2'],
  source: aria('ARIA5'),
  renditions: ['wide'],
  async run({ page }) {
    const named = await page.evaluate(() =>
      audit
        .all('[aria-keyshortcuts]')
        .filter(audit.isThere)
        .map((element) => ({
          keys: element.getAttribute('aria-keyshortcuts') ?? '',
          ...audit.fault(element, `The key that it names (${element.getAttribute('aria-keyshortcuts')}) does nothing`),
        })),
    )
    const look = () =>
      page.evaluate(() =>
        [
          location.href,
          document.activeElement ? audit.selector(document.activeElement) : '',
          document.body.innerText,
        ].join('|'),
      )
    const faults = []
    for (const { keys, ...fault } of named) {
      const before = await look()
      for (const key of keys.split(' ')) await page.keyboard.press(key)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      if ((await look()) === before) faults.push(fault)
    }
    return { applied: named.length, faults }
  },
  good: '<button aria-keyshortcuts="F8">Messages</button><script>addEventListener("keydown", ({ key }) => { if (key === "F8") document.querySelector("button").focus() })</script>',
  bad: '<button aria-keyshortcuts="F8">Messages</button>',
}
